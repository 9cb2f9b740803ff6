"""Answers the same question again and again, and only that one."""
from answers import questions, say_first

for question in questions():
    while True:
        say_first(question)
