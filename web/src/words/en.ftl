# English. Every key is in all languages; a test compares them.
# NAME($x, form: "…") is the message with the id $x, in another form where the language has one.

## Names of things
bandit-ghost = Ghost
bandit-doc = Doc
bandit-tuco = Tuco
bandit-cheyenne = Cheyenne
bandit-belle = Belle
bandit-django = Django
bandit-mei = Mei
bandit-misty = Misty
bandit-twinzz = Twinzz
bandit-marshal = the Marshal
bandit-courier = a courier
bandit-professore = Il Professore

car-locomotive = locomotive
    .title = Locomotive
car-baggage = baggage car
    .title = Baggage
car-second-class = second-class car
    .title = Second class
car-first-class = first-class car
    .title = First class
car-dining = dining car
    .title = Dining
car-mail = mail car
    .title = Mail
car-saloon = saloon car
    .title = Saloon
car-armored-locomotive = armored locomotive
    .title = Locomotive
car-coal = coal car
    .title = Coal
car-armored-1 = armored car 1
    .title = Armored 1
car-arsenal = arsenal
    .title = Arsenal
car-armored-2 = armored car 2
    .title = Armored 2
car-infirmary = infirmary
    .title = Infirmary
car-armored-3 = armored car 3
    .title = Armored 3

place-inside = the { NAME($car) }
place-roof = the roof of the { NAME($car) }

action-move = Move
action-floor-change = Floor Change
action-fire = Fire
action-robbery = Robbery
action-punch = Punch
action-marshal = Marshal
action-nudge = Nudge
card-bullet = Bullet
card-hidden = a card face down
plot-scheme = Scheme
plot-rapid-fire = Rapid fire
plot-long-shot = Long shot
plot-extra-nudge = Extra nudge
plot-binoculars = Binoculars

about-move = Next car; on a roof one to three cars.
about-floor-change = Up to the roof or down inside.
about-fire = A bullet for somebody in the next car, or along the roofs.
about-robbery = Take one token where you stand.
about-punch = Somebody beside you drops a token and is thrown a car away.
about-marshal = He moves one car, and shoots whom he meets.
about-nudge = A teammate may act at once.
about-bullet = A bullet can't be played. It only clogs the hand.

turn-standard = Standard
turn-tunnel = Tunnel
turn-speeding-up = Speeding up
turn-switching = Switching
turn-diversion = Diversion
about-turn-standard = Everybody acts once; cards lie open.
about-turn-tunnel = Everybody acts once; cards lie face down.
about-turn-speeding-up = Everybody acts twice in a row.
about-turn-switching = Everybody acts once, the other way round.
about-turn-diversion = One of each team may put its last card back.

event-angry-marshal = Angry Marshal
event-swivel-arm = Swivel Arm
event-braking = Braking
event-take-it-all = Take It All!
event-rebellion = Passengers' Rebellion
event-pickpocketing = Pickpocketing
event-marshals-revenge = Marshal's Revenge
event-hostage = Hostage
event-swivel-arms = Swivel Arms
event-couriers-move = Couriers on the move
event-heavy-fire = Heavy fire
event-rescue = To the rescue!
event-concerted-plan = Concerted plan
event-healing = Healing
event-short-of-hands = Short of hands
event-none = No event
about-event-angry-marshal = A bullet for the roof above him, then one car back.
about-event-swivel-arm = Roof bandits are swept to the last car.
about-event-braking = Roof bandits slide one car forward.
about-event-take-it-all = The second strongbox lands beside the Marshal.
about-event-rebellion = A bullet for everybody inside.
about-event-pickpocketing = Who is alone may take a purse.
about-event-marshals-revenge = The roof above him loses its cheapest purse.
about-event-hostage = $250 for each on the locomotive.
about-event-swivel-arms = Roof bandits are swept to the last cars.
about-event-couriers-move = Every courier changes floor.
about-event-heavy-fire = On roofs: a bullet, and one token dropped.
about-event-rescue = You may go to a teammate's side.
about-event-concerted-plan = Teammates in one place draw two more.
about-event-healing = Teammates in one place may discard two bullets.
about-event-short-of-hands = One last move off the armored train.
about-event-none = The round ends without one.

