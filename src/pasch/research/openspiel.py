"""Our games as games of OpenSpiel: `pip install open-spiel`.

    import pyspiel
    from pasch.research import openspiel
    openspiel.register()
    game = pyspiel.load_game("pasch_mal_anders(seats=3)")

Nature is a chance player, as in Pasch itself.  What a player knows is the log that their seat has
seen, and the array of their view (`pasch.research.arrays`).  A player's utility is 1 for a win, -1
else.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

import numpy as np
import pyspiel

from pasch.catalogue import catalogue, load
from pasch.engine.game import Game
from pasch.engine.setup import Setup
from pasch.engine.state import CHANCE, HIDDEN, OVER, State
from pasch.research.arrays import Encoding

PREFIX = "pasch_"
LONGEST = 20_000  # records of a match: what the laws of every game allow
MOST_OUTCOMES = 256  # of one chance node


def register(ids: Sequence[str] | None = None) -> list[str]:
    """Make the games of the catalogue (or these) known to OpenSpiel; the names they have there."""
    known = set(pyspiel.registered_names())
    names = []
    for id in catalogue() if ids is None else ids:
        kind = game_type(load(id))
        if kind.short_name not in known:
            # A class, not a closure: OpenSpiel lets go of it when Python is gone already.
            pyspiel.register_game(kind, type(f"Spiel_{id}", (SpielGame,), {"id": id}))
        names.append(kind.short_name)
    return names


def game_type(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game.id}",
        long_name=f"Pasch: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": game.seats[0]},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """`register` makes a class of it for each game."""

    id: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = load(self.id)
        seats = int((params or {}).get("seats", game.seats[0]))
        setup = game.setup(Setup(seats))
        self.shared = Shared(game, setup, Encoding(game, setup))
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game), info, params or {"seats": seats})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> Observer:
        return Observer(self.shared.encoding)


class Shared:
    """What all states of a game have in common, and what no copy of a state copies."""

    def __init__(self, game: Game, setup: Setup, encoding: Encoding) -> None:
        self.game = game
        self.setup = setup
        self.encoding = encoding

    def __deepcopy__(self, memo: dict[int, object]) -> Shared:
        return self


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position with what every seat has seen of it.

    OpenSpiel copies a state by copying all of its attributes, again and again: so there are few.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.shared = game.shared
        self.state = game.shared.game.start(game.shared.setup)
        self._views: list[State] = []  # empty while everybody has seen everything
        self._log = array("q")  # every action, and the bit set of the seats that saw it
        self._audiences = array("q")

    def view(self, seat: int) -> State:
        return self._views[seat] if self._views else self.state

    def seen_by(self, seat: int) -> Iterable[int]:
        """What happened, with HIDDEN for what this seat did not see."""
        if not self._views:
            return self._log
        return [
            action if audience < 0 or audience >> seat & 1 else HIDDEN
            for action, audience in zip(self._log, self._audiences, strict=True)
        ]

    def current_player(self) -> int:
        actor = self.state.actor()
        if actor == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        return self.state.legal() if player == self.state.actor() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chance = self.state.chance()
        total = chance.total
        pairs = zip(chance.outcomes, chance.weights, strict=True)
        return [(outcome, weight / total) for outcome, weight in pairs]

    def _apply_action(self, action: int) -> None:
        state = self.state
        audience = state.audience()
        self._log.append(action)
        self._audiences.append(audience)
        if audience >= 0 and not self._views:
            self._views = [state.copy() for _ in range(self.shared.setup.seats)]
        state.apply(action)
        for seat, view in enumerate(self._views):
            view.apply(action if audience < 0 or audience >> seat & 1 else HIDDEN)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.shared.game.write(self.state, action)

    def is_terminal(self) -> bool:
        return self.state.actor() == OVER

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.shared.setup.seats
        return [1.0 if place == 1 else -1.0 for place in self.state.places()]

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return " ".join(map(str, self.seen_by(seat)))

    def __str__(self) -> str:
        return f"{self.shared.game.id} {' '.join(map(str, self.state.key()))}"


class Observer:
    """What a player knows now, as OpenSpiel wants it."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.tensor = np.zeros(encoding.size, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.encoding.encode(state.view(player), player)

    def string_from(self, state: SpielState, player: int) -> str:
        return " ".join(map(str, self.encoding.encode(state.view(player), player)))
