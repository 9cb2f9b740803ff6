## Names of things
bandit-ghost = Ghost
    .acc = Ghosta
bandit-doc = Doc
    .acc = Doca
bandit-tuco = Tuco
    .acc = Tuco
bandit-cheyenne = Cheyenne
    .acc = Cheyenne
bandit-belle = Belle
    .acc = Belle
bandit-django = Django
    .acc = Django
bandit-mei = Mei
    .acc = Mei
bandit-misty = Misty
    .acc = Misty
bandit-twinzz = Twinzz
    .acc = Twinzz
bandit-marshal = Szeryf
    .acc = Szeryfa
bandit-courier = kurier
    .acc = kuriera
bandit-professore = Il Professore
    .acc = Il Professore

car-locomotive = lokomotywa
    .title = Lokomotywa
    .gen = lokomotywy
car-baggage = wagon bagażowy
    .title = Bagażowy
    .gen = wagonu bagażowego
car-second-class = wagon drugiej klasy
    .title = Druga klasa
    .gen = wagonu drugiej klasy
car-first-class = wagon pierwszej klasy
    .title = Pierwsza klasa
    .gen = wagonu pierwszej klasy
car-dining = wagon restauracyjny
    .title = Restauracyjny
    .gen = wagonu restauracyjnego
car-mail = wagon pocztowy
    .title = Pocztowy
    .gen = wagonu pocztowego
car-saloon = salonka
    .title = Salonka
    .gen = salonki
car-armored-locomotive = lokomotywa pancerna
    .title = Lokomotywa
    .gen = lokomotywy pancernej
car-coal = węglarka
    .title = Węglarka
    .gen = węglarki
car-armored-1 = wagon pancerny 1
    .title = Pancerny 1
    .gen = wagonu pancernego 1
car-arsenal = wagon-arsenał
    .title = Arsenał
    .gen = wagonu-arsenału
car-armored-2 = wagon pancerny 2
    .title = Pancerny 2
    .gen = wagonu pancernego 2
car-infirmary = wagon sanitarny
    .title = Sanitarny
    .gen = wagonu sanitarnego
car-armored-3 = wagon pancerny 3
    .title = Pancerny 3
    .gen = wagonu pancernego 3

place-inside = wnętrze { NAME($car, form: "gen") }
place-roof = dach { NAME($car, form: "gen") }
way-inside = do { NAME($car, form: "gen") }
way-roof = na dach { NAME($car, form: "gen") }

action-move = Ruch
action-floor-change = Zmiana poziomu
action-fire = Strzał
action-robbery = Rabunek
action-punch = Cios
action-marshal = Szeryf
action-nudge = Wsparcie
card-bullet = Pocisk
bullet-neutral = { $count ->
    [one] neutralny pocisk
    [few] { $count } neutralne pociski
   *[many] { $count } neutralnych pocisków
}
bullet-of = { $count ->
    [one] pocisk ({ NAME($bandit) })
    [few] { $count } pociski ({ NAME($bandit) })
   *[many] { $count } pocisków ({ NAME($bandit) })
}
card-hidden = zakryta karta
plot-scheme = Intryga
plot-rapid-fire = Szybki ogień
plot-long-shot = Strzał z daleka
plot-extra-nudge = Dod. wsparcie
plot-binoculars = Lornetka

about-move = Do sąsiedniego wagonu; po dachach o jeden do trzech.
about-floor-change = W górę na dach albo w dół do środka.
about-fire = Pocisk dla kogoś w sąsiednim wagonie albo wzdłuż dachów.
about-robbery = Weź jeden łup tam, gdzie stoisz.
about-punch = Ktoś obok upuszcza łup i leci o wagon dalej.
about-marshal = Przechodzi o wagon i strzela do tych, których spotka.
about-nudge = Kompan może działać od razu.
about-bullet = Pocisku nie można zagrać. Tylko zajmuje rękę.

turn-standard = Zwykła
turn-tunnel = Tunel
turn-speeding-up = Przyspieszenie
turn-switching = Zamiana
turn-diversion = Odwrócenie uwagi
about-turn-standard = Każdy działa raz, karty odkryte.
about-turn-tunnel = Każdy działa raz, karty zakryte.
about-turn-speeding-up = Każdy działa dwa razy z rzędu.
about-turn-switching = Każdy działa raz, w odwrotnej kolejności.
about-turn-diversion = Ktoś z drużyny może pozbawić każdego przeciwnika karty.

event-angry-marshal = Wściekły Szeryf
event-swivel-arm = Słup trakcyjny
event-braking = Hamowanie
event-take-it-all = Bierzcie wszystko!
event-rebellion = Bunt pasażerów
event-pickpocketing = Kieszonkowcy
event-marshals-revenge = Zemsta Szeryfa
event-hostage = Pojmanie konduktora
event-swivel-arms = Słupy trakcyjne
event-couriers-move = Kurierzy w ruchu
event-heavy-fire = Ogień huraganowy
event-rescue = Na pomoc!
event-concerted-plan = Wspólny plan
event-healing = Leczenie
event-short-of-hands = Niedobór rąk do pracy
event-none = Bez wydarzenia
about-event-angry-marshal = Pocisk dla dachu nad nim, potem wagon w tył.
about-event-swivel-arm = Wszystkich z dachów zmiata na ostatni wagon.
about-event-braking = Wszyscy z dachów o wagon do przodu.
about-event-take-it-all = Druga walizka spada obok Szeryfa.
about-event-rebellion = Pocisk dla każdego w środku.
about-event-pickpocketing = Kto jest sam, może wziąć worek.
about-event-marshals-revenge = Dach nad nim traci najtańszy worek.
about-event-hostage = $250 dla każdego na lokomotywie.
about-event-swivel-arms = Wszystkich z dachów zmiata na ostatnie wagony.
about-event-couriers-move = Każdy kurier zmienia poziom.
about-event-heavy-fire = Na dachach: pocisk i jeden łup na ziemię.
about-event-rescue = Można przejść do kompana.
about-event-concerted-plan = Kompani w jednym miejscu dobiorą dwie więcej.
about-event-healing = Kompani w jednym miejscu mogą odrzucić dwa pociski.
about-event-short-of-hands = Ostatni krok dla tych w pociągu pancernym.
about-event-none = Runda kończy się bez wydarzenia.

loot-purse = worek z pieniędzmi
    .one = worek z pieniędzmi
loot-jewel = klejnot
    .one = klejnot
loot-strongbox = walizka
    .one = walizkę
loot-bag = torba
    .one = torbę
loot-nugget = samorodek złota
    .one = samorodek złota
loot-document = tajny dokument
    .one = tajny dokument
dollars = { NUMBER($amount, useGrouping: "true") } $
team-red = czerwona drużyna
team-blue = niebieska drużyna

preset-ru14 = 2014
preset-pl15 = 2015
preset-ru18-basic = Pierwsza gra
preset-ru18-advanced = Zwykła
preset-ua-basic = Pierwsza gra (UA)
preset-ua-advanced = Zwykła (UA)
preset-couriers = Kurierzy
preset-couriers-betrayal = Zdrada

level-greenhorn = żółtodziób
level-outlaw = bandyta
level-desperado = desperado
level-legend = legenda
