## Set-up
setup-title = Налаштування столу
setup-new = Новий стіл
setup-loading = Дістаємо правила…
setup-rulebook = Правила
about-preset-ru14 = Перше видання: події, здібності, кулі роздають до останньої.
about-preset-pl15 = Друге видання: Краля захищена краще.
about-preset-ru18-basic = Без подій і здібностей: так найлегше навчитися.
about-preset-ru18-advanced = Повна гра 2018 року: події та здібності.
about-preset-ua-basic = Українські правила без подій і здібностей.
about-preset-ua-advanced = Повні українські правила: втрачений гаманець лежить на даху.
about-preset-couriers = Два поїзди, дві команди: до дев'яти гравців женуться за бронепоїздом.
about-preset-couriers-betrayal = Те саме, але останній раунд може посварити команди.
setup-seats = Місця
setup-two-bandits = по два бандити
setup-seat = Місце { $number }
who-me = Я
who-guest = Ще хтось поруч
who-open = Вільне місце
who-bots = Боти
who-bot = Бот · { $level }
about-who-me = Тут граєте ви.
about-who-open = Для тих, у кого є посилання.
about-level-greenhorn = Грає що доведеться.
about-level-outlaw = Знає прийоми, бере що ближче.
about-level-desperado = Думає наперед і вгадує ваш план.
about-level-legend = Не поспішає й майже не помиляється.
guest = Гість { $number }
guest-name = Ім'я
fill-bots = Усюди боти
fill-open = Усі вільні

setup-house-rules = Домашні правила
setup-as-in-book = усе як у книзі
setup-changed = { $count ->
    [one] змінено { $count } правило
    [few] змінено { $count } правила
   *[many] змінено { $count } правил
}
setup-reset = Повернути все як у книзі
setup-reset-one = Повернути: { $name }
setup-differs = змінено
switch-events = Події
about-switch-events = Раунд закінчується тим, що на його карті.
switch-abilities = Здібності
about-switch-abilities = У кожного бандита свій прийом.
switch-belle-shield = Чари Кралі
about-switch-belle-shield = Чого не можна спрямувати на Кралю, поки є інша ціль.
value-belle-shield-fire = Постріл
value-belle-shield-fire-and-punch = Постріл і Удар
switch-tuco-fires = Постріл Туко
about-switch-tuco-fires = Крізь дах свого вагона: у який бік.
value-tuco-fires-up = Лише вгору
value-tuco-fires-both-ways = Вгору і вниз
switch-shortage = Нейтральних куль бракує
about-switch-shortage = Що робити, якщо їх менше, ніж мають отримати.
value-shortage-in-turn-order = За порядком ходу
value-shortage-nobody-and-pile-gone = Нікому, решту прибрати
value-shortage-nobody = Нікому
switch-revenge-purse = Помста шерифа
about-switch-revenge-purse = Що стається з утраченим гаманцем.
value-revenge-purse-leaves = Виходить з гри
value-revenge-purse-roof = Лежить на даху
switch-two-players = Двоє за столом
about-switch-two-players = За якими правилами двоє ведуть по два бандити.
value-two-players-team-2014 = Команди (2014)
value-two-players-pairs-2018 = Пари (2018)
switch-three-player-pairs = Пари для трьох
about-switch-three-player-pairs = Троє можуть вести по два бандити.
switch-hidden-fire-follow-up = Продовження наосліп
about-switch-hidden-fire-follow-up = Постріл, який гравець Привида кладе долілиць, теж можна продовжити.
switch-expert = Для експертів
about-switch-expert = Колоди не тасують наново; карти дій можна лишити на наступний раунд.
switch-expert-bullets = Кулі на початку раунду
about-switch-expert-bullets = Для експертів: що робити з кулями, взятими на початку раунду.
value-expert-bullets-kept = Лишаються в руці
value-expert-bullets-discarded = У скид
switch-couriers = Кур'єри та бронепоїзд
about-switch-couriers = Доповнення з другим поїздом, командами.
value-couriers-off = Немає
value-couriers-normal = Звичайне
value-couriers-betrayal = Зрада
moot-abilities = Лише зі здібностями.
moot-events = Лише з подіями.
moot-expert = Лише в експертному варіанті.
moot-always-expert = Команди 2014 року завжди грають як експерти.
moot-never-expert = Пари 2018 року не грають як експерти.
moot-two = Лише вдвох.
moot-three = Лише втрьох.
moot-pairs = Лише з парами 2018 року.
moot-base = Не в доповненні.

setup-cast = Бандити та поїзд
setup-bandits = Бандити
cast-random = За жеребом
cast-choose = Обирають гравці
cast-named = Назвати тут
cast-admitted = Хто в капелюсі
cast-least = Для цього столу треба щонайменше { $count }.
cast-of = Бандит гравця { $name }
setup-train = Поїзд
cars-random = За жеребом
cars-named = У такому порядку
cars-place = Вагон { $number } за локомотивом

setup-clock = Годинник
clock-none = Немає
clock-quick = Швидко
clock-calm = Спокійно
clock-day = Доба
clock-own = Свій
about-clock-none = Кожен думає скільки хоче.
about-clock = На рішення: { $decision }. У запасі на всю гру: { $reserve }.
about-clock-bare = На рішення: { $decision }.
clock-decision = Секунд на рішення
clock-reserve = Хвилин у запасі
setup-grace = Зв'язок урвався: бот вирішує через
setup-who = Хто може прийти
by-link = За посиланням
public = Усі
about-by-link = Стіл знайде лише той, у кого є посилання.
about-public = Стіл видно на станції.
setup-start = Відкрити стіл
setup-begin = Почати гру

## Before the start
lobby-title = Платформа
lobby-about = Поїзд рушить, щойно всі місця буде зайнято.
lobby-missing = { $count ->
    [one] Вільне ще { $count } місце.
    [few] Вільні ще { $count } місця.
   *[many] Вільно ще { $count } місць.
}
lobby-full = Усі місця зайнято.
lobby-link = Надішліть це посилання
lobby-terms = У що граємо
lobby-chairs = Хто де сидить
lobby-host = господар
lobby-you = ви
lobby-watchers = { $count ->
    [one] дивиться { $count }
    [few] дивляться { $count }
   *[many] дивляться { $count }
}
copy = Скопіювати
copied = Готово
share = Поділитися…
sit-here = Сісти сюди
sit-another = Посадити ще когось
add-bot = Бот
bot-level = Рівень бота на місці { $number }
free-chair = Звільнити
free-chair-of = Звільнити місце: { $name }
start-game = Почати гру
waiting-host = Господар столу { $name } починає гру.
waiting-no-host = Гру починає господар столу.
change-terms = Змінити
change-terms-title = Зіграти в щось інше
change-terms-go = Домовились
cancel = Скасувати
summary-differs = Інакше, ніж у книзі: { $rules }.
summary-switch = { $name }: { $value }
summary-on = так
summary-off = ні
summary-cast-random = Бандитів роздає жереб.
summary-cast-choose = Гравці обирають бандитів самі.
summary-cast-named = Бандити відомі: { $bandits }.
summary-admitted = У капелюсі: { $bandits }.
summary-cars = Поїзд: { $cars }.
summary-no-clock = Без годинника.
