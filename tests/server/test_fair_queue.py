"""Whose turn it is."""

from __future__ import annotations

import asyncio

import pytest
from server.house import in_time

from pasch.server import fair_queue
from pasch.server.fair_queue import Asker, FairQueue, Place
from pasch.server.refusals import Refusal


async def order(queue: FairQueue, places: dict[str, Place]) -> list[str]:
    """Who is served, one after the other, until nobody is left."""
    served: list[str] = []
    while True:
        turn = [name for name, place in places.items() if place is queue._current]
        if not turn:
            return served
        await places[turn[0]].turn()
        served.append(turn[0])
        queue.leave(places[turn[0]])


@in_time
async def test_addresses_take_turns() -> None:
    queue = FairQueue(10)
    asked = ("a1", "a2", "a3", "a4", "b1", "b2", "c1")
    places = {name: queue.join(Asker(name[0], name)) for name in asked}
    assert await order(queue, places) == ["a1", "b1", "c1", "a2", "b2", "a3", "a4"]


@in_time
async def test_so_do_the_seats_of_one_address() -> None:
    queue = FairQueue(10)
    places = {}
    for name, seat in (("x1", "x"), ("x2", "x"), ("x3", "x"), ("y1", "y"), ("z1", "z")):
        places[name] = queue.join(Asker("school", seat))
    assert await order(queue, places) == ["x1", "y1", "z1", "x2", "x3"]


@in_time
async def test_who_belongs_there_comes_first() -> None:
    queue = FairQueue(10)
    places = {"s1": queue.join(Asker("s", "1", belongs=False))}
    places["s2"] = queue.join(Asker("t", "2", belongs=False))
    places["p1"] = queue.join(Asker("p", "1"))
    assert await order(queue, places) == ["s1", "p1", "s2"]


@in_time
async def test_when_it_is_full_those_with_most_places_give_one_up() -> None:
    queue = FairQueue(4)
    greedy = [queue.join(Asker("greedy", str(n))) for n in range(5)]
    with pytest.raises(Refusal, match="busy"):
        queue.join(Asker("greedy", "6"))
    first = queue.join(Asker("a"))
    with pytest.raises(Refusal, match="busy"):
        await greedy[4].turn()
    second = queue.join(Asker("b"))
    with pytest.raises(Refusal, match="busy"):
        await greedy[3].turn()
    with pytest.raises(Refusal, match="busy"):  # nobody has more than a fair share now
        queue.join(Asker("a", "more"))
    assert not first.called.done()
    assert not second.called.done()


@in_time
async def test_who_is_tired_of_waiting_is_in_nobodys_way() -> None:
    queue = FairQueue(4)
    places = {name: queue.join(Asker(name)) for name in ("a", "b", "c")}
    waiting = asyncio.create_task(places["b"].turn())
    await asyncio.sleep(0)
    waiting.cancel()
    queue.leave(places["b"])
    assert len(queue) == 1
    assert await order(queue, places) == ["a", "c"]
    queue.leave(places["b"])  # twice does no harm
    assert queue.join(Asker("b")).called.done()


@in_time
async def test_it_forgets_whom_it_served_long_ago(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "REMEMBERED", 10)
    queue = FairQueue(4)
    for number in range(100):
        queue.leave(queue.join(Asker(str(number))))
    assert len(queue._served) == 10


@in_time
async def test_of_those_who_were_served_the_ones_longest_ago_are_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fair_queue, "REMEMBERED", 4)  # two addresses, with a seat each
    queue = FairQueue(10)
    for name in ("a", "b", "a", "c"):
        queue.leave(queue.join(Asker(name, "1")))
    assert list(queue._served) == ["a", "a 1", "c", "c 1"]
