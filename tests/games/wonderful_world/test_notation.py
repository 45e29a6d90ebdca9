"""How moves are written and read."""

from __future__ import annotations

import pytest
from games.wonderful_world.setting import at, fresh
from hypothesis import given
from hypothesis import strategies as st

from pasch.engine.errors import UnreadableMove
from pasch.engine.state import HIDDEN
from pasch.games.wonderful_world import GAME, actions
from pasch.games.wonderful_world.words import NAMES, NO_CARD, parse, write


def test_cards_are_written_by_number_and_object() -> None:
    assert NAMES[:6] == ("1b", "1c", "1d", "1e", "1f", "2a")
    assert (write(fresh(1).state, 0), write(fresh(1).state, HIDDEN)) == ("1b", "?")


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("1b-1", actions.LAY),
        ("6e-6", actions.SHOW - 1),
        ("0", actions.SHOW),
        ("-", actions.STOP),
        ("x1", actions.THROW),
        ("x4", actions.TAKE - 1),
        ("!1", actions.TAKE),
        ("!6", actions.GIVE - 1),
        ("#1", actions.GIVE),
        ("#4", actions.COUNT - 1),
    ],
)
def test_every_kind_of_action_is_written_and_read(text: str, action: int) -> None:
    state = at("3a", "1b").state
    assert (parse(state, text), write(state, action)) == (action, text)


def test_every_action_has_its_own_notation() -> None:
    state = at("3a", "1b").state
    texts = [write(state, action) for action in range(actions.COUNT)]
    assert [parse(state, text) for text in texts] == list(range(actions.COUNT))


@pytest.mark.parametrize(
    "text",
    ["", "4c", "4g-4", "4c-7", "4c-0", "x0", "x5", "!7", "#5", "##", "٣c-1", "x٣", "G", "d3"],
)
def test_what_is_no_notation_is_refused(text: str) -> None:
    state = at("3a", "1b").state
    assert parse(state, text) is None
    with pytest.raises(UnreadableMove, match="1b-1"):
        GAME.read(state, text)


@given(st.text(max_size=8))
def test_no_text_breaks_the_reader(text: str) -> None:
    action = parse(at("3a", "1b").state, text)
    assert action is None or 0 <= action < NO_CARD + 36


def test_nature_is_written_too() -> None:
    assert fresh(2, first=None).choices() == ["#1", "#2"]
    assert at("3a", "1b 1c", "2a", 1, phase="drawing").choices() == ["G", "L"]
    assert at("3a", "1b", phase="throwing", to_throw=2).choices() == [f"d{n}" for n in range(1, 7)]
