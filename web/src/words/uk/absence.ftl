## Who is away, and what bots do meanwhile
away-bot-in = { $name } не в мережі: за { $time } вирішить бот.
away-waits = { $name } не в мережі. Скоро вирішить бот.
told-bot-away = { $name } не в мережі: вирішує бот.
told-bot-clock = { $name }: час вийшов, вирішує бот.
time-was-up = Ваш час вийшов: за вас вирішив бот.
missed = { $count ->
    [one] Поки вас не було, бот ухвалив за вас { $count } рішення:
    [few] Поки вас не було, бот ухвалив за вас { $count } рішення:
   *[other] Поки вас не було, бот ухвалив за вас { $count } рішень:
  }
missed-more = { $count ->
   *[other] і ще { $count }, див. журнал
  }

## A seat changes hands
moved-away = Ваше місце перенесли на інший пристрій.
freed = Господар звільнив ваше місце. Можна зайняти інше.
free-sure = { $name } дізнається про це, а сісти сюди зможе будь-хто.
free-not = Залишити

## The server and its version
silent = Сервер не відповідає. Ваш вибір не пропаде.
outdated = З’явилася нова версія. Оновіть сторінку, коли зручно: гра триватиме далі.
