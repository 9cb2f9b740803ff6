## Find a train
train-about = Powiedz, w co chcesz zagrać. Gdy zbierze się dość chętnych, pociąg odjedzie.
train-pace = Tempo
train-bots = Boty zajmą puste miejsca
train-bots-after = po { $time }
train-bots-never = nigdy: wolę poczekać
train-level = Boty grają jak
train-wait = Czekaj na peronie
train-others = Na peronach
train-nobody = Nikt teraz nie czeka. Bądź pierwszy: puste miejsca zajmą boty.
train-join = Czekaj tu także
train-seats = { $waiting } z { $seats }
train-waiting = Czekasz
train-missing = { $count ->
    [one] Jeszcze jedna osoba i pociąg odjeżdża.
    [few] Jeszcze { $count } osoby i pociąg odjeżdża.
   *[many] Jeszcze { $count } osób i pociąg odjeżdża.
}
train-bots-in = Boty wsiądą za { $time }.
train-patient = Nikt tu nie chce botów: pociąg czeka na ludzi.
train-leave = Nie czekaj dłużej
train-leaves = Odjazd!
train-you = ty
train-error = Peronu teraz nie widać. Próbujemy dalej.
pace-any = Bez zegara
pace-quick = Szybko
pace-calm = Spokojnie
pace-day = Dzień na ruch
