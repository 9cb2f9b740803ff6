## All one's games
games-running = Идут
games-over = Окончены
games-none = У вас нет начатых игр.
games-none-over = Оконченных игр пока нет.
games-won = Победа
games-place = Место { $place }
games-closed = Не доиграна
games-watched = Вы были хозяином стола
games-replay = Повтор
games-count = Подсчёт
games-more = Более старые
games-changed = Последний ход { $time }
games-deadline = до { $time }
games-error = Список игр сейчас недоступен.
