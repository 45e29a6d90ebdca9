"""One seat of any game against bots, for Gymnasium: `pip install 'pasch[research]'`.

    from pasch.research.gymnasium import PaschVsBots
    env = PaschVsBots("mal_anders", level=1)

A step is one choice of the agent; dice, cards and the bots' choices happen inside.  An observation
is what its seat knows (`pasch.research.arrays`); `info["action_mask"]` marks the legal actions.
The reward comes at the end: 1 for a win, -1 else.  An action that is not legal loses at once, and
`info` says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from pasch import bots
from pasch.catalogue import catalogue, find, load
from pasch.engine.game import Game
from pasch.engine.rng import Rng
from pasch.engine.setup import Setting, Setup
from pasch.research.arrays import Encoding, Numbers
from pasch.research.episode import Episode
from pasch.research.rendering import MODES, picture

NAMESPACE = "pasch"
Step = tuple[Numbers, float, bool, bool, dict[str, Any]]


def register() -> list[str]:
    """Make every game of the catalogue known to `gymnasium.make`; the names they have there."""
    names = []
    for id in catalogue():
        name = f"{NAMESPACE}/{id}-v{load(id).version}"
        if name not in gymnasium.registry:
            entry = f"{__name__}:{PaschVsBots.__name__}"
            gymnasium.register(name, entry, kwargs={"game": id})
        names.append(name)
    return names


class PaschVsBots(gymnasium.Env[Numbers, np.int64]):
    """`seat` is the agent's, or None for another one in every match, so that it learns them all."""

    metadata = {"render_modes": [*MODES], "render_fps": 1}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: Game | str,
        level: int = 1,
        seats: int | None = None,
        options: Mapping[str, Setting] | None = None,
        seat: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = find(game) if isinstance(game, str) else game
        self.setup = self.game.setup(Setup(seats or self.game.seats[0], options or {}))
        if seat is not None and seat not in range(self.setup.seats):
            raise ValueError(f"seat {seat}; with {self.setup.seats} seats they are numbered from 0")
        self.bot = bots.load(self.game, level, clock=False)  # a seed gives the same match anywhere
        self.encoding = Encoding(self.game, self.setup)
        self.render_mode = render_mode
        size = self.encoding.size
        self.observation_space = spaces.Box(
            self.encoding.low, self.encoding.high, (size,), np.int64
        )
        self.action_space = spaces.Discrete(self.game.actions)
        self.seat = seat or 0
        self._any_seat = seat is None
        self._over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        rng = Rng(int(self.np_random.integers(2**63)))
        if self._any_seat:
            self.seat = int(rng.below(self.setup.seats))
        self.episode = Episode(self.game, self.setup, rng)
        self._over = False
        self._bots()
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> Step:
        if self._over:
            raise gymnasium.error.ResetNeeded("the match is over: reset() begins another one")
        if int(action) not in self.episode.state.legal():
            self._over = True
            return self._observation(), -1.0, True, False, {**self._info(), "illegal": int(action)}
        self.episode.play(int(action))
        self._bots()
        if self.render_mode == "human":
            self.render()
        self._over = self.episode.over
        reward = self.episode.rewards()[self.seat] if self._over else 0.0
        return self._observation(), reward, self._over, False, self._info()

    def render(self) -> str | None:
        return picture(self.game, self.episode, self.render_mode)

    def _bots(self) -> None:
        """The others, until the agent is asked or it is over."""
        episode = self.episode
        while not episode.over and episode.actor != self.seat:
            episode.play(self.bot.choose(episode.view(episode.actor).copy(), episode.rng))

    def _observation(self) -> Numbers:
        return self.encoding.encode(self.episode.view(self.seat), self.seat)

    def _info(self) -> dict[str, Any]:
        mask = np.zeros(self.game.actions, np.int8)
        if not self.episode.over:
            mask[self.episode.state.legal()] = 1
        return {"action_mask": mask}
