"""Whatever people, processes and databases do in whatever order, everybody knows the same table.

Hypothesis chooses what happens: people join, leave, act, choose early, take back, pause; servers
restart and hear of each other late; the database fails.  After every step each process that has
heard all agrees with a process that has just started, and nobody was told anything with a gap.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from functools import cache, partial
from random import Random
from typing import Any

import msgspec
import pytest
import structlog
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)
from kit.loop import raised
from server.house import LONG
from server.kept import HOST, TOKENS
from server.sandbox import Client, Memory, Post, Server

import pasch
from pasch import Setup
from pasch.engine.table import ONLOOKER
from pasch.server import clock, http, windows
from pasch.server import table_document as documents
from pasch.server.http import Call
from pasch.server.match import EARLY, TAKE_BACK, Match
from pasch.server.messages import Done
from pasch.server.refusals import Refusal
from pasch.server.table import LiveTable
from pasch.server.table_document import SeatDocument, TableDocument, digest
from pasch.server.tables import Tables
from pasch.storage.bus import LocalBus
from pasch.storage.store import Entry

GAMES = ("nichts_als_aerger", "simpsons", "wonderful_world", "mal_anders")
ID = "the-table"
SEATS = 3
EXAMPLES = 15  # for each that the profile wants: they are small
FOR_AGES = 10**13  # milliseconds
A_DAY = 86_400  # seconds
MOST = 250  # decisions until several are asked at once
LUCKS = (23, 8, 15, 18, 6, 19)  # with these that comes soon in nichts_als_aerger
HARMLESS = {"stale", "not_your_turn", "illegal_action", "paused", "over", "unavailable", "busy",
            "nothing_to_take_back", "no_more_take_backs", "bad_token", "too_many"}  # fmt: skip


NUMBER = st.integers(0, 70)
HAPPENS = (
    *["act"] * 5, *["choose early"] * 4, *["take back"] * 4, *["hear news"] * 3, "restart",
    "repeat", "join", "leave", "pause", "sync", "stand in", "stand up", "trouble",
    *["think"] * 2, *["time is up"] * 2, "patience",
)  # fmt: skip


class TableMachine(RuleBasedStateMachine):
    def __init__(self, game: str) -> None:
        super().__init__()
        self.game = game
        self.loop = asyncio.new_event_loop()
        self.store = Memory()
        self.posts: list[Post] = []
        self.servers = [Server(self.store, self.posts) for _ in range(2)]
        self.clients: list[Client] = []
        self.moves: dict[str, tuple[Client, dict[str, Any]]] = {}
        self.passes: set[str] = set()  # keys of moves that let a window go by, or wait for its end
        self.number = 0
        self.cold: Match | None = None

    def run(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do it, and what follows by itself."""
        self.loop.run_until_complete(self._run(work))

    async def _run(self, work: Coroutine[Any, Any, Any]) -> None:
        await work
        for server in self.servers:
            await server.rest()

    @property
    def log(self) -> list[Entry]:
        return self.store.logs[ID]

    # What happens

    @initialize(
        luck=st.sampled_from(LUCKS),
        secretly=st.sampled_from([True, True, False]),
        timed=st.booleans(),
        clocked=st.booleans(),
    )
    def begin(self, luck: int, secretly: bool, timed: bool, clocked: bool) -> None:
        self.run(self._begin(self.game, luck, secretly, timed, clocked))

    async def _begin(
        self, game: str, luck: int, secretly: bool, timed: bool, clocked: bool
    ) -> None:
        document = _document(game, luck)
        document.window_ms = FOR_AGES if timed else 0
        document.move_seconds = A_DAY if clocked else 0
        await self.store.create(ID, documents.encode(document), False, 0)
        self.log.extend(_played(game, luck, secretly))
        for seat in range(SEATS):
            await self._join(seat % 2, (seat,))

    async def _join(self, server: int, seats: tuple[int, ...], after: int = -1) -> None:
        client = Client(self.servers[server], ID, seats)
        self.clients.append(client)
        await client.hello([TOKENS[seat] for seat in seats], after)

    def join(self, server: int, seat: int, behind: int) -> None:
        if len(self.clients) < 6:
            seats = tuple(range(SEATS)) if seat == SEATS else (seat,) if seat >= 0 else ()
            self.run(self._join(server, seats, max(-1, len(self.log) - behind)))

    def leave(self, who: int) -> None:
        if len(self.clients) > 2:
            self.run(self._leave(self.clients.pop(who % len(self.clients))))

    async def _leave(self, client: Client) -> None:
        client.gone()

    @rule(what=st.sampled_from(HAPPENS), one=NUMBER, other=NUMBER, more=NUMBER)
    def happen(self, what: str, one: int, other: int, more: int) -> None:
        """One rule, so that what matters comes often."""
        server, seat, seldom = one % 2, other % SEATS, more % 4 == 0
        if what in ("act", "choose early") and self._document().paused and not seldom:
            self.pause(False)
        match what:
            case "act":
                self.act([(one, other), (other, more), (more, one)][: 1 + more % 3])
            case "choose early":
                self.choose_early((one, other))
            case "take back":
                self.take_back(seat)
            case "repeat":
                self.repeat(1 + one % 4)
            case "join":
                self.join(server, other % (SEATS + 2) - 1, more)
            case "leave":
                self.leave(one)
            case "pause":
                self.pause(seldom)
            case "sync":
                self.sync(one, more)
            case "stand in":
                self.stand_in(server)
            case "stand up":
                self.stand_up(server, seat)
            case "restart":
                self.restart(server)
            case "think":
                self.think(one)
            case "time is up":
                self.time_is_up(server)
            case "patience":
                self.run(self._be_patient(self.servers[server], seat, seldom))
            case "trouble" if seldom:
                self.store.trouble = "before" if server else "after"
            case "hear news":
                self.run(self.servers[server].hear_news())

    def _say(self, client: Client, **message: Any) -> None:
        self.number += 1
        key = str(self.number)
        self.moves[key] = (client, message)
        self.run(client.say(key=key, **message))
        answer = client.answers.get(key)
        if not isinstance(answer, Done):
            assert answer is not None, message
            assert answer.code in HARMLESS, answer

    def act(self, decisions: list[tuple[int, int]]) -> None:
        """By what these clients know, which may be old."""
        for who, choice in decisions:
            offers = [(client, seat) for client in self.clients for seat in client.choices]
            if offers:
                self._act(*offers[who % len(offers)], choice)

    def choose_early(self, decision: tuple[int, int]) -> None:
        who, choice = decision
        offers = [
            (client, seat)
            for client in self.clients
            for seat in client.choices
            if client.events and len(client.events.asked) > 1 and seat != client.events.asked[0]
        ]
        if offers:
            self._act(*offers[who % len(offers)], choice)

    def _act(self, client: Client, seat: int, choice: int) -> None:
        offered = client.choices[seat]
        action = offered.choices[choice % len(offered.choices)].action
        if offered.early or (offered.window and action == offered.passing):
            self.passes.add(str(self.number + 1))
        self._say(client, t="move", seat=seat, at=offered.v, action=action)

    def repeat(self, back: int) -> None:
        """A client that heard no answer says it again, word for word."""
        made = [key for key, (_, message) in self.moves.items() if message["t"] == "move"][-back:]
        if made:
            client, message = self.moves[made[0]]
            first = client.answers[made[0]]
            if client in self.clients:
                if made[0] in self.passes:
                    self.passes.add(str(self.number + 1))
                self._say(client, **message)
                if isinstance(first, Done) and message["seat"] in client.seats:
                    again = client.answers[str(self.number)]
                    if made[0] in self.passes:  # it need not have become a record by itself
                        assert isinstance(again, Done) or again.code in HARMLESS
                    else:
                        assert isinstance(again, Done)
                        assert again.v == first.v

    def take_back(self, seat: int) -> None:
        """By whoever may, as far as they know; else by anybody."""
        able = [
            client
            for client in self.clients
            if client.events and client.events.undo in client.seats
        ]
        mine = [client for client in self.clients if seat in client.seats]
        for client in (able or mine)[:1]:
            undone = client.events.undo if client.events and able else seat
            self._say(client, t="take_back", seat=undone, at=max(0, client.version))

    def pause(self, seldom: bool) -> None:
        """It does not last long: nothing else happens in one."""
        on = seldom and not self._document().paused
        seated = [client for client in self.clients if client.seats]
        for client in seated[:1]:
            self._say(client, t="pause", on=on)

    def think(self, who: int) -> None:
        able = [(client, seat) for client in self.clients if client.window
                   for seat in client.seats if seat in client.window.seats]  # fmt: skip
        if able:
            client, seat = able[who % len(able)]
            assert client.window
            self._say(client, t="think", seat=seat, at=client.window.v)

    def time_is_up(self, server: int) -> None:
        """A window has been open for long enough, or somebody has thought about a move so long."""
        found = self.servers[server]
        pending = found.clock._moves.get(ID)
        if pending and isinstance(pending.handle, asyncio.TimerHandle):
            self.run(self._time_is_up(found, pending))

    async def _time_is_up(self, server: Server, pending: clock._Pending) -> None:
        pending.handle.cancel()
        table = server.app.tables.live[ID]
        if isinstance(pending.due, clock._WindowDue):
            server.clock._window_is_over(table, pending.due)
        else:
            server.clock._time_is_up(table, pending.due)

    async def _be_patient(self, server: Server, seat: int, patient: bool) -> None:
        table = server.app.tables.live.get(ID)

        def change(document: TableDocument) -> None:
            document.seats[seat].patient = patient

        if table is not None:
            await server.app.tables.edit(table, change)

    def sync(self, who: int, back: int) -> None:
        client = self.clients[who % len(self.clients)]
        client.version = max(-1, client.version - back)
        self.run(client.say(t="sync", after=client.version))

    def stand_in(self, server: int) -> None:
        """The grace of somebody who is away is over."""
        found = self.servers[server]
        waiting = list(found.clock._absent)
        if waiting:
            self.run(self._stand_in(found, waiting[0][1]))

    async def _stand_in(self, server: Server, seat: int) -> None:
        server.clock._absent[ID, seat].cancel()
        server.clock._stand_in(server.app.tables.live[ID], seat)

    def stand_up(self, server: int, seat: int) -> None:
        people = sum(each.kind == "human" for each in self._document().seats)
        if people > 2:
            self.run(self._stand_up(self.servers[server], seat))

    async def _stand_up(self, server: Server, seat: int) -> None:
        app = server.app
        call = Call(app.tables, app.connections.guard, "",
                    {"table": ID, "seat": str(seat)}, HOST, "de",
                    "", "", app.analysis, app.days)  # fmt: skip
        refused = await raised(http.stand_up(call, None))
        code = refused.code if isinstance(refused, Refusal) else ""
        assert refused is None or code in ("already_started", "over"), refused

    def restart(self, server: int) -> None:
        self.run(self._restart(server))

    async def _restart(self, server: int) -> None:
        old = self.servers[server]
        await old.stop()
        self.servers[server] = Server(self.store, self.posts)
        lost = [client for client in self.clients if client.server is old]
        self.clients = [client for client in self.clients if client.server is not old]
        for client in lost:
            await self._join(server, client.held, client.version)

    # What holds

    def _document(self) -> TableDocument:
        return documents.decode(self.store.documents[ID].body)

    @invariant()
    def nobody_was_turned_away(self) -> None:
        assert not [client.reason for client in self.clients if client.reason]

    @invariant()
    def versions_have_no_gaps(self) -> None:
        if ID in self.store.logs:
            assert [entry.version for entry in self.log] == list(range(1, len(self.log) + 1))

    @invariant()
    def what_was_acknowledged_is_kept(self) -> None:
        for key, (client, message) in self.moves.items():
            answer = client.answers.get(key)
            lasting = message["t"] in ("move", "take_back") and key not in self.passes
            if isinstance(answer, Done) and lasting:
                entry, seat = self.log[answer.v - 1], message["seat"]
                if message["t"] == "move":
                    assert entry.actor in (seat, EARLY + seat)
                    assert entry.action == message["action"]
                else:
                    assert (entry.actor, entry.action) == (TAKE_BACK, seat)

    @invariant()
    def everybody_knows_what_a_new_process_knows(self) -> None:
        if ID not in self.store.logs:
            return
        cold = self._cold()
        assert cold.early == _early(self.log)
        for server in self.servers:
            table = server.app.tables.live.get(ID)
            if table and table.loaded and table.version == len(self.log):
                assert not table.broken
                _agree(table.match, cold)
        for client in self.clients:
            if client.version == len(self.log) and client.events:
                asked = list(cold.asked())
                table = client.server.app.tables.live[ID]
                assert client.events.asked == ([] if cold.window else asked)
                offered = [
                    question.seat
                    for question in cold.window
                    if windows.is_offered(question, table.sitting(), table.notes)
                ]
                expected = set(client.seats) & set(offered if cold.window else asked)
                assert set(client.choices) >= expected
                if not cold.window:
                    assert set(client.choices) == expected
                if client.window and table.revision == self.store.documents[ID].revision:
                    assert client.window.thinking == table.notes.thinking()
                    assert client.window.seats == asked
                for seat, position in client.events.positions.items():
                    view = cold.game.position(cold.view(int(seat)))
                    assert position == msgspec.json.decode(msgspec.json.encode(view))

    def _cold(self) -> Match:
        """As a process knows it that has just started; read again when there is more to read."""
        if self.cold is None or self.cold.version != len(self.log):
            tables = Tables(self.store.copy(), LocalBus())
            self.cold = self.loop.run_until_complete(tables.get(ID)).match
            assert self.cold
            assert self.cold.version == len(self.log), "nothing was left undone"
        return self.cold

    def teardown(self) -> None:
        if ID in self.store.logs:
            self.store.trouble = ""
            for server in self.servers:
                self.run(server.app.tables.refresh((ID,)))
            for server in self.servers:
                self.run(server.app.tables.refresh((ID,)))
            self.everybody_knows_what_a_new_process_knows()
            for client in self.clients:
                assert client.version == len(self.log)
            cold = self._cold()
            for seat in range(ONLOOKER, SEATS):
                assert cold.view(seat).key() == cold.table.view(seat).key()
        for server in self.servers:
            self.loop.run_until_complete(server.stop())
        self.loop.close()


