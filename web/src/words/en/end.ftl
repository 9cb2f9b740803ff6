## The end
end-winner = { $name } rides away
end-winner-you = You ride away
end-winners = { $names } ride away
end-team = { $team ->
    [red] The red team rides away
   *[blue] The blue team rides away
}
end-nobody = Nobody rides away
end-suspense = Who rides away?

end-ahead = with { $sum }, ahead of { $name } by { $lead }
end-tie = { $names } have { $sum } each.
end-bullets = Bullets received break the tie. Fewest: { $names } ({ $bullets }).
end-shared = with { $sum } and the same number of bullets each
end-team-ahead = with { $sum } against { $other }
end-team-lost = { $team ->
    [red] Nobody on the red team made it back: its { $sum } is lost.
   *[blue] Nobody on the blue team made it back: its { $sum } is lost.
}
end-who-back = Made it back: { $names }
end-draw = Both teams have { $sum }: a draw.
end-none-back = Nobody made it back to the starting train.
end-team-leads = { $team ->
    [red] The red team is ahead, { $sum } to { $other }.
   *[blue] The blue team is ahead, { $sum } to { $other }.
}
end-survivor = Only one of them survives: the richest to make it back, with { $own } of their own.
end-survivor-any = Neither team is both ahead and back: the richest bandit to make it back wins, with { $own }.
end-bottom-document = { $count ->
    [one] back with their team's document
   *[other] each back with their team's document
}
end-bottom-richest = Nobody made it back with their team's document: the richest bandit to make it back wins, with { $own }.

end-count = The count
end-won = won
end-received = { $count ->
    [one] { $count } bullet received
   *[other] { $count } bullets received
}
end-lost = { $sum } lost on the armored train
end-left = left on the armored train
end-prize = Best gunslinger
end-prize-note = { $fired ->
    [one] { $names }: { $fired } bullet fired, +{ $sum }
   *[other] { $names }: { $fired } bullets fired, +{ $sum }
}
end-empty = Empty revolver
end-empty-note = { $names }: all six bullets spent, +{ $sum }
end-wild-bunch = Wild Bunch
end-plan = Il Professore's plan
end-piece = { $what }, { $sum }

end-wealth = Loot, round by round
end-wealth-note = Without prizes.
end-wealth-note-armored = Without prizes and documents. Whoever was left on the armored train ends with nothing.
end-start = Start
end-player = Player
end-as-table = As a table
end-as-chart = As a chart
end-no-chart = The rounds can't be shown just now.

end-rematch = Rematch
end-join-rematch = Join the rematch
end-replay = Replay the robbery
end-review = Review the robbery
end-record = Download record
end-look = Look at the train
end-reopen = Back to the count
end-home = Back to the start page
end-finished = Finished { $time }

end-fair = Fair deal
end-fair-about = The hash was shown before the first card was dealt, the seed only now. “folsom verify” with the downloaded record proves that the deal came from this seed.
end-commitment = Hash
end-seed = Seed
end-copy = Copy: { $what }
end-picture = Share a picture
