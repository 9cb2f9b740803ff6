## The hand, and what can't be done with it
follow-title = { $card }, а затем…
follow-nothing = Больше ничего
follow-back = Назад к картам
card-inert = пули сыграть нельзя
card-wait = ваш ход ещё не настал
draw-cant = Сейчас брать нельзя

## The stage on a phone
other-train = К другому поезду
