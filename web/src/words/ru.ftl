# Русский. Ключи те же, что в en.ftl.

## Names of things
bandit-ghost = Призрак
    .acc = Призрака
bandit-doc = Док
    .acc = Дока
bandit-tuco = Туко
bandit-cheyenne = Шайенн
bandit-belle = Красотка
    .acc = Красотку
bandit-django = Джанго
bandit-mei = Мэй
bandit-misty = Мисти
bandit-twinzz = Твинз
bandit-marshal = Шериф
    .acc = Шерифа
bandit-courier = курьер
    .acc = курьера
bandit-professore = Иль Профессоре

car-locomotive = локомотив
    .title = Локомотив
    .gen = локомотива
car-baggage = багажный вагон
    .title = Багажный
    .gen = багажного вагона
car-second-class = вагон второго класса
    .title = Второй класс
    .gen = вагона второго класса
car-first-class = вагон первого класса
    .title = Первый класс
    .gen = вагона первого класса
car-dining = вагон-ресторан
    .title = Ресторан
    .gen = вагона-ресторана
car-mail = почтовый вагон
    .title = Почтовый
    .gen = почтового вагона
car-saloon = салон-вагон
    .title = Салон
    .gen = салон-вагона
car-armored-locomotive = бронелокомотив
    .title = Локомотив
    .gen = бронелокомотива
car-coal = вагон с углём
    .title = Уголь
    .gen = вагона с углём
car-armored-1 = бронированный вагон 1
    .title = Броня 1
    .gen = бронированного вагона 1
car-arsenal = вагон-арсенал
    .title = Арсенал
    .gen = вагона-арсенала
car-armored-2 = бронированный вагон 2
    .title = Броня 2
    .gen = бронированного вагона 2
car-infirmary = вагон-лазарет
    .title = Лазарет
    .gen = вагона-лазарета
car-armored-3 = бронированный вагон 3
    .title = Броня 3
    .gen = бронированного вагона 3

place-inside = внутри { NAME($car, form: "gen") }
place-roof = крыша { NAME($car, form: "gen") }

action-move = Движение
action-floor-change = Лестница
action-fire = Выстрел
action-robbery = Кража
action-punch = Удар
action-marshal = Шериф
action-nudge = Поддержка
card-bullet = Пуля
card-hidden = карта рубашкой вверх
plot-scheme = Замысел
plot-rapid-fire = Скоростная стрельба
plot-long-shot = Дальний выстрел
plot-extra-nudge = Доп. поддержка
plot-binoculars = Бинокль

about-move = В соседний вагон; по крышам на один–три вагона.
about-floor-change = Вверх на крышу или вниз в вагон.
about-fire = Пуля тому, кто в соседнем вагоне, или вдоль крыш.
about-robbery = Взять одну добычу там, где стоите.
about-punch = Сосед роняет добычу и отлетает на вагон.
about-marshal = Он переходит на вагон и стреляет в тех, кого встретит.
about-nudge = Товарищ может сразу действовать.
about-bullet = Пулю сыграть нельзя. Она только занимает руку.

turn-standard = Обычный
turn-tunnel = Туннель
turn-speeding-up = Разгон
turn-switching = Стрелка
turn-diversion = Манёвр
about-turn-standard = Каждый ходит один раз, карты открыты.
about-turn-tunnel = Каждый ходит один раз, карты закрыты.
about-turn-speeding-up = Каждый ходит дважды подряд.
about-turn-switching = Каждый ходит один раз, в обратном порядке.
about-turn-diversion = Один из команды может вернуть последнюю карту.

