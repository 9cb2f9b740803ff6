## The rulebook
rules = Правила
rules-contents = Зміст
rules-search = Шукати в правилах
rules-found = { $count ->
    [one] знайдено в { $count } розділі
    [few] знайдено в { $count } розділах
   *[many] знайдено в { $count } розділах
}
rules-none = За запитом «{ $query }» нічого немає.
rules-link = Посилання на цей розділ
rules-exact = Точні правила
rules-roof = дах
rules-inside = усередині
rules-more = Ще в цій главі
rules-back = Назад
rules-whole = Правила повністю
rule = Правило
rule-about = Правило: { $about }

## Round cards without an event
round-bridge = Міст
round-mountain = Гора
round-plan-of-action = План дій
round-delayed-attack = Відкладений напад
round-only-one-survives = Виживе лише один
round-double-bottom = Подвійне дно
about-round-bridge = Раунд закінчується без події.
about-round-mountain = Раунд закінчується без події.
about-round-plan-of-action = Кожен може відкласти карту на наступний раунд.
about-round-delayed-attack = Лише два ходи, якщо документ уже на стартовому поїзді.
about-round-only-one-survives = У багатшій команді переможе найбагатший.
about-round-double-bottom = Переможе, хто повернувся з документом своєї команди.
