## All one's games
games-running = Тривають
games-over = Завершені
games-none = У вас немає розпочатих ігор.
games-none-over = Завершених ігор поки немає.
games-won = Перемога
games-place = Місце { $place }
games-closed = Не дограна
games-watched = Ви були господарем столу
games-replay = Повтор
games-count = Підрахунок
games-more = Старіші
games-changed = Останній хід { $time }
games-deadline = до { $time }
games-error = Список ігор зараз недоступний.
