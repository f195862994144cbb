"""The contract of the package, held against the real process. Run by python/test.sh."""
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import numpy as np

from autobahn import AutobahnAEC, AutobahnEnv, Batch, Game, PipeError, data
from autobahn.pipe import command

ROOT = Path(__file__).resolve().parents[2]


def run(*words):
    """Runs a program and returns what it says."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "python")}
    return subprocess.run([str(w) for w in words], env=env, check=True, capture_output=True, text=True).stdout


class BatchTest(unittest.TestCase):
    def test_games_end_and_begin_anew(self):
        rng = np.random.default_rng(1)
        ended = 0
        with Batch(games=64, players=3, features=["wine", "traffic"], seed=5) as batch:
            self.assertEqual(batch.action_count, 6310)
            self.assertEqual(batch.seen.shape, (64, batch.observation_size))
            while ended < 64:
                masks = batch.masks()
                self.assertTrue((masks.sum(axis=1) == batch.counts).all())
                actions = batch.random_actions(rng)
                self.assertTrue((masks[np.arange(64), actions] == 1).all())
                batch.step(actions)
                over = batch.over > 0
                ended += int(over.sum())
                self.assertTrue((batch.counts > 0).all())
                self.assertTrue(((batch.seats >= 0) & (batch.seats < 3)).all())
                self.assertTrue((np.abs(batch.rewards.sum(axis=1)) < 1e-6).all())
                self.assertTrue((batch.rewards[~over] == 0).all())
                self.assertTrue((batch.rewards[over].max(axis=1) > 0).all())
            self.assertLess(np.abs(batch.observations()).max(), 20)

    def test_the_same_seed_brings_the_same_games(self):
        def play(batch, steps):
            rng = np.random.default_rng(2)
            for _ in range(steps):
                batch.step(batch.random_actions(rng))
            return batch.seen.copy(), batch.legal.copy()

        with Batch(games=8, seed=7) as one, Batch(games=8, seed=7) as other:
            first = play(one, 300)
            for mine, yours in zip(first, play(other, 300)):
                self.assertTrue((mine == yours).all())
            one.reset(7)
            for mine, yours in zip(first, play(one, 300)):
                self.assertTrue((mine == yours).all(), "after a reset")
            # a copy goes the same way as its original
            one.copy(3, 0)
            self.assertTrue((one.seen[0] == one.seen[3]).all())
            rng = np.random.default_rng(3)
            for _ in range(100):
                actions = one.random_actions(rng)
                actions[0] = actions[3]
                one.step(actions)
            self.assertTrue((one.seen[0] == one.seen[3]).all())

    def test_what_is_wrong_is_said_and_changes_nothing(self):
        with Batch(games=2, seed=1) as batch:
            before = batch.seen.copy()
            for wrong in (-1, 6310, 2**31 - 1, batch.action_names.index("end")):
                with self.assertRaisesRegex(PipeError, "game 1: action"):
                    batch.step(np.array([batch.legal[0, 0], wrong]))
            self.assertTrue((before == batch.seen).all())
            with self.assertRaisesRegex(PipeError, "games are 0 to 1, not 5"):
                batch.reset(1, 5)
            with self.assertRaisesRegex(PipeError, "no bot is called nobody"):
                batch.ask(0, "nobody")
            self.assertIn(batch.ask(0, "club"), batch.legal[0, : batch.counts[0]])
            self.assertEqual(batch.view(0, 1)["seat"], 1)
            own = batch.look(0, int(batch.seats[0]))
            self.assertTrue((own == batch.observations()[0]).all())
            batch._pipe._process.kill()
            with self.assertRaisesRegex(PipeError, "the game process has gone"):
                batch.step(batch.legal[:, 0])
        for wrong, why in (({"players": 5}, "1 to 4"), ({"games": 0}, "games must be"), ({"bots": {0: "x"}}, "no bot"),
                           ({"features": ["beer"]}, "beer")):
            with self.assertRaisesRegex(PipeError, why):
                Batch(**wrong)


class GameTest(unittest.TestCase):
    def test_a_game_is_played_to_its_end(self):
        with Game(seed=1, players=1, solo={"hard": True}) as game:
            rng = np.random.default_rng(1)
            while not game.over:
                self.assertEqual(game.seat, 0)
                self.assertEqual(game.mask().sum(), len(game.legal()))
                game.step(rng.choice(game.legal()))
            self.assertEqual(game.seat, -1)
            self.assertEqual(len(game.legal()), 0)
            self.assertGreater(game.points.max(), 0)
            with self.assertRaisesRegex(PipeError, "is over"):
                game.step(0)
            game.reset(2)
            self.assertFalse(game.over)
            game.play(game.name(game.legal()[0]))
            with self.assertRaisesRegex(PipeError, "is no move"):
                game.play("fly Berlin-Paris")

    def test_copies_go_their_own_ways(self):
        with Game(seed=3, copies=2) as game, Game(seed=9) as other:
            for _ in range(40):
                game.step(game.legal()[0])
            self.assertEqual(other.batch.games, 16)
            other.reset(3)
            for _ in range(40):
                other.step(other.legal()[0])
            self.assertTrue((other.observe() == game.observe()).all(), "the seed is all that counts")
            before = game.observe().copy()
            twin = game.copy()
            self.assertTrue((twin.observe() == before).all())
            played = []
            while not twin.over:
                played.append(int(twin.legal()[-1]))
                twin.step(played[-1])
            self.assertTrue((game.observe() == before).all(), "what a copy does changes nothing")
            self.assertFalse(game.over)
            with game.copy() as again:
                for action in played:
                    again.step(action)
                self.assertTrue((again.points == twin.points).all(), "chance is copied, too")
                with self.assertRaisesRegex(PipeError, "all 2 copies are open"):
                    game.copy()
            with self.assertRaisesRegex(PipeError, "this copy is closed"):
                again.step(0)
            twin.copy_from(game)
            self.assertFalse(twin.over)
            with self.assertRaisesRegex(PipeError, "only games of the same JVM"):
                twin.copy_from(other)
            del twin
            game.copy().copy().close()

    def test_an_answer_that_was_not_awaited_is_never_taken_for_another(self):
        with Game(seed=1) as game:
            pipe = game.batch._pipe
            read, pipe._read = pipe._read, lambda count: (_ for _ in ()).throw(KeyboardInterrupt())
            with self.assertRaises(KeyboardInterrupt):
                game.step(game.legal()[0])
            pipe._read = read
            with self.assertRaisesRegex(PipeError, "broken off"):
                game.view()


class ContractTest(unittest.TestCase):
    """What Gymnasium and PettingZoo document, whether they are installed or not."""

    def test_gymnasium(self):
        env = AutobahnEnv(players=2, seat=1, opponents="random", seed=3)
        try:
            first, info = env.reset(seed=9)
            again, _ = env.reset(seed=9)
            self.assertTrue((first["observation"] == again["observation"]).all())
            self.assertTrue((info["action_mask"] == first["action_mask"]).all())
            rng = np.random.default_rng(1)
            for _ in range(2):
                observation, info = env.reset()
                terminated = truncated = False
                while not (terminated or truncated):
                    self.assertTrue(env.observation_space.contains(observation))
                    action = int(rng.choice(np.flatnonzero(info["action_mask"])))
                    self.assertTrue(env.action_space.contains(action))
                    observation, reward, terminated, truncated, info = env.step(action)
                    self.assertIsInstance(reward, float)
                    self.assertIsInstance(terminated, bool)
                    self.assertIsInstance(truncated, bool)
                    self.assertTrue(terminated or reward == 0)
                self.assertTrue(env.observation_space.contains(observation))
                self.assertIn(reward, (-1.0, 0.0, 1.0))
                self.assertEqual(len(info["points"]), 2)
        finally:
            env.close()

    def test_pettingzoo(self):
        env = AutobahnAEC(players=3, seed=4)
        try:
            env.reset(seed=11)
            self.assertEqual(env.agents, env.possible_agents)
            earned = dict.fromkeys(env.agents, 0.0)
            rng = np.random.default_rng(1)
            for agent in env.agent_iter():
                observation, reward, termination, truncation, info = env.last()
                earned[agent] += reward
                self.assertTrue(env.observation_space(agent).contains(observation))
                if termination or truncation:
                    self.assertIn("points", info)
                    action = None
                else:
                    action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
                    self.assertTrue(env.action_space(agent).contains(action))
                env.step(action)
            self.assertEqual(env.agents, [])
            self.assertAlmostEqual(sum(earned.values()), 0, places=5)
            self.assertGreater(max(earned.values()), 0)
            env.reset(seed=11)
            self.assertEqual(len(env.agents), 3)
            waiting = next(a for a in env.agents if a != env.agent_selection)
            self.assertEqual(env.observe(waiting)["action_mask"].sum(), 0)
        finally:
            env.close()


class SelfPlayTest(unittest.TestCase):
    def test_data_sets_are_resumed_sharded_and_the_same_in_both_forms(self):
        with tempfile.TemporaryDirectory() as folder:
            whole = Path(folder, "whole.bin")
            words = [*command(), "selfplay", "--bots", "beginner,random", "--games", "4", "--seed", "3"]
            run(*words, "-o", whole)
            # cut in the middle of the last game, and gone on with
            torn = Path(folder, "torn.bin")
            torn.write_bytes(whole.read_bytes()[:-1000])
            self.assertEqual(len(list(data.games(torn))), 3)
            run(*words, "-o", torn)
            self.assertEqual(torn.read_bytes(), whole.read_bytes())
            # in two parts, on two processes, by GNU parallel
            run("parallel", "--will-cite", *words, "--shard", "{}/2", "-o", f"{folder}/part{{}}.jsonl", ":::", "1", "2")
            lines = [g for part in (1, 2) for g in data.games(f"{folder}/part{part}.jsonl")]
            played = {game.number: game for game in data.games(whole)}
            self.assertEqual(sorted(g.number for g in lines), [0, 1, 2, 3])
            for game in lines:
                same = played[game.number]
                self.assertEqual(game.seed, same.seed)
                self.assertEqual([c.action for c in game.choices], [c.action for c in same.choices])
                self.assertTrue((game.points == same.points).all())
            about = data.heading(whole)
            self.assertEqual(about["actionVersion"], 1)
            for game in played.values():
                self.assertAlmostEqual(float(game.shares.sum()), 1)
                for choice in game.choices:
                    self.assertEqual(choice.seen.size, about["inputs"])
                    self.assertIn(choice.action, choice.legal)
                    self.assertTrue(0 <= choice.value <= 1)
            with self.assertRaises(subprocess.CalledProcessError):
                run(*[*command(), "selfplay", "--bots", "random", "--games", "4"], "-o", whole)
            # and the examples learn from it
            said = run(sys.executable, ROOT / "python/examples/train_policy.py", whole, "--rounds", "1", "--games", "2",
                       "--opponent", "random")
            self.assertIn("against random: ", said)


class ExamplesTest(unittest.TestCase):
    def test_random_play(self):
        said = run(sys.executable, ROOT / "python/examples/random_play.py", "--games", "32", "--finished", "40")
        self.assertRegex(said, r"\d+ games: \d+ decisions each")

    def test_tournament(self):
        with tempfile.TemporaryDirectory() as folder:
            svg = Path(folder, "t.svg")
            said = run(sys.executable, ROOT / "python/examples/tournament.py", "--levels", "random,beginner", "--games", "2",
                       "--svg", svg)
            self.assertIn("random – beginner: ", said)
            self.assertIn("<svg", svg.read_text())


if __name__ == "__main__":
    unittest.main()
