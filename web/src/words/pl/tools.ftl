## What can be done at a table
tools = Ten stół
tools-link = Na inne urządzenie
tools-link-for = Link do miejsca: { $name }
tools-link-about = Kto go otworzy, usiądzie tu zamiast ciebie. Działa raz.
tools-leave = Wstań od stołu
tools-leave-sure = Zagra za ciebie bot, a miejsce może zająć każdy.
tools-stay = Zostań
tools-give = Niech gra bot
tools-hand-over = Zrób gospodarzem
tools-sit = Usiądź tutaj
tools-talk = Kto może mówić
tools-talk-everybody = Wszyscy, którzy tu są
tools-talk-invited = Gracze, a jeśli stołu nie ma na liście, każdy, kto ma link
tools-talk-players = Tylko gracze
tools-talk-nobody = Nikt
tools-close = Zamknij stół
tools-close-sure = Gra skończy się dla wszystkich, na zawsze.
tools-keep = Gramy dalej
tools-invite = Link dla widzów
substituted-given = Nie było cię, więc za ciebie ({ $name }) gra bot.
substituted-left = Miejsce opuszczone: za ciebie ({ $name }) gra bot.
take-back = Wróć na miejsce
vacant = { $name }: miejsce jest wolne.
table-closed = Gospodarz zamknął ten stół.
dismiss = Ukryj
everybody-looks = Wszyscy mogą patrzeć.
claimed = To miejsce jest teraz twoje, na tym urządzeniu.
offline = Połączenie zerwane.
offline-next = Następna próba za { $seconds } s.
offline-now = Próbujemy znowu…
try-now = Spróbuj teraz
reload = Odśwież

# Inviting others
qr = Kod QR
qr-of = Kod QR linku { $link }
invitation = Chodź z nami obrabować pociąg: { $book }.
