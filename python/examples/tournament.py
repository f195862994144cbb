#!/usr/bin/env python3
"""A tournament between levels from Python: everybody meets everybody on both seats, with a plot as SVG.

    python3 python/examples/tournament.py --levels random,beginner,casual --games 40 --svg tournament.svg
"""
import argparse
from itertools import combinations

import numpy as np

from autobahn import Batch


def meet(one, other, games, seed):
    """Shares of the first place of one, half of the games on each seat; it is asked for its moves like any other program."""
    shares = []
    for seat in (0, 1):
        with Batch(games=games // 2, players=2, seed=seed, observe=False, bots={1 - seat: other}) as batch:
            left = np.ones(batch.games, bool)
            steps = 0
            while left.any():
                for i in range(batch.games):
                    batch.actions[i] = batch.ask(i, one, seed + steps) if left[i] else batch.legal[i, 0]
                batch.step_here()
                steps += 1
                ended = left & (batch.over > 0)
                shares.extend((batch.rewards[ended, seat] + 0.5).tolist())
                left &= ~ended
    return np.array(shares)


def plot(levels, table):
    """Bars with 95 % intervals, one for each pair."""
    rows, y = [], 20
    for (one, other), shares in table.items():
        mean, error = shares.mean(), 1.96 * shares.std() / np.sqrt(len(shares))
        low, high = max(0, mean - error), min(1, mean + error)
        rows.append(f'<text x="150" y="{y + 12}" text-anchor="end">{one} – {other}</text>'
                    f'<rect x="160" y="{y}" width="{300 * mean:.0f}" height="16" fill="#3b6ea5"/>'
                    f'<line x1="{160 + 300 * low:.0f}" x2="{160 + 300 * high:.0f}" y1="{y + 8}" y2="{y + 8}" stroke="#000"/>'
                    f'<text x="470" y="{y + 12}">{mean:.0%}</text>')
        y += 26
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="540" height="{y + 10}" font-family="sans-serif" font-size="12">'
            f'<line x1="310" x2="310" y1="10" y2="{y}" stroke="#999" stroke-dasharray="3"/>{"".join(rows)}</svg>\n')


def main():
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("--levels", default="random,beginner,casual")
    words.add_argument("--games", type=int, default=40, help="for each pair")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--svg", default="tournament.svg")
    given = words.parse_args()
    levels = given.levels.split(",")
    table = {pair: meet(*pair, given.games, given.seed) for pair in combinations(levels, 2)}
    for (one, other), shares in table.items():
        print(f"{one} – {other}: {shares.mean():.1%} of {len(shares)} games")
    with open(given.svg, "w", encoding="utf-8") as file:
        file.write(plot(levels, table))


if __name__ == "__main__":
    main()
