### How the theatre is followed: its log, its speed, its sound.
log-newest = До останнього
speed-of-play = Швидкість показу
speed-at-once = Одразу
rest-slow = Краєвид завмер: цей пристрій малює його надто повільно. Виберіть «{ motion-lively }», і він усе одно поїде.
rest-battery = Краєвид завмер, щоб заощадити батарею. Виберіть «{ motion-lively }», і він усе одно поїде.
volume = Гучність
