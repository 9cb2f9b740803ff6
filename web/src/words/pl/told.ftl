## What happened
told-first-player = { NAME($bandit) } jest pierwszym graczem.
told-bandit-chosen = { $name } gra jako { NAME($bandit) }.
told-bandit-placed = { NAME($bandit) } zaczyna { $place }.
told-answered = { NAME($bandit) }: decyzja zapadła.
told-round-began = Zaczyna się runda { $round }.
told-turn-began = Tura { $turn }: { $kind }.
told-passed = { NAME($bandit) } pasuje.
told-deck-shuffled = { NAME($bandit) } tasuje talię.
told-bullet-discarded = { NAME($bandit) } odrzuca pocisk.
told-hand-returned = { NAME($bandit) } odkłada do talii { $count ->
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
told-nothing-no-teammate = { NAME($bandit) } nie ma kogo wesprzeć.
told-nothing-cant-be-done = { NAME($bandit) } nie może tego zrobić.
told-moved = { NAME($bandit) } przechodzi { $way }.
told-climbed = { NAME($bandit) } wchodzi { $way }.
told-thrown = { NAME($bandit) } leci { $way }.
told-fled = { NAME($bandit) } ucieka { $way }.
told-swept = { NAME($bandit, form: "acc") } zmiata { $way }.
told-fired = { NAME($bandit) } strzela do { NAME($victim, form: "acc") } i trafia.
told-punched = { NAME($bandit) } uderza { NAME($victim, form: "acc") }.
told-marshal-moved = Szeryf przechodzi do { NAME($car, form: "gen") }.
told-neutral-bullet = { NAME($bandit) } dostaje neutralny pocisk.
told-bullets-ran-short = Brakuje neutralnych pocisków.
told-event-began = Wydarzenie: { $event }.
told-strongbox-placed = Druga walizka ląduje { $place }.
told-ransom-paid = { NAME($bandit) } dostaje $250 okupu.
told-declined = { NAME($bandit) } rezygnuje.
told-courier-moved = Kurier jest teraz { $place }.
told-courier-hit = { NAME($bandit) } trafia kuriera z { NAME($car, form: "gen") }.
told-gun-fired = { NAME($bandit) } strzela z karabinu maszynowego.
told-action-granted = { NAME($bandit) } może od razu wykonać akcję.
told-action-taken = { NAME($bandit) }: { $action }.
told-document-seen = { NAME($bandit) } czyta tajny dokument.
told-document-put-back = { NAME($bandit) } odkłada dokument na miejsce.
told-diverted = { NAME($bandit) } odwraca uwagę.
told-bullet-healed = { NAME($bandit) } pozbywa się pocisku.
told-plan-concerted = { NAME($bandit) } dobierze o dwie karty więcej.
told-plan-advanced = Diabelska intryga jest już warta { $value }.
told-plot-came-to-nothing = Plan Il Professore spełzł na niczym.
told-long-shot-hit = Il Professore trafia kuriera z { NAME($car, form: "gen") }.
told-trains-passed = Pociąg startowy przejeżdża o dwa wagony dalej.
told-cut-short = Ostatnia runda będzie krótsza.
told-plot-revealed = Il Professore: { $card }.
told-game-over = Koniec gry.
told-card-picked = { NAME($bandit) } wybiera kartę.
told-cards-drawn = { NAME($bandit) } dobiera { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
told-card-played = { NAME($bandit) } zagrywa: { $card }.
told-card-played-hidden = { NAME($bandit) } zagrywa zakrytą kartę.
told-cards-put-away = { NAME($bandit) } odrzuca resztę kart.
told-card-diverted = { NAME($bandit) } traci kartę: trafia ona na spód talii.
told-card-set-aside = { NAME($bandit) } odkłada kartę na następną rundę.
told-plot-laid = Il Professore kładzie kartę.
told-loot-taken = { NAME($bandit) } bierze { NAME($loot, form: "one") }.
told-loot-taken-value = { NAME($bandit) } bierze { NAME($loot, form: "one") }: { $value }.
told-loot-lost = { NAME($bandit) } traci { NAME($loot, form: "one") }.
