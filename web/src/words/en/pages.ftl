## The interface
language = Language
sound-on = Sound on
sound-off = Sound off
theme-light = Light theme
theme-dark = Dark theme
home = Home
close = Close
connecting = Connecting…
offline = The line is broken. Trying again…
gone = This table is not there.

## Home
home-title = Folsom: a train robbery for friends and bots
home-tagline = A train robbery for 2 to 9 friends, or the bots.
play-now = Play now
play-now-about = You and four bots, on the rails in ten seconds.
play-now-go = Board the train
create = Create a table
create-about = Choose the rulebook, seats, bots and clock. Send the link.
create-go = Set it up
join = Join by link
join-about = No account. A name is enough.
join-go = Join
join-placeholder = Link of a table
join-wrong = This is no link of a table.
station = At the station
station-empty = No public table right now. Open one!
station-loading = Looking down the line…
station-error = The station does not answer.
station-open = { $taken } of { $seats }
station-running = running
sit-down = Sit down
watch = Watch
unofficial = Unofficial and unaffiliated, open source, no tracking.
your-name = Your name
default-name = Stranger
