## The end
end-winner = { $name } йде зі здобиччю
end-winners = { $names } йдуть зі здобиччю
end-draw = Нічия
end-count = Підрахунок
end-rematch = Реванш
end-record = Завантажити запис
end-received = { $count ->
    [one] отримано { $count } кулю
    [few] отримано { $count } кулі
   *[many] отримано { $count } куль
}
end-prize = найвлучніший стрілець
