## The hand, and what can't be done with it
follow-title = { $card }, а потім…
follow-nothing = Більше нічого
follow-back = Назад до карт
card-inert = кулі зіграти не можна
card-wait = ваш хід ще не настав
draw-cant = Зараз брати не можна

## The stage on a phone
other-train = До іншого поїзда
