"""Who decides next, as far as everybody knows."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pasch
from pasch.engine.chance import Chance, die
from pasch.terminal.foresight import own_dice


class Falls:
    """One die, after which seat 0 decides, in whosever turn it falls."""

    fallen = False

    def actor(self) -> int:
        return 0 if self.fallen else pasch.CHANCE

    def chance(self) -> Chance:
        return die(6)

    def copy(self) -> Falls:
        return Falls()

    def apply(self, action: int) -> None:
        self.fallen = True


def test_dice_in_the_turn_of_another_are_not_ones_own() -> None:
    """Then a move may be taken back before they fall, though one decides next."""
    state: Any = Falls()

    def game(position: dict[str, int]) -> Any:
        return SimpleNamespace(position=lambda state: position)

    assert own_dice(game({"turn": 0}), state, 0)
    assert own_dice(game({}), state, 0)
    assert not own_dice(game({"turn": 1}), state, 0)
