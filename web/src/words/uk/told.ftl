## What happened
told-first-player = Перший гравець — { NAME($bandit) }.
told-bandit-chosen = { $name } грає за { NAME($bandit, form: "acc") }.
told-bandit-placed = { $place } починає { NAME($bandit) }.
told-answered = { NAME($bandit) }: рішення прийнято.
told-round-began = Починається раунд { $round }.
told-turn-began = Хід { $turn }: { $kind }.
told-passed = { NAME($bandit) } пропускає хід.
told-deck-shuffled = { NAME($bandit) } тасує колоду.
told-bullet-discarded = { NAME($bandit) } скидає кулю.
told-hand-returned = { NAME($bandit) } повертає до колоди { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
told-stealin-began = Стос перевернуто.
told-card-revealed = { NAME($bandit) }: { $card }.
told-nothing-no-target = { NAME($bandit) }: нема в кого стріляти.
told-nothing-no-bullets = { NAME($bandit) }: куль більше немає.
told-nothing-no-loot = { NAME($bandit) }: нема чого брати.
told-nothing-nobody-here = { NAME($bandit) }: нема кого бити.
told-nothing-nowhere-to-go = { NAME($bandit) }: нема куди йти.
told-nothing-no-teammate = { NAME($bandit) }: нема кого підтримати.
told-nothing-cant-be-done = { NAME($bandit) }: не виходить.
told-moved = { NAME($bandit) } переходить { $way }.
told-climbed = { NAME($bandit) } лізе { $way }.
told-thrown = { NAME($bandit) } відлітає { $way }.
told-fled = { NAME($bandit) } тікає { $way }.
told-swept = { NAME($bandit) } летить { $way }.
told-fired = { NAME($bandit) } стріляє в { NAME($victim, form: "acc") } і влучає.
told-punched = { NAME($bandit) } б’є { NAME($victim, form: "acc") }.
told-marshal-moved = Шериф переходить до { NAME($car, form: "gen") }.
told-neutral-bullet = { NAME($bandit) } отримує нейтральну кулю.
told-bullets-ran-short = Нейтральних куль не вистачає.
told-event-began = Подія: { $event }.
told-strongbox-placed = Другий кейс — { $place }!
told-ransom-paid = { NAME($bandit) } отримує викуп: $250.
told-declined = { NAME($bandit) } відмовляється.
told-courier-moved = Кур’єр тепер { $place }.
told-courier-hit = { NAME($bandit) } влучає в кур’єра { NAME($car, form: "gen") }.
told-gun-fired = { NAME($bandit) } стріляє з кулемета.
told-action-granted = { NAME($bandit) } може відразу виконати одну дію.
told-action-taken = { NAME($bandit) }: { $action }.
told-document-seen = { NAME($bandit) } читає секретний документ.
told-document-put-back = { NAME($bandit) } кладе документ назад.
told-diverted = { NAME($bandit) } проводить відволікальний маневр.
told-bullet-healed = { NAME($bandit) } позбувається кулі.
told-plan-concerted = { NAME($bandit) } візьме на дві карти більше.
told-plan-advanced = Диявольський задум просувається: { $value }.
told-plot-came-to-nothing = Витівка Іль Професоре нічого не дала.
told-long-shot-hit = Іль Професоре влучає в кур’єра { NAME($car, form: "gen") }.
told-trains-passed = Стартовий поїзд проїжджає ще два вагони.
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
told-card-played-hidden = { NAME($bandit) } грає карту долілиць.
told-cards-put-away = { NAME($bandit) } скидає зайві карти.
told-card-diverted = { NAME($bandit) }: одна карта йде з руки під низ колоди.
told-card-set-aside = { NAME($bandit) } відкладає карту на наступний раунд.
told-plot-laid = Іль Професоре кладе карту.
told-loot-taken = { NAME($bandit) } бере { NAME($loot, form: "one") }.
told-loot-taken-value = { NAME($bandit) } бере { NAME($loot, form: "one") }: { $value }.
told-loot-lost = { NAME($bandit) } втрачає { NAME($loot, form: "one") }.
