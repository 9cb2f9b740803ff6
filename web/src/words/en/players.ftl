## Ratings and players
kind-base = Base game
kind-expert = Experts
kind-pairs = Two bandits each
kind-couriers = Couriers
rating = Rating
rating-of = { $rating } ± { $uncertainty }
rating-provisional = provisional
rating-about = An Outlaw has 1000, and 400 points more are ten times as many wins. Nineteen times out of twenty the rating is not further off than what follows ±.
rating-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
board-title = The most wanted
board-about = By what a rating is at least. Whoever has played five rated games with other people stands here.
board-empty = Nobody stands here yet. Five rated games with other people, and it may be you.
board-place = Place
board-player = Player
board-games = Games
board-you = you
board-more = More
board-error = The list can't be read right now.
player-gone = There is no such player.
player-about = { $games ->
    [0] No rated game yet.
    [one] One rated game, { $wins } won.
   *[other] { $games } rated games, { $wins } won.
}
player-curve = Rating, game by game
player-money = Loot, game by game
player-bandits = Wins by bandit
player-results = Games
player-bandit = Bandit
player-wins = Won
player-when = When
player-loot = Loot
player-change = Change
player-place = { $place } of { $seats }
player-left = left
