"""Answers questions that were never asked."""
from answers import questions, say

for question in questions():
    say(id=question["id"] + 1000, index=0)
