## Why the rules say no. Each stands at the end of “The rules don't allow that: …” or “That game can't be played: …”.
why-game-over = the game is over
why-not-asked = something else is asked right now
why-not-free = that one can't be chosen
why-not-held = that card is not among those to choose from
why-bullet-played = a bullet can't be played
why-nothing-to-draw = there is nothing to draw
why-may-not-hide = only Ghost plays a card face down, and only as the very first act of the round
why-may-not-follow = in a standard turn Fire may be followed by a card of the other bandit, but not by Marshal
why-cant-keep = only action cards in hand can be kept
why-out-of-reach = the bandit can't get there
why-not-a-target = { NAME($bandit) } can't be hit from here
why-belle-is-spared = nobody aims at Belle while somebody else can be chosen
why-no-such-loot = there is no such loot to choose
why-no-courier = no courier can be hit there
why-no-gun = the machine gun is not at hand, has nobody to hit, or lacks bullets
why-may-not-divert = a Diversion can't be made now
why-no-such-nudge = that action can't be offered or taken
why-not-your-document = your own team's document is kept, the other team's is put back
why-cant-heal = at most two bullets can be discarded, neutral ones first
why-not-a-neighbour = that is not a neighboring car
why-seats = { $given ->
    [one] there is no such game for { $given } seat
   *[other] there is no such game for { $given } seats
}
why-no-pairs = only three players may take two bandits each, where the rulebook allows it, and not in the expansion
why-expert-pairs = the expert variant does not go with two bandits each
why-too-few-bandits = bandits needed: { $needed }, admitted: { $admitted }
why-wrong-cast = bandits needed: { $needed }, named: { $given }
why-bandit-twice = named twice: { NAME($bandit) }
why-wrong-team = Ghost, Doc, and Belle must all play, each on a different team
why-wrong-cars = cars needed behind the locomotive: { $needed }, named: { $given }
why-car-twice = can't be named again: { NAME($car) }
