## Who one is here
me-title = Who you are here
me-about = There are no accounts: this browser has a cookie, and whoever has it is you.
me-name = Your name
me-rename = Change it
me-renamed = From now on you are called { $name }, at your running tables as well.
me-page = Your page
me-handle = Others know you by { $handle }.
me-ratings = Your ratings
me-unrated = Nothing is known yet. Play a rated game: at a public table, or on a train.
me-move = Another device
me-move-about = With this link you are yourself on another device, too: your games, your name, your ratings. It works once.
me-move-go = Make a link
me-move-link = Link for your other device
me-move-until = Works until { $time }. Show it to nobody: whoever opens it is you.
me-take = You are about to be somebody else here
me-take-about = This link makes this browser the person who made it. What this browser was before, it is no longer: its seats and its name stay behind.
me-take-yes = Be that person here
me-take-no = Stay who I am
me-taken = You are { $name } on this device, too.
me-taken-nameless = You are yourself on this device, too.
me-everything = What is kept
me-everything-about = Name, ratings, results, tables and what you said lately, as one file.
me-everything-go = Download everything
me-delete = Delete me
me-delete-about = Your names, words, ratings and results vanish. Your games stay, played by somebody.
me-notify = Being told of your turn
me-push = This device
me-push-on = Told, even with the page closed
me-push-off = Not told
me-push-devices = { $count ->
    [0] No device of yours is told.
    [one] One device of yours is told.
   *[other] { $count } devices of yours are told.
}
me-push-missing = This browser can't be told while the page is closed. On an iPhone, add Folsom to the home screen first.
me-push-failed = The browser's push service did not answer.
me-about-which = Which games
me-about-off = None
me-about-slow = Slow ones
me-about-all = All
me-quiet = Quiet hours
me-quiet-from = From
me-quiet-to = to
me-quiet-about = Nothing is sent then. What still waits is sent when they end.
push-turn = The train waits for your decision.
push-reminder = Half of your time is gone: the train still waits for you.
