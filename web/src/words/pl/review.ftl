## The review of a game; loaded only where there is one
review-title = Analiza napadu
review-close = Zamknij analizę
review-fold = Zwiń analizę
review-unfold = Rozwiń analizę
review-progress = Zbadano
review-opening = Otwieramy księgi…
review-begun = Gra jest badana.
review-examining = Zbadano { $found } z { $tasks }
review-left = Zbadano { $found } z { $tasks } · zostało około { $seconds } s
review-stopped = Zatrzymano: { $found } z { $tasks }
review-done = { $tasks ->
    [one] Zbadano { $tasks } wybór.
    [few] Zbadano wszystkie { $tasks } wybory.
   *[many] Zbadano wszystkie { $tasks } wyborów.
}
review-stop = Zatrzymaj
review-continue = Kontynuuj
review-full = Na urządzeniu nie ma miejsca: analiza przepadnie, gdy zamkniesz stronę.
review-forbidden = Przeglądarka nie pozwala niczego przechowywać: analiza przepadnie, gdy zamkniesz stronę.

review-sheet-moments = Wydarzenia
review-sheet-decision = Ta decyzja
review-sheet-seats = Banda
review-chances = Szanse na wygraną
review-end = Koniec
review-headlines = Najważniejsze chwile
review-headlines-yet = Najważniejsze chwile do tej pory
review-quiet = Nic nie odwróciło losów gry.
review-nothing-yet = Na razie nic dużego.
review-mistakes = { $count ->
    [0] Bez błędów
    [one] { $count } błąd
    [few] { $count } błędy
   *[many] { $count } błędów
}
review-mistake-of = błąd { $now } z { $of }
review-round = Runda { $round }
review-turn = tura { $turn }
review-table-less = Schowaj tabelę
review-mistake-back = Poprzedni błąd
review-mistake-on = Następny błąd
review-whose = Czyje błędy
review-everybody = Wszyscy

review-label-slip = Potknięcie
review-label-mistake = Niewypał
review-label-blunder = Strzał w stopę
review-best = najlepsze
review-played = zagrane
review-tried = twój wybór
review-even = na równi
review-others = { $count ->
    [one] Jeszcze { $count } możliwości nie ważono: niewiele obiecywała.
    [few] Jeszcze { $count } możliwości nie ważono: niewiele obiecywały.
   *[many] Jeszcze { $count } możliwości nie ważono: niewiele obiecywały.
}
review-knowledge = Oceniane według tego, co mógł wiedzieć gracz { $name }; każdą możliwość sprawdzono w tych samych możliwych światach.
review-lost = Oddane punkty: { $points } (± { $error })
review-best-chosen = Najlepszy wybór.
review-good-enough = Nie gorzej niż najlepsze, o ile można to ocenić.
review-all-equal = Nie robiło to różnicy.
review-no-mistake = bez błędu
review-not-examined = Ta decyzja nie jest jeszcze zbadana.
review-examine-now = Zbadaj teraz
review-no-decision = Nie było tu nic do rozstrzygnięcia.
review-over = Gra skończona.

review-unknown = Czego nie mógł wiedzieć gracz { $name }
review-unknown-nothing = Wszystko leżało odkryte.
review-unknown-pile = Ukryte w planie
review-unknown-hand = Na ręce: { $name }
review-unknown-tokens = { $count ->
    [one] { $count } żeton o nieznanej wartości.
    [few] { $count } żetony o nieznanej wartości.
   *[many] { $count } żetonów o nieznanej wartości.
}
review-unknown-rounds = { $count ->
    [one] Przed nimi jeszcze { $count } karta rundy.
    [few] Przed nimi jeszcze { $count } karty rundy.
   *[many] Przed nimi jeszcze { $count } kart rundy.
}

