## Set-up
setup-title = Настройка стола
setup-new = Новый стол
setup-loading = Достаём правила…
setup-rulebook = Правила
about-preset-ru14 = Первое издание: события, способности, пули раздают до последней.
about-preset-pl15 = Второе издание: Красотка защищена лучше.
about-preset-ru18-basic = Без событий и способностей: так легче научиться.
about-preset-ru18-advanced = Полная игра 2018 года: события и способности.
about-preset-ua-basic = Украинские правила без событий и способностей.
about-preset-ua-advanced = Полные украинские правила: потерянный кошелёк остаётся на крыше.
about-preset-couriers = Два поезда, две команды: до девяти игроков гонятся за бронепоездом.
about-preset-couriers-betrayal = То же, но последний раунд может расколоть команды.
setup-seats = Места
setup-two-bandits = по два бандита
setup-seat = Место { $number }
who-me = Я
who-guest = Ещё игрок за этим экраном
who-open = Свободное место
who-bots = Боты
who-bot = Бот · { $level }
about-who-me = Здесь играете вы.
about-who-open = Для тех, у кого есть ссылка.
about-level-greenhorn = Играет первое, что под руку попадётся.
about-level-outlaw = Знает приёмы, берёт то, что поближе.
about-level-desperado = Думает наперёд и угадывает ваш план.
about-level-legend = Не спешит и почти не ошибается.
guest = Гость { $number }
guest-name = Имя
fill-bots = Везде боты
fill-open = Все свободны

setup-house-rules = Домашние правила
setup-as-in-book = всё по правилам
setup-changed = { $count ->
    [one] изменено { $count } правило
    [few] изменено { $count } правила
   *[many] изменено { $count } правил
}
setup-reset = Вернуть всё по правилам
setup-reset-one = Вернуть: { $name }
setup-differs = изменено
switch-events = События
about-switch-events = В конце раунда случается то, что на его карте.
switch-abilities = Способности
about-switch-abilities = У каждого бандита свой приём.
switch-belle-shield = Обаяние Красотки
about-switch-belle-shield = От чего защищена Красотка, пока есть другая цель.
value-belle-shield-fire = Выстрел
value-belle-shield-fire-and-punch = Выстрел и Удар
switch-tuco-fires = Выстрел Туко
about-switch-tuco-fires = Сквозь крышу своего вагона — в какую сторону.
value-tuco-fires-up = Только вверх
value-tuco-fires-both-ways = Вверх и вниз
switch-shortage = Нейтральных пуль не хватает
about-switch-shortage = Что делать, если их меньше, чем нужно раздать.
value-shortage-in-turn-order = В порядке хода
value-shortage-nobody-and-pile-gone = Никому, остаток убрать
value-shortage-nobody = Никому
switch-revenge-purse = Месть шерифа
about-switch-revenge-purse = Куда девается потерянный кошелёк.
value-revenge-purse-leaves = Выходит из игры
value-revenge-purse-roof = Остаётся на крыше
switch-two-players = Двое за столом
about-switch-two-players = По каким правилам двое играют двумя бандитами каждый.
value-two-players-team-2014 = Команды (2014)
value-two-players-pairs-2018 = Пары (2018)
switch-three-player-pairs = Пары для троих
about-switch-three-player-pairs = Трое могут играть двумя бандитами каждый.
switch-hidden-fire-follow-up = Продолжение втёмную
about-switch-hidden-fire-follow-up = Выстрел, который игрок Призрака кладёт рубашкой вверх, тоже можно продолжить.
switch-expert = Для экспертов
about-switch-expert = Колоды не тасуют заново; карты действий можно оставить на следующий раунд.
switch-expert-bullets = Пули в начале раунда
about-switch-expert-bullets = Для экспертов: что делать с пулями, взятыми в начале раунда.
value-expert-bullets-kept = Остаются на руке
value-expert-bullets-discarded = В сброс
switch-couriers = Курьеры и бронепоезд
about-switch-couriers = Дополнение: второй поезд и игра командами.
value-couriers-off = Нет
value-couriers-normal = Обычный режим
value-couriers-betrayal = Предательство
moot-abilities = Только со способностями.
moot-events = Только с событиями.
moot-expert = Только в варианте для экспертов.
moot-always-expert = Команды 2014 года — всегда вариант для экспертов.
moot-never-expert = Пары 2018 года — без варианта для экспертов.
moot-two = Только вдвоём.
moot-three = Только втроём.
moot-pairs = Только с парами 2018 года.
moot-base = Кроме дополнения.

