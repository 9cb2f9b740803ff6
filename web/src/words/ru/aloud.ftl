## The table in sentences, for whoever does not see it
situation = Обстановка
round-card = Карта раунда
aloud-round = { $round }: { $phase }.
aloud-turns = Ходы: { $turns }.
aloud-event = В конце раунда: { $event }.
aloud-train = Поезд, от локомотива к хвосту
aloud-train-start = Стартовый поезд, от локомотива к хвосту
aloud-train-armored = Бронированный поезд, от локомотива к хвосту
aloud-car = { NAME($car) }: { $floors }.
aloud-empty = пусто
aloud-inside = внутри { $what }
aloud-roof = на крыше { $what }
aloud-gun = пулемёт
lying-purse = { $count ->
    [one] { $count } кошелёк
    [few] { $count } кошелька
   *[many] { $count } кошельков
}
lying-jewel = { $count ->
    [one] { $count } драгоценный камень
    [few] { $count } драгоценных камня
   *[many] { $count } драгоценных камней
}
lying-strongbox = { $count ->
    [one] { $count } кейс
    [few] { $count } кейса
   *[many] { $count } кейсов
}
lying-bag = { $count ->
    [one] { $count } сумка
    [few] { $count } сумки
   *[many] { $count } сумок
}
lying-nugget = { $count ->
    [one] { $count } золотой самородок
    [few] { $count } золотых самородка
   *[many] { $count } золотых самородков
}
lying-document = { $count ->
    [one] { $count } секретный документ
    [few] { $count } секретных документа
   *[many] { $count } секретных документов
}
aloud-document-red = документ красной команды
aloud-document-blue = документ синей команды
aloud-document-fake = фальшивка
aloud-worth = { $what } ({ $value })
aloud-worth-each = { $what } (по { $value })
aloud-in-all = { $loot }, всего { $value }
aloud-players = Игроки
aloud-seat = { $who }: { $facts }.
aloud-who = { $name } ({ $tag })
aloud-plays = { $name } играет за { NAME($bandit, form: "acc") }
aloud-plays-two = { $name } играет за { NAME($one, form: "acc") } и { NAME($two, form: "acc") }
aloud-bot = бот, { $level }
aloud-deciding = сейчас решает
aloud-carries-out = разыгрывает карту
aloud-of = { NAME($bandit) }: { $what }
aloud-loot = добыча: { $loot }
aloud-no-loot = добычи нет
aloud-card-now = { $card }, разыгрывается сейчас
aloud-card-done = { $card }, разыграна
aloud-card-down = { $card }, рубашкой вверх
aloud-taken-back = Выбор отменён.
