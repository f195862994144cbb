"""The board game Autobahn for research: games as environments, one by one or by the thousands.

    from autobahn import Batch
    with Batch(games=1024, players=2, seed=1) as batch:
        batch.step(batch.random_actions(rng))

All rules live in one JVM beside this process; docs/research.md tells what the numbers mean.
"""
from .aec import AutobahnAEC
from .batch import Batch
from .game import Game
from .gym import AutobahnEnv
from .pipe import PipeError

__all__ = ["AutobahnAEC", "AutobahnEnv", "Batch", "Game", "PipeError"]
