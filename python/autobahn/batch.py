"""Thousands of games stepped together. The arrays are memory that both processes see: nothing is copied or parsed."""
import json
import mmap
import os
import struct
import tempfile

import numpy as np

from .pipe import Pipe, PipeError

RUNNING, ENDED, CUT_SHORT = 0, 1, 2


class Batch:
    """Games side by side, all with the same options.

    games      how many
    players    1 to 4; alone one plays against Autobot
    features   content added to the base game, such as ["wine", "traffic"]
    solo       Autobot's settings, such as {"hard": True}
    seed       what all chance comes from: the same seed and actions give the same games
    observe    whether every step writes what the deciding seat sees
    again      whether a game that is over begins anew at once, with its next seed
    bots       seats that a level of ours plays, such as {1: "beginner"}: nobody is asked for them

    After each step, for every game:
    seats      who decides (-1 when it is over and does not begin anew)
    counts     how many actions are legal; legal[i, :counts[i]] are their ids
    over       0 it goes on, 1 it has ended with this step, 2 it was cut short after 20,000 decisions
    rewards    by seat: 0 until the end, then the share of the first place less 1/seats
    points     by seat: 0 until the end, then the final points
    seen       whole numbers that the deciding seat may see; observations() are the same as floats of about 0 to 1
    """

    def __init__(self, games=1, players=2, features=(), solo=None, seed=0, observe=True, again=True, bots=None):
        options = {"players": players, "features": list(features)}
        if players == 1:
            options["solo"] = {"hard": False, "fasterTrucks": False, "developOnPassing": False,
                               "developOnSkipping": False, "promotions": 0, **(solo or {})}
        elif solo is not None:
            options["solo"] = solo
        shared = "/dev/shm" if os.path.isdir("/dev/shm") else None
        handle, path = tempfile.mkstemp(prefix="autobahn-", dir=shared)
        self._pipe = None
        self._map = None
        try:
            self._pipe = Pipe()
            wish = {"version": 1, "games": games, "options": options, "seed": seed, "observe": observe, "again": again,
                    "bots": {str(seat): level for seat, level in (bots or {}).items()}, "file": path}
            self.about = json.loads(self._pipe.ask(ord("O"), json.dumps(wish).encode()))
            self._map = mmap.mmap(handle, self.about["bytes"])
        except BaseException:
            if self._pipe:
                self._pipe.close()
            raise
        finally:
            os.close(handle)
            os.unlink(path)
        self.games = games
        self.players = players
        self.seat_count = self.about["seats"]
        self.action_names = self.about["actions"]
        self.action_count = len(self.action_names)
        self.parts = self.about["parts"]
        self.observation_size = sum(part["size"] for part in self.parts)
        self._scale = (1 / np.concatenate([np.full(p["size"], p["scale"], np.float32) for p in self.parts])).astype(np.float32)
        most = self.about["mostLegal"]
        self.actions = self._array("actions", np.int32, (games,))
        self.seats = self._array("seats", np.int8, (games,))
        self.over = self._array("over", np.uint8, (games,))
        self.counts = self._array("counts", np.int16, (games,))
        self.legal = self._array("legal", np.uint16, (games, most))
        self.rewards = self._array("rewards", np.float32, (games, self.seat_count))
        self.points = self._array("points", np.int16, (games, self.seat_count))
        self.seen = self._array("seen", np.int16, (games, self.observation_size)) if observe else None
        self._flat = self.legal.reshape(-1)
        self._rows = np.arange(games) * most

    def _array(self, name, kind, shape):
        size = int(np.prod(shape))
        return np.frombuffer(self._map, kind, size, self.about["offsets"][name]).reshape(shape)

    def step(self, actions):
        """Plays one legal action, by its id, in every game. If one of them is not legal, none is played."""
        self.actions[:] = actions
        self._pipe.ask(83)  # S

    def step_here(self):
        """The same with what has been written into `actions`."""
        self._pipe.ask(83)

    def step_one(self, game, action):
        """Plays one legal action in one game; the others stay as they are."""
        self.actions[game] = action
        self._pipe.ask(ord("T"), struct.pack("<i", game))

    def reset(self, seed, game=None):
        """Begins all games anew, or one of them."""
        self._pipe.ask(ord("R"), struct.pack("<iq", -1 if game is None else game, seed))

    def copy(self, source, target):
        """Makes one game go on from where another is."""
        self._pipe.ask(ord("C"), struct.pack("<ii", source, target))

    def random_actions(self, rng):
        """Any legal action for every game, all with the same chance."""
        choice = (rng.random(self.games) * self.counts).astype(np.intp)
        choice += self._rows
        return self._flat.take(choice)

    def masks(self):
        """Which of all actions are legal, 1 or 0, for every game."""
        masks = np.zeros((self.games, self.action_count), np.int8)
        rows = np.repeat(np.arange(self.games), self.counts)
        within = np.arange(rows.size) - np.repeat(np.cumsum(self.counts, dtype=np.int64) - self.counts, self.counts)
        masks[rows, self.legal[rows, within]] = 1
        return masks

    def observations(self, games=slice(None)):
        """What each deciding seat sees, as floats of about 0 to 1; of all games, or of those that are named."""
        return self.seen[games] * self._scale

    def look(self, game, seat):
        """What any seat sees of a game, as floats."""
        answer = self._pipe.ask(ord("L"), struct.pack("<ii", game, seat))
        return np.frombuffer(answer, "<i2") * self._scale

    def view(self, game, seat):
        """What a seat sees in words, as docs/formats.md tells."""
        return json.loads(self._pipe.ask(ord("V"), struct.pack("<ii", game, seat)))["view"]

    def ask(self, game, level, seed=0):
        """The action that a level of ours would choose."""
        if level not in self.about["levels"]:
            raise PipeError(f"no bot is called {level}; there are {', '.join(self.about['levels'])}")
        number = self.about["levels"].index(level)
        return struct.unpack("<q", self._pipe.ask(ord("B"), struct.pack("<iiq", game, number, seed)))[0]

    def alone(self, decisions):
        """Seconds that the JVM needs for so many random decisions by itself: what steps from here can be measured by."""
        return struct.unpack("<q", self._pipe.ask(ord("A"), struct.pack("<q", decisions)))[0] / 1e9

    @property
    def process(self):
        """The number of the process that knows the rules."""
        return self._pipe.process

    def name(self, action):
        """An action in the notation of docs/notation.md."""
        return self.action_names[action]

    def close(self):
        """Ends the process; the arrays must not be used any more."""
        if self._pipe:
            self._pipe.close()
            self._pipe = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
