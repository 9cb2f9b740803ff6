## The interface
menu = Меню
settings = Настройки
language = Язык
sound = Звук
sound-on = Звук включён
sound-off = Звук выключен
theme = Бумага
theme-light = Светлая
theme-dark = Тёмная
theme-system = Как в системе
theme-to-light = Светлая бумага
theme-to-dark = Тёмная бумага
motion = Анимация
motion-lively = Живая
motion-still = Без анимации
motion-system = Как в системе
on = Вкл.
off = Выкл.
home = На главную
learn = Научиться играть
close = Закрыть
connecting = Соединение…
unreachable = Сервер не отвечает.
try-again = Попробовать снова
gone = Такого стола нет.
gone-about = Может быть, его давно закрыли или в ссылке не хватает буквы.

## Home
home-title = Folsom: ограбление поезда с друзьями и ботами
home-tagline = Ограбление поезда на 2–9 игроков: с друзьями или ботами.
play-now = Играть сейчас
play-now-about = Вы и четыре бота: в пути через десять секунд.
play-now-go = Сесть в поезд
bots = Боты
create = Создать стол
create-about = Выберите правила, места, ботов и часы. Отправьте ссылку.
create-go = Настроить
pass-and-play = На одном устройстве
join = По ссылке
join-about = Без регистрации. Нужно только имя.
join-go = Войти
join-placeholder = Ссылка на стол
join-wrong = Это не ссылка на стол. Она выглядит так: { $example }.
station = На станции
station-show = Какие столы
station-all = Все
station-opens = Открытые
station-runs = Идут
station-empty = Общих столов сейчас нет. Откройте свой!
station-none = Таких сейчас нет.
station-nobody = Никто с таким именем не сидит за открытым столом.
station-search = Найти игрока
station-more = Ещё столы
station-loading = Вглядываемся вдаль…
station-error = Станция не отвечает. Пробуем дальше.
station-free = { $count ->
    [0] свободных мест нет
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[other] { $count } свободных мест
}
station-running = идёт игра
station-watchers = { $count ->
    [one] смотрит { $count } зритель
    [few] смотрят { $count } зрителя
   *[other] смотрят { $count } зрителей
}
sit-down = Сесть
watch = Смотреть
unofficial = Неофициальный независимый проект, открытый код, без слежки.
your-name = Ваше имя
default-name = Инкогнито
station-bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[many] { $count } ботов
}
somebody = Кто-то
privacy = Что о вас хранится
forget-me = Удалить всё моё
forget-about = Сервер узнаёт вас по cookie. Он хранит сыгранные вами партии под теми именами, которые вы назвали, и то, что вы недавно сказали. Всё это можно удалить: ваши имена и слова исчезнут из списков, повторов и базы данных. Партии останутся, но сыграет в них «кто-то».
forget-yes = Удалить всё
forget-no = Оставить
forget-really = Вы встанете из-за всех столов, и вернуть ничего будет нельзя. Удалить навсегда?
