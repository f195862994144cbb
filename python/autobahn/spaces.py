"""Gymnasium's spaces if that package is there, else just as much of them as these environments need."""
import numpy as np

try:
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError:

    class Discrete:
        """0 to n - 1."""

        def __init__(self, n, seed=None):
            self.n = n
            self.shape = ()
            self.dtype = np.int64
            self._rng = np.random.default_rng(seed)

        def contains(self, x):
            return isinstance(x, (int, np.integer)) and 0 <= x < self.n

        def sample(self, mask=None):
            """Any of them, or any where the mask is 1."""
            return int(self._rng.integers(self.n) if mask is None else self._rng.choice(np.flatnonzero(mask)))

        def seed(self, seed=None):
            self._rng = np.random.default_rng(seed)

    class Box:
        """Arrays of one shape with bounds."""

        def __init__(self, low, high, shape, dtype):
            self.low, self.high, self.shape, self.dtype = low, high, shape, np.dtype(dtype)

        def contains(self, x):
            return (isinstance(x, np.ndarray) and x.shape == self.shape and x.dtype == self.dtype
                    and bool((x >= self.low).all()) and bool((x <= self.high).all()))

    class Dict:
        """Named spaces."""

        def __init__(self, spaces):
            self.spaces = spaces

        def __getitem__(self, key):
            return self.spaces[key]

        def contains(self, x):
            return isinstance(x, dict) and x.keys() == self.spaces.keys() and all(
                self.spaces[key].contains(x[key]) for key in x)


def of_observation(game):
    """What a seat is shown: an observation and a mask of the legal actions."""
    return Dict({
        "observation": Box(-np.inf, np.inf, (game.observation_size,), np.float32),
        "action_mask": Box(0, 1, (game.action_count,), np.int8),
    })
