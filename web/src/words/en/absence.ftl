## Who is away, and what bots do meanwhile
away-bot-in = { $name } is away: a bot decides in { $time }.
away-waits = { $name } is away. Soon a bot will decide.
told-bot-away = A bot decides for { $name }, who is away.
told-bot-clock = { $name } is out of time: a bot decides.
time-was-up = Your time was up: a bot has decided for you.
missed = { $count ->
    [one] While you were away a bot made one choice for you:
   *[other] While you were away a bot made { $count } choices for you:
  }
missed-more = { $count ->
    [one] and one more, see the log
   *[other] and { $count } more, see the log
  }

## A seat changes hands
moved-away = Your seat was taken to another device.
freed = The host has freed your seat. Take another one, if you like.
free-sure = { $name } will be told, and anybody may sit down there.
free-not = Leave it

## The server and its version
silent = The server doesn’t answer. Nothing that you chose is lost.
outdated = A newer version is here. Reload when it suits you: the game goes on.
foreign = This page is of another version than the server.
foreign-about = Reload it to get the one that fits. Your seat and your game stay.
