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
