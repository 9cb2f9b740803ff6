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
