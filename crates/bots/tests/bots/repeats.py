"""Answers every question three times, which does no harm."""
from answers import questions, say_first

for question in questions():
    for _ in range(3):
        say_first(question)
