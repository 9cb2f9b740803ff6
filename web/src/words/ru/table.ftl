## The table
table-private = Стол для друзей
table-public = Общий стол
table-seats = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
the-train = Поезд
round = Раунд
round-of = Раунд { $round } из { $rounds }
phase-schemin = Планирование
phase-stealin = Ограбление
phase-event = Событие
phase-start = Начало
phase-over = Конец
turn-done = сыгран
turn-now = сейчас
seat-first = 1-й
seat-first-long = первый игрок раунда
seat-you = вы
seat-bot = бот · { $level }
seat-thinking = думает
seat-away = не на связи
seat-left = играет бот
seat-empty-handed = пока пусто
seat-label = { $name } ({ $bandits })
stat-ammo = { $left ->
    [one] осталась { $left } пуля
    [few] осталось { $left } пули
   *[many] осталось { $left } пуль
}
stat-ammo-of = пуль: { $left } из 6
stat-received = { $count ->
    [one] получена { $count } пуля
    [few] получено { $count } пули
   *[many] получено { $count } пуль
}
stat-received-short = получено: { $count }
stat-hand = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[many] { $count } карт на руке
}
stat-deck = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
   *[many] { $count } карт в колоде
}
stat-loot-unknown = { NAME($loot) }, стоимость вам неизвестна
stat-loot-known = { NAME($loot) }, { $value }
mine-title = вы · { $value }
pile = Стопка
pile-planning = в порядке розыгрыша
pile-empty = никто ещё не сыграл
pile-progress = карта { $now } из { $of }
pile-card = { NAME($bandit) }: { $card }
pile-slot = { NAME($bandit) } ждёт своей очереди
hand = Ваши карты
draw-three = Взять 3
draw-none = Брать нечего
deck-count = в колоде { $count }
face-down = рубашкой вверх
play-hidden = Рубашкой вверх
play-card = Сыграть: { $card }
card-cant = сейчас сыграть нельзя
log = Журнал
chat = Чат
chat-unread = Чат · { $count }
what-happened = Что случилось
nothing-yet = Пока ничего не случилось.
time-left = осталось { $time }
turn-of = Решает { $name }
watching = Вы зритель.
note-play-open = Сыграйте карту или возьмите 3.
note-play-hidden = Сыграйте карту рубашкой вверх или возьмите 3.
note-play-only = Сыграйте карту.
choose-first = Сначала выберите
speed = Скорость
pause = Пауза
resume = Пуск
skip = Пропустить
show-train = Показать: { NAME($car) }
next-car = Следующий вагон
previous-car = Предыдущий вагон
next-round-shift = след. раунд: +2 вагона
side-by-side = рядом: { NAME($car) }
tunnel-note = Никто не видит, что вы играете.
tunnel-title = Туннель.
curtain-title = Передайте устройство: { $name }
curtain-about = Остальные отворачиваются.
curtain-open = Это я, { $name }

## Questions
ask-bandit = За кого играете?
ask-team = За какую команду играете?
ask-last-car = Кто начинает в последнем вагоне?
ask-pick = Какую карту взять на руку?
ask-act = Ваш ход, { NAME($bandit) }
ask-keep = Какие карты оставить?
ask-move = Движение: куда?
ask-climb = Лестница: куда?
ask-fire = Выстрел: в кого?
ask-rob = Кража: что взять?
ask-punch = Удар: кого?
ask-knock = Что теряет { NAME($victim) }?
ask-take = Взять упавшее?
ask-push = Куда отлетает { NAME($victim) }?
ask-marshal = Куда идёт Шериф?
ask-pickpocket = Прикарманить кошелёк?
ask-shove = Куда отлетает { NAME($victim) }?
ask-nudge = Поддержка: кто и что?
ask-grant = Что делает { NAME($bandit) }?
ask-document = Оставить документ?
ask-gun-knock = Что теряет { NAME($victim) }?
ask-set-aside = Отложить карту?
ask-heal = Какие пули сбросить?
ask-drop = С чем расстанетесь?
ask-rescue = К кому на выручку?
ask-last-move = Последнее Движение?

## Choices
choice-bandit = { NAME($bandit) }
choice-team = { NAME($one) } и { NAME($two) }
choice-last-car = { NAME($bandit) }
choice-pick = { $card }
choice-draw = Взять 3 карты
choice-play = Сыграть: { $card }
choice-play-hidden = Рубашкой вверх: { $card }
choice-play-then = Сыграть: { $card }, затем { $next }
choice-keep = Оставить: { $cards }
choice-keep-nothing = Ничего не оставлять
choice-go-inside = В { NAME($car) }
choice-go-roof = На крышу { NAME($car, form: "gen") }
choice-fire = { NAME($bandit) }
choice-fire-courier = Курьер { NAME($car, form: "gen") }
choice-gun = Пулемёт
choice-rob = { NAME($loot) }
choice-punch = { NAME($bandit) }
choice-knock = { NAME($loot) }
choice-take = Взять
choice-leave = Оставить
choice-marshal = В { NAME($car) }
choice-pickpocket = { NAME($bandit) }: { NAME($loot) }
choice-decline = Нет, спасибо
choice-divert = Отвлекающий манёвр
choice-nudge = { NAME($bandit) }: { $action }
choice-do = { $action }
choice-set-aside = { $card }
choice-heal = Сбросить { $bullets }
choice-heal-nothing = Оставить все
choice-drop = { NAME($loot) }
detail-forward = { $cars ->
    [one] вперёд на { $cars } вагон
    [few] вперёд на { $cars } вагона
   *[many] вперёд на { $cars } вагонов
}
detail-back = { $cars ->
    [one] назад на { $cars } вагон
    [few] назад на { $cars } вагона
   *[many] назад на { $cars } вагонов
}
detail-across = на соседний поезд
detail-up = вверх, на крышу
detail-down = вниз, в вагон
detail-beside = там { $who }
detail-at = { $place }
detail-count = { $count ->
    [1] 1 шт.
   *[other] { $count } шт., на вид одинаковы
}

# One's turn, told to whoever looks elsewhere
call = Когда ваш ход
call-on = Уведомлять
call-off = Только во вкладке
call-about = Устройство даст знать, если вы смотрите в другое место, а страница открыта.
call-denied = Браузер запрещает этой странице уведомления. Разрешить их можно в настройках страницы.
call-title = Ваш ход
call-text = { $book }: поезд ждёт вас.
