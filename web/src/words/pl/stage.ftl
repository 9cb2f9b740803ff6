## The hand, and what can't be done with it
follow-title = { $card }, a potem…
follow-nothing = Nic więcej
follow-back = Wróć do ręki
card-inert = pocisków się nie zagrywa
card-wait = to jeszcze nie twoja tura
draw-cant = Teraz nie dobierasz

## The stage on a phone
other-train = Do drugiego pociągu
