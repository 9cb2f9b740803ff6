## Ratings and players
kind-base = Базова гра
kind-expert = Експерти
kind-pairs = По два бандити
kind-couriers = Кур’єри
rating = Рейтинг
rating-of = { $rating } ± { $uncertainty }
rating-provisional = попередній
rating-about = У Розбійника 1000, а 400 очок понад це — удесятеро більше перемог. У дев’ятнадцяти випадках із двадцяти рейтинг точний у межах ±.
rating-games = { $count ->
    [one] { $count } гра
    [few] { $count } гри
   *[many] { $count } ігор
}
board-title = Їх розшукують
board-about = За нижньою межею рейтингу. Тут ті, хто зіграв із людьми п’ять ігор у залік.
board-empty = Тут поки нікого. П’ять ігор у залік із людьми — і це можете бути ви.
board-place = Місце
board-player = Гравець
board-games = Ігри
board-you = ви
board-more = Ще
board-error = Список зараз недоступний.
player-gone = Такого гравця немає.
player-about = { $games ->
    [0] Ще жодної гри в залік.
    [one] { $games } гра в залік, перемог: { $wins }.
    [few] { $games } гри в залік, перемог: { $wins }.
   *[many] { $games } ігор у залік, перемог: { $wins }.
}
player-curve = Рейтинг від гри до гри
player-money = Здобич від гри до гри
player-bandits = Перемоги за бандитами
player-results = Ігри
player-bandit = Бандит
player-wins = Перемог
player-when = Коли
player-loot = Здобич
player-change = Зміна
player-place = { $place } із { $seats }
player-left = пішов
