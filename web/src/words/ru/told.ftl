## What happened
told-first-player = Первый игрок — { NAME($bandit) }.
told-bandit-chosen = { $name } играет за { NAME($bandit, form: "acc") }.
told-bandit-placed = { NAME($bandit) } начинает { $place }.
told-answered = { NAME($bandit) }: решение принято.
told-round-began = Начинается раунд { $round }.
told-turn-began = Ход { $turn }: { $kind }.
told-passed = { NAME($bandit) } пропускает ход.
told-deck-shuffled = { NAME($bandit) } тасует колоду.
told-bullet-discarded = { NAME($bandit) } сбрасывает пулю.
told-hand-returned = { NAME($bandit) } возвращает в колоду { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
told-stealin-began = Стопка перевёрнута.
told-card-revealed = { NAME($bandit) }: { $card }.
told-nothing-no-target = { NAME($bandit) }: стрелять не в кого.
told-nothing-no-bullets = { NAME($bandit) }: пуль больше нет.
told-nothing-no-loot = { NAME($bandit) }: брать нечего.
told-nothing-nobody-here = { NAME($bandit) }: бить некого.
told-nothing-nowhere-to-go = { NAME($bandit) }: идти некуда.
told-nothing-no-teammate = { NAME($bandit) }: поддержать некого.
told-nothing-cant-be-done = { NAME($bandit) }: не выходит.
told-moved = { NAME($bandit) } переходит { $way }.
told-climbed = { NAME($bandit) } лезет { $way }.
told-thrown = { NAME($bandit) } отлетает { $way }.
told-fled = { NAME($bandit) } удирает { $way }.
told-swept = { NAME($bandit) } летит { $way }.
told-fired = { NAME($bandit) } стреляет в { NAME($victim, form: "acc") } и попадает.
told-punched = { NAME($bandit) } бьёт { NAME($victim, form: "acc") }.
told-marshal-moved = Шериф переходит в { NAME($car) }.
told-neutral-bullet = { NAME($bandit) } получает нейтральную пулю.
told-bullets-ran-short = Нейтральных пуль не хватает.
told-event-began = Событие: { $event }.
told-strongbox-placed = Второй кейс — { $place }!
told-ransom-paid = { NAME($bandit) } получает выкуп: $250.
told-declined = { NAME($bandit) } отказывается.
told-courier-moved = Курьер теперь { $place }.
told-courier-hit = { NAME($bandit) } попадает в курьера { NAME($car, form: "gen") }.
told-gun-fired = { NAME($bandit) } стреляет из пулемёта.
told-action-granted = { NAME($bandit) } может сразу сделать одно действие.
told-action-taken = { NAME($bandit) }: { $action }.
told-document-seen = { NAME($bandit) } читает секретный документ.
told-document-put-back = { NAME($bandit) } кладёт документ обратно.
told-diverted = { NAME($bandit) } проводит отвлекающий манёвр.
told-bullet-healed = { NAME($bandit) } избавляется от пули.
told-plan-concerted = { NAME($bandit) } возьмёт на две карты больше.
told-plan-advanced = Дьявольский замысел продвигается: { $value }.
told-plot-came-to-nothing = Затея Иль Профессоре ни к чему не привела.
told-long-shot-hit = Иль Профессоре попадает в курьера { NAME($car, form: "gen") }.
told-trains-passed = Стартовый поезд проезжает ещё два вагона.
told-cut-short = Последний раунд будет короче.
told-plot-revealed = Иль Профессоре: { $card }.
told-game-over = Игра окончена.
told-card-picked = { NAME($bandit) } выбирает карту.
told-cards-drawn = { NAME($bandit) } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
told-card-played = { NAME($bandit) } играет: { $card }.
told-card-played-hidden = { NAME($bandit) } играет карту рубашкой вверх.
told-cards-put-away = { NAME($bandit) } сбрасывает лишние карты.
told-card-diverted = { NAME($bandit) }: одна карта уходит с руки под низ колоды.
told-card-set-aside = { NAME($bandit) } откладывает карту на следующий раунд.
told-plot-laid = Иль Профессоре кладёт карту.
told-loot-taken = { NAME($bandit) } берёт { NAME($loot, form: "one") }.
told-loot-taken-value = { NAME($bandit) } берёт { NAME($loot, form: "one") }: { $value }.
told-loot-lost = { NAME($bandit) } теряет { NAME($loot, form: "one") }.
