## Games that this browser keeps, with no server behind them
device = On this device
device-none = No games yet. What you play against bots is kept here, in this browser.
device-games = { $count ->
    [one] { $count } game on this device
   *[other] { $count } games on this device
}
device-go-on = Go on
device-again = See again
device-count = The count
device-throw = Throw away
device-throw-sure = It will be deleted from this device for good. Throw it away?
device-keep = Keep it
device-over = Game over
device-closed = Table closed
device-busy = Another tab has this game open: close that tab first.
device-record = Record
device-open = Open a record
device-drop = Drop the record here
record-bad = This file is not the record of a game, or it is damaged.
record-later = This record comes from a later version. Reload the page and try again.
device-elsewhere = This game is open in another tab. Here you only watch: close the other tab to go on here.
device-full = This device has no room left. The game goes on, but it will be lost when you close the page.
device-forbidden = This browser lets no page keep anything, perhaps because the window is private. The game goes on, but it will be lost when you close the page.
device-stumbled = The game has stumbled in this browser and starts again.
no-engine = The game could not be loaded.
no-engine-about = It needs WebAssembly and a network for the first visit.
alone-about = Choose the rulebook, the seats and the bots. Friends beside you can play along.
friends = Play with friends
friends-about = Tables for people far apart are on a server.
friends-go = Go there
device-forget = Games on this device are deleted, too.
games-where = Games against bots
games-here = on this device
games-server = on the server
games-here-about = They work without a network and stay in this browser.
games-server-about = You can take your seat to another device, and others can watch.
device-forget-about = Your games, your name and your settings are kept in this browser and nowhere else. You can have your games and your name deleted.
