## What can be done at a table
tools = Этот стол
tools-link = На другое устройство
tools-link-for = Ссылка на место: { $name }
tools-link-about = Кто её откроет, сядет сюда вместо вас. Действует один раз.
tools-leave = Встать из-за стола
tools-leave-sure = Дальше за вас играет бот, а место может занять кто угодно.
tools-stay = Остаться
tools-give = Пусть играет бот
tools-hand-over = Сделать хозяином
tools-sit = Сесть сюда
tools-talk = Кто может говорить
tools-talk-everybody = Все, кто здесь
tools-talk-invited = Игроки, а если стола нет в списке — все, у кого есть ссылка
tools-talk-players = Только игроки
tools-talk-nobody = Никто
tools-close = Закрыть стол
tools-close-sure = Игра закончится для всех и навсегда.
tools-keep = Играть дальше
tools-invite = Ссылка для зрителей
substituted-given = Вас не было, и за вас ({ $name }) играет бот.
substituted-left = Вы встали из-за стола: за вас ({ $name }) играет бот.
take-back = Вернуться на место
vacant = { $name }: место освободилось.
table-closed = Хозяин закрыл этот стол.
dismiss = Скрыть
everybody-looks = Смотреть можно всем.
claimed = Теперь это место ваше, на этом устройстве.
offline = Связь прервалась.
offline-next = Следующая попытка через { $seconds } с.
offline-now = Пробуем снова…
try-now = Попробовать сейчас
reload = Обновить

# Inviting others
qr = QR-код
qr-of = QR-код ссылки { $link }
invitation = Айда с нами грабить поезд: { $book }.
