## The review of a game; loaded only where there is one
review-title = Разбор ограбления
review-close = Закрыть разбор
review-fold = Свернуть разбор
review-unfold = Развернуть разбор
review-progress = Изучено
review-opening = Открываем книги…
review-begun = Игра изучается.
review-examining = Изучено { $found } из { $tasks }
review-left = Изучено { $found } из { $tasks } · осталось около { $seconds } с
review-stopped = Остановлено: { $found } из { $tasks }
review-done = { $tasks ->
    [one] Изучен { $tasks } выбор.
    [few] Изучены все { $tasks } выбора.
   *[many] Изучены все { $tasks } выборов.
}
review-stop = Остановить
review-continue = Продолжить
review-full = На устройстве нет места: разбор пропадёт, когда вы закроете страницу.
review-forbidden = Браузер не даёт ничего хранить: разбор пропадёт, когда вы закроете страницу.

review-sheet-moments = События
review-sheet-decision = Это решение
review-sheet-seats = Банда
review-chances = Шансы на победу
review-end = Конец
review-headlines = Главные события
review-headlines-yet = Главные события на сейчас
review-quiet = Ничто не переломило игру.
review-nothing-yet = Пока ничего крупного.
review-mistakes = { $count ->
    [0] Ошибок нет
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
}
review-mistake-of = ошибка { $now } из { $of }
review-round = Раунд { $round }
review-turn = ход { $turn }
review-table-less = Убрать таблицу
review-mistake-back = Предыдущая ошибка
review-mistake-on = Следующая ошибка
review-whose = Чьи ошибки
review-everybody = Все

review-label-slip = Промашка
review-label-mistake = Осечка
review-label-blunder = Выстрел в ногу
review-best = лучшее
review-played = сыграно
review-tried = ваш выбор
review-even = наравне
review-others = { $count ->
    [one] Ещё { $count } вариант не взвешивался: он сулил мало.
    [few] Ещё { $count } варианта не взвешивались: они сулили мало.
   *[many] Ещё { $count } вариантов не взвешивались: они сулили мало.
}
review-knowledge = Судим по тому, что мог знать игрок { $name }; каждый вариант проверен в одних и тех же возможных мирах.
review-lost = Упущено пунктов: { $points } (± { $error })
review-best-chosen = Лучший выбор.
review-good-enough = Не хуже лучшего, насколько можно судить.
review-all-equal = Разницы не было.
review-no-mistake = без ошибки
review-not-examined = Это решение ещё не изучено.
review-examine-now = Изучить сейчас
review-no-decision = Здесь нечего было решать.
review-over = Игра окончена.

review-unknown = Чего не мог знать игрок { $name }
review-unknown-nothing = Всё лежало открыто.
review-unknown-pile = Скрыто в плане
review-unknown-hand = На руке: { $name }
review-unknown-tokens = { $count ->
    [one] { $count } жетон неизвестной ценности.
    [few] { $count } жетона неизвестной ценности.
   *[many] { $count } жетонов неизвестной ценности.
}
review-unknown-rounds = { $count ->
    [one] Впереди ещё { $count } карта раунда.
    [few] Впереди ещё { $count } карты раунда.
   *[many] Впереди ещё { $count } карт раунда.
}

review-try = Попробовать самому
review-try-what = Как бы вы сыграли за игрока { $name }?
review-try-about = Вы видите то же, что видел игрок. Что показал разбор, узнаете после выбора.
review-try-stop = Назад к разбору
review-try-next = Попробовать следующую ошибку
review-try-theirs = { $count ->
    [one] Переиграть { $count } ошибку
    [few] Переиграть { $count } ошибки
   *[many] Переиграть { $count } ошибок
}
review-tried-best = Вы нашли лучший выбор.
review-tried-even = Не хуже лучшего, насколько можно судить.
review-tried-same = Как и в игре: хуже лучшего на { $points } п.
review-tried-behind = Хуже лучшего на { $points } п.

review-gave-away = { $points ->
    [one] Раунд { $round }: { $name } теряет { $points } пункт из-за «{ $choice }»
    [few] Раунд { $round }: { $name } теряет { $points } пункта из-за «{ $choice }»
   *[many] Раунд { $round }: { $name } теряет { $points } пунктов из-за «{ $choice }»
}
review-cost = { $points ->
    [one] Раунд { $round }: { $name } — «{ $choice }», и { $whom } теряет { $points } пункт
    [few] Раунд { $round }: { $name } — «{ $choice }», и { $whom } теряет { $points } пункта
   *[many] Раунд { $round }: { $name } — «{ $choice }», и { $whom } теряет { $points } пунктов
}
review-gained = { $points ->
    [one] Раунд { $round }: { $name } получает { $points } пункт за «{ $choice }»
    [few] Раунд { $round }: { $name } получает { $points } пункта за «{ $choice }»
   *[many] Раунд { $round }: { $name } получает { $points } пунктов за «{ $choice }»
}
review-lucky = { $points ->
    [one] Раунд { $round }: { $luck } — { $name } получает { $points } пункт
    [few] Раунд { $round }: { $luck } — { $name } получает { $points } пункта
   *[many] Раунд { $round }: { $luck } — { $name } получает { $points } пунктов
}
review-unlucky = { $points ->
    [one] Раунд { $round }: { $luck } — { $name } теряет { $points } пункт
    [few] Раунд { $round }: { $luck } — { $name } теряет { $points } пункта
   *[many] Раунд { $round }: { $luck } — { $name } теряет { $points } пунктов
}
review-luck-deal = раздача
review-luck-round = новый раунд
review-luck-hands = карты на руку
review-luck-reshuffle = перетасованная колода
review-luck-pick = кошелёк наугад

review-accuracy = точность
review-per-100 = Потеряно на 100 решений: { $points } п. (учтено решений: { $choices })
review-by-round = Точность по раундам
review-part-parity = равные шансы
review-part-luck = удача
review-part-own = свои решения
review-part-others = остальные
review-part-result = итог
review-about-seats = От равных шансов к итогу: что изменили удача, свои решения и решения остальных, в пунктах шанса на победу.
review-seats-yet = Как складываются удача и решения, станет видно, когда всё будет изучено.

review-about = Что значат числа
review-about-chances = Картина показывает шансы на победу глазами того, кто видит все карты. Пункт — один процент шанса.
review-about-decisions = Решение оценивается только по тому, что мог знать игрок: варианты разыграны в одних и тех же возможных мирах. Вынужденные решения и те, где всё равно, не считаются.
review-about-labels = Промашка — от { $slip } п., осечка — от { $mistake }, выстрел в ногу — от { $blunder }, и только если потеря больше двух стандартных ошибок.
review-about-games = Около { $games } партий в уме на каждое решение, на вашем устройстве.

review-trouble-no-engine = Этот браузер не может разбирать игры: нужны WebAssembly и фоновые процессы.
review-trouble-unfinished = Эта игра не доиграна. Разобрать можно только оконченную игру.
review-trouble-later-version = Эта запись сделана более новой версией. Обновите страницу и попробуйте снова.
review-trouble-bad-record = Запись этой игры повреждена.
review-trouble-no-record = Запись этой игры сейчас недоступна.
