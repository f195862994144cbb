"""How many decisions a second come through, beside what the JVM does alone in the same run. See bench/results.md.

Both by the clock and by the processor time of Python and the JVM together: on a busy machine only the latter says much.
"""
import os
import time

import numpy as np

from autobahn import Batch, Game

TICK = os.sysconf("SC_CLK_TCK")


def spent(pid):
    """Seconds of a processor that a process has used, with all of its threads; 0 where the system does not tell."""
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii") as file:
            words = file.read().rsplit(")", 1)[1].split()
        return (int(words[11]) + int(words[12])) / TICK
    except OSError:
        return 0.0


class Clock:
    """Time that passes, and processor time of this process and the JVM."""

    def __init__(self, pid):
        self._pid = pid
        self._wall, self._own, self._jvm = time.perf_counter(), time.process_time(), spent(pid)

    def told(self, decisions):
        wall = time.perf_counter() - self._wall
        own, jvm = time.process_time() - self._own, spent(self._pid) - self._jvm
        return (f"{decisions / wall:,.0f} decisions/s by the clock; processor time {own / decisions * 1e6:.2f} µs in Python"
                f" and {jvm / decisions * 1e6:.2f} µs in the JVM each: {decisions / (own + jvm):,.0f}/s")


def alone(batch, count):
    clock = spent(batch.process)
    wall = batch.alone(count)
    return f"the JVM alone {count / wall:,.0f}/s by the clock, {count / max(1e-9, spent(batch.process) - clock):,.0f}/s by processor time"


def batched(observe, games, decisions):
    rng = np.random.default_rng(1)
    with Batch(games=games, players=2, seed=1, observe=observe) as batch:
        batch.alone(2_000_000)
        for _ in range(decisions // 2 // games):  # until it is compiled
            batch.step(batch.random_actions(rng))
        clock = Clock(batch.process)
        for _ in range(decisions // games):
            batch.step(batch.random_actions(rng))
        print(f"batches of {games}, {'with' if observe else 'without'} observations: {clock.told(decisions // games * games)}",
              flush=True)
        print("  " + alone(batch, 5_000_000), flush=True)


def single(decisions):
    with Game(seed=1, players=2, observe=False) as game:
        dice = np.random.default_rng(1).random(1 << 20).tolist()
        batch, legal, counts = game.batch, game.batch.legal, game.batch.counts
        seed = 1
        for part in (decisions // 4, decisions):
            clock = Clock(batch.process)
            for step in range(part):
                game.step(legal[0, int(dice[step & 0xFFFFF] * counts[0])])
                if game.over:
                    seed += 1
                    game.reset(seed)
        print(f"one game, step by step: {clock.told(decisions)}")


if __name__ == "__main__":
    print("load", os.getloadavg(), "with", os.cpu_count(), "processors")
    batched(observe=False, games=512, decisions=4_000_000)
    batched(observe=False, games=4096, decisions=4_000_000)
    batched(observe=True, games=512, decisions=1_000_000)
    single(100_000)
