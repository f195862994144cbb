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
    words.add_argument("--with", dest="features", default="", help="modules, such as wine,traffic")
    words.add_argument("--seed", type=int, default=1)
    given = words.parse_args()
    rng = np.random.default_rng(given.seed)
    length = np.zeros(given.games, np.int64)
    tree = np.zeros(given.games)
    lengths, points, trees, counts = [], [], [], np.zeros(257, np.int64)
    features = [word for word in given.features.split(",") if word]
    with Batch(games=given.games, players=given.players, features=features, seed=given.seed, observe=False) as batch:
        while len(lengths) < given.finished:
            counts += np.bincount(batch.counts, minlength=257)
            tree += np.log10(batch.counts)
            batch.step(batch.random_actions(rng))
            length += 1
            over = batch.over > 0
            lengths.extend(length[over].tolist())
            points.extend(batch.points[over].tolist())
            trees.extend(tree[over].tolist())
            length[over] = 0
            tree[over] = 0
    legal, decisions = np.arange(257), counts.sum()
    choices = decisions - counts[1]
    print(f"{len(lengths)} games: {np.mean(lengths):.0f} decisions each ({min(lengths)} to {max(lengths)}),"
          f" {np.mean(points):.1f} points a seat")
    print(f"legal actions: {(counts @ legal) / decisions:.2f} a decision, {counts.nonzero()[0].max()} at most;"
          f" {choices / decisions:.0%} leave a choice, of {((counts @ legal) - counts[1]) / choices:.2f}")
    print(f"a game's tree: 10^{np.mean(trees):.0f} (the product of its choices, mean of the logarithm)")


if __name__ == "__main__":
    main()
