## The rulebook
rules = Правила
rules-contents = Содержание
rules-search = Искать в правилах
rules-found = { $count ->
    [one] найдено в { $count } разделе
    [few] найдено в { $count } разделах
   *[many] найдено в { $count } разделах
}
rules-none = По запросу «{ $query }» ничего нет.
rules-link = Ссылка на этот раздел
rules-exact = Точные правила
rules-roof = крыша
rules-inside = внутри
rules-more = Ещё в этой главе
rules-back = Назад
rules-whole = Правила целиком
rule = Правило
rule-about = Правило: { $about }

## Round cards without an event
round-bridge = Мост
round-mountain = Гора
round-plan-of-action = План действий
round-delayed-attack = Отложенное нападение
round-only-one-survives = Выживет только один
round-double-bottom = Двойное дно
about-round-bridge = Раунд заканчивается без события.
about-round-mountain = Раунд заканчивается без события.
about-round-plan-of-action = Каждый может отложить карту на следующий раунд.
about-round-delayed-attack = Только два хода, если документ уже на стартовом поезде.
about-round-only-one-survives = В более богатой команде победит самый богатый.
about-round-double-bottom = Победит, кто вернулся с документом своей команды.
