## Set-up
setup-title = Ustawienia stołu
setup-new = Nowy stół
setup-loading = Wyciągamy instrukcje…
setup-rulebook = Zasady
about-preset-ru14 = Pierwsze wydanie: wydarzenia, zdolności, pociski rozdaje się do ostatniego.
about-preset-pl15 = Polskie wydanie z 2015 roku: Belle jest lepiej chroniona.
about-preset-ru18-basic = Bez wydarzeń i zdolności: tak najłatwiej się nauczyć.
about-preset-ru18-advanced = Pełna gra z 2018 roku: wydarzenia i zdolności.
about-preset-ua-basic = Ukraińskie zasady bez wydarzeń i zdolności.
about-preset-ua-advanced = Pełne ukraińskie zasady: utracony worek zostaje na dachu.
about-preset-couriers = Dwa pociągi, dwie drużyny: do dziewięciu osób ściga pociąg pancerny.
about-preset-couriers-betrayal = To samo, ale ostatnia runda może skłócić drużyny.
setup-seats = Miejsca
setup-two-bandits = po dwóch bandytów
setup-seat = Miejsce { $number }
who-me = Ja
who-guest = Ktoś jeszcze przy tym ekranie
who-open = Wolne miejsce
who-bots = Boty
who-bot = Bot · { $level }
about-who-me = Tu grasz ty.
about-who-open = Dla każdego, kto ma link.
about-level-greenhorn = Zagrywa, co mu wpadnie w rękę.
about-level-outlaw = Zna sztuczki, bierze, co bliżej.
about-level-desperado = Myśli naprzód i zgaduje twój plan.
about-level-legend = Nie śpieszy się i prawie się nie myli.
guest = Gość { $number }
guest-name = Imię
fill-bots = Wszędzie boty
fill-open = Wszystkie wolne

setup-house-rules = Zasady domowe
setup-as-in-book = wszystko jak w instrukcji
setup-changed = { $count ->
    [one] zmieniono { $count } zasadę
    [few] zmieniono { $count } zasady
   *[many] zmieniono { $count } zasad
}
setup-reset = Wszystko jak w instrukcji
setup-reset-one = Przywróć: { $name }
setup-differs = zmienione
switch-events = Wydarzenia
about-switch-events = Na koniec rundy dzieje się to, co na jej karcie.
switch-abilities = Zdolności
about-switch-abilities = Każdy bandyta ma własną sztuczkę.
switch-belle-shield = Urok Belle
about-switch-belle-shield = Czego nie można wymierzyć w Belle, gdy jest inny cel.
value-belle-shield-fire = Strzał
value-belle-shield-fire-and-punch = Strzał i Cios
switch-tuco-fires = Strzał Tuco
about-switch-tuco-fires = W którą stronę strzela przez dach swojego wagonu.
value-tuco-fires-up = Tylko w górę
value-tuco-fires-both-ways = W górę i w dół
switch-shortage = Za mało neutralnych pocisków
about-switch-shortage = Co się dzieje, gdy jest ich mniej, niż trzeba rozdać.
value-shortage-in-turn-order = Po kolei
value-shortage-nobody-and-pile-gone = Nikt nie dostaje, reszta znika
value-shortage-nobody = Nikt nie dostaje
switch-revenge-purse = Zemsta Szeryfa
about-switch-revenge-purse = Co się dzieje z utraconym workiem.
value-revenge-purse-leaves = Wypada z gry
value-revenge-purse-roof = Leży na dachu
switch-two-players = Dwie osoby
about-switch-two-players = Według jakich zasad dwie osoby grają dwoma bandytami każda.
value-two-players-team-2014 = Drużyny (2014)
value-two-players-pairs-2018 = Pary (2018)
switch-three-player-pairs = Pary na trzy osoby
about-switch-three-player-pairs = Trzy osoby mogą grać dwoma bandytami każda.
switch-hidden-fire-follow-up = Dogranie w ciemno
about-switch-hidden-fire-follow-up = Po Strzale, który gracz Ghosta kładzie zakryty, też wolno dograć kartę.
switch-expert = Dla ekspertów
about-switch-expert = Talii się nie tasuje na nowo; karty akcji można zatrzymać na następną rundę.
switch-expert-bullets = Pociski na początku rundy
about-switch-expert-bullets = Dla ekspertów: co z pociskami dobranymi na początku rundy.
value-expert-bullets-kept = Zostają na ręce
value-expert-bullets-discarded = Odrzuca się je
switch-couriers = Kurierzy i pociąg pancerny
about-switch-couriers = Dodatek: drugi pociąg i gra drużynowa.
value-couriers-off = Bez
value-couriers-normal = Zwykły tryb
value-couriers-betrayal = Zdrada
moot-abilities = Tylko ze zdolnościami.
moot-events = Tylko z wydarzeniami.
moot-expert = Tylko w wariancie eksperckim.
moot-always-expert = Drużyny z 2014 roku zawsze grają w wariancie eksperckim.
moot-never-expert = W parach z 2018 roku nie ma wariantu eksperckiego.
moot-two = Tylko przy dwóch osobach.
moot-three = Tylko przy trzech osobach.
moot-pairs = Tylko z parami z 2018 roku.
moot-base = Nie dotyczy dodatku.

