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
