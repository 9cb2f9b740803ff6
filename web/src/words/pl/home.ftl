## One's own games
mine = Twoje gry
mine-your-turn = Twój ruch
mine-turn = Ruch: { $name }
mine-gathering = Czekamy na graczy
mine-lesson = Twoja lekcja
mine-more = { $count ->
    [one] Jeszcze { $count } gra
    [few] Jeszcze { $count } gry
   *[many] Jeszcze { $count } gier
}

## Leaving for a while
leaving = Odejść od stołu?
leaving-seat = Miejsce pozostaje twoje: do gry wrócisz ze strony głównej.
leaving-bot = Gdy cię nie ma, bot czeka { $time } i decyduje za ciebie.
leaving-waits = Gra na ciebie zaczeka.
leaving-clock = Twój zegar będzie dalej chodził.
leaving-go = Odejdź na chwilę

## An address without a page
nowhere = Tu kończą się tory.
nowhere-about = Pod adresem { $address } nic nie ma.

## How strong a bot is, in plain words
strength-greenhorn = łatwo
strength-outlaw = średnio
strength-desperado = trudno
strength-legend = bardzo trudno
level-strength = { $level } · { $strength }

## The bandit that one would like
your-bandit = Twój bandyta
by-lot = z losowania
your-bandit-first = Ten bandyta jest twój, jeśli nikt nie wybierze go wcześniej. Kto wybiera pierwszy, rozstrzyga los.
your-bandit-drawn = Nie wszyscy jeszcze siedzą, więc bandytów rozda los. Jeśli gracze wybierają sami, ten może być twój.

## The seal of the deal
seal-shown = Rozdanie jest już ustalone. Jego skrót: { $hash }… Na końcu zostanie sprawdzony.
seal-about = Karty i łupy rozdano z tajnego ziarna, a to jest jego skrót. Na końcu ziarno zostanie ujawnione, a twoja przeglądarka sprawdzi, czy pasuje.
seal-fine = sprawdzone
seal-bad = nie zgadza się!
seal-kept = Ziarno pasuje do skrótu, który ta przeglądarka widziała podczas gry.
seal-unseen = Ziarno pasuje do skrótu. Jednak podczas gry ta przeglądarka skrótu nie widziała.
seal-broken = Ziarno nie pasuje do skrótu: obiecano inne rozdanie!
seal-changed = Podczas gry skrót był inny: obiecano inne rozdanie!
seal-first = Skrót podczas gry
seal-dealt = Ziarno rozdania
share-in = Twoja przeglądarka dodała do rozdania własną liczbę losową: nikt nie mógł dobrać kart.
share-out = Liczby losowej twojej przeglądarki nie ma w rozdaniu: nie dotarła na czas.
share-forged = Gracze dodali co innego, niż obiecali: rozdanie sfałszowano!
deal-lied = Serwer złamał obietnicę co do tego rozdania. Twoja przeglądarka nic do niego nie doda: lepiej zagraj gdzie indziej.

# The ways to the regulars' pages
games-all = Wszystkie twoje gry
players = Gracze
me = Ja
train-find = Znajdź pociąg
train-find-about = Ktoś do gry, od zaraz.
rated = Rankingowa
