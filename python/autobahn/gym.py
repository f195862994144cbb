"""An environment in the shape of Gymnasium: one seat learns, bots play the others."""
from . import spaces
from .game import Game

try:
    from gymnasium import Env
except ImportError:

    class Env:
        """Stands in where Gymnasium is not installed."""

        metadata = {"render_modes": []}
        render_mode = None
        spec = None

        def reset(self, *, seed=None, options=None):
            """Nothing here has dice of its own."""


class AutobahnEnv(Env):
    """One seat against bots of a level. Only actions of info["action_mask"] are legal; others raise an error.

    Observations are a Dict of "observation" and "action_mask". The reward is 0 until the game ends, and then the share of
    the first place less what equals would have, times so many as make a win 1 with two players.
    """

    metadata = {"render_modes": []}

    def __init__(self, players=2, seat=0, opponents="beginner", seed=0, **options):
        self._game = Game(seed=seed, copies=0, players=players,
                          bots={s: opponents for s in range(players) if s != seat}, **options)
        self._seat = seat
        self._seed = seed
        self.action_space = spaces.Discrete(self._game.action_count)
        self.observation_space = spaces.of_observation(self._game)

    def reset(self, *, seed=None, options=None):
        """Begins a new game; the same seed brings the same one."""
        super().reset(seed=seed)
        self._seed = self._seed + 1 if seed is None else seed
        self._game.reset(self._seed)
        return self._observation(), self._info()

    def step(self, action):
        """Plays until this seat decides again, or the game is over."""
        self._game.step(action)
        reward = float(self._game.rewards[self._seat]) * 2
        terminated = bool(self._game.over and not self._game.cut_short)
        return self._observation(), reward, terminated, bool(self._game.cut_short), self._info()

    def _observation(self):
        return {"observation": self._game.observe(self._seat if self._game.over else None),
                "action_mask": self._game.mask()}

    def _info(self):
        info = {"action_mask": self._game.mask()}
        if self._game.over:
            info["points"] = self._game.points.tolist()
        return info

    def name(self, action):
        """An action in words."""
        return self._game.name(action)

    def render(self):
        """There is nothing to show here; `autobahn show` and the pages do."""

    def close(self):
        self._game.close()
