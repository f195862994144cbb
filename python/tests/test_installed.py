"""What Gymnasium and PettingZoo themselves say of the environments, where they are installed."""
import unittest
import warnings

import numpy as np

from autobahn import AutobahnAEC, AutobahnEnv

try:
    import gymnasium
    from gymnasium.utils.env_checker import check_env
except ImportError:
    gymnasium = None
try:
    import pettingzoo
    from pettingzoo.test import api_test, seed_test
except ImportError:
    pettingzoo = None


@unittest.skipUnless(gymnasium, "Gymnasium is not installed; ContractTest stands in")
class GymnasiumTest(unittest.TestCase):
    def test_their_checker(self):
        env = AutobahnEnv(opponents="random", seed=3)

        def legal(*_, **__):  # the checker knows no masks
            _, info = env.reset(seed=123)
            return int(np.flatnonzero(info["action_mask"])[0])

        try:
            self.assertIsInstance(env, gymnasium.Env)
            env.action_space.sample = legal
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # of numbers without bounds
                check_env(env, skip_render_check=True)
        finally:
            env.close()


@unittest.skipUnless(pettingzoo, "PettingZoo is not installed; ContractTest stands in")
class PettingZooTest(unittest.TestCase):
    def test_their_checkers(self):
        env = AutobahnAEC(players=2, seed=4)
        try:
            self.assertIsInstance(env, pettingzoo.AECEnv)
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # of observations that are a dict
                api_test(env, num_cycles=200, verbose_progress=False)
        finally:
            env.close()
        made = []

        def fresh():
            made.append(AutobahnAEC(players=3, seed=1))
            return made[-1]

        seed_test(fresh, num_cycles=50)
        for each in made:
            each.close()


if __name__ == "__main__":
    unittest.main()
