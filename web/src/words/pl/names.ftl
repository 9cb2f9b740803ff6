## Names of things
# .acc of a bandit is the genitive, too: with these names they are one.
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

place-inside = wewnątrz { NAME($car, form: "gen") }
place-roof = na dachu { NAME($car, form: "gen") }
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
    [one] pocisk { NAME($bandit, form: "acc") }
    [few] { $count } pociski { NAME($bandit, form: "acc") }
   *[many] { $count } pocisków { NAME($bandit, form: "acc") }
}
card-hidden = zakryta karta
plot-scheme = Intryga
plot-rapid-fire = Szybki ogień
plot-long-shot = Strzał z daleka
plot-extra-nudge = Dod. wsparcie
plot-binoculars = Lornetka

about-move = Do sąsiedniego wagonu; po dachach o jeden do trzech wagonów.
about-floor-change = W górę na dach albo w dół do środka.
about-fire = Pocisk dla kogoś w sąsiednim wagonie; z dachu tak daleko, jak widać.
about-robbery = Weź jeden łup tam, gdzie stoisz.
about-punch = Ktoś obok ciebie upuszcza łup i leci do sąsiedniego wagonu.
about-marshal = Szeryf przechodzi o wagon i strzela do każdego, kogo tam zastanie.
about-nudge = Kompan może od razu wykonać akcję.
about-bullet = Pocisku nie można zagrać. Tylko zapycha rękę.

turn-standard = Zwykła
turn-tunnel = Tunel
turn-speeding-up = Przyspieszenie
turn-switching = Zamiana
turn-diversion = Odwrócenie uwagi
about-turn-standard = Każdy wykonuje jedno działanie, karty odkryte.
about-turn-tunnel = Każdy wykonuje jedno działanie, karty zakryte.
about-turn-speeding-up = Każdy wykonuje dwa działania z rzędu.
about-turn-switching = Każdy wykonuje jedno działanie, przeciwnie do ruchu wskazówek zegara.
about-turn-diversion = Jedna osoba z każdej drużyny może pozbawić każdego przeciwnika jednej karty.

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
event-short-of-hands = Brak rąk do pracy
event-none = Bez wydarzenia
about-event-angry-marshal = Pocisk dla wszystkich na dachu nad nim, potem on o wagon w tył.
about-event-swivel-arm = Wszystkich z dachów zmiata na dach ostatniego wagonu.
about-event-braking = Wszyscy na dachach zsuwają się o wagon do przodu.
about-event-take-it-all = Druga walizka ląduje obok Szeryfa.
about-event-rebellion = Pocisk dla każdego wewnątrz wagonów.
about-event-pickpocketing = Kto stoi sam, może zwinąć leżący tam worek.
about-event-marshals-revenge = Kto stoi na dachu nad nim, traci swój najtańszy worek.
about-event-hostage = $250 dla każdego w lokomotywie i na jej dachu.
about-event-swivel-arms = Z dachów zmiata wszystkich na ostatni dach ich pociągu.
about-event-couriers-move = Każdy kurier zmienia poziom.
about-event-heavy-fire = Kto jest na dachu, dostaje pocisk i upuszcza jeden łup.
about-event-rescue = Można przejść do kompana.
about-event-concerted-plan = Kompani w jednym miejscu dobiorą o dwie karty więcej.
about-event-healing = Kompani w jednym miejscu mogą odrzucić dwa pociski.
about-event-short-of-hands = Ostatni Ruch dla tych, którzy są w pociągu pancernym.
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

preset-ru14 = Wydanie 2014
preset-pl15 = Wydanie 2015
preset-ru18-basic = Pierwsza gra
preset-ru18-advanced = Wydanie 2018
preset-ua-basic = Pierwsza gra (wyd. ukraińskie)
preset-ua-advanced = Wydanie ukraińskie
preset-couriers = Kurierzy
preset-couriers-betrayal = Zdrada

level-greenhorn = żółtodziób
level-outlaw = rzezimieszek
level-desperado = desperado
level-legend = legenda

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
