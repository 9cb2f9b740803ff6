## The end
end-winner = { $name } уходит с добычей
end-winners = { $names } уходят с добычей
end-draw = Ничья
end-count = Подсчёт
end-rematch = Реванш
end-record = Скачать запись
end-received = { $count ->
    [one] получена { $count } пуля
    [few] получено { $count } пули
   *[many] получено { $count } пуль
}
end-prize = самый меткий стрелок
