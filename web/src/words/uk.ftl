# Українська. Ключі ті самі, що в en.ftl.

## Names of things
bandit-ghost = Привид
    .acc = Привида
bandit-doc = Док
    .acc = Дока
bandit-tuco = Туко
bandit-cheyenne = Шаєнн
bandit-belle = Краля
    .acc = Кралю
bandit-django = Джанго
bandit-mei = Мей
bandit-misty = Місті
bandit-twinzz = Твінз
bandit-marshal = Шериф
    .acc = Шерифа
bandit-courier = кур'єр
    .acc = кур'єра
bandit-professore = Іль Професоре

car-locomotive = локомотив
    .title = Локомотив
    .gen = локомотива
car-baggage = багажний вагон
    .title = Багажний
    .gen = багажного вагона
car-second-class = вагон другого класу
    .title = Другий клас
    .gen = вагона другого класу
car-first-class = вагон першого класу
    .title = Перший клас
    .gen = вагона першого класу
car-dining = вагон-ресторан
    .title = Ресторан
    .gen = вагона-ресторану
car-mail = поштовий вагон
    .title = Поштовий
    .gen = поштового вагона
car-saloon = салон-вагон
    .title = Салон
    .gen = салон-вагона
car-armored-locomotive = бронелокомотив
    .title = Локомотив
    .gen = бронелокомотива
car-coal = вагон з вугіллям
    .title = Вугілля
    .gen = вагона з вугіллям
car-armored-1 = броньований вагон 1
    .title = Броня 1
    .gen = броньованого вагона 1
car-arsenal = вагон-арсенал
    .title = Арсенал
    .gen = вагона-арсеналу
car-armored-2 = броньований вагон 2
    .title = Броня 2
    .gen = броньованого вагона 2
car-infirmary = вагон-лазарет
    .title = Лазарет
    .gen = вагона-лазарету
car-armored-3 = броньований вагон 3
    .title = Броня 3
    .gen = броньованого вагона 3

place-inside = усередині { NAME($car, form: "gen") }
place-roof = дах { NAME($car, form: "gen") }

action-move = Переміщення
action-floor-change = Драбина
action-fire = Постріл
action-robbery = Грабіж
action-punch = Удар
action-marshal = Шериф
action-nudge = Підтримка
card-bullet = Куля
card-hidden = карта сорочкою догори
plot-scheme = Задум
plot-rapid-fire = Швидкісна стрільба
plot-long-shot = Дальній постріл
plot-extra-nudge = Дод. підтримка
plot-binoculars = Бінокль

about-move = До сусіднього вагона; дахами на один–три вагони.
about-floor-change = Вгору на дах або вниз у вагон.
about-fire = Куля тому, хто в сусідньому вагоні, або вздовж дахів.
about-robbery = Взяти одну здобич там, де стоїте.
about-punch = Сусід губить здобич і відлітає на вагон.
about-marshal = Він переходить на вагон і стріляє в тих, кого зустріне.
about-nudge = Товариш може одразу діяти.
about-bullet = Кулю зіграти не можна. Вона лише займає руку.

turn-standard = Звичайний
turn-tunnel = Тунель
turn-speeding-up = Розгін
turn-switching = Стрілка
turn-diversion = Маневр
about-turn-standard = Кожен ходить один раз, карти відкриті.
about-turn-tunnel = Кожен ходить один раз, карти закриті.
about-turn-speeding-up = Кожен ходить двічі поспіль.
about-turn-switching = Кожен ходить один раз, у зворотному порядку.
about-turn-diversion = Один із команди може повернути останню карту.

event-angry-marshal = Сердитий шериф
event-swivel-arm = Поворотний кронштейн
event-braking = Гальмування
event-take-it-all = Забирайте все!
event-rebellion = Пасажири дають відсіч
event-pickpocketing = Кишенькова крадіжка
event-marshals-revenge = Помста шерифа
event-hostage = Машиніст-заручник
event-swivel-arms = Кронштейни
event-couriers-move = Кур'єри в русі
event-heavy-fire = Шквальний вогонь
event-rescue = На допомогу!
event-concerted-plan = Узгоджений план
event-healing = Лікування
event-short-of-hands = Брак персоналу
event-none = Без події
about-event-angry-marshal = Куля даху над ним, потім вагон назад.
about-event-swivel-arm = Усіх з дахів змітає в останній вагон.
about-event-braking = Усі з дахів на вагон уперед.
about-event-take-it-all = Другий кейс падає біля Шерифа.
about-event-rebellion = Куля всім, хто всередині.
about-event-pickpocketing = Хто сам, може взяти гаманець.
about-event-marshals-revenge = Дах над ним втрачає найдешевший гаманець.
about-event-hostage = $250 кожному на локомотиві.
about-event-swivel-arms = Усіх з дахів змітає в останні вагони.
about-event-couriers-move = Кожен кур'єр змінює поверх.
about-event-heavy-fire = На дахах: куля й одна здобич додолу.
about-event-rescue = Можна перейти до товариша.
about-event-concerted-plan = Товариші на одному місці візьмуть на дві карти більше.
about-event-healing = Товариші на одному місці можуть скинути дві кулі.
about-event-short-of-hands = Останній крок для тих, хто на бронепоїзді.
about-event-none = Раунд закінчується без події.