setup-cast = Бандиты и поезд
setup-bandits = Бандиты
cast-random = По жребию
cast-choose = Выбирают игроки
cast-named = Назначить
cast-admitted = Из кого тянем
cast-least = Для этого стола нужно хотя бы { $count }.
cast-of = Бандит игрока { $name }
setup-train = Поезд
cars-random = По жребию
cars-named = В таком порядке
cars-place = Вагон { $number } за локомотивом

setup-clock = Часы
clock-none = Нет
clock-quick = Быстро
clock-calm = Спокойно
clock-day = Сутки
clock-own = Свои
about-clock-none = Каждый думает сколько хочет.
about-clock = На решение: { $decision }. В запасе на всю игру: { $reserve }.
about-clock-bare = На решение: { $decision }.
clock-decision = Секунд на решение
clock-reserve = Минут в запасе
setup-grace = Если связь прервалась, бот решает через
setup-who = Кто может прийти
by-link = По ссылке
public = Все
about-by-link = Стол найдёт только тот, у кого есть ссылка.
about-public = Стол виден на станции.
setup-start = Открыть стол
setup-begin = Начать игру

## Before the start
lobby-title = Платформа
lobby-about = Поезд отправится, когда все места будут заняты.
lobby-missing = { $count ->
    [one] Свободно ещё { $count } место.
    [few] Свободно ещё { $count } места.
   *[many] Свободно ещё { $count } мест.
}
dealing = Тасуем вместе…
dealing-awaited = Ещё ждём: { $names }
lobby-full = Все места заняты.
lobby-link = Отправьте эту ссылку
lobby-terms = Во что играем
lobby-chairs = Кто где сидит
lobby-host = хозяин
lobby-you = вы
lobby-watchers = { $count ->
    [one] смотрит { $count }
    [few] смотрят { $count }
   *[many] смотрят { $count }
}
copy = Скопировать
copied = Готово
share = Поделиться…
sit-here = Сесть сюда
sit-another = Посадить ещё игрока
add-bot = Бот
bot-level = Уровень бота на месте { $number }
free-chair = Освободить
free-chair-of = Освободить место: { $name }
start-game = Начать игру
waiting-host = Игру начинает хозяин стола — { $name }.
waiting-no-host = Игру начинает хозяин стола.
change-terms = Изменить
change-terms-title = Сыграть во что-то другое
change-terms-go = Договорились
cancel = Отмена
summary-differs = Отличия от правил издания: { $rules }.
summary-switch = { $name }: { $value }
summary-on = да
summary-off = нет
summary-cast-random = Бандитов раздаёт жребий.
summary-cast-choose = Игроки выбирают бандитов сами.
summary-cast-named = Бандиты назначены: { $bandits }.
summary-admitted = Тянем из: { $bandits }.
summary-cars = Поезд: { $cars }.
summary-no-clock = Без часов.

# Rated games, slow clocks, a webhook
clock-hours = Часы
clock-days = Дни
about-slow = Медленная игра: сидеть за столом не нужно. Кому ходить, тот узнает; часы идут всегда.
setup-rated = Идёт ли в зачёт?
unrated = Для удовольствия
about-unrated = Ничего не засчитывается.
about-rated = Результат меняет рейтинг каждого. Одно место на человека, без передачи мест; кто ушёл, тот последний.
rated-needs-public = В зачёт идут только открытые столы.
rated-needs-alone = С другими людьми за этим устройством игра не идёт в зачёт.
summary-rated = Игра идёт в зачёт: кто ушёл, тот последний.
