## How choices are made, and the keys of the table
choosing = Twój wybór
choosing-confirm = Potwierdzany
choosing-moment = Chwila na cofnięcie
choosing-once = Od razu
undo = Cofnij
keys-number = karta lub odpowiedź o tym numerze
keys-draw = dobierz trzy karty
keys-face-down = zakryta lub odkryta
keys-enter = wyślij wybór od razu
keys-undo = cofnij wybór
keys-situation = sytuacja w słowach
keys-explain = co to jest? Gdzie indziej: ta lista
keys-single = Litery i cyfry działają jako klawisze
