"""One game, step by step."""
import struct

import numpy as np

from .batch import CUT_SHORT, RUNNING, Batch
from .pipe import PipeError


def _closed(*_):
    raise PipeError("this copy is closed")


class Game:
    """A game for those who want one at a time, and copies of it that go their own ways.

    It takes the arguments of a Batch but for `games` and `again`. `copies` says how many may be open at a time besides the
    first; all of them live in the same JVM.
    """

    def __init__(self, seed=0, copies=15, **options):
        self._take(Batch(games=1 + copies, seed=seed, again=False, **options), 0, list(range(copies, 0, -1)))
        self.reset(seed)

    def _take(self, batch, place, free):
        self._batch = batch
        self._place = place
        self._free = free
        self._word = struct.pack("<i", place)
        self._actions = batch.actions
        self._over = batch.over
        self._ask = batch._pipe.ask
        self.action_count = batch.action_count
        self.observation_size = batch.observation_size

    def copy(self):
        """A game that goes on from here by itself; close() makes room for another.

        It knows what is hidden as this one does, so what is found out by it need not be fair.
        """
        if not self._free:
            raise PipeError(f"all {self._batch.games - 1} copies are open: close one, or open the game with copies=N")
        twin = Game.__new__(Game)
        twin._take(self._batch, self._free.pop(), self._free)
        twin.copy_from(self)
        return twin

    def copy_from(self, other):
        """Lets this game go on from where another is that was copied from the same one."""
        if other._batch is not self._batch:
            raise PipeError("only games of the same JVM can be copied: those that copy() has made")
        self._batch.copy(other._place, self._place)

    @property
    def batch(self):
        """The batch in which this and its copies are; the first is game 0."""
        return self._batch

    @property
    def seat(self):
        """Who decides; -1 when it is over."""
        return int(self._batch.seats[self._place])

    @property
    def over(self):
        return self._over[self._place] != RUNNING

    @property
    def cut_short(self):
        return self._over[self._place] == CUT_SHORT

    @property
    def rewards(self):
        return self._batch.rewards[self._place]

    @property
    def points(self):
        return self._batch.points[self._place]

    def legal(self):
        """Ids of the legal actions."""
        return self._batch.legal[self._place, : self._batch.counts[self._place]]

    def mask(self):
        """All actions, 1 where they are legal."""
        mask = np.zeros(self.action_count, np.int8)
        mask[self.legal()] = 1
        return mask

    def observe(self, seat=None):
        """What a seat sees, the deciding one if not said."""
        if seat is None and self._batch.seen is not None:
            return self._batch.observations(self._place)
        return self._batch.look(self._place, self.seat if seat is None else seat)

    def step(self, action):
        """Plays a legal action by its id."""
        self._actions[self._place] = action
        self._ask(84, self._word)  # T

    def play(self, move):
        """Plays a move in notation."""
        if move not in self._batch.action_names:
            raise PipeError(f"'{move}' is no move")
        self.step(self._batch.action_names.index(move))

    def reset(self, seed):
        """Begins anew; the same seed brings the same game."""
        self._batch.reset(seed, self._place)

    def name(self, action):
        return self._batch.name(action)

    def view(self, seat=None):
        return self._batch.view(self._place, self.seat if seat is None else seat)

    def ask(self, level, seed=0):
        """The action that a level of ours would choose."""
        return self._batch.ask(self._place, level, seed)

    def close(self):
        """Ends a copy, or the first game with all of its copies."""
        if self._place == 0:
            self._batch.close()
        elif self._place > 0:
            self._free.append(self._place)
            self._place, self._batch, self._ask = -1, None, _closed

    def __del__(self):
        if getattr(self, "_place", 0) > 0:
            self.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
