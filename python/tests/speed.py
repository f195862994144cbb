"""How many decisions a second come through, beside what the JVM does alone in the same run. See bench/results.md."""
import time

import numpy as np

from autobahn import Batch, Game


def batched(observe, games=4096, seconds=5):
    rng = np.random.default_rng(1)
    with Batch(games=games, players=2, seed=1, observe=observe) as batch:
        batch.alone(5_000_000)
        for _ in range(300):
            batch.step(batch.random_actions(rng))
        begun, cpu, steps = time.perf_counter(), time.process_time(), 0
        while time.perf_counter() - begun < seconds:
            batch.step(batch.random_actions(rng))
            steps += 1
        wall, own = time.perf_counter() - begun, time.process_time() - cpu
        count = 5_000_000
        alone = count / batch.alone(count)
        print(f"batches of {games}, {'with' if observe else 'without'} observations: {steps * games / wall:,.0f} decisions/s"
              f" (Python itself {own / (steps * games) * 1e6:.2f} µs each); the JVM alone {alone:,.0f}")


def single(seconds=5):
    with Game(seed=1, players=2, observe=False) as game:
        rng = np.random.default_rng(1)
        dice = rng.random(1 << 20).tolist()
        batch = game.batch
        counts, legal, steps, seed = batch.counts, batch.legal, 0, 1
        begun, cpu = time.perf_counter(), time.process_time()
        while time.perf_counter() - begun < seconds:
            for _ in range(200):
                game.step(legal[0, int(dice[steps & 0xFFFFF] * counts[0])])
                steps += 1
                if game.over:
                    seed += 1
                    game.reset(seed)
        wall, own = time.perf_counter() - begun, time.process_time() - cpu
        print(f"one game, step by step: {steps / wall:,.0f} decisions/s (Python itself {own / steps * 1e6:.1f} µs each)")


if __name__ == "__main__":
    batched(observe=False)
    batched(observe=True)
    single()
