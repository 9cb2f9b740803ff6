## All one's games
games-running = Running
games-over = Finished
games-none = You have no game running.
games-none-over = No finished game yet.
games-won = Won
games-place = Place { $place }
games-closed = Not played to the end
games-watched = You were the host
games-replay = Replay
games-count = The count
games-more = Older games
games-changed = Last move { $time }
games-deadline = until { $time }
games-error = Your games can't be listed right now.
