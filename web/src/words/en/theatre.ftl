### How the theatre is followed: its log, its speed.
log-newest = Newest
speed-of-play = Playback speed
speed-at-once = At once
