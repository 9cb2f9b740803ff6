## The hand, and what can't be done with it
follow-title = { $card }, and then…
follow-nothing = Nothing more
follow-back = Back to the hand
card-inert = bullets can't be played
card-wait = it is not your turn yet
draw-cant = No drawing now

## The stage on a phone
other-train = Over to the other train
