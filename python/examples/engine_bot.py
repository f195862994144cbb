#!/usr/bin/env python3
"""A bot for Autobahn in 60 lines, without any library: it prefers some kinds of moves to others.

    autobahn match --program 'mine=python3 python/examples/engine_bot.py' --bots program:mine,random --games 20

It speaks the protocol of docs/engine-protocol.md: it says hello, asks for the legal moves and what its seat may see, and
answers each "go" with "best". Errors of its own would go to the error stream; standard output is for the protocol.
"""
import json
import random
import sys

# What is good in general, the best first. Moves that are not here come last.
PREFERENCES = [
    "deliver", "take", "claim", "promote", "unlock", "build-two", "build", "upgrade", "station", "load", "hire",
    "gain", "replace", "drive", "extra", "funding", "play", "bonus", "flip", "remove", "tile", "refresh", "stop",
]


def say(line):
    print(line, flush=True)


def worth(move, view):
    """The higher, the better: the kind of the move, and for some kinds the state of the table."""
    words = move.split()
    value = len(PREFERENCES) - PREFERENCES.index(words[0]) if words[0] in PREFERENCES else 0
    money = view["players"][view["seat"]]["money"]
    if words[0] == "refresh":
        value += 15 if not view["players"][view["seat"]]["hand"] else 0
    if words[0] == "funding":
        value += 8 if money < 6 else -6
    if words[0] == "play":
        value += {"build": 4, "upgrade": 3, "load": 2, "station": 1}.get(words[2], 0)
    return value


def main():
    rng = random.Random(1)
    legal, view = [], {}
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "hello":
            say("hello 1")
            say("name example bot")
            say("wants legal")
            say("wants view")
            say("ready")
        elif word == "game":
            rng = random.Random(rest)  # the same game brings the same choices
        elif word == "legal":
            legal = rest.split(", ")
        elif word == "see":
            view = json.loads(rest)["view"]
        elif word == "go":
            say("best " + max(legal, key=lambda move: (worth(move, view), rng.random())))
        elif word == "quit":
            break


if __name__ == "__main__":
    main()
