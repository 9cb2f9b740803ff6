## How choices are made, and the keys of the table
choosing = Your choices
choosing-confirm = Confirm each
choosing-moment = A moment to undo
choosing-once = At once
undo = Take back
keys-number = the card or the answer with this number
keys-draw = draw three cards
keys-face-down = face down or face up
keys-enter = send the choice at once
keys-undo = take the choice back
keys-situation = the situation in words
keys-explain = what is this? Elsewhere: this list
keys-single = Letters and digits work as keys