event-angry-marshal = Разгневанный шериф
event-swivel-arm = Поворотный кронштейн
event-braking = Торможение
event-take-it-all = Забирайте всё!
event-rebellion = Пассажиры дают отпор
event-pickpocketing = Карманная кража
event-marshals-revenge = Месть шерифа
event-hostage = Выкуп за машиниста
event-swivel-arms = Кронштейны
event-couriers-move = Курьеры в движении
event-heavy-fire = Шквальный огонь
event-rescue = На помощь!
event-concerted-plan = Согласованный план
event-healing = Лечение
event-short-of-hands = Нехватка персонала
event-none = Без события
about-event-angry-marshal = Пуля крыше над ним, затем вагон назад.
about-event-swivel-arm = Всех с крыш сметает в последний вагон.
about-event-braking = Все с крыш на вагон вперёд.
about-event-take-it-all = Второй кейс падает рядом с Шерифом.
about-event-rebellion = Пуля всем, кто внутри.
about-event-pickpocketing = Кто один, может взять кошелёк.
about-event-marshals-revenge = Крыша над ним теряет дешёвый кошелёк.
about-event-hostage = $250 каждому на локомотиве.
about-event-swivel-arms = Всех с крыш сметает в последние вагоны.
about-event-couriers-move = Каждый курьер меняет этаж.
about-event-heavy-fire = На крышах: пуля и одна добыча на пол.
about-event-rescue = Можно перейти к товарищу.
about-event-concerted-plan = Товарищи на одном месте возьмут на две карты больше.
about-event-healing = Товарищи на одном месте могут сбросить две пули.
about-event-short-of-hands = Последний шаг для тех, кто на бронепоезде.
about-event-none = Раунд кончается без события.

loot-purse = кошелёк
    .one = кошелёк
loot-jewel = драгоценный камень
    .one = драгоценный камень
loot-strongbox = кейс
    .one = кейс
loot-bag = сумка
    .one = сумку
loot-nugget = самородок
    .one = самородок
loot-document = секретный документ
    .one = секретный документ
dollars = ${ NUMBER($amount, useGrouping: "true") }
team-red = красная команда
team-blue = синяя команда

preset-ru14 = 2014
preset-pl15 = 2015
preset-ru18-basic = Первая игра
preset-ru18-advanced = Обычная
preset-ua-basic = Первая игра (UA)
preset-ua-advanced = Обычная (UA)
preset-couriers = Курьеры
preset-couriers-betrayal = Предательство

level-greenhorn = новичок
level-outlaw = разбойник
level-desperado = сорвиголова
level-legend = легенда

## The table
table-private = Стол для друзей
table-public = Открытый стол
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
seat-away = отошёл
seat-left = играет бот
seat-open = свободно
seat-empty-handed = пока пусто
seat-label = { $name }, ведёт: { $bandits }
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
stat-loot-unknown = { NAME($loot) }, цена вам неизвестна
stat-loot-known = { NAME($loot) }, { $value }
mine-title = вы · { $value }
pile = Стопка
pile-planning = в порядке розыгрыша
pile-empty = никто ещё не сыграл
pile-progress = карта { $now } из { $of }
pile-card = { NAME($bandit) }: { $card }
pile-slot = { NAME($bandit) } ещё ходит
hand = Ваша рука
draw-three = Взять 3
draw-none = Брать нечего
deck-count = в колоде { $count }
face-down = закрыто
play-hidden = Сыграть закрыто
play-card = Сыграть: { $card }
card-cant = сейчас сыграть нельзя
log = Журнал
chat = Чат
chat-unread = Чат · { $count }
what-happened = Что было
nothing-yet = Пока ничего не случилось.
time-left = осталось { $time }
turn-of = Решает { $name }
watching = Вы смотрите.
note-play-open = Сыграйте карту открыто или возьмите 3.
note-play-hidden = Сыграйте карту закрыто или возьмите 3.
note-play-only = Сыграйте карту.
choose-first = Сначала выберите
speed = Скорость
pause = Пауза
resume = Играть
skip = Пропустить
show-train = Показать: { NAME($car) }
next-car = Следующий вагон
previous-car = Предыдущий вагон
next-round-shift = дальше: ещё 2 вагона
side-by-side = рядом: { NAME($car) }
tunnel-note = Никто не видит, что вы играете.
tunnel-title = Туннель.
curtain-title = Передайте устройство: { $name }
curtain-about = Остальные отворачиваются.
curtain-open = Это я, { $name }

