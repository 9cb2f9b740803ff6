### How the theatre is followed: its log, its speed, its sound.
log-newest = Newest
speed-of-play = Playback speed
speed-at-once = At once
rest-slow = The landscape is standing still: this device draws it too slowly. With “{ motion-lively }” it moves all the same.
rest-battery = The landscape is standing still to save the battery. With “{ motion-lively }” it moves all the same.
volume = Volume
