"""Every law, for every game, every seat count and every setting of an option."""

from collections.abc import Callable
from string import ascii_letters, digits

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import pasch
from pasch import Game, Setup
from pasch.testing.laws import LAWS
from pasch.testing.laws.notation import a_text_is_read_or_refused
from pasch.testing.matches import moments
from pasch.testing.setups import defaults, label, variations

GAMES = [pasch.load(id) for id in pasch.catalogue()]
TYPED = digits + ascii_letters + "+-:#!?.,*/"
SEEDS = st.integers(0, 2**31)
FEWER = settings(max_examples=-(-settings().max_examples // 3))


def cases(setups: Callable[[Game], list[Setup]]) -> list[object]:
    return [
        pytest.param(game, setup, id=f"{game.id}-{label(game, setup)}")
        for game in GAMES
        for setup in setups(game)
    ]


@pytest.mark.parametrize(("game", "setup"), cases(defaults))
@given(seed=SEEDS)
def test_laws(game: Game, setup: Setup, seed: int) -> None:
    obeys(game, setup, seed)


@pytest.mark.long
@pytest.mark.parametrize(("game", "setup"), cases(variations))
@FEWER
@given(seed=SEEDS)
def test_laws_with_an_option_changed(game: Game, setup: Setup, seed: int) -> None:
    obeys(game, setup, seed)


def obeys(game: Game, setup: Setup, seed: int) -> None:
    """All the laws, of one and the same match."""
    for law in LAWS:
        law(game, setup, seed)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@settings(max_examples=60)
@example(seed=1, text="\ud800\x00")
@given(seed=st.integers(1, 5), text=st.text() | st.text(TYPED, max_size=12))
def test_any_text_is_read_or_refused(game: Game, seed: int, text: str) -> None:
    for _, state, _, _ in moments(game, Setup(game.seats[0]), seed, 4):
        a_text_is_read_or_refused(game, state, text)
