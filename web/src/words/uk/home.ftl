## One's own games
mine = Ваші ігри
mine-your-turn = Ваш хід
mine-turn = Хід: { $name }
mine-gathering = Чекаємо на гравців
mine-lesson = Ваш урок
mine-more = { $count ->
    [one] Ще { $count } гра
    [few] Ще { $count } гри
   *[many] Ще { $count } ігор
}

## Leaving for a while
leaving = Відійти від столу?
leaving-seat = Місце лишається за вами: повернутися до гри можна з головної сторінки.
leaving-bot = Поки вас немає, бот чекає { $time } і вирішує за вас.
leaving-waits = Гра зачекає на вас.
leaving-clock = Ваш годинник не спиниться.
leaving-go = Відійти

## An address without a page
nowhere = Далі рейок немає.
nowhere-about = За адресою { $address } нічого немає.

## How strong a bot is, in plain words
strength-greenhorn = легко
strength-outlaw = середньо
strength-desperado = важко
strength-legend = дуже важко
level-strength = { $level } · { $strength }

## The bandit that one would like
your-bandit = Ваш бандит
by-lot = за жеребом
your-bandit-first = Цей бандит ваш, якщо ніхто не вибере його раніше. Хто вибирає першим, вирішує жереб.
your-bandit-drawn = Сіли ще не всі, тож бандитів роздасть жереб. Якщо гравці вибирають самі, цей може стати вашим.

## The seal of the deal
seal-shown = Роздачу визначено наперед. Її хеш: { $hash }… Наприкінці його перевірять.
seal-about = Карти й здобич роздано з таємного зерна, а це його хеш. Наприкінці зерно відкриють, і ваш браузер перевірить, що воно підходить.
seal-fine = перевірено
seal-bad = не збігається!
seal-kept = Зерно підходить до хешу, який цей браузер бачив під час гри.
seal-unseen = Зерно підходить до хешу. Але під час гри цей браузер хешу не бачив.
seal-broken = Зерно не підходить до хешу: обіцяно було іншу роздачу!
seal-changed = Під час гри хеш був інший: обіцяно було іншу роздачу!
seal-first = Хеш під час гри
seal-dealt = Зерно роздачі
share-in = Ваш браузер додав до роздачі своє випадкове число: ніхто не міг підібрати карти.
share-out = Випадкового числа вашого браузера в роздачі немає: воно не надійшло вчасно.
share-forged = Гравці додали не те, що обіцяли: роздачу підроблено!
deal-lied = Сервер порушив обіцянку щодо цієї роздачі. Ваш браузер нічого до неї не додасть: краще зіграйте деінде.

# The ways to the regulars' pages
games-all = Усі ваші ігри
players = Гравці
me = Я
train-find = Знайти поїзд
train-find-about = Компанія для гри, просто зараз.
rated = Рейтингова
