"""What the badly behaved bots share: questions are read, and answered with the first choice."""
import json
import sys


def questions():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "decide":
            yield message


def say(**answer):
    print(json.dumps(answer), flush=True)


def say_first(question):
    say(id=question["id"], index=0)
