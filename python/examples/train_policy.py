#!/usr/bin/env python3
"""Trains a small policy from games of a stronger bot, and lets it play against `beginner`.

The policy is linear: the score of an action is a weighted sum of what the seat sees, and softmax over the legal actions makes
chances of it. It learns by imitation (cross-entropy, AdaGrad).

    ./autobahn selfplay --bots greedy --games 100 --seed 1 -o greedy.bin
    python3 python/examples/train_policy.py greedy.bin

It takes a minute or two; docs/research.md says how it ended.
"""
import argparse

import numpy as np

from autobahn import Batch, data


class Policy:
    """Weights of each action for each input, and a constant."""

    def __init__(self, actions, inputs):
        self.weights = np.zeros((actions, inputs + 1), np.float32)
        self._squares = np.full((actions, inputs + 1), 1e-3, np.float32)

    def scores(self, seen, legal):
        return self.weights[legal] @ seen

    def learn(self, seen, legal, chosen, rate):
        """One step towards the chosen action; returns whether it was the favourite already."""
        scores = self.scores(seen, legal)
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        right = legal[scores.argmax()] == chosen
        error = (legal == chosen).astype(np.float32) - chances
        gradient = error[:, None] * seen
        self._squares[legal] += gradient * gradient
        self.weights[legal] += rate * gradient / np.sqrt(self._squares[legal])
        return right


def load(path, scale):
    """All choices of a data set: inputs with a constant 1, legal actions, and the one that was chosen."""
    choices = [choice for game in data.games(path) for choice in game.choices]
    return [(np.append(choice.seen * scale, np.float32(1)), choice.legal.astype(np.intp), choice.action)
            for choice in choices]


def train(policy, choices, rounds, rate, rng):
    for epoch in range(rounds):
        right = 0
        for i in rng.permutation(len(choices)):
            right += policy.learn(*choices[i], rate)
        print(f"round {epoch + 1}: chooses as the teacher in {right / len(choices):.1%} of {len(choices)} decisions", flush=True)


def play(policy, games, opponent, seed):
    """Shares of the first place against a level, half of the games on each seat."""
    shares = []
    for seat in (0, 1):
        with Batch(games=games // 2, players=2, seed=seed, bots={1 - seat: opponent}) as batch:
            left = np.ones(batch.games, bool)
            while left.any():
                seen = np.concatenate([batch.observations(), np.ones((batch.games, 1), np.float32)], axis=1)
                actions = batch.actions
                for i in range(batch.games):
                    legal = batch.legal[i, : batch.counts[i]]
                    actions[i] = legal[policy.scores(seen[i], legal).argmax()] if left[i] else legal[0]
                batch.step_here()
                ended = left & (batch.over > 0)
                shares.extend((batch.rewards[ended, seat] + 0.5).tolist())
                left &= ~ended
    return np.array(shares)


def main():
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("file", help="a data set of two players, with what was seen: .bin")
    words.add_argument("--rounds", type=int, default=4)
    words.add_argument("--rate", type=float, default=0.03)
    words.add_argument("--games", type=int, default=200, help="against the opponent, at the end")
    words.add_argument("--opponent", default="beginner")
    words.add_argument("--seed", type=int, default=1)
    given = words.parse_args()
    rng = np.random.default_rng(given.seed)
    with Batch(games=1, players=2) as batch:
        policy = Policy(batch.action_count, batch.observation_size)
        scale = batch._scale
    train(policy, load(given.file, scale), given.rounds, given.rate, rng)
    shares = play(policy, given.games, given.opponent, 1_000_000 + given.seed)
    error = 1.96 * shares.std() / np.sqrt(len(shares))
    print(f"against {given.opponent}: {shares.mean():.1%} ± {error:.1%} of {len(shares)} games")


if __name__ == "__main__":
    main()
