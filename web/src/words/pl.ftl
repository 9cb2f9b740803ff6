# Polski. Klucze te same co w en.ftl.

## Names of things
bandit-ghost = Ghost
    .acc = Ghosta
bandit-doc = Doc
    .acc = Doca
bandit-tuco = Tuco
bandit-cheyenne = Cheyenne
bandit-belle = Belle
bandit-django = Django
bandit-mei = Mei
bandit-misty = Misty
bandit-twinzz = Twinzz
bandit-marshal = Szeryf
    .acc = Szeryfa
bandit-courier = kurier
    .acc = kuriera
bandit-professore = Il Professore

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

action-move = Ruch
action-floor-change = Zmiana poziomu
action-fire = Strzał
action-robbery = Rabunek
action-punch = Cios
action-marshal = Szeryf
action-nudge = Wsparcie
card-bullet = Pocisk
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
about-turn-diversion = Ktoś z drużyny może cofnąć ostatnią kartę.

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
dollars = ${ NUMBER($amount, useGrouping: "true") }
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

## The table
table-private = Stół dla znajomych
table-public = Stół publiczny
table-seats = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
}
the-train = Pociąg
round = Runda
round-of = Runda { $round } z { $rounds }
phase-schemin = Planowanie
phase-stealin = Napad
phase-event = Wydarzenie
phase-start = Początek
phase-over = Koniec
turn-done = rozegrana
turn-now = teraz
seat-first = 1.
seat-first-long = pierwszy gracz rundy
seat-you = ty
seat-bot = bot · { $level }
seat-thinking = myśli
seat-away = nieobecny
seat-left = gra bot
seat-open = wolne
seat-empty-handed = na razie nic
seat-label = { $name }, prowadzi: { $bandits }
stat-ammo = { $left ->
    [one] został { $left } pocisk
    [few] zostały { $left } pociski
   *[many] zostało { $left } pocisków
}
stat-ammo-of = pociski: { $left } z 6
stat-received = { $count ->
    [one] otrzymano { $count } pocisk
    [few] otrzymano { $count } pociski
   *[many] otrzymano { $count } pocisków
}
stat-received-short = otrzymano: { $count }
stat-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
stat-deck = { $count ->
    [one] { $count } karta w talii
    [few] { $count } karty w talii
   *[many] { $count } kart w talii
}
stat-loot-unknown = { NAME($loot) }, wartości nie znasz
stat-loot-known = { NAME($loot) }, { $value }
mine-title = ty · { $value }
pile = Stos
pile-planning = w kolejności gry
pile-empty = nikt jeszcze nie zagrał
pile-progress = karta { $now } z { $of }
pile-card = { NAME($bandit) }: { $card }
pile-slot = { NAME($bandit) } ma jeszcze działać
hand = Twoja ręka
draw-three = Dobierz 3
draw-none = Nie ma czego dobrać
deck-count = w talii { $count }
face-down = zakryta
play-hidden = Zagraj zakrytą
play-card = Zagraj: { $card }
card-cant = teraz nie można zagrać
log = Dziennik
chat = Czat
chat-unread = Czat · { $count }
what-happened = Co się stało
nothing-yet = Nic się jeszcze nie stało.
time-left = zostało { $time }
turn-of = Decyduje { $name }
watching = Oglądasz.
note-play-open = Zagraj odkrytą kartę albo dobierz 3.
note-play-hidden = Zagraj zakrytą kartę albo dobierz 3.
note-play-only = Zagraj kartę.
choose-first = Najpierw wybierz
speed = Szybkość
pause = Pauza
resume = Graj
skip = Pomiń
show-train = Pokaż: { NAME($car) }
next-car = Następny wagon
previous-car = Poprzedni wagon
next-round-shift = dalej: jeszcze 2 wagony
side-by-side = obok: { NAME($car) }
tunnel-note = Nikt nie widzi, co grasz.
tunnel-title = Tunel.
curtain-title = Podaj urządzenie: { $name }
curtain-about = Pozostali odwracają wzrok.
curtain-open = To ja, { $name }

## Questions
ask-bandit = Kogo prowadzisz?
ask-team = Którą drużynę prowadzisz?
ask-last-car = Kto zaczyna w ostatnim wagonie?
ask-pick = Która karta trafia na rękę?
ask-act = Twoja tura, { NAME($bandit) }
ask-keep = Które karty zatrzymujesz?
ask-move = Ruch: dokąd?
ask-climb = Zmiana poziomu: dokąd?
ask-fire = Strzał: do kogo?
ask-rob = Rabunek: co bierzesz?
ask-punch = Cios: kogo?
ask-knock = Co traci { NAME($victim) }?
ask-take = Wziąć to, co spadło?
ask-push = Dokąd leci { NAME($victim) }?
ask-marshal = Dokąd idzie Szeryf?
ask-pickpocket = Opróżnić kieszeń?
ask-shove = Dokąd leci { NAME($victim) }?
ask-nudge = Wsparcie: kto i co?
ask-grant = Co robi { NAME($bandit) }?
ask-document = Zatrzymać dokument?
ask-gun-knock = Co traci { NAME($victim) }?
ask-set-aside = Odłożyć kartę?
ask-heal = Które pociski odrzucasz?
ask-drop = Co odkładasz?
ask-rescue = Komu na pomoc?
ask-last-move = Ostatni krok?

