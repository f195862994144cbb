"""An environment in the shape of PettingZoo's AEC: all seats are agents, and one acts at a time."""
from . import spaces
from .game import Game

try:
    from pettingzoo import AECEnv
except ImportError:

    class AECEnv:
        """As much of PettingZoo as these environments need where it is not installed."""

        def agent_iter(self, max_iter=2**63):
            """The agents in the order in which they act, until none is left."""
            while self.agents and max_iter > 0:
                yield self.agent_selection
                max_iter -= 1

        def last(self, observe=True):
            """What the selected agent has to know."""
            agent = self.agent_selection
            return (self.observe(agent) if observe else None, self._cumulative_rewards[agent],
                    self.terminations[agent], self.truncations[agent], self.infos[agent])


class AutobahnAEC(AECEnv):
    """Agents are player_0 to player_3. Observations are a dict of "observation" and "action_mask".

    Rewards are 0 until the end, then the share of the first place less what equals would have: they add up to 0.
    """

    metadata = {"name": "autobahn_v1", "render_modes": [], "is_parallelizable": False}
    render_mode = None

    def __init__(self, players=2, seed=0, **options):
        self._game = Game(seed=seed, copies=0, players=players, **options)
        self._seed = seed
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents = []
        self._observation_space = spaces.of_observation(self._game)
        self._action_space = spaces.Discrete(self._game.action_count)
        self.observation_spaces = {agent: self._observation_space for agent in self.possible_agents}
        self.action_spaces = {agent: self._action_space for agent in self.possible_agents}

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        """Begins a new game; the same seed brings the same one."""
        self._seed = self._seed + 1 if seed is None else seed
        self._game.reset(self._seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._select()

    def _select(self):
        self.agent_selection = self.possible_agents[self._game.seat] if self._game.seat >= 0 else self.agents[0]

    def observe(self, agent):
        """What an agent sees; only the one that decides has legal actions."""
        seat = self.possible_agents.index(agent)
        mask = self._game.mask()
        if seat != self._game.seat:
            mask[:] = 0
        return {"observation": self._game.observe(None if seat == self._game.seat else seat), "action_mask": mask}

    def step(self, action):
        """Plays the selected agent's action; an agent whose game is over steps with None and leaves."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise ValueError("when an agent is done, the only step is None")
            self._leave(agent)
            return
        self._game.step(action)
        self._cumulative_rewards[agent] = 0.0
        for seat, each in enumerate(self.agents):
            self.rewards[each] = float(self._game.rewards[seat])
            self._cumulative_rewards[each] += self.rewards[each]
            self.terminations[each] = bool(self._game.over and not self._game.cut_short)
            self.truncations[each] = bool(self._game.cut_short)
            if self._game.over:
                self.infos[each] = {"points": int(self._game.points[seat])}
        self._select()

    def _leave(self, agent):
        for of in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del of[agent]
        self.agents.remove(agent)
        if self.agents:
            self.agent_selection = self.agents[0]

    def render(self):
        """There is nothing to show here; `autobahn show` and the pages do."""

    def close(self):
        self._game.close()
