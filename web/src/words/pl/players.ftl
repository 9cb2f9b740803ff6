## Ratings and players
kind-base = Gra podstawowa
kind-expert = Eksperci
kind-pairs = Po dwóch bandytów
kind-couriers = Kurierzy
rating = Ranking
rating-of = { $rating } ± { $uncertainty }
rating-provisional = tymczasowy
rating-about = Rzezimieszek ma 1000, a 400 punktów więcej to dziesięć razy więcej zwycięstw. W dziewiętnastu przypadkach na dwadzieścia ranking mieści się w granicach ±.
rating-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
}
board-title = Poszukiwani
board-about = Według dolnej granicy rankingu. Stoją tu ci, którzy rozegrali z ludźmi pięć gier rankingowych.
board-empty = Nikogo tu jeszcze nie ma. Pięć gier rankingowych z ludźmi i możesz to być ty.
board-place = Miejsce
board-player = Gracz
board-games = Gry
board-you = ty
board-more = Więcej
board-error = Listy nie da się teraz odczytać.
player-gone = Nie ma takiego gracza.
player-about = { $games ->
    [0] Jeszcze żadnej gry rankingowej.
    [one] { $games } gra rankingowa, wygrane: { $wins }.
    [few] { $games } gry rankingowe, wygrane: { $wins }.
   *[many] { $games } gier rankingowych, wygrane: { $wins }.
}
player-curve = Ranking, gra po grze
player-money = Łup, gra po grze
player-bandits = Wygrane według bandytów
player-results = Gry
player-bandit = Bandyta
player-wins = Wygrane
player-when = Kiedy
player-loot = Łup
player-change = Zmiana
player-place = { $place } z { $seats }
player-left = odejście
