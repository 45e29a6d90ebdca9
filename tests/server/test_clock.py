"""What time does to a table: whom it moves for, when, and on whose behalf nothing happens."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from time import time

import pytest
from server.house import AT_ONCE, LONG, House, Party, house, in_time, until

import pasch
from pasch import Setup, bots
from pasch.engine.rng import Rng
from pasch.engine.state import State
from pasch.engine.table import Record
from pasch.server import clock, thoughts, workers
from pasch.server.clock import Pace, until_shown
from pasch.server.messages import Events
from pasch.server.tables import Tables
from pasch.server.workers import Workers
from pasch.storage.bus import LocalBus

AT_NO_TIME = AT_ONCE._replace(pace=Pace(bot=LONG, grace=LONG))  # every bot waits for ever


class Thinker(Workers):
    """Notes who asks; answers with the first legal action as soon as it may."""

    def __init__(self) -> None:
        super().__init__(1)
        self.questions: list[tuple[int, int]] = []  # records that were seen, and the level
        self.may = asyncio.Event()

    async def choose(
        self,
        game: str,
        setup: Setup,
        seen: Sequence[Record],
        level: int,
        seed: int,
        clock: bool = True,
    ) -> int | None:
        self.questions.append((len(seen), level))
        await self.may.wait()
        rules = pasch.load(game)
        state = rules.start(setup)
        for record in seen:
            state.apply(record.action)
        return state.legal()[0]


def _thinker(served: House) -> Thinker:
    found = Thinker()
    served.app._clock.thoughts.workers = found
    return found


async def _bots(served: House, *levels: int) -> Party:
    party = await served.table("mal_anders", len(levels), bots=list(range(len(levels))))
    for seat, level in enumerate(levels):
        await served.ok("PUT", f"{party.path}/seats/{seat}/bot", {"level": level}, party.host)
    await served.ok("POST", f"{party.path}/start", None, party.host)
    return party


@in_time
async def test_a_bot_thinks_during_the_pace_and_is_seen_after_it(tmp_path: Path) -> None:
    async with house(tmp_path, AT_NO_TIME) as served:
        thinker = _thinker(served)
        thinker.may.set()
        party = await _bots(served, 1, 1)
        onlooker = await served.visit(party.id)
        await onlooker.hear(Events)
        thoughts = served.app._clock.thoughts.known
        await until(lambda: party.id in thoughts and thoughts[party.id].task.done())
        await onlooker.settle()
        assert (await served.live(party.id)).version == onlooker.version
        assert len(thinker.questions) == 1, "it knows its move, and keeps it back"
        assert party.id in served.app._clock._moves


@in_time
async def test_bots_do_not_keep_one_person_waiting(tmp_path: Path) -> None:
    async with house(tmp_path, AT_NO_TIME) as served:
        party = await served.begun("mal_anders", 3, bots=[1, 2])
        guest = await party.guest(0)
        await guest.settle_until(lambda: 0 in guest.choices)  # bots move, though their pace is long


@in_time
async def test_where_moves_have_a_limit_bots_keep_their_pace(tmp_path: Path) -> None:
    async with house(tmp_path, AT_NO_TIME) as served:
        party = await served.begun("mal_anders", 2, bots=[1], first=1, move_seconds=60)
        guest = await party.guest(0)
        await guest.hear(Events)
        await until(lambda: party.id in served.app._clock._moves)
        clock = served.app._clock
        assert clock._pace_at(await served.live(party.id)) == LONG


@in_time
async def test_among_people_bots_keep_their_pace(tmp_path: Path) -> None:
    async with house(tmp_path, AT_NO_TIME) as served:
        party = await served.begun("mal_anders", 3, bots=[2])
        assert served.app._clock._pace_at(await served.live(party.id)) == LONG


@pytest.mark.parametrize("thought", [0, 0.001, 0.3, 0.699, 0.7])
def test_whatever_it_had_to_think_about_it_moves_on_the_beat(thought: float) -> None:
    assert thought + until_shown(0.7, thought) == pytest.approx(0.7)


def test_who_thinks_longer_waits_for_the_next_beat() -> None:
    for thought in (0.71, 0.9, 1.39):
        assert thought + until_shown(0.7, thought) == pytest.approx(1.4)
    assert until_shown(0, 5.0) == 0


@in_time
async def test_a_pause_keeps_the_thought_and_stops_the_move(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        thinker = _thinker(served)
        party = await _bots(served, 1, 1)
        host = await served.visit(party.id, party.host)
        await host.hear(Events)
        version = host.version
        await until(lambda: thinker.questions)
        await host.say(t="pause", on=True)
        await host.settle()
        assert not served.app._clock._moves
        thinker.may.set()
        await until(lambda: served.app._clock.thoughts.known[party.id].task.done())
        await host.settle()
        assert host.version == version
        await host.say(t="pause", on=False)
        await host.hear(Events, lambda message: message.v > version)
        records = thinker.questions[0][0]
        assert sum(seen == records for seen, _ in thinker.questions) == 1, "thought out once"


@in_time
async def test_a_thought_that_came_too_late_is_thrown_away(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        thinker = _thinker(served)
        party = await _bots(served, 1, 1)
        onlooker = await served.visit(party.id)
        await onlooker.hear(Events)
        await until(lambda: thinker.questions)
        late = served.app._clock.thoughts.known[party.id].task
        elsewhere = Tables(served.app.tables.store, LocalBus())  # another process was faster
        table = await elsewhere.get(party.id)
        assert table.match
        ((seat, view),) = table.match.asked().items()
        await elsewhere.move(table, seat, table.version, view.legal()[-1])
        await served.app.tables.refresh((party.id,))
        await until(late.done)
        assert late.cancelled()
        await until(lambda: len(thinker.questions) == 2)
        thinker.may.set()
        version = table.version
        await onlooker.hear(Events, lambda message: message.v > version)
        entries = await served.app.tables.store.entries(party.id)
        assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))


@in_time
async def test_a_server_that_stops_waits_for_no_thought(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        thinker = _thinker(served)
        party = await _bots(served, 1, 1)
        await (await served.visit(party.id)).hear(Events)
        await until(lambda: thinker.questions)
        thought = served.app._clock.thoughts.known[party.id].task
        served.go()
        await until(thought.done)
        assert thought.cancelled()


@in_time
async def test_bots_rest_where_nobody_looks(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        clock = served.app._clock
        party = await _bots(served, 1, 1)
        table = await served.live(party.id)
        assert not clock._moves
        assert not clock.thoughts.known
        onlooker = await served.visit(party.id)
        await onlooker.hear(Events, lambda message: message.v > 10)
        await onlooker.socket.close()
        await until(lambda: not table.connected)
        await until(lambda: not clock._thinking)  # a move that was under way is made
        assert not clock._moves
        assert not clock.thoughts.known
        version = table.version
        again = await served.visit(party.id)
        await again.hear(Events, lambda message: message.v > version + 5)


@in_time
async def test_when_the_last_onlooker_goes_the_next_move_is_not_even_waited_for(
    tmp_path: Path,
) -> None:
    async with house(tmp_path, AT_ONCE._replace(pace=Pace(bot=LONG, grace=LONG))) as served:
        clock = served.app._clock
        party = await _bots(served, 1, 1)
        onlooker = await served.visit(party.id)
        await until(lambda: clock._moves)
        await onlooker.socket.close()
        await until(lambda: party.id not in served.app.connections.at)
        assert not clock._moves


@in_time
async def test_every_bot_is_asked_at_its_own_level(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        thinker = _thinker(served)
        thinker.may.set()
        party = await _bots(served, 4, 2)
        table = await served.live(party.id)
        onlooker = await served.visit(party.id)
        await onlooker.hear(Events, lambda message: message.v > 40)
        await onlooker.socket.close()
        assert table.match
        log = table.match.table.log
        asked = {(log[seen].actor, level) for seen, level in thinker.questions if seen < len(log)}
        assert asked == {(0, 4), (1, 2)}


@pytest.mark.parametrize("level", bots.LEVELS)
def test_a_worker_plays_at_the_level_it_is_asked_for(
    level: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[tuple[str, int]] = []

    class First:
        problem = ""

        def choose(self, view: State, rng: Rng) -> int:
            return view.legal()[0]

    def load(game: str, level: int, clock: bool = True) -> First:
        loaded.append((game, level))
        return First()

    monkeypatch.setattr(bots, "load", load)
    setup = pasch.load("wonderful_world").setup(Setup(2, first=0))
    table = pasch.Table(pasch.load("wonderful_world"), setup)
    rng = Rng(1)
    while table.state.actor() < 0:
        table.roll(rng)
    workers.choose("wonderful_world", setup, table.log, level, 7)
    assert loaded == [("wonderful_world", level)]


@in_time
async def test_a_bot_in_play_keeps_its_seat_and_its_level(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await _bots(served, 4, 1)
        answer = await served.call("DELETE", f"{party.path}/seats/0", None, party.host)
        assert (answer.status, answer.code) == (409, "already_started")
        info = await served.ok("GET", party.path)
        assert [seat["level"] for seat in info["seats"]] == [4, 1]


@in_time
async def test_the_time_for_a_move_begins_anew_after_a_pause(tmp_path: Path) -> None:
    async with house(tmp_path, AT_NO_TIME) as served:
        party = await served.begun(move_seconds=int(LONG))
        guest = await party.guest(0, 1)
        await guest.hear(Events)
        table = await served.live(party.id)
        table.asked_since = time() - LONG + 100
        assert (table.seconds_left() or 0) < 101
        await guest.say(t="pause", on=True)
        await guest.settle()
        await guest.say(t="pause", on=False)
        await guest.settle()
        assert (table.seconds_left() or 0) > LONG - 100
        pending = served.app._clock._moves[party.id].due
        assert pending.wait == table.deadline(), "the clock waits for the new end, not the old one"
        cold = await Tables(served.app.tables.store, LocalBus()).get(party.id)
        cold.asked_since = time() - LONG + 100  # the last move was long ago
        assert (cold.seconds_left() or 0) > LONG - 100, "every process knows when the pause ended"


@in_time
async def test_the_time_for_a_move_begins_anew_for_who_comes_to_an_empty_table(
    tmp_path: Path,
) -> None:
    async with house(tmp_path, AT_NO_TIME) as served:
        party = await served.begun(move_seconds=int(LONG))
        table = await served.live(party.id)
        table.asked_since = time() - LONG - 100
        assert not served.app._clock._moves
        guest = await party.guest(0)
        events: Events = await guest.hear(Events)
        assert events.seconds > LONG - 100
        table.asked_since = time() - 200
        late: Events = await (await party.guest(1)).hear(Events)
        assert late.seconds < LONG - 100, "who comes to people gets no new time"


@in_time
async def test_where_a_person_begins_nothing_is_tried_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing has happened there yet, and nothing has to by itself: everybody was told once."""
    monkeypatch.setattr(clock, "RETRY_SECONDS", 0.001)
    async with house(tmp_path) as served:
        party = await served.begun("simpsons", first=0)
        guest = await party.guest(0)
        await guest.settle_until(lambda: 0 in guest.choices)
        assert guest.version == 0
        assert not served.app._clock._unsettled
        heard = len(guest.heard)
        await asyncio.sleep(0.05)
        await guest.settle()
        assert len(guest.heard) == heard


@in_time
async def test_what_a_bot_draws_from_nobody_knows_beforehand(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        tables = [await served.live((await served.begun()).id) for _ in range(2)]
        one, other = (thoughts._seed(table, 3) for table in tables)
        assert one != other
        assert one == thoughts._seed(tables[0], 3) != thoughts._seed(tables[0], 4)
