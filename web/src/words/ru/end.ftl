## The end
end-winner = { $name } уходит с добычей
end-winner-you = Вы уходите с добычей
end-winners = { $names } уходят с добычей
end-team = { $team ->
    [red] Красная команда уходит с добычей
   *[blue] Синяя команда уходит с добычей
}
end-nobody = Никто не уходит с добычей
end-suspense = Кто уйдёт с добычей?

end-ahead = { $sum }; { $name } отстаёт на { $lead }
end-tie = Поровну, по { $sum }: { $names }.
end-bullets = При равенстве решают пули. Меньше всего получено: { $names } ({ $bullets }).
end-shared = по { $sum } у каждого, и пуль получено поровну
end-team-ahead = { $sum } против { $other }
end-team-lost = { $team ->
    [red] Из красной команды никто не вернулся: её { $sum } потеряны.
   *[blue] Из синей команды никто не вернулся: её { $sum } потеряны.
}
end-who-back = Вернулись вовремя: { $names }
end-draw = У обеих команд по { $sum }: ничья.
end-none-back = На стартовый поезд не вернулся никто.
end-team-leads = { $team ->
    [red] Красная команда впереди: { $sum } против { $other }.
   *[blue] Синяя команда впереди: { $sum } против { $other }.
}
end-survivor = Из неё выживет только один: самый богатый из вернувшихся — { $own } личных денег.
end-survivor-any = Ни одна команда не победила: выигрывает самый богатый из всех вернувшихся — { $own }.
end-bottom-document = { $count ->
    [one] с документом своей команды
    [few] каждый с документом своей команды
   *[many] каждый с документом своей команды
}
end-bottom-richest = Документ своей команды не привёз никто: выигрывает самый богатый из вернувшихся — { $own }.

end-count = Подсчёт
end-won = победа
end-received = { $count ->
    [one] получена { $count } пуля
    [few] получено { $count } пули
   *[many] получено { $count } пуль
}
end-lost = { $sum } потеряно на бронированном поезде
end-left = на бронированном поезде
end-prize = Самый меткий стрелок
end-prize-note = { $fired ->
    [one] { $names }: { $fired } выстрел, +{ $sum }
    [few] { $names }: { $fired } выстрела, +{ $sum }
   *[many] { $names }: { $fired } выстрелов, +{ $sum }
}
end-empty = Пустой револьвер
end-empty-note = { $names }: все шесть пуль выпущены, +{ $sum }
end-wild-bunch = Дикая банда
end-plan = Замысел Иль Профессоре
end-piece = { $what }, { $sum }

end-wealth = Добыча по раундам
end-wealth-note = Без призов.
end-wealth-note-armored = Без призов и документов. Кто остался на бронированном поезде, остался ни с чем.
end-start = Старт
end-player = Игрок
end-as-table = Таблицей
end-as-chart = Графиком
end-no-chart = Раунды сейчас показать не удалось.

end-rematch = Реванш
end-join-rematch = На реванш!
end-replay = Посмотреть повтор
end-review = Разобрать ограбление
end-record = Скачать запись
end-look = Взглянуть на поезд
end-reopen = Вернуться к подсчёту
end-home = На главную страницу
end-finished = Игра окончена: { $time }

end-fair = Честная раздача
end-fair-about = Хеш был показан до первой карты, зерно — только сейчас. Команда «folsom verify» со скачанной записью докажет, что раздача получена именно из этого зерна.
end-commitment = Хеш
end-seed = Зерно
end-copy = Скопировать: { $what }
end-picture = Поделиться картинкой
