## The interface
menu = Menu
settings = Ustawienia
language = Język
sound = Dźwięk
sound-on = Dźwięk włączony
sound-off = Dźwięk wyłączony
theme = Papier
theme-light = Jasny
theme-dark = Ciemny
theme-system = Jak w systemie
theme-to-light = Jasny papier
theme-to-dark = Ciemny papier
motion = Animacje
motion-lively = Żywe
motion-still = Bez animacji
motion-system = Jak w systemie
on = Wł.
off = Wył.
home = Strona główna
learn = Naucz się grać
close = Zamknij
connecting = Łączenie…
unreachable = Serwer nie odpowiada.
try-again = Spróbuj ponownie
gone = Nie ma takiego stołu.
gone-about = Może dawno go zamknięto albo w linku brakuje litery.

## Home
home-title = Folsom: napad na pociąg dla znajomych i botów
home-tagline = Napad na pociąg dla 2–9 znajomych albo z botami.
play-now = Zagraj teraz
play-now-about = Ty i cztery boty: w drodze za dziesięć sekund.
play-now-go = Wsiadaj
bots = Boty
create = Załóż stół
create-about = Wybierz zasady, miejsca, boty i zegar. Wyślij link.
create-go = Przygotuj stół
pass-and-play = Na jednym urządzeniu
join = Dołącz przez link
join-about = Bez konta. Wystarczy imię.
join-go = Dołącz
join-placeholder = Link do stołu
join-wrong = To nie jest link do stołu. Wygląda on tak: { $example }.
station = Na stacji
station-show = Które stoły
station-all = Wszystkie
station-opens = Otwarte
station-runs = Trwają
station-empty = Nie ma teraz stołów publicznych. Załóż własny!
station-none = Takich teraz nie ma.
station-nobody = Nikt o tym imieniu nie siedzi przy otwartym stole.
station-search = Znajdź gracza
station-more = Więcej stołów
station-loading = Wypatrujemy pociągów…
station-error = Stacja nie odpowiada. Próbujemy dalej.
station-free = { $count ->
    [0] brak wolnych miejsc
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
}
station-running = gra trwa
station-watchers = { $count ->
    [one] ogląda { $count } osoba
    [few] oglądają { $count } osoby
   *[other] ogląda { $count } osób
}
sit-down = Usiądź
watch = Oglądaj
unofficial = Nieoficjalny, niezależny projekt, otwarty kod, bez śledzenia.
your-name = Twoje imię
default-name = Gość
station-bots = { $count ->
    [one] { $count } bot
    [few] { $count } boty
   *[many] { $count } botów
}
somebody = Ktoś
privacy = Co o tobie przechowujemy
forget-me = Usuń to, co moje
forget-about = Serwer poznaje cię po ciasteczku. Przechowuje rozegrane przez ciebie partie pod imionami, które podajesz, oraz to, co ostatnio było powiedziane. Możesz to wszystko usunąć: twoje imiona i słowa znikną z list, powtórek i bazy danych. Partie zostaną, rozegrane przez „kogoś”.
forget-yes = Usuń wszystko
forget-no = Zostaw
forget-really = Wstaniesz od wszystkich stołów i nie da się tego cofnąć. Usunąć na zawsze?
