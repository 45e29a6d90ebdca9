"""Fields counted from the listener's own start, and how far they are from the listener's pieces."""

from __future__ import annotations

import pickle

from pasch.engine.message import Message, PerSeat, Value
from pasch.engine.ring import Ring
from pasch.speech import Speaker

RING = Ring(40, [0, 10, 20, 30])


def test_each_listener_counts_from_their_own_start() -> None:
    space = RING.space(1, 22)  # 32 from the start of seat 0
    assert [space.heard[seat] for seat in range(4)] == ["32", "22", "12", "2"]
    assert space.own == "22"
    assert RING.space(2, 20).heard[0] == "A"


def test_who_comes_close_behind_is_told_how_close() -> None:
    mine = [[8], [], [], []]
    landing = RING.landing(3, 15, mine, 6)  # 5 from the start of seat 0
    assert landing.heard[0] == Message("space-behind", {"space": "5", "steps": 3})
    assert landing.heard[3] == "15"


def test_the_nearest_piece_counts_ahead_or_behind() -> None:
    assert RING.relation(5, [8, 4], 6) == ("space-ahead", 1)
    assert RING.relation(5, [8, 2], 6) == ("space-behind", 3)
    assert RING.relation(39, [1], 6) == ("space-behind", 2)
    assert RING.relation(5, [5, -1, 41], 6) == ("", 7)
    assert RING.relation(5, [20], 6) == ("", 7)


def test_who_stands_next_behind_and_ahead_of_a_field() -> None:
    # seat 0's 5 is seat 1's 35, seat 2's 25, seat 3's 15
    assert RING.near(0, 5, [[5], [], [], []], 6) is None  # the own ones do not count
    assert RING.near(0, 5, [[], [33], [], [18]], 6) == Message(
        "near-both", {"ahead": 2, "seat": 1, "behind": 3, "other": 3}
    )
    assert RING.near(0, 5, [[], [31, 34, 35], [41], [-1]], 6) == Message(
        "near-ahead", {"ahead": 1, "seat": 1}
    )
    assert RING.near(0, 5, [[], [33, 38], [], []], 6) == Message(
        "near-between", {"ahead": 2, "behind": 3, "seat": 1}
    )  # nobody is named twice
    assert RING.near(0, 5, [[], [], [31], [22]], 6) == Message(
        "near-behind", {"behind": 6, "other": 2}
    )
    assert RING.near(0, 5, [[], [], [32], []], 6) is None  # a step too far behind it
    assert RING.near(0, 5, [[], [], [18], []], 6) is None  # and ahead of it


def test_a_speaker_says_what_the_listener_hears() -> None:
    values: dict[str, Value] = {
        "seat": 3,
        "from": RING.space(3, 10),
        "to": RING.landing(3, 15, [[8], [], [], []], 6),
    }
    moves = Message("moves", values)
    names = ["Anna", "Bo", "Cem", "Dora"]

    def said(listener: int | None) -> str:
        return Speaker("en", "nichts_als_aerger", names, listener).say(moves)

    assert "from A to 5 (3 behind you)" in said(0)
    assert "from A to 5 (3 behind you)" in said(-1)  # an onlooker counts as the first seat does
    assert "from 10 to 15" in said(3)
    assert said(None) == said(3)  # quoted as whoever moves would say it


def test_two_of_them_are_equal_and_can_be_kept() -> None:
    space = RING.space(1, 2)
    assert pickle.loads(pickle.dumps(space)) == space
    assert space != RING.space(1, 3)
    assert space != "2"
    assert repr(PerSeat("2", ["12"])) == "PerSeat('2', ['12'])"
