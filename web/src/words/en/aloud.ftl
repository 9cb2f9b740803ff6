## The table in sentences, for whoever does not see it
situation = The situation
round-card = The round card
aloud-round = { $round }: { $phase }.
aloud-turns = Turns: { $turns }.
aloud-event = At the end: { $event }.
aloud-train = The train, from the locomotive to the rear
aloud-train-start = The starting train, from the locomotive to the rear
aloud-train-armored = The armored train, from the locomotive to the rear
aloud-car = { NAME($car) }: { $floors }.
aloud-empty = empty
aloud-inside = inside { $what }
aloud-roof = on the roof { $what }
aloud-gun = a machine gun
lying-purse = { $count ->
    [one] { $count } purse
   *[other] { $count } purses
}
lying-jewel = { $count ->
    [one] { $count } jewel
   *[other] { $count } jewels
}
lying-strongbox = { $count ->
    [one] { $count } strongbox
   *[other] { $count } strongboxes
}
lying-bag = { $count ->
    [one] { $count } bag
   *[other] { $count } bags
}
lying-nugget = { $count ->
    [one] { $count } gold nugget
   *[other] { $count } gold nuggets
}
lying-document = { $count ->
    [one] { $count } secret document
   *[other] { $count } secret documents
}
aloud-document-red = the red team’s document
aloud-document-blue = the blue team’s document
aloud-document-fake = a fake document
aloud-worth = { $what } ({ $value })
aloud-worth-each = { $what } ({ $value } each)
aloud-in-all = { $loot }, in all { $value }
aloud-players = The players
aloud-seat = { $who }: { $facts }.
aloud-who = { $name } ({ $tag })
aloud-plays = { $name } plays { NAME($bandit) }
aloud-plays-two = { $name } plays { NAME($one) } and { NAME($two) }
aloud-bot = bot, { $level }
aloud-deciding = decides now
aloud-carries-out = carries out a card
aloud-of = { NAME($bandit) }: { $what }
aloud-loot = loot: { $loot }
aloud-no-loot = no loot
aloud-card-now = { $card }, carried out now
aloud-card-done = { $card }, done
aloud-card-down = { $card }, face down
aloud-taken-back = Taken back.
