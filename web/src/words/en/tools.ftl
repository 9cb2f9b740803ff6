## What can be done at a table
tools = This table
tools-link = Move to another device
tools-link-for = Link for the seat of { $name }
tools-link-about = Whoever opens it sits here instead of you. It works once.
tools-leave = Leave the seat
tools-leave-sure = A bot plays on for you, and anybody may take the seat.
tools-stay = Stay
tools-give = Let a bot play
tools-hand-over = Make them the host
tools-sit = Sit down here
tools-talk = Who may talk
tools-talk-everybody = Everybody who is here
tools-talk-invited = Players, and whoever has the link if the table is not listed
tools-talk-players = Only players
tools-talk-nobody = Nobody
tools-close = Close the table
tools-close-sure = The game ends for everybody, for good.
tools-keep = Play on
tools-invite = Link for those who want to watch
substituted-given = You were away, so a bot plays for you as { $name }.
substituted-left = You left: a bot plays for you as { $name }.
take-back = Take the seat back
vacant = { $name } has left. The seat is free.
table-closed = The host has closed this table.
dismiss = Dismiss
everybody-looks = Everybody may look.
claimed = The seat is yours now, on this device.
offline = The line is broken.
offline-next = Next try in { $seconds } s.
offline-now = Trying again…
try-now = Try now
reload = Reload

# Inviting others
qr = QR code
qr-of = QR code of { $link }
invitation = Come and rob a train with us: { $book }.