loot-purse = гаманець
    .one = гаманець
loot-jewel = самоцвіт
    .one = самоцвіт
loot-strongbox = кейс
    .one = кейс
loot-bag = сумка
    .one = сумку
loot-nugget = самородок
    .one = самородок
loot-document = секретний документ
    .one = секретний документ
dollars = ${ NUMBER($amount, useGrouping: "true") }
team-red = червона команда
team-blue = синя команда

preset-ru14 = 2014
preset-pl15 = 2015
preset-ru18-basic = Перша гра
preset-ru18-advanced = Звичайна
preset-ua-basic = Перша гра (UA)
preset-ua-advanced = Звичайна (UA)
preset-couriers = Кур'єри
preset-couriers-betrayal = Зрада

level-greenhorn = новачок
level-outlaw = розбійник
level-desperado = шибайголова
level-legend = легенда

## The table
table-private = Стіл для друзів
table-public = Відкритий стіл
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
seat-away = відійшов
seat-left = грає бот
seat-open = вільно
seat-empty-handed = поки порожньо
seat-label = { $name }, веде: { $bandits }
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
stat-loot-unknown = { NAME($loot) }, ціна вам невідома
stat-loot-known = { NAME($loot) }, { $value }
mine-title = ви · { $value }
pile = Стос
pile-planning = у порядку розіграшу
pile-empty = ще ніхто не зіграв
pile-progress = карта { $now } з { $of }
pile-card = { NAME($bandit) }: { $card }
pile-slot = { NAME($bandit) } ще ходить
hand = Ваша рука
draw-three = Взяти 3
draw-none = Брати нічого
deck-count = у колоді { $count }
face-down = закрито
play-hidden = Зіграти закрито
play-card = Зіграти: { $card }
card-cant = зараз зіграти не можна
log = Журнал
chat = Чат
chat-unread = Чат · { $count }
what-happened = Що було
nothing-yet = Поки нічого не сталося.
time-left = лишилося { $time }
turn-of = Вирішує { $name }
watching = Ви дивитеся.
note-play-open = Зіграйте карту відкрито або візьміть 3.
note-play-hidden = Зіграйте карту закрито або візьміть 3.
note-play-only = Зіграйте карту.
choose-first = Спершу виберіть
speed = Швидкість
pause = Пауза
resume = Грати
skip = Пропустити
show-train = Показати: { NAME($car) }
next-car = Наступний вагон
previous-car = Попередній вагон
next-round-shift = далі: ще 2 вагони
side-by-side = поруч: { NAME($car) }
tunnel-note = Ніхто не бачить, що ви граєте.
tunnel-title = Тунель.
curtain-title = Передайте пристрій: { $name }
curtain-about = Решта відвертаються.
curtain-open = Це я, { $name }

## Questions
ask-bandit = Кого ви ведете?
ask-team = Яку команду ви ведете?
ask-last-car = Хто починає в останньому вагоні?
ask-pick = Яку карту взяти на руку?
ask-act = Ваш хід, { NAME($bandit) }
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
ask-pickpocket = Обчистити кишеню?
ask-shove = Куди відлітає { NAME($victim) }?
ask-nudge = Підтримка: хто і що?
ask-grant = Що робить { NAME($bandit) }?
ask-document = Залишити документ?
ask-gun-knock = Що втрачає { NAME($victim) }?
ask-set-aside = Відкласти карту?
ask-heal = Які кулі скинути?
ask-drop = Що покласти?
ask-rescue = До кого на допомогу?
ask-last-move = Останній крок?

