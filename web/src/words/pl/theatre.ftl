### How the theatre is followed: its log, its speed, its sound.
log-newest = Do najnowszego
speed-of-play = Szybkość odtwarzania
speed-at-once = Od razu
rest-slow = Krajobraz stoi w miejscu: to urządzenie rysuje go zbyt wolno. Po wybraniu „{ motion-lively }” i tak ruszy.
rest-battery = Krajobraz stoi w miejscu, żeby oszczędzać baterię. Po wybraniu „{ motion-lively }” i tak ruszy.
volume = Głośność