## Choices
choice-bandit = { NAME($bandit) }
choice-team = { NAME($one) } i { NAME($two) }
choice-last-car = { NAME($bandit) }
choice-pick = { $card }
choice-draw = Dobierz 3 karty
choice-play = Zagraj: { $card }
choice-play-hidden = Zagraj zakrytą: { $card }
choice-play-then = Zagraj: { $card }, potem { $next }
choice-keep = Zatrzymaj: { $cards }
choice-keep-nothing = Nie zatrzymuj nic
choice-go-inside = Wnętrze { NAME($car, form: "gen") }
choice-go-roof = Dach { NAME($car, form: "gen") }
choice-fire = { NAME($bandit) }
choice-fire-courier = Kurier { NAME($car, form: "gen") }
choice-gun = Karabin maszynowy
choice-rob = { NAME($loot) }
choice-punch = { NAME($bandit) }
choice-knock = { NAME($loot) }
choice-take = Weź
choice-leave = Zostaw
choice-marshal = { NAME($car, form: "title") }
choice-pickpocket = { NAME($bandit) }: { NAME($loot) }
choice-decline = Nie, dziękuję
choice-divert = Odwrócenie uwagi
choice-nudge = { NAME($bandit) }: { $action }
choice-do = { $action }
choice-set-aside = { $card }
choice-heal = Odrzuć: { $bullets }
choice-heal-nothing = Zatrzymaj wszystkie
choice-drop = { NAME($loot) }
detail-forward = { $cars ->
    [one] o { $cars } wagon do przodu
    [few] o { $cars } wagony do przodu
   *[many] o { $cars } wagonów do przodu
}
detail-back = { $cars ->
    [one] o { $cars } wagon do tyłu
    [few] o { $cars } wagony do tyłu
   *[many] o { $cars } wagonów do tyłu
}
detail-across = przez tory na drugi pociąg
detail-up = w górę na dach
detail-down = w dół do środka
detail-beside = obok { $who }
detail-at = { $place }
detail-count = { $count ->
    [one] tutaj { $count }
    [few] tutaj { $count }, wszystkie takie same
   *[many] tutaj { $count }, wszystkie takie same
}

