### What the theatre does by itself: the log that follows.
log-newest = Newest
