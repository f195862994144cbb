#!/usr/bin/env python3
"""A tournament between levels from Python: everybody meets everybody on both seats, with a plot as SVG.

    python3 python/examples/tournament.py --levels random,beginner,casual --games 40 --svg tournament.svg
"""
import argparse
from itertools import combinations

import numpy as np

from autobahn import Batch


def play(asked, bot, seat, games, seed):
    """Shares of the first place of the level at this seat, which is asked for its moves like any other program."""
    shares = []
    with Batch(games=games, players=2, seed=seed, observe=False, bots={1 - seat: bot}) as batch:
        left = np.ones(batch.games, bool)
        steps = 0
        while left.any():
            for i in range(batch.games):
                batch.actions[i] = batch.ask(i, asked, seed + steps) if left[i] else batch.legal[i, 0]
            batch.step_here()
            steps += 1
            ended = left & (batch.over > 0)
            shares.extend((batch.rewards[ended, seat] + 0.5).tolist())
            left &= ~ended
    return np.array(shares)


def meet(one, other, games, seed):
    """Shares of the first place of one. Who is asked forgets its plans from move to move, so each is for half of the games."""
    part = max(1, games // 4)
    return np.concatenate([shares for seat in (0, 1) for shares in (
        play(one, other, seat, part, seed), 1 - play(other, one, seat, part, seed))])


def interval(shares, z=1.96):
    """Wilson's 95 % interval of the mean; it does not collapse when somebody wins every game."""
    mean, n = shares.mean(), len(shares)
    middle = (mean + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * np.sqrt(mean * (1 - mean) / n + z * z / (4 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)


def plot(table):
    """Bars with 95 % intervals, one for each pair."""
    rows, y = [], 20
    for (one, other), shares in table.items():
        mean, (low, high) = shares.mean(), interval(shares)
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
        low, high = interval(shares)
        print(f"{one} – {other}: {shares.mean():.1%} ({low:.1%}–{high:.1%}) of {len(shares)} games")
    with open(given.svg, "w", encoding="utf-8") as file:
        file.write(plot(table))


if __name__ == "__main__":
    main()
