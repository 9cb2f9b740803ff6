## The review of a game; loaded only where there is one
review-title = Розбір пограбування
review-close = Закрити розбір
review-fold = Згорнути розбір
review-unfold = Розгорнути розбір
review-progress = Вивчено
review-opening = Розгортаємо книги…
review-begun = Гра вивчається.
review-examining = Вивчено { $found } з { $tasks }
review-left = Вивчено { $found } з { $tasks } · лишилося близько { $seconds } с
review-stopped = Зупинено: { $found } з { $tasks }
review-done = { $tasks ->
    [one] Вивчено { $tasks } вибір.
    [few] Вивчено всі { $tasks } вибори.
   *[many] Вивчено всі { $tasks } виборів.
}
review-stop = Зупинити
review-continue = Продовжити
review-full = На пристрої немає місця: розбір зникне, коли ви закриєте сторінку.
review-forbidden = Браузер не дає нічого зберігати: розбір зникне, коли ви закриєте сторінку.

review-sheet-moments = Події
review-sheet-decision = Це рішення
review-sheet-seats = Банда
review-chances = Шанси на перемогу
review-end = Кінець
review-headlines = Головні події
review-headlines-yet = Головні події на зараз
review-quiet = Ніщо не переломило гру.
review-nothing-yet = Поки що нічого великого.
review-mistakes = { $count ->
    [0] Помилок немає
    [one] { $count } помилка
    [few] { $count } помилки
   *[many] { $count } помилок
}
review-mistake-of = помилка { $now } з { $of }
review-round = Раунд { $round }
review-turn = хід { $turn }
review-table-less = Сховати таблицю
review-mistake-back = Попередня помилка
review-mistake-on = Наступна помилка
review-whose = Чиї помилки
review-everybody = Усі

review-label-slip = Похибка
review-label-mistake = Осічка
review-label-blunder = Постріл у ногу
review-best = найкраще
review-played = зіграно
review-tried = ваш вибір
review-even = нарівні
review-others = { $count ->
    [one] Ще { $count } варіант не зважувався: він обіцяв мало.
    [few] Ще { $count } варіанти не зважувалися: вони обіцяли мало.
   *[many] Ще { $count } варіантів не зважувалися: вони обіцяли мало.
}
review-knowledge = Судимо за тим, що міг знати гравець { $name }; кожен варіант перевірено в тих самих можливих світах.
review-lost = Втрачено пунктів: { $points } (± { $error })
review-best-chosen = Найкращий вибір.
review-good-enough = Не гірше за найкраще, наскільки можна судити.
review-all-equal = Різниці не було.
review-no-mistake = без помилки
review-not-examined = Це рішення ще не вивчено.
review-examine-now = Вивчити зараз
review-no-decision = Тут не було чого вирішувати.
review-over = Гру закінчено.

review-unknown = Чого не міг знати гравець { $name }
review-unknown-nothing = Усе лежало відкрито.
review-unknown-pile = Приховано в плані
review-unknown-hand = На руці: { $name }
review-unknown-tokens = { $count ->
    [one] { $count } жетон невідомої вартості.
    [few] { $count } жетони невідомої вартості.
   *[many] { $count } жетонів невідомої вартості.
}
review-unknown-rounds = { $count ->
    [one] Попереду ще { $count } карта раунду.
    [few] Попереду ще { $count } карти раунду.
   *[many] Попереду ще { $count } карт раунду.
}

review-try = Спробувати самому
review-try-what = Як би ви зіграли за гравця { $name }?
review-try-about = Ви бачите те саме, що бачив гравець. Що показав розбір, дізнаєтеся після вибору.
review-try-stop = Назад до розбору
review-try-next = Спробувати наступну помилку
review-try-theirs = { $count ->
    [one] Переграти { $count } помилку
    [few] Переграти { $count } помилки
   *[many] Переграти { $count } помилок
}
review-tried-best = Ви знайшли найкращий вибір.
review-tried-even = Не гірше за найкраще, наскільки можна судити.
review-tried-same = Як і в грі: гірше за найкраще на { $points } п.
review-tried-behind = Гірше за найкраще на { $points } п.

review-gave-away = { $points ->
    [one] Раунд { $round }: { $name } втрачає { $points } пункт через «{ $choice }»
    [few] Раунд { $round }: { $name } втрачає { $points } пункти через «{ $choice }»
   *[many] Раунд { $round }: { $name } втрачає { $points } пунктів через «{ $choice }»
}
review-cost = { $points ->
    [one] Раунд { $round }: { $name } — «{ $choice }», і { $whom } втрачає { $points } пункт
    [few] Раунд { $round }: { $name } — «{ $choice }», і { $whom } втрачає { $points } пункти
   *[many] Раунд { $round }: { $name } — «{ $choice }», і { $whom } втрачає { $points } пунктів
}
review-gained = { $points ->
    [one] Раунд { $round }: { $name } здобуває { $points } пункт за «{ $choice }»
    [few] Раунд { $round }: { $name } здобуває { $points } пункти за «{ $choice }»
   *[many] Раунд { $round }: { $name } здобуває { $points } пунктів за «{ $choice }»
}
review-lucky = { $points ->
    [one] Раунд { $round }: { $luck } — { $name } здобуває { $points } пункт
    [few] Раунд { $round }: { $luck } — { $name } здобуває { $points } пункти
   *[many] Раунд { $round }: { $luck } — { $name } здобуває { $points } пунктів
}
review-unlucky = { $points ->
    [one] Раунд { $round }: { $luck } — { $name } втрачає { $points } пункт
    [few] Раунд { $round }: { $luck } — { $name } втрачає { $points } пункти
   *[many] Раунд { $round }: { $luck } — { $name } втрачає { $points } пунктів
}
review-luck-deal = роздача
review-luck-round = новий раунд
review-luck-hands = карти на руку
review-luck-reshuffle = перетасована колода
review-luck-pick = гаманець навмання

review-accuracy = точність
review-per-100 = Втрачено на 100 рішень: { $points } п. (враховано рішень: { $choices })
review-by-round = Точність за раундами
review-part-parity = рівні шанси
review-part-luck = удача
review-part-own = свої рішення
review-part-others = решта
review-part-result = підсумок
review-about-seats = Від рівних шансів до підсумку: що змінили удача, свої рішення та рішення решти, у пунктах шансу на перемогу.
review-seats-yet = Як складаються удача й рішення, стане видно, коли все буде вивчено.

review-about = Що означають числа
review-about-chances = Картина показує шанси на перемогу очима того, хто бачить усі карти. Пункт — один відсоток шансу.
review-about-decisions = Рішення оцінюється лише за тим, що міг знати гравець: варіанти розіграно в тих самих можливих світах. Вимушені рішення й ті, де все одно, не враховуються.
review-about-labels = Похибка — від { $slip } п., осічка — від { $mistake }, постріл у ногу — від { $blunder }, і лише якщо втрата більша за дві стандартні похибки.
review-about-games = Близько { $games } партій подумки на кожне рішення, на вашому пристрої.

review-trouble-no-engine = Цей браузер не може розбирати ігри: потрібні WebAssembly і фонові процеси.
review-trouble-unfinished = Цю гру не дограно. Розібрати можна лише закінчену гру.
review-trouble-later-version = Цей запис зроблено новішою версією. Оновіть сторінку й спробуйте знову.
review-trouble-bad-record = Запис цієї гри пошкоджено.
review-trouble-no-record = Запис цієї гри зараз недоступний.
