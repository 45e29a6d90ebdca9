"""Tables that are no new games: "what if" from any step of a finished one, a position, a file."""

from __future__ import annotations

import json
from asyncio import to_thread
from collections.abc import Sequence

from pasch.catalogue import catalogue, load
from pasch.engine.errors import BadPosition, UnknownGame
from pasch.engine.setup import Setup
from pasch.engine.state import OVER
from pasch.engine.table import Record, replay
from pasch.match import Table, loads
from pasch.server import table_document as documents
from pasch.server.game_faults import blamed_on
from pasch.server.http import Api, Call, bot
from pasch.server.messages import MadeTable, NewBranch, NewPosition, OpenedMatch
from pasch.server.refusals import Refusal
from pasch.server.replay import counted
from pasch.server.replay_api import finished
from pasch.server.table_document import (
    BranchDocument,
    Origin,
    SeatDocument,
    TableDocument,
    digest,
)

LISTED = 20  # branches that a finished table remembers
MATCH_BYTES = 48 << 10  # of a request that brings a match file: the longest games take a quarter
NAME = 24  # characters

New = NewBranch | NewPosition | OpenedMatch


async def branch(call: Call, body: NewBranch) -> MadeTable:
    """Of finished games only: all that was hidden in it has been shown to everybody."""
    source, match = await finished(call)
    if source.sealed:  # others still play this deal
        raise Refusal("sealed")
    entries = await call.tables.store.entries(source.id)
    call.pay(len(entries))
    if body.v > len(entries):
        raise Refusal("bad_request", f"v: expected 0 to {len(entries)}, found {body.v}")
    records = [Record(entry.actor, entry.action) for entry in counted(entries[: body.v])]
    setup = match.table.setup._replace(version=source.document.version)
    with blamed_on(match.game.id, source.id), call.tables.watchdog:
        if replay(match.game, setup, records).actor() == OVER:
            raise Refusal("over")
    origin = Origin(source.id, body.v, len(records), source.document.position)
    made = await _make(call, body, source.document.game, setup, origin, records)

    def change(document: TableDocument) -> None:
        document.branches = [*document.branches, BranchDocument(made.id, body.v)][-LISTED:]

    await call.tables.edit(source, change)
    return made


async def begin_in_position(call: Call, body: NewPosition) -> MadeTable:
    id = body.position.get("game")
    if not isinstance(id, str) or id not in catalogue():
        raise BadPosition(f"game: expected one of {', '.join(catalogue())}", {"field": "game"})
    game = load(id)
    with blamed_on(id), call.tables.watchdog:
        setup = game.placed(body.position)
    position = setup.position
    origin = Origin(position=None if position is None else dict(position))
    return await _make(call, body, id, setup._replace(version=game.version), origin)


async def open_match(call: Call, body: OpenedMatch) -> MadeTable:
    """Checked step by step; one that is over becomes a table where nobody sits any more."""
    try:
        table = await to_thread(loads, json.dumps(body.match), "match")
    except UnknownGame:
        raise Refusal("no_such_game") from None
    setup = table.setup._replace(version=table.setup.version or table.game.version)
    position = None if setup.position is None else dict(setup.position)
    origin = Origin(records=len(table.log), position=position)
    seats = _who_played(table) if table.over else []
    return await _make(call, body, table.game.id, setup, origin, table.log, seats)


def _who_played(table: Table) -> list[SeatDocument]:
    """With names as they may be here, and without any secret."""
    names = [" ".join(name.split()) for name in table.names or [""] * table.setup.seats]
    tidy = ["".join(each for each in name if each.isprintable())[:NAME] for name in names]
    return [SeatDocument("human", name) for name in tidy]


async def _make(
    call: Call,
    body: New,
    game: str,
    setup: Setup,
    origin: Origin,
    records: Sequence[Record] = (),
    played: Sequence[SeatDocument] = (),
) -> MadeTable:
    """`played` are the seats of a game that is over."""
    if any(seat >= setup.seats for seat in body.bots):
        raise Refusal("no_such_seat")
    call.guard.new_table(call.address)
    host = documents.new_token()
    document = TableDocument(
        game=game,
        version=setup.version,
        options=dict(setup.options),
        first=setup.first,
        seats=list(played)
        or [
            bot(seat, body.level) if seat in body.bots else SeatDocument()
            for seat in range(setup.seats)
        ],
        host=digest(host),
        secret=documents.new_secret(),
        status="over" if played else "open",
        hints=body.hints,
        origin=origin,
    )
    return MadeTable(await call.tables.create_with_log(document, records), host)


ROUTES = (
    Api("POST", "/api/tables/{table}/branches", branch, NewBranch, MadeTable, 201,
        "What if: a new table that plays on from any step of a finished game, with fresh dice.",
        ("no_such_table", "not_over", "over", "no_such_seat", "sealed"), cost=5),
    Api("POST", "/api/positions", begin_in_position, NewPosition, MadeTable, 201,
        "Make a table that begins in a position.", ("bad_position", "no_such_seat"), cost=5),
    Api("POST", "/api/matches", open_match, OpenedMatch, MadeTable, 201,
        "Make a table from a match file: to play on from its end, or to look at a finished one.",
        ("bad_file", "bad_position", "bad_setup", "wrong_version", "no_such_game",
         "no_such_seat"), cost=10, most=MATCH_BYTES),
)  # fmt: skip
