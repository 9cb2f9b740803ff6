## The end
end-winner = { $name } odjeżdża z łupem
end-winners = { $names } odjeżdżają z łupem
end-draw = Remis
end-count = Rachunek
end-rematch = Rewanż
end-record = Pobierz zapis
end-received = { $count ->
    [one] otrzymano { $count } pocisk
    [few] otrzymano { $count } pociski
   *[many] otrzymano { $count } pocisków
}
end-prize = Najlepszy Rewolwerowiec
