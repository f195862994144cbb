#!/usr/bin/env python3
"""Plays many games at random and tells how they go.

    python3 python/examples/random_play.py --games 512 --players 2 --finished 2000
"""
import argparse

import numpy as np

from autobahn import Batch


def main():
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("--games", type=int, default=512, help="side by side")
    words.add_argument("--finished", type=int, default=2000, help="until so many have ended")
    words.add_argument("--players", type=int, default=2)
    words.add_argument("--seed", type=int, default=1)
    given = words.parse_args()
    rng = np.random.default_rng(given.seed)
    length = np.zeros(given.games, np.int64)
    lengths, points, branching, decisions = [], [], 0, 0
    with Batch(games=given.games, players=given.players, seed=given.seed, observe=False) as batch:
        while len(lengths) < given.finished:
            branching += int(batch.counts.sum())
            decisions += given.games
            batch.step(batch.random_actions(rng))
            length += 1
            over = batch.over > 0
            lengths.extend(length[over].tolist())
            points.extend(batch.points[over].tolist())
            length[over] = 0
    print(f"{len(lengths)} games: {np.mean(lengths):.0f} decisions each ({min(lengths)} to {max(lengths)}),"
          f" {branching / decisions:.2f} legal actions a decision, {np.mean(points):.1f} points a seat")


if __name__ == "__main__":
    main()
