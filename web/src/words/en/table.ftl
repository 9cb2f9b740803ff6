## The table
table-private = Friends' table
table-public = Public table
table-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
the-train = The train
round = Round
round-of = Round { $round } of { $rounds }
phase-schemin = Schemin'
phase-stealin = Stealin'
phase-event = Event
phase-start = Start
phase-over = The end
turn-done = done
turn-now = now
seat-first = 1st
seat-first-long = first player this round
seat-you = you
seat-bot = bot · { $level }
seat-thinking = thinking
seat-away = away
seat-left = a bot plays on
seat-empty-handed = empty-handed
seat-label = { $name }, playing { $bandits }
stat-ammo = { $left ->
    [one] { $left } bullet left
   *[other] { $left } bullets left
}
stat-ammo-of = { $left } of 6 bullets left
stat-received = { $count ->
    [one] { $count } bullet received
   *[other] { $count } bullets received
}
stat-received-short = { $count } received
stat-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
stat-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
stat-loot-unknown = { NAME($loot) }, value unknown to you
stat-loot-known = { NAME($loot) }, { $value }
mine-title = you · { $value }
pile = The pile
pile-planning = played in this order
pile-empty = nobody has played yet
pile-progress = card { $now } of { $of }
pile-card = { NAME($bandit) }: { $card }
pile-slot = { NAME($bandit) } is still to act
hand = Your hand
draw-three = Draw 3
draw-none = Nothing to draw
deck-count = { $count } in deck
face-down = face down
play-hidden = Play it face down
play-card = Play { $card }
card-cant = can't be played now
log = Log
chat = Chat
chat-unread = Chat · { $count }
what-happened = What happened
nothing-yet = Nothing has happened yet.
time-left = { $time } left
turn-of = { $name } decides
watching = You are watching.
note-play-open = Play one card face up, or draw 3.
note-play-hidden = Play one card face down, or draw 3.
note-play-only = Play one card.
choose-first = Choose first
speed = Speed
pause = Pause
resume = Play
skip = Skip
show-train = Go to { NAME($car, form: "the") }
next-car = Next car
previous-car = Previous car
next-round-shift = next round: 2 cars on
side-by-side = side by side with { NAME($car, form: "the") }
tunnel-note = Nobody sees what you play.
tunnel-title = Tunnel.
curtain-title = Pass the device to { $name }
curtain-about = Everybody else looks away.
curtain-open = I am { $name }

## Questions
ask-bandit = Who will you play?
ask-team = Which team will you play?
ask-last-car = Who starts in the last car?
ask-pick = Which card goes into your hand?
ask-act = Your turn, { NAME($bandit) }
ask-keep = Which cards do you keep?
ask-move = Move: where to?
ask-climb = Floor Change: where to?
ask-fire = Fire: at whom?
ask-rob = Robbery: what do you take?
ask-punch = Punch: whom?
ask-knock = What does { NAME($victim) } lose?
ask-take = Take what fell?
ask-push = Where is { NAME($victim) } thrown?
ask-marshal = Where does the Marshal go?
ask-pickpocket = Pocket a purse?
ask-shove = Where is { NAME($victim) } pushed?
ask-nudge = Nudge: who does what?
ask-grant = What does { NAME($bandit) } do?
ask-document = Keep this document?
ask-gun-knock = What does { NAME($victim) } lose?
ask-set-aside = Set a card aside?
ask-heal = Which bullets do you discard?
ask-drop = What do you drop?
ask-rescue = To whose side?
ask-last-move = One last Move?

## Choices
choice-bandit = { NAME($bandit) }
choice-team = { NAME($one) } and { NAME($two) }
choice-last-car = { NAME($bandit) }
choice-pick = { $card }
choice-draw = Draw 3 cards
choice-play = Play { $card }
choice-play-hidden = Play { $card } face down
choice-play-then = Play { $card }, then { $next }
choice-keep = Keep { $cards }
choice-keep-nothing = Keep nothing
choice-go-inside = Into { NAME($car, form: "the") }
choice-go-roof = Onto the roof of { NAME($car, form: "the") }
choice-fire = { NAME($bandit) }
choice-fire-courier = The courier of { NAME($car, form: "the") }
choice-gun = The machine gun
choice-rob = { NAME($loot) }
choice-punch = { NAME($bandit) }
choice-knock = { NAME($loot) }
choice-take = Take it
choice-leave = Leave it
choice-marshal = To { NAME($car, form: "the") }
choice-pickpocket = { NAME($bandit) }: { NAME($loot) }
choice-decline = No, thanks
choice-divert = Diversion
choice-nudge = { NAME($bandit) }: { $action }
choice-do = { $action }
choice-set-aside = { $card }
choice-heal = Discard { $bullets }
choice-heal-nothing = Keep them all
choice-drop = { NAME($loot) }
detail-forward = { $cars ->
    [one] { $cars } car forward
   *[other] { $cars } cars forward
}
detail-back = { $cars ->
    [one] { $cars } car back
   *[other] { $cars } cars back
}
detail-across = across to the other train
detail-up = up to the roof
detail-down = down inside
detail-beside = beside { $who }
detail-at = { $place }
detail-count = { $count ->
    [one] one here
   *[other] { $count } here, all alike
}

# One's turn, told to whoever looks elsewhere
call = When it is your turn
call-on = Notify me
call-off = Only in the tab
call-about = Your device tells you while you look elsewhere and this page stays open.
call-denied = Your browser forbids this page to notify you. You can allow it in the settings of the page.
call-title = Your turn
call-text = { $book }: the train waits for you.