def _agree(warm: Match | None, cold: Match) -> None:
    assert warm
    assert warm.table.log == cold.table.log
    assert warm.table.state.key() == cold.table.state.key()
    for seat in range(ONLOOKER, SEATS):
        assert warm.view(seat).key() == cold.view(seat).key()
    assert warm.early == cold.early
    assert list(warm.asked()) == list(cold.asked())
    assert warm.may_take_back == cold.may_take_back
    versions = range(max(0, cold.version - 5), cold.version + 2)
    for seat in range(SEATS):
        assert [warm.fresh(seat, at) for at in versions] == [
            cold.fresh(seat, at) for at in versions
        ]


def _early(log: list[Entry]) -> dict[int, int]:
    """The early choices that count, written down as the rule is said.

    A choice goes when it becomes a record, and when a record from before it is taken back.
    """
    records: list[int] = []  # versions
    early: dict[int, Entry] = {}
    for entry in log:
        if entry.actor == TAKE_BACK:
            undone = records.pop()
            early = {seat: made for seat, made in early.items() if made.version < undone}
        elif entry.actor >= EARLY:
            early[entry.actor - EARLY] = entry
        else:
            records.append(entry.version)
            early.pop(entry.actor, None)
    return {seat: made.action for seat, made in early.items()}


def _document(game: str, luck: int) -> TableDocument:
    setup = pasch.load(game).setup(Setup(SEATS))
    return TableDocument(
        game=game,
        version=pasch.load(game).version,
        options=dict(setup.options),
        first=setup.first,
        seats=[
            SeatDocument("human", f"Guest {seat}", digest(TOKENS[seat]), f"seed {seat}")
            for seat in range(SEATS)
        ],
        host=digest(HOST),
        secret=f"{luck:02x}" * 32,
        status="playing",
    )


