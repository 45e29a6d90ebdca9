"""Whose turn it is where only one can be served at a time.

Who belongs there comes before who does not; then whoever was served longest ago, first among
addresses, then among the seats of one address.  So a thousand questions from one place do not come
before one from another, and of two children in one school the one who asked less comes first.
"""

from __future__ import annotations

import asyncio
from collections import Counter

from pasch.server.refusals import Refusal

REMEMBERED = 10_000  # addresses and seats that were served


class Asker:
    """Who wants something; `belongs` is for those who have a right to it before others."""

    def __init__(self, address: str, seat: str = "", belongs: bool = True) -> None:
        self.address = address
        self.seat = f"{address} {seat}"
        self.belongs = belongs


class Place:
    """A place in the queue; `called` says whether one's turn came or one had to go."""

    def __init__(self, asker: Asker, number: int) -> None:
        self.asker = asker
        self.number = number
        self.called: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    async def turn(self) -> None:
        if not await self.called:
            raise Refusal("busy")


class FairQueue:
    """`places` may wait; when all are taken, those who have most of them give one up."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._waiting: list[Place] = []
        self._served: dict[str, int] = {}  # when, by address and by seat; the latest last
        self._current: Place | None = None
        self._count = 0

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    def join(self, asker: Asker) -> Place:
        """A place, or the refusal at once; `leave` it in the end."""
        self._count += 1
        place = Place(asker, self._count)
        if self._current is None:
            self._call(place)
            return place
        if len(self._waiting) >= self._places:
            self._make_room(asker)
        self._waiting.append(place)
        return place

    def leave(self, place: Place) -> None:
        """Served, or tired of waiting."""
        if place is self._current:
            self._current = None
            if self._waiting:
                following = min(self._waiting, key=self._rank)
                self._waiting.remove(following)
                self._call(following)
        elif place in self._waiting:
            self._waiting.remove(place)

    def _rank(self, place: Place) -> tuple[bool, int, int, int]:
        asker, served = place.asker, self._served
        return (
            not asker.belongs,
            served.get(asker.address, 0),
            served.get(asker.seat, 0),
            place.number,
        )

    def _call(self, place: Place) -> None:
        self._current = place
        self._count += 1
        for name in (place.asker.address, place.asker.seat):
            self._served.pop(name, None)
            self._served[name] = self._count
        while len(self._served) > REMEMBERED:
            del self._served[next(iter(self._served))]
        if not place.called.done():
            place.called.set_result(True)

    def _make_room(self, asker: Asker) -> None:
        """Of those who belong less, or have more places than the newcomer, the last one goes."""
        held = Counter(place.asker.address for place in self._waiting)
        last = max(
            self._waiting,
            key=lambda place: (not place.asker.belongs, held[place.asker.address], place.number),
        )
        less = last.asker.belongs < asker.belongs
        more = last.asker.belongs == asker.belongs and (
            held[last.asker.address] > held[asker.address] + 1
        )
        if not (less or more):
            raise Refusal("busy")
        self._waiting.remove(last)
        if not last.called.done():
            last.called.set_result(False)
