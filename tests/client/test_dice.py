"""What a seat finds out about the dice: every way to cheat has its doubt, and nothing else has."""

from __future__ import annotations

from typing import Any

import pytest

import pasch
from pasch import fair
from pasch.client import Event, TableInfo
from pasch.client.dice import Dice
from pasch.client.messages import OriginInfo
from pasch.match import dumps

SEED = bytes(range(32))
NUMBER = "5f" * 32  # ours, in the first seat
BOT = fair.bot_number(SEED, "t", 1)


def info(status: str, **more: Any) -> TableInfo:
    """A table as an honest server tells of it."""
    begun = status in ("playing", "over")
    wanted: dict[str, Any] = {
        "id": "t", "revision": 1, "game": "simpsons", "options": {}, "status": status,
        "seats": [], "move_seconds": 0, "paused": False, "listed": False,
        "commitment": fair.commit(SEED), "seed": SEED.hex() if status == "over" else "",
        "seeds": [NUMBER, BOT] if begun else ["", ""],
        "pledges": [fair.pledge("t", 0, NUMBER), ""], "left_out": [], "next": "", "hints": False,
        "window_ms": 0, "rematch": False,
    }  # fmt: skip
    return TableInfo(**wanted | more)


def seated(**more: Any) -> Dice:
    """Before the table starts."""
    dice = Dice("t", 0)
    dice.number = NUMBER
    dice.receive(info("open", **more))
    dice.pledged = True
    return dice


def playing(**more: Any) -> Dice:
    dice = seated(**more)
    dice.receive(info("opening", **more))
    dice.opened = True
    dice.receive(info("playing", **more))
    return dice


def match(cheat_at: int = -1, records: int = 10_000, since: int = 0, **proof: Any) -> str:
    """A match by these numbers, whose proof says something else here and there."""
    table = pasch.Table(pasch.load("simpsons"), pasch.Setup(2), ["Ann", "Bot"])
    rng = pasch.Rng(4)
    while not table.over and len(table.log) < records:
        number, state = len(table.log), table.state
        if state.actor() >= 0:
            legal = state.legal()
            table.play(state.actor(), legal[rng.below(len(legal))])
            continue
        outcome = fair.throw(SEED, "t", (NUMBER, BOT), number, state.chance())
        if number == cheat_at or number < since:
            outcome = next(each for each in state.chance().outcomes if each != outcome)
        table.happen(outcome)
    table.extra["proof"] = {
        "table": "t", "commitment": fair.commit(SEED), "seats": [NUMBER, BOT],
        "seed": SEED.hex(), "version": fair.PLEDGED,
        "pledges": [fair.pledge("t", 0, NUMBER), ""], "since": since, **proof,
    }  # fmt: skip
    return dumps(table)


def throws(text: str) -> dict[int, int]:
    log = pasch.match.loads(text).log
    return {number: action for number, (actor, action) in enumerate(log, 1) if actor < 0}


def test_an_honest_game_leaves_no_doubt_and_every_throw_is_checked() -> None:
    dice, text = playing(), match()
    fell = throws(text)
    dice.witness([Event(v, -1, outcome) for v, outcome in fell.items()])
    assert dice.checked == -1
    dice.finish(text, fell)
    assert dice.doubts == []
    assert dice.checked == len(fell)


FIRST = min(throws(match()))
ENDS: dict[str, tuple[str, dict[str, Any]]] = {
    "another secret": ("secret", {"seed": "77" * 32}),
    "another seal": ("seal", {"commitment": "77" * 32}),
    "both": ("seal", {"commitment": fair.commit(b"7" * 32), "seed": (b"7" * 32).hex()}),
    "other pledges": ("pledges", {"pledges": [fair.pledge("t", 0, NUMBER), "77" * 32]}),
    "a bot with a number of its own": ("bot", {"seats": [NUMBER, "77" * 32]}),
    "our number left out": ("changed", {"seats": ["", BOT]}),
    "another one for ours": ("number", {"seats": ["77" * 32, BOT]}),
    "a throw that did not fall so": ("throw", {"cheat_at": FIRST - 1}),
    "throws that nobody is to check": ("changed", {"since": 9}),
    "no end": ("unfinished", {"records": 40}),
    "no secret": ("no-seed", {"seed": ""}),
}


