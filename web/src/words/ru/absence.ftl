## Who is away, and what bots do meanwhile
away-bot-in = { $name } не в сети: через { $time } решит бот.
away-waits = { $name } не в сети. Скоро решит бот.
told-bot-away = { $name } не в сети: решает бот.
told-bot-clock = { $name }: время вышло, решает бот.
time-was-up = Ваше время вышло: за вас решил бот.
missed = { $count ->
    [one] Пока вас не было, бот принял за вас { $count } решение:
    [few] Пока вас не было, бот принял за вас { $count } решения:
   *[other] Пока вас не было, бот принял за вас { $count } решений:
  }
missed-more = { $count ->
   *[other] и ещё { $count }, см. журнал
  }

## A seat changes hands
moved-away = Ваше место перенесли на другое устройство.
freed = Хозяин освободил ваше место. Можно занять другое.
free-sure = { $name } узнает об этом, а сесть сюда сможет кто угодно.
free-not = Оставить

## The server and its version
silent = Сервер не отвечает. Ваш выбор не пропадёт.
outdated = Вышла новая версия. Обновите страницу, когда удобно: игра продолжится.
