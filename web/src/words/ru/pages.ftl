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
