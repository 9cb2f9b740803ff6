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

place-inside = in the { NAME($car) }
place-roof = on the roof of the { NAME($car) }
way-inside = into the { NAME($car) }
way-roof = onto the roof of the { NAME($car) }

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
about-turn-diversion = One of each team may cost every opponent a card.

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
