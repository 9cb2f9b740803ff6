"""Answers twice, then fails."""
from answers import questions, say_first

for number, question in enumerate(questions()):
    if number == 2:
        raise RuntimeError("the bridge is out")
    say_first(question)
