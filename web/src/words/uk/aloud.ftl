## The table in sentences, for whoever does not see it
situation = Обстановка
round-card = Карта раунду
aloud-round = { $round }: { $phase }.
aloud-turns = Ходи: { $turns }.
aloud-event = Наприкінці раунду: { $event }.
aloud-train = Поїзд, від локомотива до хвоста
aloud-train-start = Стартовий поїзд, від локомотива до хвоста
aloud-train-armored = Броньований поїзд, від локомотива до хвоста
aloud-car = { NAME($car) }: { $floors }.
aloud-empty = порожньо
aloud-inside = усередині { $what }
aloud-roof = на даху { $what }
aloud-gun = кулемет
lying-purse = { $count ->
    [one] { $count } гаманець
    [few] { $count } гаманці
   *[many] { $count } гаманців
}
lying-jewel = { $count ->
    [one] { $count } самоцвіт
    [few] { $count } самоцвіти
   *[many] { $count } самоцвітів
}
lying-strongbox = { $count ->
    [one] { $count } кейс
    [few] { $count } кейси
   *[many] { $count } кейсів
}
lying-bag = { $count ->
    [one] { $count } сумка
    [few] { $count } сумки
   *[many] { $count } сумок
}
lying-nugget = { $count ->
    [one] { $count } золотий самородок
    [few] { $count } золоті самородки
   *[many] { $count } золотих самородків
}
lying-document = { $count ->
    [one] { $count } секретний документ
    [few] { $count } секретні документи
   *[many] { $count } секретних документів
}
aloud-document-red = документ червоної команди
aloud-document-blue = документ синьої команди
aloud-document-fake = підробка
aloud-worth = { $what } ({ $value })
aloud-worth-each = { $what } (по { $value })
aloud-in-all = { $loot }, разом { $value }
aloud-players = Гравці
aloud-seat = { $who }: { $facts }.
aloud-who = { $name } ({ $tag })
aloud-plays = { $name } грає за { NAME($bandit, form: "acc") }
aloud-plays-two = { $name } грає за { NAME($one, form: "acc") } і { NAME($two, form: "acc") }
aloud-bot = бот, { $level }
aloud-deciding = зараз вирішує
aloud-carries-out = розігрує карту
aloud-of = { NAME($bandit) }: { $what }
aloud-loot = здобич: { $loot }
aloud-no-loot = здобичі немає
aloud-card-now = { $card }, розігрується зараз
aloud-card-done = { $card }, розіграна
aloud-card-down = { $card }, сорочкою догори
aloud-taken-back = Вибір скасовано.
