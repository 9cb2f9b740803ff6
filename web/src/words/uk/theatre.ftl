### How the theatre is followed: its log, its speed.
log-newest = До останнього
speed-of-play = Швидкість показу
speed-at-once = Одразу
