## The table
table-private = Стіл для друзів
table-public = Публічний стіл
table-seats = { $count ->
    [one] { $count } місце
    [few] { $count } місця
   *[many] { $count } місць
}
the-train = Поїзд
round = Раунд
round-of = Раунд { $round } з { $rounds }
phase-schemin = Планування
phase-stealin = Пограбування
phase-event = Подія
phase-start = Початок
phase-over = Кінець
turn-done = зіграно
turn-now = зараз
seat-first = 1-й
seat-first-long = перший гравець раунду
seat-you = ви
seat-bot = бот · { $level }
seat-thinking = думає
seat-away = не на зв’язку
seat-left = грає бот
seat-empty-handed = поки порожньо
seat-label = { $name } ({ $bandits })
stat-ammo = { $left ->
    [one] лишилася { $left } куля
    [few] лишилося { $left } кулі
   *[many] лишилося { $left } куль
}
stat-ammo-of = куль: { $left } з 6
stat-received = { $count ->
    [one] отримано { $count } кулю
    [few] отримано { $count } кулі
   *[many] отримано { $count } куль
}
stat-received-short = отримано: { $count }
stat-hand = { $count ->
    [one] { $count } карта на руці
    [few] { $count } карти на руці
   *[many] { $count } карт на руці
}
stat-deck = { $count ->
    [one] { $count } карта в колоді
    [few] { $count } карти в колоді
   *[many] { $count } карт у колоді
}
stat-loot-unknown = { NAME($loot) }, вартість вам невідома
stat-loot-known = { NAME($loot) }, { $value }
mine-title = ви · { $value }
pile = Стос
pile-planning = у порядку розіграшу
pile-empty = ще ніхто не зіграв
pile-progress = карта { $now } з { $of }
pile-card = { NAME($bandit) }: { $card }
pile-slot = { NAME($bandit) } чекає своєї черги
hand = Ваші карти
draw-three = Взяти 3
draw-none = Нема чого брати
deck-count = у колоді { $count }
face-down = долілиць
play-hidden = Зіграти долілиць
play-card = Зіграти: { $card }
card-cant = зараз зіграти не можна
log = Журнал
chat = Чат
chat-unread = Чат · { $count }
what-happened = Що сталося
nothing-yet = Поки нічого не сталося.
time-left = лишилося { $time }
turn-of = Вирішує { $name }
watching = Ви глядач.
note-play-open = Зіграйте карту або візьміть 3.
note-play-hidden = Зіграйте карту долілиць або візьміть 3.
note-play-only = Зіграйте карту.
choose-first = Спершу виберіть
speed = Швидкість
pause = Пауза
resume = Пуск
skip = Пропустити
show-train = Показати: { NAME($car) }
next-car = Наступний вагон
previous-car = Попередній вагон
next-round-shift = наст. раунд: +2 вагони
side-by-side = поруч: { NAME($car) }
tunnel-note = Ніхто не бачить, що ви граєте.
tunnel-title = Тунель.
curtain-title = Передайте пристрій: { $name }
curtain-about = Решта відвертається.
curtain-open = Це я, { $name }

## Questions
ask-bandit = За кого граєте?
ask-team = За яку команду граєте?
ask-last-car = Хто починає в останньому вагоні?
ask-pick = Яку карту взяти на руку?
ask-act = Ваш хід, { NAME($bandit, form: "voc") }
ask-keep = Які карти залишити?
ask-move = Переміщення: куди?
ask-climb = Драбина: куди?
ask-fire = Постріл: у кого?
ask-rob = Грабіж: що взяти?
ask-punch = Удар: кого?
ask-knock = Що втрачає { NAME($victim) }?
ask-take = Взяти те, що впало?
ask-push = Куди відлітає { NAME($victim) }?
ask-marshal = Куди йде Шериф?
ask-pickpocket = Поцупити гаманець?
ask-shove = Куди відлітає { NAME($victim) }?
ask-nudge = Підтримка: хто і що?
ask-grant = Що робить { NAME($bandit) }?
ask-document = Залишити документ?
ask-gun-knock = Що втрачає { NAME($victim) }?
ask-set-aside = Відкласти карту?
ask-heal = Які кулі скинути?
ask-drop = З чим розпрощаєтеся?
ask-rescue = Кому на допомогу?
ask-last-move = Останнє Переміщення?

## Choices
choice-bandit = { NAME($bandit) }
choice-team = { NAME($one) } і { NAME($two) }
choice-last-car = { NAME($bandit) }
choice-pick = { $card }
choice-draw = Взяти 3 карти
choice-play = Зіграти: { $card }
choice-play-hidden = Зіграти долілиць: { $card }
choice-play-then = Зіграти: { $card }, потім { $next }
choice-keep = Залишити: { $cards }
choice-keep-nothing = Нічого не залишати
choice-go-inside = До { NAME($car, form: "gen") }
choice-go-roof = На дах { NAME($car, form: "gen") }
choice-fire = { NAME($bandit) }
choice-fire-courier = Кур’єр { NAME($car, form: "gen") }
choice-gun = Кулемет
choice-rob = { NAME($loot) }
choice-punch = { NAME($bandit) }
choice-knock = { NAME($loot) }
choice-take = Взяти
choice-leave = Залишити
choice-marshal = До { NAME($car, form: "gen") }
choice-pickpocket = { NAME($bandit) }: { NAME($loot) }
choice-decline = Ні, дякую
choice-divert = Відволікальний маневр
choice-nudge = { NAME($bandit) }: { $action }
choice-do = { $action }
choice-set-aside = { $card }
choice-heal = Скинути { $bullets }
choice-heal-nothing = Залишити всі
choice-drop = { NAME($loot) }
detail-forward = { $cars ->
    [one] уперед на { $cars } вагон
    [few] уперед на { $cars } вагони
   *[many] уперед на { $cars } вагонів
}
detail-back = { $cars ->
    [one] назад на { $cars } вагон
    [few] назад на { $cars } вагони
   *[many] назад на { $cars } вагонів
}
detail-across = на сусідній поїзд
detail-up = вгору, на дах
detail-down = униз, у вагон
detail-beside = там { $who }
detail-at = { $place }
detail-count = { $count ->
    [1] 1 шт.
   *[other] { $count } шт., на вигляд однакові
}

# One's turn, told to whoever looks elsewhere
call = Коли ваш хід
call-on = Сповіщати
call-off = Лише у вкладці
call-about = Пристрій дасть знати, якщо ви дивитеся деінде, а сторінка відкрита.
call-denied = Браузер забороняє цій сторінці сповіщення. Дозволити їх можна в налаштуваннях сторінки.
call-title = Ваш хід
call-text = { $book }: поїзд чекає на вас.
