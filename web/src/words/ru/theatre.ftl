### How the theatre is followed: its log, its speed, its sound.
log-newest = К последнему
speed-of-play = Скорость показа
speed-at-once = Сразу
rest-slow = Пейзаж замер: это устройство рисует его слишком медленно. Выберите «{ motion-lively }», и он всё равно поедет.
rest-battery = Пейзаж замер, чтобы беречь батарею. Выберите «{ motion-lively }», и он всё равно поедет.
volume = Громкость