## Questions
ask-bandit = Кого вы ведёте?
ask-team = Какую команду вы ведёте?
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
ask-pickpocket = Обчистить карман?
ask-shove = Куда отлетает { NAME($victim) }?
ask-nudge = Поддержка: кто и что?
ask-grant = Что делает { NAME($bandit) }?
ask-document = Оставить документ?
ask-gun-knock = Что теряет { NAME($victim) }?
ask-set-aside = Отложить карту?
ask-heal = Какие пули сбросить?
ask-drop = Что положить?
ask-rescue = К кому на помощь?
ask-last-move = Последний шаг?

## Choices
choice-bandit = { NAME($bandit) }
choice-team = { NAME($one) } и { NAME($two) }
choice-last-car = { NAME($bandit) }
choice-pick = { $card }
choice-draw = Взять 3 карты
choice-play = Сыграть: { $card }
choice-play-hidden = Сыграть закрыто: { $card }
choice-play-then = Сыграть: { $card }, затем { $next }
choice-keep = Оставить: { $cards }
choice-keep-nothing = Ничего не оставлять
choice-go-inside = Внутрь { NAME($car, form: "gen") }
choice-go-roof = Крыша { NAME($car, form: "gen") }
choice-fire = { NAME($bandit) }
choice-fire-courier = Курьер { NAME($car, form: "gen") }
choice-gun = Пулемёт
choice-rob = { NAME($loot) }
choice-punch = { NAME($bandit) }
choice-knock = { NAME($loot) }
choice-take = Взять
choice-leave = Оставить
choice-marshal = { NAME($car, form: "title") }
choice-pickpocket = { NAME($bandit) }: { NAME($loot) }
choice-decline = Нет, спасибо
choice-divert = Отвлекающий манёвр
choice-nudge = { NAME($bandit) }: { $action }
choice-do = { $action }
choice-set-aside = { $card }
choice-heal = Сбросить: { $bullets }
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
detail-across = через пути на другой поезд
detail-up = вверх на крышу
detail-down = вниз в вагон
detail-beside = рядом { $who }
detail-at = { $place }
detail-count = { $count ->
    [one] здесь { $count }
    [few] здесь { $count }, все одинаковы
   *[many] здесь { $count }, все одинаковы
}

