"""Why something is not possible now: every reason, with its rule."""

from __future__ import annotations

import pytest
from games.wonderful_world.setting import Play, at, fresh, rolling
from hypothesis import given
from hypothesis import strategies as st

from pasch.engine.errors import IllegalAction
from pasch.games.wonderful_world import GAME
from pasch.games.wonderful_world.words import why
from pasch.speech import Speaker

LAYING = at("3a 4b | 5a", "4c 6b 3d")
CHOOSING = at("3a", "1b", phase="choosing")
AGAIN = at("3a", "1b", phase="again")
HITTING = at("3a | 2a 1b | 5a", "6a", phase="choosing").does("x1", "d3")
BEATING = rolling("1b 5c | 2a 5d | 3a | 4a", "2 2").does("d5", "d3", "d6", "d6")
CHOSEN = rolling("1b 5c | 2a 5d | 6a 5f", "2 2").does("d5", "d5", "d3", "d3", "!2")
GIVING = rolling("1b", "2 0 1").does("d5", "d6", "d6")
LOST = at("4a 3b 5c 6e 1f | 3a 4f 5b 2c", "4b 4c | 1b").does("0")
WON = rolling("1b", "1").does("d1")


@pytest.mark.parametrize(
    ("play", "move", "key", "rule"),
    [
        (LAYING, "1a-1", "why-no-card", "WW-2"),
        (LAYING, "6f-3", "why-no-card", "WW-2"),
        (LAYING, "1b-1", "why-not-in-hand", "WW-20"),
        (LAYING, "x1", "why-lay-first", "WW-20"),
        (LAYING, "4c-6", "why-wrong-start", "WW-21"),
        (LAYING, "4c-3", "why-same-number", "WW-21"),
        (LAYING, "6b-3", "why-same-object", "WW-21"),
        (LAYING, "0", "why-can-lay", "WW-29"),
        (CHOOSING, "-", "why-must-throw", "WW-23"),
        (CHOOSING, "1b-1", "why-must-throw", "WW-23"),
        (AGAIN, "1b-1", "why-throw-or-stop", "WW-25"),
        (HITTING, "!5", "why-not-hit", "WW-24"),
        (HITTING, "!6", "why-not-hit", "WW-24"),
        (HITTING, "-", "why-choose-row", "WW-24"),
        (BEATING, "#1", "why-choose-pile", "WW-44"),
        (BEATING, "!3", "why-falls-already", "WW-44"),
        (CHOSEN, "!2", "why-falls-already", "WW-44"),
        (BEATING, "!4", "why-other-number", "WW-44"),
        (BEATING, "!6", "why-other-number", "WW-44"),
        (GIVING, "#2", "why-no-die", "WW-45"),
        (GIVING, "#4", "why-choose-die", "WW-45"),
        (GIVING, "-", "why-choose-die", "WW-45"),
        (LOST, "x1", "why-over", "WW-29"),
        (WON, "x1", "why-over", "WW-46"),
        (fresh(2, first=None), "x1", "why-not-now", "WW-13"),
        (fresh(2), "x1", "why-not-now", "WW-10"),
        (fresh(1).does("1b", "1c", "1d"), "x1", "why-not-now", "WW-11"),
        (at("3a", "1b 1c", "2a", phase="drawing"), "x1", "why-not-now", "WW-22"),
        (at("3a", "1b 1c", "2a", phase="getting"), "x1", "why-not-now", "WW-22"),
        (at("3a", "1b", phase="throwing", to_throw=1), "x1", "why-not-now", "WW-23"),
        (rolling("1b"), "x1", "why-not-now", "WW-42"),
    ],
)
def test_every_reason(play: Play, move: str, key: str, rule: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        play.does(move)
    reason = refused.value.reason
    assert reason is not None
    assert (reason.key, reason.values["rule"]) == (key, rule)
    for language in ("de", "en"):
        assert rule in Speaker(language, GAME.id, ("Anna", "Ben", "Cleo")).say(reason)


def test_the_reason_while_a_hand_is_shown() -> None:
    play = at("4a 3b 5c 6e 1f | 3a 4f 5b 2c", "4b 4c", open_hands=False).does("0")
    assert why(play.state, 0).values["rule"] == "WW-29"


def test_reasons_are_said_in_plain_words() -> None:
    reason = why(LAYING.state, GAME.parse(LAYING.state, "6b-3") or -1)
    assert Speaker("de", GAME.id).say(reason) == (
        "An Pfeil 3 passt die 6 mit Aktentasche nicht: Dort liegt schon ein Herr mit "
        "Aktentasche (WW-21)."
    )
    assert Speaker("en", GAME.id).say(reason) == (
        "At arrow 3, the 6 with the briefcase does not fit: a man with the briefcase "
        "is already there (WW-21)."
    )


@given(st.integers(), st.sampled_from([LAYING, CHOOSING, AGAIN, HITTING, BEATING, GIVING, WON]))
def test_any_number_has_a_reason(action: int, play: Play) -> None:
    assert str(why(play.state, action).values["rule"]).startswith("WW-")