review-try = Spróbuj samodzielnie
review-try-what = Co zrobisz jako { $name }?
review-try-about = Widzisz to, co widział gracz. Wynik analizy poznasz po wyborze.
review-try-stop = Wróć do analizy
review-try-next = Spróbuj przy następnym błędzie
review-try-theirs = { $count ->
    [one] Rozegraj ten błąd po swojemu
    [few] Rozegraj te { $count } błędy po swojemu
   *[many] Rozegraj te { $count } błędów po swojemu
}
review-tried-best = To najlepszy wybór.
review-tried-even = Nie gorzej niż najlepsze, o ile można to ocenić.
review-tried-same = Tak samo jak w grze: { $points } pkt za najlepszym.
review-tried-behind = { $points } pkt za najlepszym.

review-gave-away = { $points ->
    [one] Runda { $round }: { $name } oddaje { $points } punkt przez „{ $choice }”
    [few] Runda { $round }: { $name } oddaje { $points } punkty przez „{ $choice }”
   *[many] Runda { $round }: { $name } oddaje { $points } punktów przez „{ $choice }”
}
review-cost = { $points ->
    [one] Runda { $round }: { $name } gra „{ $choice }”, a { $whom } traci { $points } punkt
    [few] Runda { $round }: { $name } gra „{ $choice }”, a { $whom } traci { $points } punkty
   *[many] Runda { $round }: { $name } gra „{ $choice }”, a { $whom } traci { $points } punktów
}
review-gained = { $points ->
    [one] Runda { $round }: { $name } zyskuje { $points } punkt za „{ $choice }”
    [few] Runda { $round }: { $name } zyskuje { $points } punkty za „{ $choice }”
   *[many] Runda { $round }: { $name } zyskuje { $points } punktów za „{ $choice }”
}
review-lucky = { $points ->
    [one] Runda { $round }: { $luck } — { $name } zyskuje { $points } punkt
    [few] Runda { $round }: { $luck } — { $name } zyskuje { $points } punkty
   *[many] Runda { $round }: { $luck } — { $name } zyskuje { $points } punktów
}
review-unlucky = { $points ->
    [one] Runda { $round }: { $luck } — { $name } traci { $points } punkt
    [few] Runda { $round }: { $luck } — { $name } traci { $points } punkty
   *[many] Runda { $round }: { $luck } — { $name } traci { $points } punktów
}
review-luck-deal = rozdanie
review-luck-round = nowa runda
review-luck-hands = karty na ręce
review-luck-reshuffle = przetasowana talia
review-luck-pick = sakiewka na ślepo

review-accuracy = celność
review-per-100 = Stracone na 100 decyzji: { $points } pkt (liczonych decyzji: { $choices })
review-by-round = Celność w rundach
review-part-parity = równe szanse
review-part-luck = szczęście
review-part-own = własne decyzje
review-part-others = pozostali
review-part-result = wynik
review-about-seats = Od równych szans do wyniku: co zmieniły szczęście, własne decyzje i decyzje pozostałych, w punktach szansy na wygraną.
review-seats-yet = Jak składają się szczęście i decyzje, będzie widać, gdy wszystko zostanie zbadane.

review-about = Co znaczą liczby
review-about-chances = Obraz pokazuje szanse na wygraną oczami kogoś, kto widzi wszystkie karty. Punkt to jeden procent szansy.
review-about-decisions = Decyzję ocenia się tylko według tego, co gracz mógł wiedzieć: możliwości rozegrano w tych samych możliwych światach. Decyzje wymuszone i te, gdzie wszystko jedno, nie liczą się.
review-about-labels = Potknięcie od { $slip } pkt, niewypał od { $mistake }, strzał w stopę od { $blunder }, i tylko gdy strata jest większa niż dwa błędy standardowe.
review-about-games = Około { $games } gier w głowie na każdą decyzję, na twoim urządzeniu.

review-trouble-no-engine = Ta przeglądarka nie potrafi analizować gier: potrzebne są WebAssembly i procesy w tle.
review-trouble-unfinished = Tej gry nie dokończono. Analizować można tylko grę, która się skończyła.
review-trouble-later-version = Ten zapis pochodzi z nowszej wersji. Odśwież stronę i spróbuj ponownie.
review-trouble-bad-record = Zapis tej gry jest uszkodzony.
review-trouble-no-record = Zapisu tej gry nie można teraz pobrać.
