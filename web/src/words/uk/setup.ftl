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
