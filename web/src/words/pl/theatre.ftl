### How the theatre is followed: its log, its speed.
log-newest = Do najnowszego
speed-of-play = Szybkość odtwarzania
speed-at-once = Od razu
