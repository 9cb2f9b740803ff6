## One's own games
mine = Ваши игры
mine-your-turn = Ваш ход
mine-turn = Ход: { $name }
mine-gathering = Ждём игроков
mine-lesson = Ваш урок
mine-more = { $count ->
    [one] Ещё { $count } игра
    [few] Ещё { $count } игры
   *[many] Ещё { $count } игр
}

## Leaving for a while
leaving = Отойти от стола?
leaving-seat = Место остаётся за вами: вернуться в игру можно с главной страницы.
leaving-bot = Пока вас нет, бот ждёт { $time } и решает за вас.
leaving-waits = Игра подождёт вас.
leaving-clock = Ваши часы продолжат идти.
leaving-go = Отойти

## An address without a page
nowhere = Дальше рельсов нет.
nowhere-about = По адресу { $address } ничего нет.

## How strong a bot is, in plain words
strength-greenhorn = легко
strength-outlaw = средне
strength-desperado = трудно
strength-legend = очень трудно
level-strength = { $level } · { $strength }

## The bandit that one would like
your-bandit = Ваш бандит
by-lot = по жребию
your-bandit-first = Этот бандит ваш, если никто не выберет его раньше. Кто выбирает первым, решает жребий.
your-bandit-drawn = Сели ещё не все, поэтому бандитов раздаст жребий. Если игроки выбирают сами, этот может стать вашим.

## The seal of the deal
seal-shown = Раздача определена заранее. Её хеш: { $hash }… В конце его проверят.
seal-about = Карты и добыча розданы из тайного зерна, а это его хеш. В конце зерно откроется, и ваш браузер проверит, что оно подходит.
seal-fine = проверено
seal-bad = не сходится!
seal-kept = Зерно подходит к хешу, который этот браузер видел во время игры.
seal-unseen = Зерно подходит к хешу. Но во время игры этот браузер хеша не видел.
seal-broken = Зерно не подходит к хешу: обещана была другая раздача!
seal-changed = Во время игры хеш был другим: обещана была другая раздача!
seal-first = Хеш во время игры
seal-dealt = Зерно раздачи
share-in = Ваш браузер добавил в раздачу своё случайное число: никто не мог подобрать карты.
share-out = Случайного числа вашего браузера в раздаче нет: оно не пришло вовремя.
share-forged = Игроки добавили не то, что обещали: раздачу подделали!
deal-lied = Сервер нарушил обещание насчёт этой раздачи. Ваш браузер ничего к ней не добавит: лучше сыграйте в другом месте.

# The ways to the regulars' pages
games-all = Все ваши игры
players = Игроки
me = Я
train-find = Найти поезд
train-find-about = Компания для игры, прямо сейчас.
rated = Рейтинговая