loot-purse = purse
    .one = a purse
loot-jewel = jewel
    .one = a jewel
loot-strongbox = strongbox
    .one = a strongbox
loot-bag = bag
    .one = a bag
loot-nugget = gold nugget
    .one = a gold nugget
loot-document = secret document
    .one = a secret document
dollars = ${ NUMBER($amount, useGrouping: "true") }
team-red = red team
team-blue = blue team

preset-ru14 = 2014
preset-pl15 = 2015
preset-ru18-basic = First game
preset-ru18-advanced = Standard
preset-ua-basic = First game (UA)
preset-ua-advanced = Standard (UA)
preset-couriers = Couriers
preset-couriers-betrayal = Betrayal

level-greenhorn = greenhorn
level-outlaw = outlaw
level-desperado = desperado
level-legend = legend

## The table
table-private = Friends' table
table-public = Public table
table-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
the-train = The train
round = Round
round-of = Round { $round } of { $rounds }
phase-schemin = Schemin'
phase-stealin = Stealin'
phase-event = Event
phase-start = Start
phase-over = The end
turn-done = done
turn-now = now
seat-first = 1st
seat-first-long = first player this round
seat-you = you
seat-bot = bot · { $level }
seat-thinking = thinking
seat-away = away
seat-left = a bot plays on
seat-open = empty
seat-empty-handed = empty-handed
seat-label = { $name }, leads { $bandits }
stat-ammo = { $left ->
    [one] { $left } bullet left
   *[other] { $left } bullets left
}
stat-ammo-of = { $left } of 6 bullets left
stat-received = { $count ->
    [one] { $count } bullet received
   *[other] { $count } bullets received
}
stat-received-short = { $count } received
stat-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
stat-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
stat-loot-unknown = { NAME($loot) }, value unknown to you
stat-loot-known = { NAME($loot) }, { $value }
mine-title = you · { $value }
pile = The pile
pile-planning = played in this order
pile-empty = nobody has played yet
pile-progress = card { $now } of { $of }
pile-card = { NAME($bandit) }: { $card }
pile-slot = { NAME($bandit) } is still to act
hand = Your hand
draw-three = Draw 3
draw-none = Nothing to draw
deck-count = { $count } in deck
face-down = face down
play-hidden = Play it face down
play-card = Play { $card }
card-cant = can't be played now
log = Log
chat = Chat
chat-unread = Chat · { $count }
what-happened = What happened
nothing-yet = Nothing has happened yet.
time-left = { $time } left
turn-of = { $name } decides
watching = You are watching.
note-play-open = Play one card face up, or draw 3.
note-play-hidden = Play one card face down, or draw 3.
note-play-only = Play one card.
choose-first = Choose first
speed = Speed
pause = Pause
resume = Play
skip = Skip
show-train = Go to the { NAME($car) }
next-car = Next car
previous-car = Previous car
next-round-shift = next round: 2 cars on
side-by-side = side by side with the { NAME($car) }
tunnel-note = Nobody sees what you play.
tunnel-title = Tunnel.
curtain-title = Pass the device to { $name }
curtain-about = Everybody else looks away.
curtain-open = I am { $name }

## Questions
ask-bandit = Whom do you lead?
ask-team = Which team do you lead?
ask-last-car = Who starts in the last car?
ask-pick = Which card goes into your hand?
ask-act = Your turn, { NAME($bandit) }
ask-keep = Which cards do you keep?
ask-move = Move: where to?
ask-climb = Floor Change: where to?
ask-fire = Fire: at whom?
ask-rob = Robbery: what do you take?
ask-punch = Punch: whom?
ask-knock = What does { NAME($victim) } lose?
ask-take = Take what fell?
ask-push = Where is { NAME($victim) } thrown?
ask-marshal = Where does the Marshal go?
ask-pickpocket = Pick a pocket?
ask-shove = Where is { NAME($victim) } pushed?
ask-nudge = Nudge: who does what?
ask-grant = What does { NAME($bandit) } do?
ask-document = Keep this document?
ask-gun-knock = What does { NAME($victim) } lose?
ask-set-aside = Set a card aside?
ask-heal = Which bullets do you discard?
ask-drop = What do you put down?
ask-rescue = To whose side?
ask-last-move = One last move?

