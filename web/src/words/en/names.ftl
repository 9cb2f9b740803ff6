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
    .the = the locomotive
car-baggage = baggage car
    .title = Baggage
    .the = the baggage car
car-second-class = second-class car
    .title = Second class
    .the = the second-class car
car-first-class = first-class car
    .title = First class
    .the = the first-class car
car-dining = dining car
    .title = Dining
    .the = the dining car
car-mail = mail car
    .title = Mail
    .the = the mail car
car-saloon = saloon car
    .title = Saloon
    .the = the saloon car
car-armored-locomotive = armored locomotive
    .title = Locomotive
    .the = the armored locomotive
car-coal = coal car
    .title = Coal
    .the = the coal car
car-armored-1 = armored car 1
    .title = Armored 1
    .the = armored car 1
car-arsenal = arsenal
    .title = Arsenal
    .the = the arsenal
car-armored-2 = armored car 2
    .title = Armored 2
    .the = armored car 2
car-infirmary = infirmary
    .title = Infirmary
    .the = the infirmary
car-armored-3 = armored car 3
    .title = Armored 3
    .the = armored car 3

place-inside = in { NAME($car, form: "the") }
place-roof = on the roof of { NAME($car, form: "the") }
way-inside = into { NAME($car, form: "the") }
way-roof = onto the roof of { NAME($car, form: "the") }

action-move = Move
action-floor-change = Floor Change
action-fire = Fire
action-robbery = Robbery
action-punch = Punch
action-marshal = Marshal
action-nudge = Nudge
card-bullet = Bullet
bullet-neutral = { $count ->
    [one] a neutral bullet
   *[other] { $count } neutral bullets
}
bullet-of = { $count ->
    [one] a bullet from { NAME($bandit) }
   *[other] { $count } bullets from { NAME($bandit) }
}
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
about-marshal = He moves one car and shoots whoever he meets.
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
about-turn-switching = Everybody acts once, counterclockwise.
about-turn-diversion = One player on each team may cost every opponent a card.

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
about-event-angry-marshal = A bullet for all on the roof above, then he walks a car back.
about-event-swivel-arm = All on roofs are swept to the roof of the last car.
about-event-braking = All on roofs slide one car forward.
about-event-take-it-all = The second strongbox lands beside the Marshal.
about-event-rebellion = A bullet for all who are inside.
about-event-pickpocketing = Anybody alone may pocket a purse lying there.
about-event-marshals-revenge = All on the roof above him lose their cheapest purse.
about-event-hostage = $250 for all in or on the locomotive.
about-event-swivel-arms = All on roofs are swept to the last roof of their train.
about-event-couriers-move = Every courier goes to the other floor of his car.
about-event-heavy-fire = All on roofs take a bullet and drop a token.
about-event-rescue = You may go to a teammate's side.
about-event-concerted-plan = Teammates in one place draw two more cards.
about-event-healing = Teammates in one place may discard two bullets.
about-event-short-of-hands = One last Move for all on the armored train.
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

preset-ru14 = 2014 edition
preset-pl15 = 2015 edition
preset-ru18-basic = First game
preset-ru18-advanced = Standard game
preset-ua-basic = First game (UA)
preset-ua-advanced = Standard game (UA)
preset-couriers = Couriers
preset-couriers-betrayal = Betrayal

level-greenhorn = greenhorn
level-outlaw = outlaw
level-desperado = desperado
level-legend = legend

## On chips and cards, so that nothing is told by color alone: one sign each, no two alike
letter-ghost = G
letter-doc = D
letter-tuco = T
letter-cheyenne = C
letter-belle = B
letter-django = J
letter-mei = ✿
letter-misty = M
letter-twinzz = Z
letter-marshal = ★
letter-courier = ✉
letter-professore = P
