"""One match played for learning: nature acts by itself, and every seat's view grows along."""

from __future__ import annotations

from pasch.engine.errors import IllegalAction
from pasch.engine.game import Game
from pasch.engine.rng import Rng
from pasch.engine.setup import Setup
from pasch.engine.state import CHANCE, HIDDEN, OVER, State

LONGEST = 1000  # outcomes of nature after which somebody must be asked


class Episode:
    """`actor` is the seat to choose, or OVER.  Nothing is logged: a `Table` does that."""

    def __init__(self, game: Game, setup: Setup, rng: Rng) -> None:
        self.game = game
        self.seats = setup.seats
        self.rng = rng
        self.state: State = game.start(setup)
        self.actor = CHANCE
        self._views: list[State] = []  # empty while everybody has seen everything
        self._nature()

    @property
    def over(self) -> bool:
        return self.actor == OVER

    def view(self, seat: int) -> State:
        """What this seat knows, or an onlooker, seat -1.  Look, and leave it as it is."""
        return self._views[seat] if self._views else self.state

    def play(self, action: int) -> None:
        """The actor's choice, and all that nature does until somebody is asked again."""
        legal = [] if self.over else self.state.legal()
        if action not in legal:
            raise IllegalAction(
                f"{action} is not possible now; legal: {legal}",
                {"game": self.game.id, "text": str(action), "rule": ""},
            )
        self._apply(int(action))
        self._nature()

    def rewards(self) -> list[float]:
        """Once over: 1 for the winners, -1 for all others; a game lost together is -1 for all."""
        return [1.0 if place == 1 else -1.0 for place in self.state.places()]

    def _nature(self) -> None:
        state, rng = self.state, self.rng
        for _ in range(LONGEST):
            self.actor = state.actor()
            if self.actor != CHANCE:
                return
            self._apply(state.chance().sample(rng))
        raise RuntimeError(f"{self.game.id}: {LONGEST} outcomes of nature, and nobody is asked")

    def _apply(self, action: int) -> None:
        state = self.state
        audience = state.audience()
        if audience >= 0 and not self._views:  # from now on some know less than others
            self._views = [state.copy() for _ in range(self.seats + 1)]  # an onlooker's is the last
        state.apply(action)
        if audience < 0:
            for view in self._views:
                view.apply(action)
        else:
            for seat, view in enumerate(self._views):
                view.apply(action if audience >> seat & 1 else HIDDEN)