## Choices
choice-bandit = { NAME($bandit) }
choice-team = { NAME($one) } and { NAME($two) }
choice-last-car = { NAME($bandit) }
choice-pick = { $card }
choice-draw = Draw 3 cards
choice-play = Play { $card }
choice-play-hidden = Play { $card } face down
choice-play-then = Play { $card }, then { $next }
choice-keep = Keep { $cards }
choice-keep-nothing = Keep nothing
choice-go-inside = Inside the { NAME($car) }
choice-go-roof = Roof of the { NAME($car) }
choice-fire = { NAME($bandit) }
choice-fire-courier = The courier of { NAME($car) }
choice-gun = The machine gun
choice-rob = { NAME($loot) }
choice-punch = { NAME($bandit) }
choice-knock = { NAME($loot) }
choice-take = Take it
choice-leave = Leave it
choice-marshal = To the { NAME($car) }
choice-pickpocket = { NAME($bandit) }: { NAME($loot) }
choice-decline = No, thanks
choice-divert = Diversion
choice-nudge = { NAME($bandit) }: { $action }
choice-do = { $action }
choice-set-aside = { $card }
choice-heal = Discard { $bullets }
choice-heal-nothing = Keep them all
choice-drop = { NAME($loot) }
detail-forward = { $cars ->
    [one] { $cars } car forward
   *[other] { $cars } cars forward
}
detail-back = { $cars ->
    [one] { $cars } car back
   *[other] { $cars } cars back
}
detail-across = across to the other train
detail-up = up to the roof
detail-down = down inside
detail-beside = beside { $who }
detail-at = { $place }
detail-count = { $count ->
    [one] one here
   *[other] { $count } here, all alike
}

## What happened
told-first-player = { NAME($bandit) } goes first.
told-bandit-chosen = { $name } leads { NAME($bandit) }.
told-bandit-placed = { NAME($bandit) } boards: { $place }.
told-answered = { NAME($bandit) } has decided.
told-round-began = Round { $round } begins.
told-turn-began = Turn { $turn }: { $kind }.
told-passed = { NAME($bandit) } can do nothing.
told-deck-shuffled = { NAME($bandit) } shuffles the deck.
told-bullet-discarded = { NAME($bandit) } discards a bullet.
told-hand-returned = { NAME($bandit) } puts { $count ->
    [one] one card
   *[other] { $count } cards
} back.
told-stealin-began = The pile is turned over.
told-card-revealed = { NAME($bandit) } plays { $card }.
told-nothing-no-target = { NAME($bandit) } finds nobody to shoot at.
told-nothing-no-bullets = { NAME($bandit) } has no bullets left.
told-nothing-no-loot = { NAME($bandit) } finds nothing to take.
told-nothing-nobody-here = { NAME($bandit) } finds nobody to punch.
told-nothing-nowhere-to-go = { NAME($bandit) } can't go anywhere.
told-nothing-no-teammate = { NAME($bandit) } has no teammate here.
told-nothing-cant-be-done = { NAME($bandit) } can't do it.
told-moved = { NAME($bandit) } goes to { $place }.
told-climbed = { NAME($bandit) } climbs: { $place }.
told-thrown = { NAME($bandit) } is thrown to { $place }.
told-fled = { NAME($bandit) } flees to { $place }.
told-swept = { NAME($bandit) } is swept to { $place }.
told-fired = { NAME($bandit) } fires at { NAME($victim) } and hits.
told-punched = { NAME($bandit) } punches { NAME($victim) }.
told-marshal-moved = The Marshal goes to the { NAME($car) }.
told-neutral-bullet = { NAME($bandit) } gets a neutral bullet.
told-bullets-ran-short = There are too few neutral bullets.
told-event-began = Event: { $event }.
told-strongbox-placed = The second strongbox lands: { $place }.
told-ransom-paid = { NAME($bandit) } gets $250 of ransom.
told-declined = { NAME($bandit) } declines.
told-courier-moved = A courier changes floor: { $place }.
told-courier-hit = { NAME($bandit) } hits the courier of { NAME($car) }.
told-gun-fired = { NAME($bandit) } fires the machine gun.
told-action-granted = { NAME($bandit) } may act at once.
told-action-taken = { NAME($bandit) } does it: { $action }.
told-document-seen = { NAME($bandit) } reads a secret document.
told-document-put-back = { NAME($bandit) } puts the document back.
told-diverted = { NAME($bandit) } makes a Diversion.
told-bullet-healed = { NAME($bandit) } discards a bullet for good.
told-plan-concerted = { NAME($bandit) } will draw two cards more.
told-plan-advanced = The Devilish Plan goes on: { $value }.
told-plot-came-to-nothing = Il Professore's plot comes to nothing.
told-long-shot-hit = Il Professore hits the courier of { NAME($car) }.
told-trains-passed = The trains pass each other.
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
told-cards-put-away = { NAME($bandit) } puts cards away.
told-card-diverted = { NAME($bandit) } takes the last card back.
told-card-set-aside = { NAME($bandit) } sets a card aside.
told-plot-laid = Il Professore lays a card.
told-loot-taken = { NAME($bandit) } takes { NAME($loot, form: "one") }.
told-loot-taken-value = { NAME($bandit) } takes { NAME($loot, form: "one") } worth { $value }.
told-loot-lost = { NAME($bandit) } loses { NAME($loot, form: "one") }.

