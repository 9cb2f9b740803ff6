## The interface
menu = Menu
settings = Settings
language = Language
sound = Sound
sound-on = Sound on
sound-off = Sound off
theme = Paper
theme-light = Light
theme-dark = Dark
theme-system = Same as system
theme-to-light = Light paper
theme-to-dark = Dark paper
motion = Motion
motion-lively = Lively
motion-still = Still
motion-system = Same as system
on = On
off = Off
home = Home
learn = Learn to play
close = Close
connecting = Connecting…
unreachable = The server does not answer.
try-again = Try again
gone = There is no such table.
gone-about = It may have closed long ago, or the link is missing a letter.

## Home
home-title = Folsom: a train robbery for friends and bots
home-tagline = A train robbery for 2 to 9 friends, or you and the bots.
play-now = Play now
play-now-about = You and four bots, on the rails in ten seconds.
play-now-go = Board the train
bots = Bots
create = Create a table
create-about = Choose the rulebook, seats, bots, and clock. Send the link.
create-go = Set it up
pass-and-play = Pass and play
join = Join by link
join-about = No account. A name is enough.
join-go = Join
join-placeholder = Table link
join-wrong = That isn't a table link. It looks like { $example }.
station = At the station
station-show = Which tables
station-all = All
station-opens = Open
station-runs = Running
station-empty = No public table right now. Open one!
station-none = None of these right now.
station-nobody = Nobody of that name sits at a public table.
station-search = Find a player
station-more = More tables
station-loading = Looking down the line…
station-error = The station does not answer. We keep trying.
station-free = { $count ->
    [0] no seat free
    [one] { $count } seat free
   *[other] { $count } seats free
}
station-running = running
station-watchers = { $count } watching
sit-down = Sit down
watch = Watch
unofficial = Unofficial and unaffiliated, open source, no tracking.
your-name = Your name
default-name = Stranger
station-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
somebody = Somebody
privacy = What is kept of you
forget-me = Delete what is mine
forget-about = The server knows you by a cookie. It keeps the games you played, under the names you gave, and what you said lately. You can have all of that deleted: your names and words vanish from lists, replays and the database. The games stay, played by somebody.
forget-yes = Delete everything
forget-no = Keep it
forget-really = You leave all your tables, and nobody can undo it. Delete it for good?
