"""What happened, step by step: for the replay, for those who were away, for those who check."""

from __future__ import annotations

from collections.abc import Sequence

from pasch.engine.state import CHANCE
from pasch.fair import DAILY
from pasch.server.game_faults import blamed_on
from pasch.server.http import Api, Call
from pasch.server.match import Match
from pasch.server.messages import Result, ResultPlayer, Steps, StepsQuery, Throw
from pasch.server.refusals import Refusal
from pasch.server.replay import EVERYTHING, Replay, counted
from pasch.server.table import LiveTable
from pasch.server.time_slice import TimeSlice
from pasch.storage.store import Entry


async def steps(call: Call, asked: StepsQuery) -> Steps:
    table, viewer = await call.viewed()
    match = table.match
    if match is None:
        raise Refusal("not_started")
    replays = call.analysis.replays
    if match.over:
        viewer = EVERYTHING
        replays.remember(table)
    replay = replays.take(table.id, asked.after) or Replay(match)
    entries = await call.tables.store.entries(table.id, replay.version)
    call.pay(len(entries))
    newest = entries[-1].version if entries else replay.version
    time_slice = TimeSlice()
    passed = max(0, asked.after - replay.version)
    with blamed_on(match.game.id, table.id):
        await replay.skip(entries[:passed], time_slice)
        found = [replay.here(viewer)] if asked.after < 0 else []
        speaker = table.speaker(call.language, None if viewer == EVERYTHING else viewer)
        for entry in entries[passed : passed + asked.limit - len(found)]:
            found.append(replay.step(entry, viewer, speaker))
            await time_slice()
    replays.give_back(table.id, replay)
    return Steps(newest, found)


async def throws(call: Call, body: None) -> list[Throw]:
    table, match = await finished(call)
    entries = await call.tables.store.entries(table.id)
    call.pay(len(entries))
    with blamed_on(match.game.id, table.id):
        return await _throws(match, entries)


async def result(call: Call, body: None) -> Result:
    table, match = await finished(call)
    document = table.document
    with blamed_on(match.game.id, table.id):
        places, points = match.table.state.places(), match.table.state.returns()
    players = [
        ResultPlayer("bot" if seat.kind == "bot" else "human", seat.name, seat.level, place, count)
        for seat, place, count in zip(document.seats, places, points, strict=True)
    ]
    ended = int(table.asked_since * 1000)
    return Result(table.id, document.game, ended, document.origin is None, players)


async def finished(call: Call) -> tuple[LiveTable, Match]:
    table = await call.table()
    if table.match is None or not table.match.over:
        raise Refusal("not_over")
    call.analysis.replays.remember(table)
    return table, table.match


async def _throws(match: Match, entries: Sequence[Entry]) -> list[Throw]:
    log = list(match.table.log)
    state = match.game.start(match.table.setup)
    time_slice = TimeSlice()
    found: list[Throw] = []
    daily = match.proof.version == DAILY
    for number, (entry, record) in enumerate(zip(counted(entries), log, strict=True)):
        if record.actor == CHANCE:
            chance = state.chance()
            outcomes, weights = list(chance.outcomes), list(chance.weights)
            counted_as = len(found) if daily else number
            found.append(Throw(entry.version, counted_as, outcomes, weights, record.action))
        state.apply(record.action)
        await time_slice()
    return found


ROUTES = (
    Api("GET", "/api/tables/{table}/steps", steps, None, Steps, 200,
        "What happened, version by version, with how it looked: to the seat whose secret is"
        " given, else to an onlooker; once the game is over, everything.",
        ("no_such_table", "not_started", "bad_token"),
        token=True, onlookers=True, query=StepsQuery, cost=2),
    Api("GET", "/api/tables/{table}/result", result, None, Result, 200,
        "How a finished game ended.", ("no_such_table", "not_over")),
    Api("GET", "/api/tables/{table}/throws", throws, None, list[Throw], 200,
        "Every throw of a finished game with the weights it was drawn by.",
        ("no_such_table", "not_over"), cost=5),
)  # fmt: skip