## Choices
choice-bandit = { NAME($bandit) }
choice-team = { NAME($one) } і { NAME($two) }
choice-last-car = { NAME($bandit) }
choice-pick = { $card }
choice-draw = Взяти 3 карти
choice-play = Зіграти: { $card }
choice-play-hidden = Зіграти закрито: { $card }
choice-play-then = Зіграти: { $card }, потім { $next }
choice-keep = Залишити: { $cards }
choice-keep-nothing = Нічого не залишати
choice-go-inside = Усередину { NAME($car, form: "gen") }
choice-go-roof = Дах { NAME($car, form: "gen") }
choice-fire = { NAME($bandit) }
choice-fire-courier = Кур'єр { NAME($car, form: "gen") }
choice-gun = Кулемет
choice-rob = { NAME($loot) }
choice-punch = { NAME($bandit) }
choice-knock = { NAME($loot) }
choice-take = Взяти
choice-leave = Залишити
choice-marshal = { NAME($car, form: "title") }
choice-pickpocket = { NAME($bandit) }: { NAME($loot) }
choice-decline = Ні, дякую
choice-divert = Відволікальний маневр
choice-nudge = { NAME($bandit) }: { $action }
choice-do = { $action }
choice-set-aside = { $card }
choice-heal = Скинути: { $bullets }
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
detail-across = через колії на інший поїзд
detail-up = вгору на дах
detail-down = вниз у вагон
detail-beside = поруч { $who }
detail-at = { $place }
detail-count = { $count ->
    [one] тут { $count }
    [few] тут { $count }, усі однакові
   *[many] тут { $count }, усі однакові
}

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

## The interface
language = Мова
sound-on = Звук увімкнено
sound-off = Звук вимкнено
theme-light = Світла тема
theme-dark = Темна тема
home = На головну
close = Закрити
connecting = З'єднання…
offline = Зв'язок урвався. Пробуємо знову…
gone = Такого столу немає.

## Home
home-title = Folsom: пограбування поїзда для друзів і ботів
home-tagline = Пограбування поїзда для 2–9 друзів або з ботами.
play-now = Грати зараз
play-now-about = Ви та чотири боти: у дорозі за десять секунд.
play-now-go = Сісти в поїзд
create = Створити стіл
create-about = Виберіть правила, місця, ботів і годинник. Надішліть посилання.
create-go = Налаштувати
join = За посиланням
join-about = Без реєстрації. Потрібне лише ім'я.
join-go = Увійти
join-placeholder = Посилання на стіл
join-wrong = Це не посилання на стіл.
station = На станції
station-empty = Відкритих столів зараз немає. Відкрийте свій!
station-loading = Дивимося вздовж колій…
station-error = Станція не відповідає.
station-open = { $taken } з { $seats }
station-running = триває гра
sit-down = Сісти
watch = Дивитися
unofficial = Неофіційний незалежний проєкт, відкритий код, без стеження.
your-name = Ваше ім'я
default-name = Незнайомець

## Set-up
setup-title = Налаштування столу
setup-new = Новий стіл
setup-rulebook = Правила
switch-abilities = Здібності
about-switch-abilities = У кожного бандита свій прийом.
switch-events = Події
about-switch-events = Раунд закінчується тим, що на його карті.
switch-expert = Для експертів
about-switch-expert = Колоди не тасують наново; карти дій можна лишити на наступний раунд.
setup-seats = Місця
setup-clock = Годинник
clock-none = Немає
clock-short = 45 с
clock-long = Доба
setup-who = Хто може прийти
by-link = За посиланням
public = Усі
setup-start = Відкрити стіл
setup-bots = Боти на інших місцях
setup-empty-seats = Залишити місця вільними
setup-level = Як вони грають
setup-two-bandits = по два бандити
setup-failed = Не вийшло: { $reason }

## Before the start
lobby-title = Платформа
lobby-about = Поїзд рушить, щойно всі місця буде зайнято.
lobby-link = Надішліть це посилання
copy = Скопіювати
copied = Готово
sit-here = Сісти сюди
add-bot = Посадити бота
free-chair = Звільнити місце
start-game = Почати гру
waiting-host = Гру починає господар столу.

## The end
end-winner = { $name } йде зі здобиччю
end-winners = { $names } йдуть зі здобиччю
end-draw = Нічия
end-count = Підрахунок
end-rematch = Реванш
end-record = Завантажити запис
end-received = { $count ->
    [one] отримано { $count } кулю
    [few] отримано { $count } кулі
   *[many] отримано { $count } куль
}
end-prize = найвлучніший стрілець
