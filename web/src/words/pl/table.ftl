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
seat-away = offline
seat-left = gra bot
seat-empty-handed = na razie nic
seat-label = { $name }, gra jako { $bandits }
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
pile-slot = { NAME($bandit) } czeka na swoją kolej
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
watching = Jesteś widzem.
note-play-open = Zagraj odkrytą kartę albo dobierz 3.
note-play-hidden = Zagraj zakrytą kartę albo dobierz 3.
note-play-only = Zagraj kartę.
choose-first = Najpierw wybierz
speed = Szybkość
pause = Pauza
resume = Wznów
skip = Pomiń
show-train = Pokaż: { NAME($car) }
next-car = Następny wagon
previous-car = Poprzedni wagon
next-round-shift = nast. runda: +2 wagony
side-by-side = obok: { NAME($car) }
tunnel-note = Nikt nie widzi, co zagrywasz.
tunnel-title = Tunel.
curtain-title = Podaj urządzenie: { $name }
curtain-about = Pozostali odwracają wzrok.
curtain-open = To ja, { $name }

## Questions
ask-bandit = Kim grasz?
ask-team = Którą drużyną grasz?
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
ask-pickpocket = Zwinąć worek?
ask-shove = Dokąd leci { NAME($victim) }?
ask-nudge = Wsparcie: kto i co?
ask-grant = Co robi { NAME($bandit) }?
ask-document = Zatrzymać dokument?
ask-gun-knock = Co traci { NAME($victim) }?
ask-set-aside = Odłożyć kartę?
ask-heal = Które pociski odrzucasz?
ask-drop = Co upuszczasz?
ask-rescue = Komu na pomoc?
ask-last-move = Ostatni Ruch?

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
choice-keep-nothing = Nie zatrzymuj niczego
choice-go-inside = Do { NAME($car, form: "gen") }
choice-go-roof = Na dach { NAME($car, form: "gen") }
choice-fire = { NAME($bandit) }
choice-fire-courier = Kurier z { NAME($car, form: "gen") }
choice-gun = Karabin maszynowy
choice-rob = { NAME($loot) }
choice-punch = { NAME($bandit) }
choice-knock = { NAME($loot) }
choice-take = Weź
choice-leave = Zostaw
choice-marshal = Do { NAME($car, form: "gen") }
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
detail-across = do sąsiedniego pociągu
detail-up = w górę na dach
detail-down = w dół do środka
detail-beside = obok: { $who }
detail-at = { $place }
detail-count = { $count ->
    [one] tutaj { $count }
    [few] tutaj { $count }, wszystkie takie same
   *[many] tutaj { $count }, wszystkie takie same
}

# One's turn, told to whoever looks elsewhere
call = Kiedy twoja kolej
call-on = Powiadamiaj
call-off = Tylko w karcie
call-about = Urządzenie da ci znać, gdy patrzysz gdzie indziej, a ta strona jest otwarta.
call-denied = Przeglądarka nie pozwala tej stronie na powiadomienia. Możesz je włączyć w ustawieniach strony.
call-title = Twoja kolej
call-text = { $book }: pociąg czeka na ciebie.
