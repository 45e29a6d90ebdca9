"""Every game as an environment of PettingZoo: `pip install 'pasch[research]'`.

    from pasch.research.pettingzoo import env
    game = env("simpsons", seats=3)

One step is one choice of the agent whose turn it is; dice and cards fall inside.  An observation is
what the agent's seat knows, as an array (`pasch.research.arrays`), and a mask of the legal actions.
The reward comes at the end: 1 for winners, -1 for all others.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from pasch.catalogue import find
from pasch.engine.game import Game
from pasch.engine.rng import Rng
from pasch.engine.setup import Setting, Setup
from pasch.research.arrays import Encoding, Numbers
from pasch.research.episode import Episode
from pasch.research.rendering import MODES, picture

Observation = dict[str, NDArray[Any]]


class PaschEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One table; agents are `seat_0`, `seat_1` and so on."""

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Mapping[str, Setting] | None = None,
        first: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = find(game) if isinstance(game, str) else game
        self.setup = self.game.setup(Setup(seats or self.game.seats[0], options or {}, first))
        self.encoding = Encoding(self.game, self.setup)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"pasch_{self.game.id}_v{self.game.version}",
            "render_modes": [*MODES],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setup.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size = self.encoding.size
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(
                        self.encoding.low, self.encoding.high, (size,), np.int64
                    ),
                    "action_mask": spaces.Box(0, 1, (self.game.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.game.actions) for agent in self.possible_agents
        }
        self._nothing = np.zeros(self.game.actions, np.int8)
        self._rng = Rng(secrets.randbits(64))
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match.  Without a seed the dice go on from those before."""
        if seed is not None:
            self._rng = Rng(seed)
        self.episode = Episode(self.game, self.setup, self._rng)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, int]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self._turn()

    def observe(self, agent: str) -> Observation:
        seat = self._seat[agent]
        episode = self.episode
        mask = self._nothing.copy()
        if episode.actor == seat:
            mask[episode.state.legal()] = 1
        return {"observation": self.array(seat), "action_mask": mask}

    def array(self, seat: int) -> Numbers:
        return self.encoding.encode(self.episode.view(seat), seat)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.episode.play(action)  # type: ignore[arg-type]  # None is refused as any other
        self._turn()
        if self.render_mode == "human":
            self.render()

    def _turn(self) -> None:
        """Who is asked now; when it is over, everybody once more for the reward."""
        if not self.episode.over:
            self.agent_selection = self.possible_agents[self.episode.actor]
            return
        points = self.episode.state.returns()
        places = self.episode.state.places()
        for agent, reward in zip(self.possible_agents, self.episode.rewards(), strict=True):
            seat = self._seat[agent]
            self.rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = {"points": points[seat], "place": places[seat]}
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        return picture(self.game, self.episode, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def env(
    game: Game | str,
    seats: int | None = None,
    options: Mapping[str, Setting] | None = None,
    first: int | None = None,
    render_mode: str | None = None,
) -> PaschEnv:
    """A table of this game, with the fewest seats if it is not said how many."""
    return PaschEnv(game, seats, options, first, render_mode)