## What happened
told-first-player = Первым ходит { NAME($bandit) }.
told-bandit-chosen = { $name } ведёт: { NAME($bandit) }.
told-bandit-placed = { NAME($bandit) } на поезде: { $place }.
told-answered = { NAME($bandit) }: решение принято.
told-round-began = Раунд { $round } начинается.
told-turn-began = Ход { $turn }: { $kind }.
told-passed = { NAME($bandit) } ничего не может.
told-deck-shuffled = { NAME($bandit) } тасует колоду.
told-bullet-discarded = { NAME($bandit) } сбрасывает пулю.
told-hand-returned = { NAME($bandit) } возвращает { $count ->
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
told-nothing-no-teammate = { NAME($bandit) }: товарищей рядом нет.
told-nothing-cant-be-done = { NAME($bandit) }: не выходит.
told-moved = { NAME($bandit) } переходит: { $place }.
told-climbed = { NAME($bandit) } лезет: { $place }.
told-thrown = { NAME($bandit) } отлетает: { $place }.
told-fled = { NAME($bandit) } спасается: { $place }.
told-swept = { NAME($bandit) } сметён: { $place }.
told-fired = { NAME($bandit) } стреляет в { NAME($victim, form: "acc") } и попадает.
told-punched = { NAME($bandit) } бьёт { NAME($victim, form: "acc") }.
told-marshal-moved = Шериф идёт: { NAME($car) }.
told-neutral-bullet = { NAME($bandit) } получает нейтральную пулю.
told-bullets-ran-short = Нейтральных пуль не хватает.
told-event-began = Событие: { $event }.
told-strongbox-placed = Второй кейс: { $place }.
told-ransom-paid = { NAME($bandit) } получает $250 выкупа.
told-declined = { NAME($bandit) } отказывается.
told-courier-moved = Курьер меняет этаж: { $place }.
told-courier-hit = { NAME($bandit) } попадает в курьера: { NAME($car) }.
told-gun-fired = { NAME($bandit) } стреляет из пулемёта.
told-action-granted = { NAME($bandit) } может сразу действовать.
told-action-taken = { NAME($bandit) }: { $action }.
told-document-seen = { NAME($bandit) } читает секретный документ.
told-document-put-back = { NAME($bandit) } кладёт документ обратно.
told-diverted = { NAME($bandit) }: отвлекающий манёвр.
told-bullet-healed = { NAME($bandit) } избавляется от пули.
told-plan-concerted = { NAME($bandit) } возьмёт на две карты больше.
told-plan-advanced = Дьявольский замысел продвинулся: { $value }.
told-plot-came-to-nothing = Затея Иль Профессоре не удалась.
told-long-shot-hit = Иль Профессоре попадает в курьера: { NAME($car) }.
told-trains-passed = Поезда проходят друг мимо друга.
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
told-card-played-hidden = { NAME($bandit) } играет карту закрыто.
told-cards-put-away = { NAME($bandit) } убирает карты.
told-card-diverted = { NAME($bandit) } возвращает последнюю карту.
told-card-set-aside = { NAME($bandit) } откладывает карту.
told-plot-laid = Иль Профессоре кладёт карту.
told-loot-taken = { NAME($bandit) } берёт { NAME($loot, form: "one") }.
told-loot-taken-value = { NAME($bandit) } берёт { NAME($loot, form: "one") }: { $value }.
told-loot-lost = { NAME($bandit) } теряет { NAME($loot, form: "one") }.

## The interface
language = Язык
sound-on = Звук включён
sound-off = Звук выключен
theme-light = Светлая тема
theme-dark = Тёмная тема
home = На главную
close = Закрыть
connecting = Соединение…
offline = Связь прервалась. Пробуем снова…
gone = Такого стола нет.

## Home
home-title = Folsom: ограбление поезда для друзей и ботов
home-tagline = Ограбление поезда для 2–9 друзей или с ботами.
play-now = Играть сейчас
play-now-about = Вы и четыре бота: в пути через десять секунд.
play-now-go = Сесть в поезд
create = Создать стол
create-about = Выберите правила, места, ботов и часы. Пошлите ссылку.
create-go = Настроить
join = По ссылке
join-about = Без регистрации. Нужно только имя.
join-go = Войти
join-placeholder = Ссылка на стол
join-wrong = Это не ссылка на стол.
station = На станции
station-empty = Открытых столов сейчас нет. Откройте свой!
station-loading = Смотрим вдоль путей…
station-error = Станция не отвечает.
station-open = { $taken } из { $seats }
station-running = идёт игра
sit-down = Сесть
watch = Смотреть
unofficial = Неофициальный независимый проект, открытый код, без слежки.
your-name = Ваше имя
default-name = Незнакомец

## Set-up
setup-title = Настройка стола
setup-new = Новый стол
setup-rulebook = Правила
switch-abilities = Способности
about-switch-abilities = У каждого бандита свой приём.
switch-events = События
about-switch-events = Раунд кончается тем, что на его карте.
switch-expert = Для экспертов
about-switch-expert = Колоды не тасуют заново; карты действий можно оставить на следующий раунд.
setup-seats = Места
setup-clock = Часы
clock-none = Нет
clock-short = 45 с
clock-long = Сутки
setup-who = Кто может прийти
by-link = По ссылке
public = Все
setup-start = Открыть стол
setup-bots = Боты на остальных местах
setup-empty-seats = Оставить места свободными
setup-level = Как они играют
setup-two-bandits = по два бандита
setup-failed = Не вышло: { $reason }

## Before the start
lobby-title = Платформа
lobby-about = Поезд отправится, когда все места будут заняты.
lobby-link = Пошлите эту ссылку
copy = Скопировать
copied = Готово
sit-here = Сесть сюда
add-bot = Посадить бота
free-chair = Освободить место
start-game = Начать игру
waiting-host = Игру начинает хозяин стола.

## The end
end-winner = { $name } уходит с добычей
end-winners = { $names } уходят с добычей
end-draw = Ничья
end-count = Подсчёт
end-rematch = Реванш
end-record = Скачать запись
end-received = { $count ->
    [one] получена { $count } пуля
    [few] получено { $count } пули
   *[many] получено { $count } пуль
}
end-prize = самый меткий стрелок
