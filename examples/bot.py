#!/usr/bin/env python3
"""A small bot for Folsom. Try it:

    folsom arena --seats "exec:python3 examples/bot.py",random,random,random --games 100

Each line of input is a message in JSON. `hello` comes once, then `decide` for every decision; each must be
answered with a line. docs/bot-protocol.md has the rest.
"""
import json
import random
import sys

WORTH = {"strongbox": 1000, "nugget": 500, "jewel": 500, "bag": 500, "purse": 325, "document": 1300}


def lying_at(view, place):
    """The loot at a place such as `mail/roof`."""
    car, floor = place.split("/")
    return next(c for c in view["cars"] if c["car"] == car)[floor] or []


def appeal(choice, ask, view, seat):
    """How much we like a choice: a number, the higher the better."""
    verb, *rest = choice.split()
    if verb in ("rob", "knock"):  # take what is worth most, as far as one can tell from outside
        return WORTH[rest[0].split("#")[0]]
    if verb == "go":  # go where something lies
        return 100 * len(lying_at(view, rest[0]))
    if ask == "act" and rest and rest[0].endswith("robbery"):  # plan a robbery where there is something to rob
        return max(100 * len(lying_at(view, b["place"])) for b in view["bandits"] if b["seat"] == seat)
    return random.randrange(150)  # else anything may do


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        random.seed(message["seed"])
    elif message["type"] == "decide":
        choice = max(message["choices"], key=lambda c: appeal(c, message["ask"], message["view"], message["seat"]))
        print(json.dumps({"id": message["id"], "choice": choice}), flush=True)