## The interface
language = Language
sound-on = Sound on
sound-off = Sound off
theme-light = Light theme
theme-dark = Dark theme
home = Home
close = Close
connecting = Connecting…
offline = The line is broken. Trying again…
gone = This table is not there.

## Home
home-title = Folsom: a train robbery for friends and bots
home-tagline = A train robbery for 2 to 9 friends, or the bots.
play-now = Play now
play-now-about = You and four bots, on the rails in ten seconds.
play-now-go = Board the train
create = Create a table
create-about = Choose the rulebook, seats, bots and clock. Send the link.
create-go = Set it up
join = Join by link
join-about = No account. A name is enough.
join-go = Join
join-placeholder = Link of a table
join-wrong = This is no link of a table.
station = At the station
station-empty = No public table right now. Open one!
station-loading = Looking down the line…
station-error = The station does not answer.
station-open = { $taken } of { $seats }
station-running = running
sit-down = Sit down
watch = Watch
unofficial = Unofficial and unaffiliated, open source, no tracking.
your-name = Your name
default-name = Stranger

## Set-up
setup-title = Set up the table
setup-new = New table
setup-rulebook = Rulebook
switch-abilities = Abilities
about-switch-abilities = Every bandit has one trick of its own.
switch-events = Events
about-switch-events = Each round ends with what its card says.
switch-expert = For experts
about-switch-expert = Decks are not reshuffled; action cards can be kept for the next round.
setup-seats = Seats
setup-clock = Clock
clock-none = None
clock-short = 45 s
clock-long = One day
setup-who = Who may come
by-link = By link
public = Public
setup-start = Open the table
setup-bots = Bots on the other seats
setup-empty-seats = Leave the other seats open
setup-level = How well they play
setup-two-bandits = two bandits each
setup-failed = That did not work: { $reason }

## Before the start
lobby-title = The platform
lobby-about = The train leaves as soon as every chair is taken.
lobby-link = Send this link
copy = Copy
copied = Copied
sit-here = Sit here
add-bot = Add a bot
free-chair = Free this chair
start-game = Start the game
waiting-host = The host starts the game.

## The end
end-winner = { $name } rides away
end-winners = { $names } ride away
end-draw = Nobody rides away alone
end-count = The count
end-rematch = Rematch
end-record = Download record
end-received = { $count ->
    [one] { $count } bullet received
   *[other] { $count } bullets received
}
end-prize = best gunslinger
