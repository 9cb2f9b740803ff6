## What can be done at a table
tools = Цей стіл
tools-link = На інший пристрій
tools-link-for = Посилання на місце: { $name }
tools-link-about = Хто його відкриє, сяде сюди замість вас. Діє один раз.
tools-leave = Встати з-за столу
tools-leave-sure = Далі за вас грає бот, а місце може зайняти будь-хто.
tools-stay = Лишитися
tools-give = Хай грає бот
tools-hand-over = Зробити господарем
tools-sit = Сісти сюди
tools-talk = Хто може говорити
tools-talk-everybody = Усі, хто тут
tools-talk-invited = Гравці, а якщо столу немає в списку — усі, хто має посилання
tools-talk-players = Лише гравці
tools-talk-nobody = Ніхто
tools-close = Закрити стіл
tools-close-sure = Гра закінчиться для всіх і назавжди.
tools-keep = Грати далі
tools-invite = Посилання для глядачів
substituted-given = Вас не було, і за вас ({ $name }) грає бот.
substituted-left = Ви встали з-за столу: за вас ({ $name }) грає бот.
take-back = Повернутися на місце
vacant = { $name }: місце звільнилося.
table-closed = Господар закрив цей стіл.
dismiss = Сховати
everybody-looks = Дивитися можна всім.
claimed = Тепер це місце ваше, на цьому пристрої.
offline = Зв’язок урвався.
offline-next = Наступна спроба за { $seconds } с.
offline-now = Пробуємо знову…
try-now = Спробувати зараз
reload = Оновити

# Inviting others
qr = QR-код
qr-of = QR-код посилання { $link }
invitation = Гайда з нами грабувати поїзд: { $book }.
