"""Answers with something else than JSON."""
from answers import questions

for question in questions():
    print("howdy", flush=True)
