## Ratings and players
kind-base = Основная игра
kind-expert = Эксперты
kind-pairs = По два бандита
kind-couriers = Курьеры
rating = Рейтинг
rating-of = { $rating } ± { $uncertainty }
rating-provisional = предварительный
rating-about = У Разбойника 1000, а 400 очков сверху — в десять раз больше побед. В девятнадцати случаях из двадцати рейтинг верен в пределах ±.
rating-games = { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[many] { $count } игр
}
board-title = Их разыскивают
board-about = По нижней границе рейтинга. Здесь те, кто сыграл с людьми пять игр в зачёт.
board-empty = Здесь пока никого. Пять игр в зачёт с людьми — и это можете быть вы.
board-place = Место
board-player = Игрок
board-games = Игры
board-you = вы
board-more = Ещё
board-error = Список сейчас недоступен.
player-gone = Такого игрока нет.
player-about = { $games ->
    [0] Ещё ни одной игры в зачёт.
    [one] { $games } игра в зачёт, побед: { $wins }.
    [few] { $games } игры в зачёт, побед: { $wins }.
   *[many] { $games } игр в зачёт, побед: { $wins }.
}
player-curve = Рейтинг от игры к игре
player-money = Добыча от игры к игре
player-bandits = Победы по бандитам
player-results = Игры
player-bandit = Бандит
player-wins = Побед
player-when = Когда
player-loot = Добыча
player-change = Изменение
player-place = { $place } из { $seats }
player-left = ушёл
