## The review of a game; loaded only where there is one
review-title = Review of the robbery
review-close = Close the review
review-fold = Fold the review
review-unfold = Unfold the review
review-progress = Examined
review-opening = Opening the books…
review-begun = The game is being examined.
review-examining = { $found } of { $tasks } examined
review-left = { $found } of { $tasks } examined · about { $seconds } s left
review-stopped = Stopped after { $found } of { $tasks }
review-done = { $tasks ->
    [one] The one choice is examined.
   *[other] All { $tasks } choices are examined.
}
review-stop = Stop
review-continue = Continue
review-full = This device has no room left: the review will be lost when you close the page.
review-forbidden = This browser lets no page keep anything: the review will be lost when you close the page.

review-sheet-moments = Moments
review-sheet-decision = This decision
review-sheet-seats = The gang
review-chances = Chances to win
review-end = End
review-headlines = The biggest moments
review-headlines-yet = The biggest moments so far
review-quiet = Nothing that turned the game.
review-nothing-yet = Nothing big yet.
review-mistakes = { $count ->
    [0] No mistakes
    [one] { $count } mistake
   *[other] { $count } mistakes
}
review-mistake-of = mistake { $now } of { $of }
review-round = Round { $round }
review-turn = turn { $turn }
review-table-less = Hide the table
review-mistake-back = Previous mistake
review-mistake-on = Next mistake
review-whose = Whose mistakes
review-everybody = Everybody

review-label-slip = Misstep
review-label-mistake = Misfire
review-label-blunder = Shot in the foot
review-best = best
review-played = played
review-tried = your choice
review-even = even
review-others = { $count ->
    [one] { $count } other choice was not weighed: it promised little.
   *[other] { $count } other choices were not weighed: they promised little.
}
review-knowledge = Judged by what { $name } could know, in the same possible worlds for every choice.
review-lost = { $points } points given away (± { $error })
review-best-chosen = The best choice.
review-good-enough = As good as the best, as far as can be told.
review-all-equal = It made no difference.
review-no-mistake = no mistake
review-not-examined = This decision is not examined yet.
review-examine-now = Examine it now
review-no-decision = There was nothing to decide here.
review-over = The game is over.

review-unknown = What { $name } could not know
review-unknown-nothing = Everything lay open.
review-unknown-pile = Hidden in the plan
review-unknown-hand = { $name }'s hand
review-unknown-tokens = { $count ->
    [one] { $count } token of unknown value.
   *[other] { $count } tokens of unknown value.
}
review-unknown-rounds = { $count ->
    [one] { $count } round card still to come.
   *[other] { $count } round cards still to come.
}

review-try = Try it yourself
review-try-what = What would you do as { $name }?
review-try-about = You see what they saw. What was found is told when you have chosen.
review-try-stop = Back to the review
review-try-next = Try the next mistake
review-try-theirs = { $count ->
    [one] Try their mistake yourself
   *[other] Try their { $count } mistakes yourself
}
review-tried-best = You found the best choice.
review-tried-even = As good as the best, as far as can be told.
review-tried-same = The same as in the game: { $points } points behind the best.
review-tried-behind = { $points } points behind the best.

review-gave-away = { $points ->
    [one] Round { $round }: { $name } gives away { $points } point with “{ $choice }”
   *[other] Round { $round }: { $name } gives away { $points } points with “{ $choice }”
}
review-cost = { $points ->
    [one] Round { $round }: { $name }'s “{ $choice }” costs { $whom } { $points } point
   *[other] Round { $round }: { $name }'s “{ $choice }” costs { $whom } { $points } points
}
review-gained = { $points ->
    [one] Round { $round }: { $name }'s “{ $choice }” is worth { $points } point
   *[other] Round { $round }: { $name }'s “{ $choice }” is worth { $points } points
}
review-lucky = { $points ->
    [one] Round { $round }: { $luck } gives { $name } { $points } point
   *[other] Round { $round }: { $luck } gives { $name } { $points } points
}
review-unlucky = { $points ->
    [one] Round { $round }: { $luck } costs { $name } { $points } point
   *[other] Round { $round }: { $luck } costs { $name } { $points } points
}
review-luck-deal = the deal
review-luck-round = the new round
review-luck-hands = the draw of the hands
review-luck-reshuffle = a reshuffled deck
review-luck-pick = a purse taken blind

review-accuracy = accuracy
review-per-100 = { $points } points lost per 100 choices ({ $choices } counted)
review-by-round = Accuracy by round
review-part-parity = equal chances
review-part-luck = luck
review-part-own = own choices
review-part-others = the others
review-part-result = result
review-about-seats = From equal chances to the result: what luck, one's own choices and those of the others changed, in points of the chance to win.
review-seats-yet = How luck and choices add up is told when all is examined.

review-about = What the numbers mean
review-about-chances = The picture shows everybody's chance to win as somebody would put it who sees all cards. A point is one percent of that chance.
review-about-decisions = A decision is judged only by what the player could know: the choices are played out in the same possible worlds. Choices that were forced, or all equal, don't count.
review-about-labels = Misstep from { $slip } points, misfire from { $mistake }, shot in the foot from { $blunder }, and only if the loss is more than two standard errors.
review-about-games = About { $games } games in the head for each decision, on your own device.

review-trouble-no-engine = This browser can't review games: it needs WebAssembly and workers.
review-trouble-unfinished = This game did not come to its end. Only a game that is over can be reviewed.
review-trouble-later-version = This record comes from a later version. Reload the page and try again.
review-trouble-bad-record = The record of this game is damaged.
review-trouble-no-record = The record of this game can't be had just now.
