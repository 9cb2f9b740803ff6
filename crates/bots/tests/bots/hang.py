"""Answers once, then never again; nor does it leave when its input ends.

If it is given a file, it writes its process number there.
"""
import os
import sys
import time

from answers import questions, say_first

for path in sys.argv[1:]:
    with open(path, "w") as file:
        file.write(str(os.getpid()))

for question in questions():
    say_first(question)
    time.sleep(3600)
