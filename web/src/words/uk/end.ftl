## The end
end-winner = { $name } тікає зі здобиччю
end-winner-you = Ви тікаєте зі здобиччю
end-winners = { $names } тікають зі здобиччю
end-team = { $team ->
    [red] Червона команда тікає зі здобиччю
   *[blue] Синя команда тікає зі здобиччю
}
end-nobody = Ніхто не втік зі здобиччю
end-suspense = Хто втече зі здобиччю?

end-ahead = { $sum }; { $name } відстає на { $lead }
end-tie = Порівну, по { $sum }: { $names }.
end-bullets = За рівності вирішують кулі. Найменше отримано: { $names } ({ $bullets }).
end-shared = по { $sum } у кожного, і куль отримано порівну
end-team-ahead = { $sum } проти { $other }
end-team-lost = { $team ->
    [red] Із червоної команди не повернувся ніхто: її { $sum } втрачено.
   *[blue] Із синьої команди не повернувся ніхто: її { $sum } втрачено.
}
end-who-back = Повернулися вчасно: { $names }
end-draw = В обох команд по { $sum }: нічия.
end-none-back = На стартовий поїзд не повернувся ніхто.
end-team-leads = { $team ->
    [red] Червона команда попереду: { $sum } проти { $other }.
   *[blue] Синя команда попереду: { $sum } проти { $other }.
}
end-survivor = З неї виживе лише один: найбагатший із тих, хто повернувся, — { $own } власних грошей.
end-survivor-any = Жодна команда не перемогла: виграє найбагатший з усіх, хто повернувся, — { $own }.
end-bottom-document = { $count ->
    [one] з документом своєї команди
    [few] кожен із документом своєї команди
   *[many] кожен із документом своєї команди
}
end-bottom-richest = Документа своєї команди не привіз ніхто: виграє найбагатший із тих, хто повернувся, — { $own }.

end-count = Підрахунок
end-won = перемога
end-received = { $count ->
    [one] отримано { $count } кулю
    [few] отримано { $count } кулі
   *[many] отримано { $count } куль
}
end-lost = { $sum } втрачено на броньованому поїзді
end-left = на броньованому поїзді
end-prize = Найвлучніший стрілець
end-prize-note = { $fired ->
    [one] { $names }: { $fired } постріл, +{ $sum }
    [few] { $names }: { $fired } постріли, +{ $sum }
   *[many] { $names }: { $fired } пострілів, +{ $sum }
}
end-empty = Порожній револьвер
end-empty-note = { $names }: усі шість куль випущено, +{ $sum }
end-wild-bunch = Дика банда
end-plan = Задум Іль Професоре
end-piece = { $what }, { $sum }

end-wealth = Здобич за раундами
end-wealth-note = Без призів.
end-wealth-note-armored = Без призів і документів. Хто лишився на броньованому поїзді, лишився ні з чим.
end-start = Старт
end-player = Гравець
end-as-table = Таблицею
end-as-chart = Графіком
end-no-chart = Раунди зараз показати не вдалося.

end-rematch = Реванш
end-join-rematch = На реванш!
end-replay = Переглянути повтор
end-review = Розібрати пограбування
end-record = Завантажити запис
end-look = Глянути на поїзд
end-reopen = Назад до підрахунку
end-home = На головну сторінку
end-finished = Гру завершено: { $time }

end-fair = Чесна роздача
end-fair-about = Хеш було показано до першої карти, зерно — лише тепер. Команда «folsom verify» із завантаженим записом доведе, що роздачу отримано саме з цього зерна.
end-commitment = Хеш
end-seed = Зерно
end-copy = Скопіювати: { $what }
end-picture = Поділитися картинкою
