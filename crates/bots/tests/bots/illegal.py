"""Answers with what is not among the choices, is no choice at all, or has no such number."""
from answers import questions, say

for question in questions():
    id = question["id"]
    [
        lambda: say(id=id, choice="marshal locomotive" if question["ask"] != "marshal" else "draw"),
        lambda: say(id=id, choice="derail the train"),
        lambda: say(id=id, index=len(question["choices"])),
        lambda: say(id=id),
        lambda: say(id=id, index=0, choice=question["choices"][0]),
    ][id % 5]()
