## Find a train
train-about = Say what you would like to play. As soon as enough people want the same, the train leaves.
train-pace = Pace
train-bots = Bots take empty seats
train-bots-after = after { $time }
train-bots-never = never: I'd rather wait
train-level = Bots play like
train-wait = Wait on the platform
train-others = On the platforms
train-nobody = Nobody waits right now. Be the first: bots can fill the seats.
train-join = Wait here too
train-seats = { $waiting } of { $seats }
train-waiting = You are waiting
train-missing = { $count ->
    [one] One more, and the train leaves.
   *[other] { $count } more, and the train leaves.
}
train-bots-in = Bots get on in { $time }.
train-patient = Nobody here wants bots: the train waits for people.
train-leave = Wait no longer
train-leaves = All aboard!
train-you = you
train-error = The platform can't be seen right now. We keep trying.
pace-any = No clock
pace-quick = Quick
pace-calm = Calm
pace-day = A day a move
