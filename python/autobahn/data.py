"""Reads data sets that `autobahn selfplay` has written."""
import json
import struct
from dataclasses import dataclass

import numpy as np


@dataclass
class Choice:
    """A decision: who decided, which action, what else was legal, the estimated chance to win, what the seat saw."""

    seat: int
    action: int
    legal: np.ndarray
    value: float
    seen: np.ndarray


@dataclass
class PlayedGame:
    """One game: its number and seed, final points and shares of the first place by seat, and all choices."""

    number: int
    seed: int
    points: np.ndarray
    shares: np.ndarray
    choices: list


def heading(path):
    """What a data set is: edition, versions, bots, options."""
    with open(path, "rb") as file:
        if str(path).endswith(".jsonl"):
            return json.loads(file.readline())
        letter, length = struct.unpack("<cI", file.read(5))
        if letter != b"H":
            raise ValueError(f"{path} is no data set")
        return json.loads(file.read(length))


def games(path):
    """The games of a data set, one by one. A last one that is not whole is left out."""
    yield from (_lines(path) if str(path).endswith(".jsonl") else _frames(path))


def _lines(path):
    with open(path, encoding="utf-8") as file:
        for line in file:
            if line.endswith("\n") and line.startswith('{"number"'):
                game = json.loads(line)
                choices = [Choice(c["seat"], c["action"], np.array(c["legal"], np.uint16), c["value"], np.empty(0, np.int16))
                           for c in game["choices"]]
                yield PlayedGame(game["number"], game["seed"], np.array(game["points"], np.int16),
                                 np.array(game["shares"], np.float32), choices)


def _frames(path):
    with open(path, "rb") as file:
        while len(head := file.read(5)) == 5:
            letter, length = struct.unpack("<cI", head)
            body = file.read(length)
            if len(body) == length and letter == b"G":
                yield _game(body)


def _game(body):
    number, seed, seats = struct.unpack_from("<iqB", body)
    points = np.frombuffer(body, "<i2", seats, 13)
    shares = np.frombuffer(body, "<f4", seats, 13 + 2 * seats)
    at = 13 + 6 * seats
    count, inputs = struct.unpack_from("<iH", body, at)
    at += 6
    choices = []
    for _ in range(count):
        seat, action, value, legal = struct.unpack_from("<BHfH", body, at)
        at += 9
        ids = np.frombuffer(body, "<u2", legal, at)
        seen = np.frombuffer(body, "<i2", inputs, at + 2 * legal)
        at += 2 * (legal + inputs)
        choices.append(Choice(seat, action, ids, value, seen))
    return PlayedGame(number, seed, points, shares, choices)
