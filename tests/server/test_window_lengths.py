"""Whoever measures how long windows are open learns nothing of the cards that others hold.

Over real sockets: windows with and without a usable card, opened by turns under the same load, as
an opponent measures them.  A two-sample test of Kolmogorov and Smirnov compares their lengths.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import count, cycle
from math import exp, sqrt
from pathlib import Path
from statistics import median

import pytest
from server.hands import USABLE, USELESS, about_to_draw, table
from server.house import House, house, in_time

from pasch import Record, Setup
from pasch.games.nichts_als_aerger.rules.actions import PASS
from pasch.server import table as live_table
from pasch.server.messages import Choices, Events, OpenWindow
from pasch.server.windows import Closing, Notes, Questions, Sitting, closing
from pasch.server.workers import Workers

WINDOWS = 200  # of each kind
FEW = 50  # are enough to find out who gives it away
AT_ONCE = 10  # under the same load: five of each kind
LENGTH = 80  # milliseconds
LUCK = 0.01  # so often the test differs by chance
ATTEMPTS = 3  # so that chance alone fails it once in a million times


class Bots(Workers):
    """They think for a while, and pass."""

    async def choose(
        self,
        game: str,
        setup: Setup,
        seen: Sequence[Record],
        level: int,
        seed: int,
        clock: bool = True,
    ) -> int | None:
        await asyncio.sleep(LENGTH / 4000)
        return PASS


@pytest.mark.parametrize("holder", ["person", "bot"])
@in_time
async def test_lengths_of_windows_do_not_tell_who_holds_a_card(holder: str, tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        found: list[float] = []
        while max(found, default=0) <= LUCK and len(found) < ATTEMPTS:
            found.append(await _compared(served, holder, f"{len(found)}"))
        assert max(found) > LUCK, found


def _hurried(
    asked: Questions, sitting: Sitting, notes: Notes, opened: float, now: float
) -> Closing:
    """As we were: where nobody can do anything, it is over sooner."""
    found = closing(asked, sitting, notes, opened, now)
    if found.at is None or any(question.usable for question in asked):
        return found
    return found._replace(at=found.at - 0.6 * LENGTH / 1000)


def _answered(
    asked: Questions, sitting: Sitting, notes: Notes, opened: float, now: float
) -> Closing:
    """It waits for those who can do something."""
    found = closing(asked, sitting, notes, opened, now)
    waits = 1.5 * LENGTH / 1000 if any(question.usable for question in asked) else 0
    return found if found.at is None else found._replace(at=found.at + waits)


@pytest.mark.parametrize("wrong", [_hurried, _answered])
@in_time
async def test_a_table_that_gives_it_away_is_found_out(
    wrong: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "closing", wrong)
    async with house(tmp_path) as served:
        assert await _compared(served, "person", "0", FEW) < LUCK


async def _compared(served: House, holder: str, name: str, windows: int = WINDOWS) -> float:
    """How likely it is that the lengths of both kinds differ so much if they are alike."""
    served.app._clock.thoughts.workers = Bots(1)
    numbers, answers = count(), cycle((True, True, False, False))
    lengths: dict[str, list[float]] = {USABLE: [], USELESS: []}
    while len(lengths[USABLE]) < windows:
        cards = (USABLE, USELESS) * (AT_ONCE // 2)
        measured = await asyncio.gather(
            *(
                _length(served, f"{name}-{next(numbers)}", holder, card, next(answers))
                for card in cards
            )
        )
        for card, length in zip(cards, measured, strict=True):
            lengths[card].append(length)
    assert median(lengths[USABLE]) > 0.5 * LENGTH / 1000  # there was something to measure
    return likelihood(*lengths.values())


async def _length(served: House, id: str, holder: str, card: str, answers: bool) -> float:
    """Of a window in which seat 1 holds the card, as seat 3 measures it who has opened it.

    Some answer that they pass as soon as they are offered something, some do not.
    """
    bots = {1: 2} if holder == "bot" else {}
    hands = (USELESS, card, USELESS, USELESS)
    party = await table(served, id, *hands, log=about_to_draw, window_ms=LENGTH, bots=bots)
    guests = [await party.guest(seat) for seat in (1, 3) if seat in party.tokens]
    for guest in guests:
        await guest.settle()
    measuring = guests[-1]
    clock = asyncio.get_running_loop().time
    await measuring.say(t="move", seat=3, at=measuring.version, action=PASS)
    opened = await measuring.hear(OpenWindow)
    begun = clock()
    assert opened.seats == [1, 2]
    if card == USABLE and holder == "person" and answers:
        await guests[0].hear(Choices)
        await guests[0].say(t="move", seat=1, at=opened.v, action=PASS)
    await measuring.hear(Events)
    length: float = clock() - begun
    for guest in guests:
        await guest.socket.close()
    return length


def likelihood(one: list[float], other: list[float]) -> float:
    """Kolmogorov and Smirnov: of a distance between two samples as great as this, were they of
    one kind (the limit for many)."""
    steps = sorted([(value, 1 / len(one)) for value in one] +
                   [(value, -1 / len(other)) for value in other])  # fmt: skip
    height = distance = 0.0
    for _, step in steps:
        height += step
        distance = max(distance, abs(height))
    root = sqrt(len(one) * len(other) / (len(one) + len(other)))
    x = (root + 0.12 + 0.11 / root) * distance
    terms = ((1 if k % 2 else -1) * exp(-2 * (k * x) ** 2) for k in range(1, 101))
    return min(1.0, max(0.0, 2 * sum(terms)))


def test_the_likelihood_is_that_of_the_tables() -> None:
    """1.36 and 1.63 are the known bounds for 5 % and 1 %; equal samples are alike."""
    same = [float(number) for number in range(1000)]
    assert likelihood(same, same) > 0.999
    for bound, expected in ((1.358, 0.05), (1.628, 0.01)):
        shifted = [number + bound * sqrt(2 / 1000) * 1000 for number in same]
        assert likelihood(same, shifted) == pytest.approx(expected, rel=0.1)
