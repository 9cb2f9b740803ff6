## Set-up
setup-title = Set up the table
setup-new = New table
setup-rulebook = Rulebook
switch-abilities = Abilities
about-switch-abilities = Every bandit has one trick of its own.
switch-events = Events
about-switch-events = Each round ends with what its card says.
switch-expert = For experts
about-switch-expert = Decks are not reshuffled; action cards can be kept for the next round.
setup-seats = Seats
setup-clock = Clock
clock-none = None
clock-short = 45 s
clock-long = One day
setup-who = Who may come
by-link = By link
public = Public
setup-start = Open the table
setup-bots = Bots on the other seats
setup-empty-seats = Leave the other seats open
setup-level = How well they play
setup-two-bandits = two bandits each
setup-failed = That did not work: { $reason }

## Before the start
lobby-title = The platform
lobby-about = The train leaves as soon as every chair is taken.
lobby-link = Send this link
copy = Copy
copied = Copied
sit-here = Sit here
add-bot = Add a bot
free-chair = Free this chair
start-game = Start the game
waiting-host = The host starts the game.
