## The end
end-winner = { $name } rides away
end-winners = { $names } ride away
end-draw = Nobody rides away alone
end-count = The count
end-rematch = Rematch
end-record = Download record
end-received = { $count ->
    [one] { $count } bullet received
   *[other] { $count } bullets received
}
end-prize = best gunslinger
