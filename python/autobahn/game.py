"""One game, step by step."""
import numpy as np

from .batch import CUT_SHORT, RUNNING, Batch
from .pipe import PipeError


class Game:
    """A game for those who want one at a time; what it is made of is a Batch of two, the second for copies.

    It takes the arguments of a Batch but for `games` and `again`.
    """

    def __init__(self, seed=0, **options):
        self._batch = Batch(games=1, seed=seed, again=False, **options)
        self._actions = self._batch.actions
        self._over = self._batch.over
        self._ask = self._batch._pipe.ask
        self.action_count = self._batch.action_count
        self.observation_size = self._batch.observation_size

    @property
    def batch(self):
        """The batch of one that this is."""
        return self._batch

    @property
    def seat(self):
        """Who decides; -1 when it is over."""
        return int(self._batch.seats[0])

    @property
    def over(self):
        return self._over[0] != RUNNING

    @property
    def cut_short(self):
        return self._over[0] == CUT_SHORT

    @property
    def rewards(self):
        return self._batch.rewards[0]

    @property
    def points(self):
        return self._batch.points[0]

    def legal(self):
        """Ids of the legal actions."""
        return self._batch.legal[0, : self._batch.counts[0]]

    def mask(self):
        """All actions, 1 where they are legal."""
        mask = np.zeros(self.action_count, np.int8)
        mask[self.legal()] = 1
        return mask

    def observe(self, seat=None):
        """What a seat sees, the deciding one if not said."""
        if seat is None and self._batch.seen is not None:
            return self._batch.observations()[0]
        return self._batch.look(0, self.seat if seat is None else seat)

    def step(self, action):
        """Plays a legal action by its id."""
        self._actions[0] = action
        self._ask(83)  # S

    def play(self, move):
        """Plays a move in notation."""
        if move not in self._batch.action_names:
            raise PipeError(f"'{move}' is no move")
        self.step(self._batch.action_names.index(move))

    def reset(self, seed):
        self._batch.reset(seed, 0)

    def name(self, action):
        return self._batch.name(action)

    def view(self, seat=None):
        return self._batch.view(0, self.seat if seat is None else seat)

    def ask(self, level, seed=0):
        """The action that a level of ours would choose."""
        return self._batch.ask(0, level, seed)

    def close(self):
        self._batch.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