## What happened
told-first-player = Pierwszy działa { NAME($bandit) }.
told-bandit-chosen = { $name } prowadzi: { NAME($bandit) }.
told-bandit-placed = { NAME($bandit) } w pociągu: { $place }.
told-answered = { NAME($bandit) }: decyzja zapadła.
told-round-began = Zaczyna się runda { $round }.
told-turn-began = Tura { $turn }: { $kind }.
told-passed = { NAME($bandit) } nic nie może zrobić.
told-deck-shuffled = { NAME($bandit) } tasuje talię.
told-bullet-discarded = { NAME($bandit) } odrzuca pocisk.
told-hand-returned = { NAME($bandit) } odkłada { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
told-stealin-began = Stos został odwrócony.
told-card-revealed = { NAME($bandit) }: { $card }.
told-nothing-no-target = { NAME($bandit) } nie ma do kogo strzelać.
told-nothing-no-bullets = { NAME($bandit) } nie ma już pocisków.
told-nothing-no-loot = { NAME($bandit) } nie ma czego zabrać.
told-nothing-nobody-here = { NAME($bandit) } nie ma kogo uderzyć.
told-nothing-nowhere-to-go = { NAME($bandit) } nie ma dokąd iść.
told-nothing-no-teammate = { NAME($bandit) } nie ma tu kompana.
told-nothing-cant-be-done = { NAME($bandit) } nie może tego zrobić.
told-moved = { NAME($bandit) } przechodzi: { $place }.
told-climbed = { NAME($bandit) } wspina się: { $place }.
told-thrown = { NAME($bandit) } odlatuje: { $place }.
told-fled = { NAME($bandit) } ucieka: { $place }.
told-swept = { NAME($bandit) } zmieciono: { $place }.
told-fired = { NAME($bandit) } strzela do { NAME($victim, form: "acc") } i trafia.
told-punched = { NAME($bandit) } uderza { NAME($victim, form: "acc") }.
told-marshal-moved = Szeryf idzie: { NAME($car) }.
told-neutral-bullet = { NAME($bandit) } dostaje neutralny pocisk.
told-bullets-ran-short = Brakuje neutralnych pocisków.
told-event-began = Wydarzenie: { $event }.
told-strongbox-placed = Druga walizka: { $place }.
told-ransom-paid = { NAME($bandit) } dostaje $250 okupu.
told-declined = { NAME($bandit) } odmawia.
told-courier-moved = Kurier zmienia poziom: { $place }.
told-courier-hit = { NAME($bandit) } trafia kuriera: { NAME($car) }.
told-gun-fired = { NAME($bandit) } strzela z karabinu maszynowego.
told-action-granted = { NAME($bandit) } może działać od razu.
told-action-taken = { NAME($bandit) }: { $action }.
told-document-seen = { NAME($bandit) } czyta tajny dokument.
told-document-put-back = { NAME($bandit) } odkłada dokument.
told-diverted = { NAME($bandit) } odwraca uwagę.
told-bullet-healed = { NAME($bandit) } pozbywa się pocisku.
told-plan-concerted = { NAME($bandit) } dobierze dwie karty więcej.
told-plan-advanced = Diabelska intryga postępuje: { $value }.
told-plot-came-to-nothing = Plan Il Professore spełzł na niczym.
told-long-shot-hit = Il Professore trafia kuriera: { NAME($car) }.
told-trains-passed = Pociągi mijają się.
told-cut-short = Ostatnia runda będzie krótsza.
told-plot-revealed = Il Professore: { $card }.
told-game-over = Koniec gry.
told-card-picked = { NAME($bandit) } wybiera kartę.
told-cards-drawn = { NAME($bandit) } dobiera { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
told-card-played = { NAME($bandit) } gra: { $card }.
told-card-played-hidden = { NAME($bandit) } gra zakrytą kartę.
told-cards-put-away = { NAME($bandit) } odkłada karty.
told-card-diverted = { NAME($bandit) } cofa ostatnią kartę.
told-card-set-aside = { NAME($bandit) } odkłada kartę na bok.
told-plot-laid = Il Professore kładzie kartę.
told-loot-taken = { NAME($bandit) } bierze { NAME($loot, form: "one") }.
told-loot-taken-value = { NAME($bandit) } bierze { NAME($loot, form: "one") }: { $value }.
told-loot-lost = { NAME($bandit) } traci { NAME($loot, form: "one") }.

## The interface
language = Język
sound-on = Dźwięk włączony
sound-off = Dźwięk wyłączony
theme-light = Jasny motyw
theme-dark = Ciemny motyw
home = Strona główna
close = Zamknij
connecting = Łączenie…
offline = Połączenie zerwane. Próbujemy znowu…
gone = Nie ma takiego stołu.

## Home
home-title = Folsom: napad na pociąg dla znajomych i botów
home-tagline = Napad na pociąg dla 2–9 znajomych albo z botami.
play-now = Zagraj teraz
play-now-about = Ty i cztery boty: w drodze za dziesięć sekund.
play-now-go = Wsiadaj
create = Załóż stół
create-about = Wybierz zasady, miejsca, boty i zegar. Wyślij link.
create-go = Ustaw
join = Dołącz przez link
join-about = Bez konta. Wystarczy imię.
join-go = Dołącz
join-placeholder = Link do stołu
join-wrong = To nie jest link do stołu.
station = Na stacji
station-empty = Nie ma teraz stołów publicznych. Załóż własny!
station-loading = Patrzymy wzdłuż torów…
station-error = Stacja nie odpowiada.
station-open = { $taken } z { $seats }
station-running = gra trwa
sit-down = Usiądź
watch = Oglądaj
unofficial = Nieoficjalny, niezależny projekt, otwarty kod, bez śledzenia.
your-name = Twoje imię
default-name = Nieznajomy

## Set-up
setup-title = Ustawienia stołu
setup-new = Nowy stół
setup-rulebook = Zasady
switch-abilities = Zdolności
about-switch-abilities = Każdy bandyta ma własną sztuczkę.
switch-events = Wydarzenia
about-switch-events = Runda kończy się tym, co na jej karcie.
switch-expert = Dla ekspertów
about-switch-expert = Talii się nie tasuje na nowo; karty akcji można zatrzymać na następną rundę.
setup-seats = Miejsca
setup-clock = Zegar
clock-none = Bez
clock-short = 45 s
clock-long = Doba
setup-who = Kto może przyjść
by-link = Przez link
public = Wszyscy
setup-start = Otwórz stół
setup-bots = Boty na pozostałych miejscach
setup-empty-seats = Zostaw miejsca wolne
setup-level = Jak grają
setup-two-bandits = po dwóch bandytów
setup-failed = Nie udało się: { $reason }

## Before the start
lobby-title = Peron
lobby-about = Pociąg ruszy, gdy wszystkie miejsca będą zajęte.
lobby-link = Wyślij ten link
copy = Kopiuj
copied = Gotowe
sit-here = Usiądź tutaj
add-bot = Dodaj bota
free-chair = Zwolnij miejsce
start-game = Zacznij grę
waiting-host = Grę zaczyna gospodarz.

## The end
end-winner = { $name } odjeżdża z łupem
end-winners = { $names } odjeżdżają z łupem
end-draw = Remis
end-count = Rachunek
end-rematch = Rewanż
end-record = Pobierz zapis
end-received = { $count ->
    [one] otrzymano { $count } pocisk
    [few] otrzymano { $count } pociski
   *[many] otrzymano { $count } pocisków
}
end-prize = Najlepszy Rewolwerowiec
