## What happened
told-first-player = { NAME($bandit) } goes first.
told-bandit-chosen = { $name } plays { NAME($bandit) }.
told-bandit-placed = { NAME($bandit) } starts { $place }.
told-answered = { NAME($bandit) } has decided.
told-round-began = Round { $round } begins.
told-turn-began = Turn { $turn }: { $kind }.
told-passed = { NAME($bandit) } has to pass.
told-deck-shuffled = { NAME($bandit) } shuffles the deck.
told-bullet-discarded = { NAME($bandit) } discards a bullet.
told-hand-returned = { NAME($bandit) } returns { $count ->
    [one] one card
   *[other] { $count } cards
} to the deck.
told-stealin-began = The pile is turned over.
told-card-revealed = { NAME($bandit) } plays { $card }.
told-nothing-no-target = { NAME($bandit) } finds nobody to shoot at.
told-nothing-no-bullets = { NAME($bandit) } has no bullets left.
told-nothing-no-loot = { NAME($bandit) } finds nothing to take.
told-nothing-nobody-here = { NAME($bandit) } finds nobody to punch.
told-nothing-nowhere-to-go = { NAME($bandit) } can't go anywhere.
told-nothing-no-teammate = { NAME($bandit) } has nobody to nudge.
told-nothing-cant-be-done = { NAME($bandit) } can't do it.
told-moved = { NAME($bandit) } goes { $way }.
told-climbed = { NAME($bandit) } climbs { $way }.
told-thrown = { NAME($bandit) } is thrown { $way }.
told-fled = { NAME($bandit) } flees { $way }.
told-swept = { NAME($bandit) } is swept { $way }.
told-fired = { NAME($bandit) } fires at { NAME($victim) } and hits.
told-punched = { NAME($bandit) } punches { NAME($victim) }.
told-marshal-moved = The Marshal goes to { NAME($car, form: "the") }.
told-neutral-bullet = { NAME($bandit) } gets a neutral bullet.
told-bullets-ran-short = There are too few neutral bullets.
told-event-began = Event: { $event }.
told-strongbox-placed = The second strongbox turns up { $place }.
told-ransom-paid = { NAME($bandit) } gets a $250 ransom.
told-declined = { NAME($bandit) } declines.
told-courier-moved = The courier is now { $place }.
told-courier-hit = { NAME($bandit) } hits the courier of { NAME($car, form: "the") }.
told-gun-fired = { NAME($bandit) } fires the machine gun.
told-action-granted = { NAME($bandit) } may act at once.
told-action-taken = { NAME($bandit) } goes for { $action }.
told-document-seen = { NAME($bandit) } reads a secret document.
told-document-put-back = { NAME($bandit) } puts the document back.
told-diverted = { NAME($bandit) } pulls a Diversion.
told-bullet-healed = { NAME($bandit) } discards a bullet for good.
told-plan-concerted = { NAME($bandit) } will draw two more cards.
told-plan-advanced = The Devilish Plan is now worth { $value }.
told-plot-came-to-nothing = Il Professore's plot comes to nothing.
told-long-shot-hit = Il Professore hits the courier of { NAME($car, form: "the") }.
told-trains-passed = The starting train rolls on by two cars.
told-cut-short = The last round will be short.
told-plot-revealed = Il Professore: { $card }.
told-game-over = The game is over.
told-card-picked = { NAME($bandit) } picks a card.
told-cards-drawn = { NAME($bandit) } draws { $count ->
    [one] one card
   *[other] { $count } cards
}.
told-card-played = { NAME($bandit) } plays { $card }.
told-card-played-hidden = { NAME($bandit) } plays a card face down.
told-cards-put-away = { NAME($bandit) } discards the rest.
told-card-diverted = { NAME($bandit) } loses a card to the bottom of the deck.
told-card-set-aside = { NAME($bandit) } sets a card aside for the next round.
told-plot-laid = Il Professore lays a card.
told-loot-taken = { NAME($bandit) } takes { NAME($loot, form: "one") }.
told-loot-taken-value = { NAME($bandit) } takes { NAME($loot, form: "one") } worth { $value }.
told-loot-lost = { NAME($bandit) } loses { NAME($loot, form: "one") }.
