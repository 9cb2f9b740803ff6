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
