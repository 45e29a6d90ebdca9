"""Who sits where."""

from __future__ import annotations

from typing import Any

import pytest

from pasch import load
from pasch.speech import Speaker
from pasch.terminal.seating import Plan, begin, plan

GAME = load("mal_anders")


def seated(**asked: Any) -> Plan:
    return plan(Speaker("en"), GAME, **asked)


@pytest.mark.parametrize(
    ("asked", "names", "bots"),
    [
        ({}, ["Player 1", "Bot Ada"], [2]),
        ({"names": "Anna"}, ["Anna", "Bot Ada"], [2]),
        ({"names": "Anna", "seats": "3"}, ["Anna", "Bot Ada", "Bot Bela"], [2, 3]),
        ({"names": "Anna, Ben"}, ["Anna", "Ben"], []),
        ({"names": "Anna,Ben", "seats": "3"}, ["Anna", "Ben", "Bot Ada"], [3]),
        ({"names": "Anna", "bots": "1"}, ["Bot Ada", "Anna"], [1]),
        ({"names": "Anna,Ben", "bots": "2"}, ["Anna", "Ben"], [2]),
        ({"names": "Anna", "bots": "2,3"}, ["Anna", "Bot Ada", "Bot Bela"], [2, 3]),
        ({"bots": "0"}, ["Player 1", "Player 2"], []),
        ({"bots": "0", "seats": "4", "names": "A"}, ["A", "Player 2", "Player 3", "Player 4"], []),
        ({"bots": "1,2"}, ["Bot Ada", "Bot Bela"], [1, 2]),
        ({"names": "An\x1b[2Jna"}, ["An[2Jna", "Bot Ada"], [2]),
        ({"names": "A" * 30}, ["A" * 16, "Bot Ada"], [2]),
    ],
)
def test_names_and_bots(asked: dict[str, str], names: list[str], bots: list[int]) -> None:
    made = seated(**asked)
    assert made.names == names
    assert [seat for seat, level in enumerate(made.bots, start=1) if level] == bots
    assert made.setup.seats == len(names)


@pytest.mark.parametrize(
    ("asked", "bots"),
    [
        ({}, [None, 2]),
        ({"level": "4"}, [None, 4]),
        ({"level": "4", "seats": "3"}, [None, 4, 4]),
        ({"level": "4", "bots": "1,3"}, [4, None, 4]),
        ({"level": "4", "bots": "1:1,2,3:random"}, [1, 4, "random"]),
        ({"bots": "2: 3 ,3"}, [None, 3, 2]),
        ({"level": "4", "bots": "0"}, [None, None]),
    ],
)
def test_a_bot_has_the_level_that_is_said_of_it_or_of_all(
    asked: dict[str, str], bots: list[int | str | None]
) -> None:
    assert seated(**asked).bots == bots


@pytest.mark.parametrize(("text", "first"), [("2", 1), ("draw", None), ("los", None), (None, None)])
def test_the_first_seat_is_counted_from_one(text: str | None, first: int | None) -> None:
    assert plan(Speaker("en"), GAME, first=text).setup.first == first


@pytest.mark.parametrize("text", ["play_on=yes", "play_on=ja", "play_on", " play_on = yes "])
def test_an_option_may_be_said_in_many_ways(text: str) -> None:
    assert plan(Speaker("en"), GAME, options=[text]).setup.options == {"play_on": True}


def test_without_a_seed_no_two_matches_are_alike() -> None:
    seeds = {begin(seated()).extra["seed"] for _ in range(3)}
    assert len(seeds) == 3
