"""A game from outside is an environment for learning too, without a line of its own."""

from __future__ import annotations

import pytest
from arrange import GAME
from pettingzoo.test import api_test, seed_test

from pasch.research.pettingzoo import env


@pytest.mark.filterwarnings("ignore::UserWarning")  # it wishes for no mask beside the array
@pytest.mark.parametrize("seats", GAME.seats)
def test_pettingzoo_is_content(seats: int) -> None:
    api_test(env(GAME, seats), num_cycles=200)
    seed_test(lambda: env(GAME, seats), num_cycles=100)