setup-cast = Bandyci i pociąg
setup-bandits = Bandyci
cast-random = Losowo
cast-choose = Wybierają gracze
cast-named = Wyznacz tutaj
cast-admitted = Z kogo losujemy
cast-least = Ten stół wymaga co najmniej { $count } bandytów.
cast-of = Bandyta gracza { $name }
setup-train = Pociąg
cars-random = Losowo
cars-named = W tej kolejności
cars-place = Wagon { $number } za lokomotywą

setup-clock = Zegar
clock-none = Bez
clock-quick = Szybko
clock-calm = Spokojnie
clock-day = Doba
clock-own = Własny
about-clock-none = Każdy myśli, ile chce.
about-clock = Na decyzję: { $decision }. W zapasie na całą grę: { $reserve }.
about-clock-bare = Na decyzję: { $decision }.
clock-decision = Sekund na decyzję
clock-reserve = Minut w zapasie
setup-grace = Gdy ktoś straci połączenie, bot zastąpi go po
setup-who = Kto może dołączyć
by-link = Przez link
public = Wszyscy
about-by-link = Stół znajdzie tylko ten, kto ma link.
about-public = Stół widać na stacji.
setup-start = Otwórz stół
setup-begin = Zacznij grę

## Before the start
lobby-title = Peron
lobby-about = Pociąg może ruszyć, gdy wszystkie miejsca będą zajęte.
lobby-missing = { $count ->
    [one] Wolne jest jeszcze { $count } miejsce.
    [few] Wolne są jeszcze { $count } miejsca.
   *[many] Wolnych jest jeszcze { $count } miejsc.
}
dealing = Tasujemy razem…
dealing-awaited = Czekamy jeszcze na: { $names }
lobby-full = Wszystkie miejsca są zajęte.
lobby-link = Wyślij ten link
lobby-terms = W co gramy
lobby-chairs = Kto gdzie siedzi
lobby-host = gospodarz
lobby-you = ty
lobby-watchers = { $count ->
    [one] ogląda { $count } osoba
    [few] oglądają { $count } osoby
   *[many] ogląda { $count } osób
}
copy = Kopiuj
copied = Gotowe
share = Udostępnij…
sit-here = Usiądź tutaj
sit-another = Posadź kogoś jeszcze
add-bot = Bot
bot-level = Poziom bota na miejscu { $number }
free-chair = Zwolnij
free-chair-of = Zwolnij miejsce: { $name }
start-game = Zacznij grę
waiting-host = Gospodarz { $name } zaczyna grę.
waiting-no-host = Grę zaczyna gospodarz.
change-terms = Zmień
change-terms-title = Zagrajmy w coś innego
change-terms-go = Umowa stoi
cancel = Anuluj
summary-differs = Inaczej niż w instrukcji: { $rules }.
summary-switch = { $name }: { $value }
summary-on = tak
summary-off = nie
summary-cast-random = Bandyci są losowani.
summary-cast-choose = Gracze sami wybierają bandytów.
summary-cast-named = Bandyci są ustaleni: { $bandits }.
summary-admitted = Losujemy spośród: { $bandits }.
summary-cars = Pociąg: { $cars }.
summary-no-clock = Bez zegara.

# Rated games, slow clocks, a webhook
clock-hours = Godziny
clock-days = Dni
about-slow = Powolna gra: nie trzeba przy niej siedzieć. Kto ma ruch, dowie się o tym; zegar chodzi zawsze.
setup-rated = Czy się liczy?
unrated = Dla zabawy
about-unrated = Nic się nie liczy.
about-rated = Wynik zmienia ranking każdego. Jedno miejsce na osobę, bez oddawania miejsc; kto odejdzie, jest ostatni.
rated-needs-public = Liczą się tylko stoły publiczne.
rated-needs-alone = Z innymi osobami na tym urządzeniu gra się nie liczy.
summary-rated = Gra się liczy: kto odejdzie, jest ostatni.
