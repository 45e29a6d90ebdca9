"""What is said: notation, events, choices."""

from __future__ import annotations

import pytest
from arrange import GAME, at, refused

from pasch import State, UnreadableMove
from pasch.analysis.odds import odds
from pasch.speech import Speaker
from pasch.terminal import board


def told(state: State, move: str) -> list[str]:
    speaker = Speaker("en", GAME.id, ("Ada", "Ben", "Cleo", "Dora"))
    action = GAME.read(state, move)
    return [speaker.say(message) for message in GAME.tell(state, action)]


def offered(state: State) -> list[str]:
    speaker = Speaker("en", GAME.id, ("Ada", "Ben", "Cleo", "Dora"))
    return [speaker.say(GAME.offer(state, action)) for action in state.legal()]


def test_a_throw_says_what_follows_from_it() -> None:
    assert told(at("3", ""), "d4") == ["Ada rolls a 4."]
    assert told(at("d", ""), "d4")[1] == "Ada cannot move with that."
    tries = at("", "", throws=3)
    assert told(tries, "d4")[1] == "Nothing can be done with that: 2 more tries."
    assert told(at("", "", throws=2), "d4")[1] == "Nothing can be done with that: one more try."
    assert told(at("b c d 38", ""), "d6")[1].endswith("cannot move with that but may roll again.")


def test_a_move_says_what_it_does() -> None:
    assert told(at("18", "1", die=3), "18-21") == [
        "Ada moves from 18 to 21.", "Ada sends Ben’s piece back!",
    ]  # fmt: skip
    assert told(at("39", "", die=2), "39-b") == ["Ada moves from 39 into the home (b)."]
    assert told(at("", "", die=6), "A") == ["Ada brings a piece onto A.", "Ada may roll again."]


def test_a_missed_capture_is_named_before_and_after() -> None:
    state = at("18 5", "1", die=3, capture="huff")
    assert told(state, "5-8")[1] == "Ada has missed a capture: the piece on 18 must go back."
    assert offered(state) == [
        "from 5 to 8; the piece on 18 must then go back", "from 18 to 21, sending Ben’s piece back",
    ]  # fmt: skip


def test_the_end_names_winners_and_places() -> None:
    assert told(at("39 b c d", "", die=1), "39-a")[-1] == "Ada has all four pieces home and wins!"
    both = at("a b c d", "39 b c d", "", turn=1, die=1, play_on=True, places=(1, 0, 0))
    assert told(both, "39-a")[1:] == [
        "Ben has all four pieces home and finishes second.",
        "Cleo is the last one left and finishes third.",
    ]


def test_the_end_of_a_way_may_be_left_out() -> None:
    state = at("3 12", "", die=4)
    assert GAME.read(state, "12") == GAME.read(state, "12-16")


@pytest.mark.parametrize("text", ["", "x", "40", "3-x", "A-", "-3", "d5", "3-7-9", "é"])
def test_what_is_no_notation_is_said_to_be_none(text: str) -> None:
    with pytest.raises(UnreadableMove):
        GAME.read(at("3", "", die=4), text)


def test_a_d_is_a_field_for_players_and_a_die_for_nature() -> None:
    assert refused(at("3", "", die=4), "d") == ("why-other-way", "MC-10")
    assert GAME.read(at("3", ""), "d5") == 4


def test_a_choice_says_who_is_near() -> None:
    assert offered(at("5", "17", "29", die=1)) == ["from 5 to 6 (3 behind Cleo)"]


def test_in_a_narrow_window_everybody_is_told_in_the_listeners_count() -> None:
    """Two sit opposite: Ben's 27 is Ada's 7."""
    speaker = Speaker("en", GAME.id, ("Ada", "Ben"), 0)
    told = " ".join(board.draw(GAME, at("5", "27"), speaker, 40))
    assert "Ben: on 7 (2 ahead of you)" in told


def test_dangers_are_counted_as_the_listener_does() -> None:
    _, danger, _ = odds(GAME, at("5", "23"))
    said = {who: Speaker("en", GAME.id, ("Ada", "Ben"), who) for who in (0, 1)}
    assert [said[who].say(danger.lines[0].about) for who in (0, 1)] == ["Ada on 5", "Ada on 25"]
