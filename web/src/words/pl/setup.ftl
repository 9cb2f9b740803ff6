## Set-up
setup-title = Ustawienia stołu
setup-new = Nowy stół
setup-loading = Szukamy zasad…
setup-rulebook = Zasady
about-preset-ru14 = Pierwsze wydanie: wydarzenia, zdolności, pociski rozdaje się do ostatniego.
about-preset-pl15 = Drugie wydanie: Belle jest lepiej chroniona.
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
who-guest = Ktoś jeszcze obok
who-open = Wolne miejsce
who-bots = Boty
who-bot = Bot · { $level }
about-who-me = Tu grasz ty.
about-who-open = Dla każdego, kto ma link.
about-level-greenhorn = Gra, co mu wpadnie w rękę.
about-level-outlaw = Zna sztuczki, bierze, co bliżej.
about-level-desperado = Myśli naprzód i zgaduje twój plan.
about-level-legend = Nie śpieszy się i prawie się nie myli.
guest = Gość { $number }
guest-name = Imię
fill-bots = Wszędzie boty
fill-open = Wszystkie wolne

setup-house-rules = Zasady domowe
setup-as-in-book = wszystko jak w książce
setup-changed = { $count ->
    [one] zmieniono { $count } zasadę
    [few] zmieniono { $count } zasady
   *[many] zmieniono { $count } zasad
}
setup-reset = Wszystko jak w książce
setup-reset-one = Przywróć: { $name }
setup-differs = zmienione
switch-events = Wydarzenia
about-switch-events = Runda kończy się tym, co na jej karcie.
switch-abilities = Zdolności
about-switch-abilities = Każdy bandyta ma własną sztuczkę.
switch-belle-shield = Urok Belle
about-switch-belle-shield = Czego nie można wymierzyć w Belle, gdy jest inny cel.
value-belle-shield-fire = Strzał
value-belle-shield-fire-and-punch = Strzał i Cios
switch-tuco-fires = Strzał Tuco
about-switch-tuco-fires = Przez dach swojego wagonu: w którą stronę.
value-tuco-fires-up = Tylko w górę
value-tuco-fires-both-ways = W górę i w dół
switch-shortage = Brak neutralnych pocisków
about-switch-shortage = Co się dzieje, gdy jest ich mniej, niż trzeba rozdać.
value-shortage-in-turn-order = Po kolei
value-shortage-nobody-and-pile-gone = Nikt, reszta znika
value-shortage-nobody = Nikt
switch-revenge-purse = Zemsta Szeryfa
about-switch-revenge-purse = Co się dzieje z utraconym workiem.
value-revenge-purse-leaves = Wypada z gry
value-revenge-purse-roof = Leży na dachu
switch-two-players = Dwie osoby
about-switch-two-players = Według jakich zasad dwie osoby prowadzą po dwóch bandytów.
value-two-players-team-2014 = Drużyny (2014)
value-two-players-pairs-2018 = Pary (2018)
switch-three-player-pairs = Pary na trzy osoby
about-switch-three-player-pairs = Trzy osoby mogą prowadzić po dwóch bandytów.
switch-hidden-fire-follow-up = Dokładka w ciemno
about-switch-hidden-fire-follow-up = Do Strzału, który gracz Ghosta kładzie zakryty, też wolno dołożyć kartę.
switch-expert = Dla ekspertów
about-switch-expert = Talii się nie tasuje na nowo; karty akcji można zatrzymać na następną rundę.
switch-expert-bullets = Pociski na początku rundy
about-switch-expert-bullets = Dla ekspertów: co z pociskami dobranymi na początku rundy.
value-expert-bullets-kept = Zostają w ręce
value-expert-bullets-discarded = Odrzucane
switch-couriers = Kurierzy i pociąg pancerny
about-switch-couriers = Dodatek z drugim pociągiem, w drużynach.
value-couriers-off = Bez
value-couriers-normal = Zwykły
value-couriers-betrayal = Zdrada
moot-abilities = Tylko ze zdolnościami.
moot-events = Tylko z wydarzeniami.
moot-expert = Tylko w wariancie eksperckim.
moot-always-expert = Drużyny z 2014 roku zawsze grają jak eksperci.
moot-never-expert = Pary z 2018 roku nigdy nie grają jak eksperci.
moot-two = Tylko przy dwóch osobach.
moot-three = Tylko przy trzech osobach.
moot-pairs = Tylko z parami z 2018 roku.
moot-base = Nie w dodatku.

setup-cast = Bandyci i pociąg
setup-bandits = Bandyci
cast-random = Losowo
cast-choose = Wybierają gracze
cast-named = Ustal tutaj
cast-admitted = Kto jest w kapeluszu
cast-least = Ten stół wymaga co najmniej { $count }.
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
setup-grace = Ktoś stracił połączenie: bot decyduje po
setup-who = Kto może przyjść
by-link = Przez link
public = Wszyscy
about-by-link = Stół znajdzie tylko ten, kto ma link.
about-public = Stół widać na stacji.
setup-start = Otwórz stół
setup-begin = Zacznij grę

## Before the start
lobby-title = Peron
lobby-about = Pociąg ruszy, gdy wszystkie miejsca będą zajęte.
lobby-missing = { $count ->
    [one] Wolne jest jeszcze { $count } miejsce.
    [few] Wolne są jeszcze { $count } miejsca.
   *[many] Wolnych jest jeszcze { $count } miejsc.
}
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
summary-differs = Inaczej niż w książce: { $rules }.
summary-switch = { $name }: { $value }
summary-on = tak
summary-off = nie
summary-cast-random = Bandyci są losowani.
summary-cast-choose = Gracze sami wybierają bandytów.
summary-cast-named = Bandyci są ustaleni: { $bandits }.
summary-admitted = W kapeluszu: { $bandits }.
summary-cars = Pociąg: { $cars }.
summary-no-clock = Bez zegara.
