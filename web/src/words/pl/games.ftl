## All one's games
games-running = W toku
games-over = Zakończone
games-none = Nie masz rozpoczętych gier.
games-none-over = Nie ma jeszcze zakończonych gier.
games-won = Wygrana
games-place = Miejsce { $place }
games-closed = Niedokończona
games-watched = Byłeś gospodarzem
games-replay = Powtórka
games-count = Podliczenie
games-more = Starsze
games-changed = Ostatni ruch { $time }
games-deadline = do { $time }
games-error = Nie da się teraz wypisać twoich gier.
