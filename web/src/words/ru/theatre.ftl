### How the theatre is followed: its log, its speed.
log-newest = К последнему
speed-of-play = Скорость показа
speed-at-once = Сразу
