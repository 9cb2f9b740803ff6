## What happened
told-first-player = Pierwszy działa { NAME($bandit) }.
told-bandit-chosen = { $name } prowadzi: { NAME($bandit) }.
told-bandit-placed = { NAME($bandit) } w pociągu: { $place }.
told-answered = { NAME($bandit) }: decyzja zapadła.
told-round-began = Zaczyna się runda { $round }.
told-turn-began = Tura { $turn }: { $kind }.
told-passed = { NAME($bandit) } nic nie może zrobić.
told-deck-shuffled = { NAME($bandit) } tasuje talię.
told-bullet-discarded = { NAME($bandit) } odrzuca pocisk.
told-hand-returned = { NAME($bandit) } odkłada { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
told-stealin-began = Stos został odwrócony.
told-card-revealed = { NAME($bandit) }: { $card }.
told-nothing-no-target = { NAME($bandit) } nie ma do kogo strzelać.
told-nothing-no-bullets = { NAME($bandit) } nie ma już pocisków.
told-nothing-no-loot = { NAME($bandit) } nie ma czego zabrać.
told-nothing-nobody-here = { NAME($bandit) } nie ma kogo uderzyć.
told-nothing-nowhere-to-go = { NAME($bandit) } nie ma dokąd iść.
told-nothing-no-teammate = { NAME($bandit) } nie ma tu kompana.
told-nothing-cant-be-done = { NAME($bandit) } nie może tego zrobić.
told-moved = { NAME($bandit) } przechodzi { $way }.
told-climbed = { NAME($bandit) } wspina się { $way }.
told-thrown = { NAME($bandit) } odlatuje { $way }.
told-fled = { NAME($bandit) } ucieka { $way }.
told-swept = { NAME($bandit) } zmieciono { $way }.
told-fired = { NAME($bandit) } strzela do { NAME($victim, form: "acc") } i trafia.
told-punched = { NAME($bandit) } uderza { NAME($victim, form: "acc") }.
told-marshal-moved = Szeryf idzie: { NAME($car) }.
told-neutral-bullet = { NAME($bandit) } dostaje neutralny pocisk.
told-bullets-ran-short = Brakuje neutralnych pocisków.
told-event-began = Wydarzenie: { $event }.
told-strongbox-placed = Druga walizka: { $place }.
told-ransom-paid = { NAME($bandit) } dostaje $250 okupu.
told-declined = { NAME($bandit) } odmawia.
told-courier-moved = Kurier zmienia poziom: { $place }.
told-courier-hit = { NAME($bandit) } trafia kuriera: { NAME($car) }.
told-gun-fired = { NAME($bandit) } strzela z karabinu maszynowego.
told-action-granted = { NAME($bandit) } może działać od razu.
told-action-taken = { NAME($bandit) }: { $action }.
told-document-seen = { NAME($bandit) } czyta tajny dokument.
told-document-put-back = { NAME($bandit) } odkłada dokument.
told-diverted = { NAME($bandit) } odwraca uwagę.
told-bullet-healed = { NAME($bandit) } pozbywa się pocisku.
told-plan-concerted = { NAME($bandit) } dobierze dwie karty więcej.
told-plan-advanced = Diabelska intryga postępuje: { $value }.
told-plot-came-to-nothing = Plan Il Professore spełzł na niczym.
told-long-shot-hit = Il Professore trafia kuriera: { NAME($car) }.
told-trains-passed = Pociągi mijają się.
told-cut-short = Ostatnia runda będzie krótsza.
told-plot-revealed = Il Professore: { $card }.
told-game-over = Koniec gry.
told-card-picked = { NAME($bandit) } wybiera kartę.
told-cards-drawn = { NAME($bandit) } dobiera { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
told-card-played = { NAME($bandit) } gra: { $card }.
told-card-played-hidden = { NAME($bandit) } gra zakrytą kartę.
told-cards-put-away = { NAME($bandit) } odkłada karty.
told-card-diverted = { NAME($bandit) } cofa ostatnią kartę.
told-card-set-aside = { NAME($bandit) } odkłada kartę na bok.
told-plot-laid = Il Professore kładzie kartę.
told-loot-taken = { NAME($bandit) } bierze { NAME($loot, form: "one") }.
told-loot-taken-value = { NAME($bandit) } bierze { NAME($loot, form: "one") }: { $value }.
told-loot-lost = { NAME($bandit) } traci { NAME($loot, form: "one") }.
