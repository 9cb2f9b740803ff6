## One's own games
mine = Your games
mine-your-turn = Your turn
mine-turn = { $name }’s turn
mine-gathering = Waiting for players
mine-lesson = Your lesson
mine-more = { $count ->
    [one] { $count } more game
   *[other] { $count } more games
}

## Leaving for a while
leaving = Leave the table?
leaving-seat = Your seat stays yours: you’ll find the way back on the start page.
leaving-bot = While you are away, a bot decides for you after { $time }.
leaving-waits = The game waits for you.
leaving-clock = Your clock keeps running.
leaving-go = Leave for now

## An address without a page
nowhere = The track ends here.
nowhere-about = There is no page at { $address }.

## How strong a bot is, in plain words
strength-greenhorn = easy
strength-outlaw = medium
strength-desperado = hard
strength-legend = very hard
level-strength = { $level } · { $strength }

## The bandit that one would like
your-bandit = Your bandit
by-lot = by lot
your-bandit-first = This bandit is yours if nobody picks it before you. Who picks first is drawn by lot.
your-bandit-drawn = Others are yet to come, so the bandits are drawn by lot. If the players choose, yours can be this one.

## The seal of the deal
seal-shown = The deal is fixed. Its hash: { $hash }… It will be checked at the end.
seal-about = Cards and loot are dealt from a secret seed, and this is its hash. At the end the seed is revealed, and your browser checks that it fits.
seal-fine = checked
seal-bad = does not fit!
seal-kept = The seed fits the hash that this browser saw during the game.
seal-unseen = The seed fits the hash. But this browser did not see the hash during the game.
seal-broken = The seed does not fit the hash: this is not the deal that was promised!
seal-changed = During the game another hash was shown: this is not the deal that was promised!
seal-first = Hash during the game
seal-dealt = Seed of the deal
share-in = Your browser added a random number of its own to the deal: nobody could choose the cards.
share-out = Your browser's own random number is not in the deal: it did not arrive in time.
share-forged = What the players added is not what they had promised: this deal was tampered with!
deal-lied = The server has broken its word about this deal. Your browser adds nothing to it: better play elsewhere.

# The ways to the regulars' pages
games-all = All your games
players = Players
me = Me
train-find = Find a train
train-find-about = Somebody to play with, right now.
rated = Rated