@cache
def _played(game: str, luck: int, secretly: bool) -> tuple[Entry, ...]:
    """A log up to where several choose in secret, if that comes; else a few moves."""
    random = Random(luck)
    table = LiveTable(ID)
    table.replace(1, _document(game, luck))
    match = table.match
    assert match
    entries: list[Entry] = []
    kept = 0
    few = random.randrange(30)
    for made in range(MOST if secretly else few):
        steps = match.plan_nature()
        if not steps:
            if match.over:
                break
            kept = len(entries) if made < few else kept
            if secretly and made >= few and len(match.asked()) > 1 and not match.window:
                return tuple(entries)
            seat, view = next(iter(match.asked().items()))
            steps = match.plan_move(seat, random.choice(view.legal()))
        for actor, action in steps:
            entries.append(Entry(match.version + 1, actor, action, 0))
            match.absorb(entries[-1:])
    return tuple(entries[:kept])


@pytest.mark.parametrize("game", GAMES)
def test_a_table_whatever_happens(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    monkeypatch.setattr(clock, "RETRY_SECONDS", LONG)  # nothing happens by the passing of time
    monkeypatch.setattr(windows, "BEATS", (0.0,) * 4)
    run_state_machine_as_test(
        partial(TableMachine, game),  # type: ignore[arg-type]  # any factory will do
        settings=settings(
            max_examples=EXAMPLES * settings.default.max_examples,  # type: ignore[union-attr]
            stateful_step_count=40,
            suppress_health_check=list(HealthCheck),
        ),
    )
