## What happened
told-first-player = Першим ходить { NAME($bandit) }.
told-bandit-chosen = { $name } веде: { NAME($bandit) }.
told-bandit-placed = { NAME($bandit) } на поїзді: { $place }.
told-answered = { NAME($bandit) }: рішення прийнято.
told-round-began = Раунд { $round } починається.
told-turn-began = Хід { $turn }: { $kind }.
told-passed = { NAME($bandit) } нічого не може.
told-deck-shuffled = { NAME($bandit) } тасує колоду.
told-bullet-discarded = { NAME($bandit) } скидає кулю.
told-hand-returned = { NAME($bandit) } повертає { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
told-stealin-began = Стос перевернуто.
told-card-revealed = { NAME($bandit) }: { $card }.
told-nothing-no-target = { NAME($bandit) }: стріляти нема в кого.
told-nothing-no-bullets = { NAME($bandit) }: куль більше немає.
told-nothing-no-loot = { NAME($bandit) }: брати нічого.
told-nothing-nobody-here = { NAME($bandit) }: бити нікого.
told-nothing-nowhere-to-go = { NAME($bandit) }: йти нікуди.
told-nothing-no-teammate = { NAME($bandit) }: товаришів поруч немає.
told-nothing-cant-be-done = { NAME($bandit) }: не виходить.
told-moved = { NAME($bandit) } переходить: { $place }.
told-climbed = { NAME($bandit) } лізе: { $place }.
told-thrown = { NAME($bandit) } відлітає: { $place }.
told-fled = { NAME($bandit) } рятується: { $place }.
told-swept = { NAME($bandit) } зметено: { $place }.
told-fired = { NAME($bandit) } стріляє в { NAME($victim, form: "acc") } і влучає.
told-punched = { NAME($bandit) } б'є { NAME($victim, form: "acc") }.
told-marshal-moved = Шериф іде: { NAME($car) }.
told-neutral-bullet = { NAME($bandit) } отримує нейтральну кулю.
told-bullets-ran-short = Нейтральних куль не вистачає.
told-event-began = Подія: { $event }.
told-strongbox-placed = Другий кейс: { $place }.
told-ransom-paid = { NAME($bandit) } отримує $250 викупу.
told-declined = { NAME($bandit) } відмовляється.
told-courier-moved = Кур'єр змінює поверх: { $place }.
told-courier-hit = { NAME($bandit) } влучає в кур'єра: { NAME($car) }.
told-gun-fired = { NAME($bandit) } стріляє з кулемета.
told-action-granted = { NAME($bandit) } може одразу діяти.
told-action-taken = { NAME($bandit) }: { $action }.
told-document-seen = { NAME($bandit) } читає секретний документ.
told-document-put-back = { NAME($bandit) } кладе документ назад.
told-diverted = { NAME($bandit) }: відволікальний маневр.
told-bullet-healed = { NAME($bandit) } позбувається кулі.
told-plan-concerted = { NAME($bandit) } візьме на дві карти більше.
told-plan-advanced = Диявольський задум просунувся: { $value }.
told-plot-came-to-nothing = Витівка Іль Професоре не вдалася.
told-long-shot-hit = Іль Професоре влучає в кур'єра: { NAME($car) }.
told-trains-passed = Поїзди проходять один повз одного.
told-cut-short = Останній раунд буде коротшим.
told-plot-revealed = Іль Професоре: { $card }.
told-game-over = Гру закінчено.
told-card-picked = { NAME($bandit) } вибирає карту.
told-cards-drawn = { NAME($bandit) } бере { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
told-card-played = { NAME($bandit) } грає: { $card }.
told-card-played-hidden = { NAME($bandit) } грає карту закрито.
told-cards-put-away = { NAME($bandit) } прибирає карти.
told-card-diverted = { NAME($bandit) } повертає останню карту.
told-card-set-aside = { NAME($bandit) } відкладає карту.
told-plot-laid = Іль Професоре кладе карту.
told-loot-taken = { NAME($bandit) } бере { NAME($loot, form: "one") }.
told-loot-taken-value = { NAME($bandit) } бере { NAME($loot, form: "one") }: { $value }.
told-loot-lost = { NAME($bandit) } втрачає { NAME($loot, form: "one") }.
