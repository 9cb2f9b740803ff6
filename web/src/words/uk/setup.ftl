## Set-up
setup-title = Налаштування столу
setup-new = Новий стіл
setup-loading = Дістаємо правила…
setup-rulebook = Правила
about-preset-ru14 = Перше видання: події, уміння, кулі роздають до останньої.
about-preset-pl15 = Друге видання: Краля захищена краще.
about-preset-ru18-basic = Без подій і вмінь: так найлегше навчитися.
about-preset-ru18-advanced = Повна гра 2018 року: події та вміння.
about-preset-ua-basic = Українські правила без подій і вмінь.
about-preset-ua-advanced = Повні українські правила: втрачений гаманець лишається на даху.
about-preset-couriers = Два поїзди, дві команди: до дев’яти гравців женуться за бронепоїздом.
about-preset-couriers-betrayal = Те саме, але останній раунд може розколоти команди.
setup-seats = Місця
setup-two-bandits = по два бандити
setup-seat = Місце { $number }
who-me = Я
who-guest = Ще гравець за цим екраном
who-open = Вільне місце
who-bots = Боти
who-bot = Бот · { $level }
about-who-me = Тут граєте ви.
about-who-open = Для тих, у кого є посилання.
about-level-greenhorn = Грає перше, що під руку трапиться.
about-level-outlaw = Знає прийоми, бере те, що ближче.
about-level-desperado = Думає наперед і вгадує ваш план.
about-level-legend = Не поспішає й майже не помиляється.
guest = Гість { $number }
guest-name = Ім’я
fill-bots = Усюди боти
fill-open = Усі вільні

setup-house-rules = Домашні правила
setup-as-in-book = усе за правилами
setup-changed = { $count ->
    [one] змінено { $count } правило
    [few] змінено { $count } правила
   *[many] змінено { $count } правил
}
setup-reset = Повернути все за правилами
setup-reset-one = Повернути: { $name }
setup-differs = змінено
switch-events = Події
about-switch-events = Наприкінці раунду стається те, що на його карті.
switch-abilities = Уміння
about-switch-abilities = У кожного бандита свій прийом.
switch-belle-shield = Чари Кралі
about-switch-belle-shield = Від чого захищена Краля, поки є інша ціль.
value-belle-shield-fire = Постріл
value-belle-shield-fire-and-punch = Постріл і Удар
switch-tuco-fires = Постріл Туко
about-switch-tuco-fires = Крізь дах свого вагона — у який бік.
value-tuco-fires-up = Лише вгору
value-tuco-fires-both-ways = Вгору і вниз
switch-shortage = Нейтральних куль бракує
about-switch-shortage = Що робити, якщо їх менше, ніж треба роздати.
value-shortage-in-turn-order = У порядку ходу
value-shortage-nobody-and-pile-gone = Нікому, решту прибрати
value-shortage-nobody = Нікому
switch-revenge-purse = Помста шерифа
about-switch-revenge-purse = Куди дівається втрачений гаманець.
value-revenge-purse-leaves = Виходить із гри
value-revenge-purse-roof = Лишається на даху
switch-two-players = Двоє за столом
about-switch-two-players = За якими правилами двоє грають двома бандитами кожен.
value-two-players-team-2014 = Команди (2014)
value-two-players-pairs-2018 = Пари (2018)
switch-three-player-pairs = Пари для трьох
about-switch-three-player-pairs = Троє можуть грати двома бандитами кожен.
switch-hidden-fire-follow-up = Продовження наосліп
about-switch-hidden-fire-follow-up = Постріл, який гравець Привида кладе долілиць, теж можна продовжити.
switch-expert = Для експертів
about-switch-expert = Колоди не тасують наново; карти дій можна лишити на наступний раунд.
switch-expert-bullets = Кулі на початку раунду
about-switch-expert-bullets = Для експертів: що робити з кулями, взятими на початку раунду.
value-expert-bullets-kept = Лишаються на руці
value-expert-bullets-discarded = У скид
switch-couriers = Кур’єри та бронепоїзд
about-switch-couriers = Доповнення: другий поїзд і гра командами.
value-couriers-off = Немає
value-couriers-normal = Звичайний режим
value-couriers-betrayal = Зрада
moot-abilities = Лише з уміннями.
moot-events = Лише з подіями.
moot-expert = Лише в експертному варіанті.
moot-always-expert = Команди 2014 року — завжди експертний варіант.
moot-never-expert = Пари 2018 року — без експертного варіанта.
moot-two = Лише вдвох.
moot-three = Лише втрьох.
moot-pairs = Лише з парами 2018 року.
moot-base = Крім доповнення.

setup-cast = Бандити та поїзд
setup-bandits = Бандити
cast-random = За жеребом
cast-choose = Вибирають гравці
cast-named = Призначити
cast-admitted = З кого тягнемо
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
setup-grace = Якщо зв’язок урвався, бот вирішує через
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
   *[many] Вільних ще { $count } місць.
}
dealing = Тасуємо разом…
dealing-awaited = Ще чекаємо: { $names }
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
sit-another = Посадити ще гравця
add-bot = Бот
bot-level = Рівень бота на місці { $number }
free-chair = Звільнити
free-chair-of = Звільнити місце: { $name }
start-game = Почати гру
waiting-host = Гру починає господар столу — { $name }.
waiting-no-host = Гру починає господар столу.
change-terms = Змінити
change-terms-title = Зіграти в щось інше
change-terms-go = Домовилися
cancel = Скасувати
summary-differs = Відмінності від правил видання: { $rules }.
summary-switch = { $name }: { $value }
summary-on = так
summary-off = ні
summary-cast-random = Бандитів роздає жереб.
summary-cast-choose = Гравці вибирають бандитів самі.
summary-cast-named = Бандитів призначено: { $bandits }.
summary-admitted = Тягнемо з: { $bandits }.
summary-cars = Поїзд: { $cars }.
summary-no-clock = Без годинника.

# Rated games, slow clocks, a webhook
clock-hours = Години
clock-days = Дні
about-slow = Повільна гра: сидіти за столом не треба. Кому ходити, той дізнається; годинник іде завжди.
setup-rated = Чи йде в залік?
unrated = Для розваги
about-unrated = Нічого не зараховується.
about-rated = Результат змінює рейтинг кожного. Одне місце на людину, без передавання місць; хто пішов, той останній.
rated-needs-public = У залік ідуть лише відкриті столи.
rated-needs-alone = З іншими людьми за цим пристроєм гра не йде в залік.
summary-rated = Гра йде в залік: хто пішов, той останній.
