## The table in sentences, for whoever does not see it
situation = Sytuacja
round-card = Karta rundy
aloud-round = { $round }: { $phase }.
aloud-turns = Tury: { $turns }.
aloud-event = Na koniec rundy: { $event }.
aloud-train = Pociąg, od lokomotywy do końca składu
aloud-train-start = Pociąg startowy, od lokomotywy do końca składu
aloud-train-armored = Pociąg pancerny, od lokomotywy do końca składu
aloud-car = { NAME($car) }: { $floors }.
aloud-empty = pusto
aloud-inside = wewnątrz { $what }
aloud-roof = na dachu { $what }
aloud-gun = karabin maszynowy
lying-purse = { $count ->
    [one] { $count } worek z pieniędzmi
    [few] { $count } worki z pieniędzmi
   *[many] { $count } worków z pieniędzmi
}
lying-jewel = { $count ->
    [one] { $count } klejnot
    [few] { $count } klejnoty
   *[many] { $count } klejnotów
}
lying-strongbox = { $count ->
    [one] { $count } walizka
    [few] { $count } walizki
   *[many] { $count } walizek
}
lying-bag = { $count ->
    [one] { $count } torba
    [few] { $count } torby
   *[many] { $count } toreb
}
lying-nugget = { $count ->
    [one] { $count } samorodek złota
    [few] { $count } samorodki złota
   *[many] { $count } samorodków złota
}
lying-document = { $count ->
    [one] { $count } tajny dokument
    [few] { $count } tajne dokumenty
   *[many] { $count } tajnych dokumentów
}
aloud-document-red = dokument czerwonej drużyny
aloud-document-blue = dokument niebieskiej drużyny
aloud-document-fake = fałszywka
aloud-worth = { $what } ({ $value })
aloud-worth-each = { $what } (po { $value })
aloud-in-all = { $loot }, razem { $value }
aloud-players = Gracze
aloud-seat = { $who }: { $facts }.
aloud-who = { $name } ({ $tag })
aloud-plays = { $name } gra jako { NAME($bandit) }
aloud-plays-two = { $name } gra jako { NAME($one) } i { NAME($two) }
aloud-bot = bot, { $level }
aloud-deciding = teraz decyduje
aloud-carries-out = rozgrywa kartę
aloud-of = { NAME($bandit) }: { $what }
aloud-loot = łup: { $loot }
aloud-no-loot = bez łupu
aloud-card-now = { $card }, rozgrywana teraz
aloud-card-done = { $card }, rozegrana
aloud-card-down = { $card }, zakryta
aloud-taken-back = Wybór cofnięty.
