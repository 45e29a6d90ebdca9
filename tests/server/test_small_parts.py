"""Parts of the server that need no server: plain functions of plain values."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import pasch
from pasch import fair
from pasch.fair import Proof
from pasch.server import pledges
from pasch.server.match import Match
from pasch.server.refusals import Refusal
from pasch.server.replay import KEPT, Replay, ReplayCache
from pasch.server.table_document import (
    BranchDocument,
    Origin,
    SeatDocument,
    TableDocument,
    decode,
    digest,
    encode,
    rematch,
)
from pasch.server.windows import (
    Notes,
    Sitting,
    Thinker,
    may_decide_meanwhile,
    with_decision,
    with_pass,
    with_thinker,
)

SECRET = "01" * 32


def table(**more: Any) -> TableDocument:
    """One in which nothing is as usual."""
    document = TableDocument(
        game="simpsons", version=3, options={"bank": 200}, first=1,
        seats=[
            SeatDocument("human", "Ann", digest("a"), "5f", 0, "ab" * 32, 2, True),
            SeatDocument("bot", "Bo", "", "77", 3),
        ],
        host=digest("h"), secret=SECRET, status="over", listed=True, paused=True, resumed=7,
        move_seconds=30, next="n", hints=True, fair=fair.PLEDGED, open_until=9, window_ms=500,
        window=Notes(4, {0: 1}), rematch=False, origin=Origin("t", 5, 6, {"game": "simpsons"}),
        branches=[BranchDocument("b", 2)],
    )  # fmt: skip
    return msgspec.structs.replace(document, **more)


def test_who_plays_again_has_the_same_seats_and_rules_and_nothing_else_of_before() -> None:
    before = table()
    after = rematch(before)
    assert after.secret != before.secret
    assert len(after.secret) == len(SECRET)
    changed = {
        "secret": after.secret, "status": "open", "listed": False, "paused": False, "next": "",
        "fair": fair.BARE, "open_until": 0, "window": Notes(), "rematch": True, "branches": [],
        "origin": Origin(position={"game": "simpsons"}),
        "seats": [
            SeatDocument("human", "Ann", digest("a"), "", 0, "", 2, True),
            SeatDocument("bot", "Bo", "", "", 3),
        ],
    }  # fmt: skip
    assert after == table(**changed)
    assert before == table()
    assert rematch(table(origin=Origin("t", 5, 6))).origin is None


def test_a_document_is_read_as_it_was_written() -> None:
    assert decode(encode(table())) == table()
    assert (table().given, table().position) == (6, {"game": "simpsons"})
    assert (table(origin=None).given, table(origin=None).position) == (0, None)


def test_a_secret_opens_its_own_seat_and_no_other() -> None:
    document = table()
    assert [document.seat_of(token) for token in ("a", "h", "", "b")] == [0, None, None, None]
    assert [document.is_host(token) for token in ("a", "h", "")] == [False, True, False]


def opened(**more: Any) -> TableDocument:
    return table(status="open", fair=fair.BARE, origin=None, **more)


def test_a_pledge_takes_the_place_of_a_number_that_was_given_bare() -> None:
    """Else the table would be one of an older Pasch, and begin without pledges."""
    document = opened()
    pledges.make_pledge(document, 0, "cd" * 32)
    assert (document.seats[0].pledge, document.seats[0].seed) == ("cd" * 32, "")
    for status in ("opening", "playing", "over"):
        with pytest.raises(Refusal, match="already_started"):
            pledges.make_pledge(table(status=status), 0, "cd" * 32)


def test_a_table_that_starts_has_the_numbers_of_bots_and_waits_for_those_of_people() -> None:
    document = opened()
    pledges.freeze(document, "t", until=99)
    assert (document.status, document.open_until, document.listed) == ("opening", 99, False)
    bots = fair.bot_number(bytes.fromhex(SECRET), "t", 1)
    assert [seat.seed for seat in document.seats] == ["", bots]
    assert (document.fair, document.version) == (fair.PLEDGED, pasch.load("simpsons").version)
    assert pledges.left_out(document) == []
    pledges.begin(document)
    assert (document.status, document.open_until) == ("playing", 0)
    assert pledges.left_out(document) == [0]


def test_a_number_begins_the_play_if_it_is_the_last_and_the_one_that_was_pledged() -> None:
    number = "5f" * 32
    document = opened()
    document.seats[0].pledge = fair.pledge("t", 0, number)
    with pytest.raises(Refusal, match="not_started"):
        pledges.open_number(document, "t", 0, number)
    pledges.freeze(document, "t", until=99)
    with pytest.raises(Refusal, match="wrong_number"):
        pledges.open_number(document, "t", 0, "60" * 32)
    for _ in range(2):  # said twice, it is done once
        pledges.open_number(document, "t", 0, number)
        assert (document.status, document.seats[0].seed) == ("playing", number)


ALONE = Sitting(frozenset({0}), {1: 2}, frozenset(), 1.2, False)
APART = Sitting(frozenset({0, 1}), {}, frozenset(), 1.2, False)
SHARED = APART._replace(one_device=True)


def test_time_begins_anew_at_a_shared_device_once_whoever_thought_has_passed() -> None:
    thinking = Notes(5, thinkers=[Thinker(0, 100)], resumed=50)
    after = with_pass(thinking, SHARED, 0, 7, now=900)
    assert after is not None
    assert (after.passed, after.resumed) == ({0: 7}, 900)
    other = with_pass(thinking, SHARED, 1, 8, now=900)
    assert other is not None
    assert (other.passed, other.resumed) == ({1: 8}, 50)  # who did not think holds up nothing
    apart = with_pass(thinking, APART, 0, 7, now=900)
    assert apart is not None
    assert apart.resumed == 50


@pytest.mark.parametrize(
    ("sitting", "noted"),
    [
        (ALONE, True),
        (SHARED, True),
        (APART, False),  # the window is as long as ever
        (APART._replace(patient=frozenset({0})), True),
        (APART._replace(patient=frozenset({1})), False),
        (APART._replace(seconds=0.0), True),
    ],
)
def test_a_pass_is_noted_where_somebody_waits_for_it(sitting: Sitting, noted: bool) -> None:
    assert (with_pass(Notes(5), sitting, 0, 7, now=9) is not None) == noted
    assert with_pass(Notes(5, {0: 7}), sitting, 0, 7, now=9) is None


def test_time_is_asked_for_once_and_not_by_who_has_passed() -> None:
    first = with_thinker(Notes(5), 0, now=9)
    assert first == Notes(5, thinkers=[Thinker(0, 9)])
    assert with_thinker(first, 0, now=10) is None
    assert with_thinker(Notes(5, {0: 7}), 0, now=9) is None
    second = with_thinker(first, 1, now=10)
    assert second is not None
    assert second.thinking() == [0, 1]


def test_who_is_asked_next_may_decide_meanwhile_once_and_not_before_others() -> None:
    for then, may in ((None, True), ((1, 4), True), ((0, 4), False)):
        notes = Notes(5, then=then)
        assert may_decide_meanwhile(0, APART, notes) is may
        for sitting in (ALONE, SHARED, APART._replace(bots={0: 2})):
            assert not may_decide_meanwhile(0, sitting, notes)
    decided = with_decision(Notes(5), 0, 4)
    assert decided == Notes(5, then=(0, 4))
    assert with_decision(decided, 0, 4) is None
    assert with_decision(decided, 0, 3) == Notes(5, then=(0, 3))


def replay(version: int) -> Replay:
    game = pasch.load("simpsons")
    proof = Proof("t", "ab" * 32, ("", ""), SECRET)
    found = Replay(Match(game, game.setup(pasch.Setup(2)), proof))
    found.match.version = version
    return found


def test_a_replay_goes_on_where_it_stopped_and_never_back() -> None:
    cache, at = ReplayCache(), replay(5)
    cache.give_back("t", at)
    assert cache.take("other", 9) is None
    assert cache.take("t", 4) is None
    assert cache.take("t", 5) is at
    assert cache.take("t", 5) is None  # nobody else gets it meanwhile
    cache.give_back("t", at)
    assert cache.take("t", 9) is at


def test_of_many_replays_the_latest_are_kept() -> None:
    cache = ReplayCache()
    for number in range(KEPT + 1):
        cache.give_back(str(number), replay(0))
    assert cache.take("0", 9) is None
    assert cache.take("1", 9) is not None
    assert cache.take(str(KEPT), 9) is not None
