"""Tables that nobody touches are forgotten: after two looks, a day of running apart, not before."""

from __future__ import annotations

import asyncio

import pytest
from kit.loop import in_loop
from storage.lab import Lab, entry

from pasch.server.expiry import DAY, MOST_DAYS, BadDays, Expiry, checked
from pasch.speech import LANGUAGES, Speaker
from pasch.storage.store import FORGET, Entry, StaleTable, Store

YEAR = 365 * DAY
NOW = 60 * YEAR  # after 1970


class Clocks:
    """The time of day, which may be wrong, and the time that passes, which may not."""

    def __init__(self) -> None:
        self.wall = float(NOW)
        self.steady = 100.0

    def server(self, store: Store) -> Expiry:
        return Expiry(store, 180, lambda: self.wall, lambda: self.steady)

    def pass_by(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


async def tables(store: Store) -> set[str]:
    return set(await store.versions(["old", "new"]))


async def fill(store: Store) -> None:
    await store.create("old", b"", False, (NOW - YEAR) * 1000)
    await store.create("new", b"", False, NOW * 1000)


async def live(server: Expiry, clocks: Clocks, seconds: int) -> None:
    """Run for so long, with a look every hour."""
    await server.look()
    for _ in range(seconds // 3600):
        clocks.pass_by(3600)
        await server.look()


@in_loop
async def test_an_old_table_is_forgotten_after_a_day_of_running(lab: Lab) -> None:
    clocks = Clocks()
    async with lab.opened() as store:
        await fill(store)
        server = clocks.server(store)
        await live(server, clocks, DAY - 3600)
        assert await tables(store) == {"old", "new"}
        clocks.pass_by(3600)
        await server.look()
        assert await tables(store) == {"new"}
        assert server.forgotten == 1


@in_loop
async def test_seconds_that_are_not_whole_yet_are_not_lost(lab: Lab) -> None:
    """Looks that come too often for a second each still count all of the time."""
    clocks = Clocks()
    async with lab.opened() as store:
        server = clocks.server(store)
        await server.look()
        for _ in range(40):
            clocks.pass_by(0.75)
            await server.look()
        assert 20 <= await store.ran() <= 30


@in_loop
async def test_one_start_with_a_wrong_clock_forgets_nothing(lab: Lab) -> None:
    clocks = Clocks()
    async with lab.opened() as store:
        await fill(store)
        clocks.wall += YEAR
        await live(clocks.server(store), clocks, DAY - 3600)
        clocks.wall -= YEAR
        await live(clocks.server(store), clocks, DAY - 3600)
        clocks.wall += YEAR
        await live(clocks.server(store), clocks, 3600)
        assert "new" in await tables(store)


@in_loop
async def test_time_in_which_no_server_runs_does_not_count(lab: Lab) -> None:
    clocks = Clocks()
    async with lab.opened() as store:
        await fill(store)
        for _ in range(20):
            await live(clocks.server(store), clocks, 3600)
            clocks.pass_by(10 * DAY)
            clocks.steady = 5.0  # the machine was started anew
        assert "old" in await tables(store)
        for _ in range(6):  # but all that it ran is added up
            await live(clocks.server(store), clocks, 3600)
        assert "old" not in await tables(store)


@in_loop
async def test_two_servers_at_once_do_not_make_a_day_shorter(lab: Lab) -> None:
    clocks = Clocks()
    async with lab.opened() as store:
        one, other = clocks.server(store), clocks.server(store)
        for _ in range(8):
            await one.look()
            clocks.pass_by(300)
            await other.look()
            clocks.pass_by(300)
        assert await store.ran() in (7 * 600, 8 * 600 - 300)


@in_loop
async def test_of_two_that_add_the_same_time_one_does(lab: Lab) -> None:
    async with lab.opened() as store:
        assert await store.ran() == 0
        await asyncio.gather(*(store.ran(0, 600) for _ in range(8)))
        assert await store.ran() == 600


@in_loop
async def test_many_are_forgotten_with_their_logs(lab: Lab) -> None:
    async with lab.opened() as store:
        for number in range(FORGET + 20):
            await store.create(f"old{number}", b"", False, 10)
        await store.append("old0", [entry(1)._replace(at=20)])
        await store.create("new", b"", False, 30)
        assert await store.mark_old(30, 7) == FORGET + 20
        assert await store.mark_old(30, 9) == 0, "they stay marked with the first time"
        assert await store.forget(30, 6) == 0
        assert await store.forget(30, 7) == FORGET + 20
        assert await store.read("old0") is None
        assert await store.entries("old0") == []
        assert await store.read("new") is not None


@in_loop
async def test_a_table_where_somebody_plays_is_not_old(lab: Lab) -> None:
    async with lab.opened() as store:
        await store.create("a", b"", False, 10)
        await store.create("b", b"", False, 5)
        await store.append("a", [entry(1)._replace(at=20), entry(2)._replace(at=40)])
        assert await store.old(40, 9) == [StaleTable("b", 5, None)]
        assert await store.mark_old(41, 3) == 2
        assert await store.old(41, 9) == [StaleTable("b", 5, 3), StaleTable("a", 40, 3)]
        await store.append("a", [entry(3)._replace(at=50)])
        assert await store.forget(41, 3) == 1
        assert await store.mark_old(41, 4) == 0
        assert await store.mark_old(51, 5) == 1, "what was played on is no longer marked"


@pytest.mark.parametrize("days", [0, -1, 0.5, float("nan"), float("inf"), MOST_DAYS + 1])
def test_nonsense_is_refused_with_a_sentence(days: float) -> None:
    with pytest.raises(BadDays) as refused:
        checked(days)
    for language in LANGUAGES:
        assert "--keep-days" in Speaker(language).error(refused.value)


@in_loop
async def test_somebody_who_comes_back_at_the_last_moment_breaks_no_look(
    lab: Lab, monkeypatch: pytest.MonkeyPatch
) -> None:
    clocks = Clocks()
    async with lab.opened() as store:
        await fill(store)
        marked = store.mark_old

        async def mark(before: int, ran: int) -> int:
            count = await marked(before, ran)
            await store.append("old", [Entry(1, 0, 0, NOW * 1000)])
            return count

        monkeypatch.setattr(store, "mark_old", mark)
        await clocks.server(store).look()
        assert await tables(store) == {"old", "new"}