@pytest.mark.parametrize(("doubt", "changes"), ENDS.values(), ids=ENDS)
def test_what_is_wrong_at_the_end_is_found(doubt: str, changes: dict[str, Any]) -> None:
    dice, text = playing(), match(**changes)
    dice.finish(text, throws(text))
    assert doubt in dice.doubts
    assert dice.checked == -1


def test_our_own_number_is_looked_for_only_if_it_was_pledged() -> None:
    """Whoever comes back to a game has another one, which is in no proof."""
    dice = Dice("t", 0)
    dice.receive(info("playing"))
    text = match()
    dice.finish(text, throws(text))
    assert dice.doubts == []


def test_of_a_branch_what_fell_here_is_checked_and_no_more() -> None:
    origin = OriginInfo("other", 8, 8, False)
    dice, text = playing(origin=origin), match(since=8)
    dice.finish(text, throws(text))
    assert dice.doubts == []
    assert 0 < dice.checked < len(throws(text))
    for since in (7, 9):
        dice = playing(origin=origin)
        dice.finish(match(since=since), {})
        assert dice.doubts[0] == "changed"


def test_where_a_branch_begins_is_settled_when_it_is_first_seen() -> None:
    dice = playing()
    dice.receive(info("playing", origin=OriginInfo("other", 8, 8, False)))
    dice.finish(match(since=8), {})
    assert "changed" in dice.doubts


SAID: dict[str, tuple[str, dict[str, Any]]] = {
    "another seal": ("seal", {"commitment": "cd" * 32}),
    "another pledge for us": ("mine", {"pledges": ["00" * 32, ""], "seeds": ["", BOT]}),
    "another pledge for somebody": (
        "pledges",
        {"pledges": [fair.pledge("t", 0, NUMBER), "00" * 32]},
    ),
    "a number that was not pledged": ("number", {"seeds": ["34" * 32, BOT]}),
    "another number for us": ("mine", {"seeds": ["34" * 32, BOT]}),
    "none for us": ("dropped", {"seeds": ["", BOT]}),
}


@pytest.mark.parametrize(("doubt", "told"), SAID.values(), ids=SAID)
def test_what_is_wrong_at_the_start_is_found(doubt: str, told: dict[str, Any]) -> None:
    dice = seated()
    dice.receive(info("opening"))
    dice.opened = True
    dice.receive(info("playing", **told))
    assert doubt in dice.doubts
    dice.receive(info("playing"))
    assert doubt in dice.doubts  # once something is wrong, it stays so


def test_numbers_that_change_in_the_middle_of_a_game_are_found() -> None:
    dice = playing()
    dice.receive(info("playing", seeds=[NUMBER, "34" * 32]))
    assert dice.doubts == ["changed"]


def test_while_the_table_is_open_anybody_may_come_and_go() -> None:
    dice = seated()
    dice.receive(info("open", pledges=["", "12" * 32]))
    dice.receive(info("open", pledges=["12" * 32, ""], seeds=["1", ""]))
    assert dice.doubts == []


def test_a_number_is_shown_once_and_to_no_server_that_is_in_doubt() -> None:
    assert seated().may_open(info("opening"))
    for told in (
        {"status": "open"}, {"status": "playing"}, {"commitment": "cd" * 32},
        {"pledges": ["00" * 32, ""]},
    ):  # fmt: skip
        assert not seated().may_open(info("opening")._replace(**told))
    for change in ({"opened": True}, {"pledged": False}, {"doubts": ["seal"]}):
        dice = seated()
        for name, value in change.items():
            setattr(dice, name, value)
        assert not dice.may_open(info("opening"))


def test_only_what_nature_did_before_our_eyes_is_kept() -> None:
    """Nobody learns from a move, or from what was hidden, whether the dice are fair."""
    dice, text = playing(), match()
    fell = throws(text)
    hidden = max(fell)
    dice.witness([Event(FIRST, -1, fell[FIRST]), Event(hidden), Event(2, 0, 77)])
    dice.finish(text, fell)
    assert dice.doubts == []
    dice.finish(text, {**fell, hidden: fell[hidden] + 1})
    assert dice.doubts == []
    dice.finish(text, {**fell, FIRST: fell[FIRST] + 1})
    assert dice.doubts == ["fell"]
