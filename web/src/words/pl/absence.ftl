## Who is away, and what bots do meanwhile
away-bot-in = { $name } jest offline: za { $time } zdecyduje bot.
away-waits = { $name } jest offline. Wkrótce zdecyduje bot.
told-bot-away = { $name } jest offline: decyduje bot.
told-bot-clock = { $name }: koniec czasu, decyduje bot.
time-was-up = Skończył się twój czas: zdecydował za ciebie bot.
missed = { $count ->
    [one] Pod twoją nieobecność bot podjął za ciebie jedną decyzję:
    [few] Pod twoją nieobecność bot podjął za ciebie { $count } decyzje:
   *[other] Pod twoją nieobecność bot podjął za ciebie { $count } decyzji:
  }
missed-more = { $count ->
   *[other] i jeszcze { $count }, zobacz dziennik
  }

## A seat changes hands
moved-away = Twoje miejsce przeniesiono na inne urządzenie.
freed = Gospodarz zwolnił twoje miejsce. Możesz zająć inne.
free-sure = { $name } dowie się o tym, a usiąść będzie mógł każdy.
free-not = Zostaw

## The server and its version
silent = Serwer nie odpowiada. Twój wybór nie przepadnie.
outdated = Jest nowsza wersja. Odśwież stronę, kiedy ci wygodnie: gra toczy się dalej.
foreign = Ta strona jest w innej wersji niż serwer.
foreign-about = Odśwież ją, żeby dostać pasującą. Twoje miejsce i gra zostają.
