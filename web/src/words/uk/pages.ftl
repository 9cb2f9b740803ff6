## The interface
menu = Меню
settings = Налаштування
language = Мова
sound = Звук
sound-on = Звук увімкнено
sound-off = Звук вимкнено
theme = Папір
theme-light = Світлий
theme-dark = Темний
theme-system = Як у системі
theme-to-light = Світлий папір
theme-to-dark = Темний папір
motion = Анімація
motion-lively = Жвава
motion-still = Без анімації
motion-system = Як у системі
on = Увімк.
off = Вимк.
home = На головну
learn = Навчитися грати
close = Закрити
connecting = З’єднання…
unreachable = Сервер не відповідає.
try-again = Спробувати знову
gone = Такого столу немає.
gone-about = Може, його давно закрили або в посиланні бракує літери.

## Home
home-title = Folsom: пограбування поїзда з друзями та ботами
home-tagline = Пограбування поїзда на 2–9 гравців: з друзями або ботами.
play-now = Грати зараз
play-now-about = Ви та чотири боти: у дорозі за десять секунд.
play-now-go = Сісти в поїзд
bots = Боти
create = Створити стіл
create-about = Виберіть правила, місця, ботів і годинник. Надішліть посилання.
create-go = Налаштувати
pass-and-play = На одному пристрої
join = За посиланням
join-about = Без реєстрації. Потрібне лише ім’я.
join-go = Увійти
join-placeholder = Посилання на стіл
join-wrong = Це не посилання на стіл. Воно має такий вигляд: { $example }.
station = На станції
station-show = Які столи
station-all = Усі
station-opens = Відкриті
station-runs = Тривають
station-empty = Публічних столів зараз немає. Відкрийте свій!
station-none = Таких зараз немає.
station-nobody = Ніхто з таким іменем не сидить за відкритим столом.
station-search = Знайти гравця
station-more = Ще столи
station-loading = Вдивляємося в далечінь…
station-error = Станція не відповідає. Пробуємо далі.
station-free = { $count ->
    [0] вільних місць немає
    [one] { $count } вільне місце
    [few] { $count } вільні місця
   *[other] { $count } вільних місць
}
station-running = триває гра
station-watchers = { $count ->
    [one] дивиться { $count } глядач
    [few] дивляться { $count } глядачі
   *[other] дивляться { $count } глядачів
}
sit-down = Сісти
watch = Дивитися
unofficial = Неофіційний незалежний проєкт, відкритий код, без стеження.
your-name = Ваше ім’я
default-name = Інкогніто
station-bots = { $count ->
    [one] { $count } бот
    [few] { $count } боти
   *[many] { $count } ботів
}
somebody = Хтось
privacy = Що про вас зберігається
forget-me = Видалити все моє
forget-about = Сервер упізнає вас за cookie. Він зберігає зіграні вами партії під тими іменами, які ви назвали, і те, що ви нещодавно сказали. Усе це можна видалити: ваші імена та слова зникнуть зі списків, повторів і бази даних. Партії залишаться, але зіграє в них «хтось».
forget-yes = Видалити все
forget-no = Залишити
forget-really = Ви встанете з-за всіх столів, і повернути нічого не можна буде. Видалити назавжди?
