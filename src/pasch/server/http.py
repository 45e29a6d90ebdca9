"""Plain requests: everything about a table but playing at it.

`ROUTES` is the whole list; the app serves it and the OpenAPI document is made from it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request

from pasch.catalogue import catalogue, load
from pasch.engine.errors import BadSetup, UnknownGame
from pasch.engine.setup import Setup
from pasch.match import Table, as_data
from pasch.server import document as documents
from pasch.server.document import SeatDocument, TableDocument, digest
from pasch.server.limits import Guard
from pasch.server.messages import (
    GameInfo,
    MadeTable,
    NewTable,
    SeatBot,
    Seated,
    Sit,
    TableInfo,
)
from pasch.server.refusals import Refusal
from pasch.server.tables import LiveTable, Tables
from pasch.server.telling import table_info
from pasch.speech import LANGUAGES, Speaker

LISTED = 50


class Desk(NamedTuple):
    """What a handler may use."""

    tables: Tables
    guard: Guard


class Call(NamedTuple):
    """One request, checked: its path values, its token, its language."""

    desk: Desk
    address: str
    path: dict[str, Any]
    token: str
    language: str

    async def table(self) -> LiveTable:
        return await self.desk.tables.get(self.path["table"])

    async def seat(self) -> tuple[LiveTable, int]:
        table = await self.table()
        seat = int(self.path["seat"])
        if not 0 <= seat < len(table.document.seats):
            raise Refusal("no_such_seat")
        return table, seat


Handler = Callable[[Call, Any], Awaitable[Any]]


class Api(NamedTuple):
    method: str
    path: str
    handler: Handler
    body: type | None
    answer: Any
    status: int
    about: str
    refusals: tuple[str, ...]
    token: bool = False


async def games(call: Call, body: None) -> list[GameInfo]:
    return [_game(id, call.language) for id in catalogue()]


def _game(id: str, language: str) -> GameInfo:
    game, words = load(id), Speaker(language, id)
    return GameInfo(
        id=id,
        title=words.key("title"),
        tagline=words.key("tagline"),
        minutes=words.key("minutes"),
        seats=list(game.seats),
        options=[
            {
                "name": option.name,
                "title": words.key(f"option-{option.name}"),
                "about": words.key(f"option-{option.name}-about"),
                "default": option.default,
                "allowed": list(option.allowed),
            }
            for option in game.options
        ],
    )


async def make(call: Call, body: NewTable) -> MadeTable:
    call.desk.guard.new_table(call.address)
    try:
        game = load(body.game)
    except UnknownGame:
        raise Refusal("no_such_game") from None
    try:
        setup = game.setup(Setup(body.seats, body.options, body.first))
        game.start(setup)
    except BadSetup as error:
        raise Refusal("bad_setup", Speaker(call.language).error(error)) from None
    host = documents.new_token()
    table = await call.desk.tables.create(
        TableDocument(
            game=game.id,
            version=game.version,
            options=dict(setup.options),
            first=setup.first,
            seats=[SeatDocument() for _ in range(setup.seats)],
            host=digest(host),
            secret=documents.new_secret(),
            listed=body.listed,
            move_seconds=body.move_seconds,
        )
    )
    return MadeTable(table.id, host)


async def listed(call: Call, body: None) -> list[TableInfo]:
    found = await call.desk.tables.store.listed(LISTED)
    return [table_info(await call.desk.tables.get(document.id)) for document in found]


async def look(call: Call, body: None) -> TableInfo:
    return table_info(await call.table())


async def sit(call: Call, body: Sit) -> Seated:
    table, seat = await call.seat()
    name = " ".join(body.name.split())
    if not name.isprintable() or not name:
        raise Refusal("bad_request")
    token = documents.new_token()

    def change(document: TableDocument) -> None:
        if document.seats[seat].kind == "human":
            raise Refusal("seat_taken")
        if document.status != "open":
            raise Refusal("already_started")
        document.seats[seat] = SeatDocument("human", name, digest(token), body.seed)

    await call.desk.tables.edit(table, change)
    return Seated(seat, token)


async def stand(call: Call, body: None) -> None:
    table, seat = await call.seat()
    if table.holder(call.token) != seat and not _is_host(table, call.token):
        raise Refusal("bad_token")

    def change(document: TableDocument) -> None:
        if document.status == "open":
            document.seats[seat] = SeatDocument()
        else:  # the game goes on: a bot keeps the name and the seed of the seat
            left = document.seats[seat]
            document.seats[seat] = SeatDocument("bot", left.name, "", left.seed, 1)

    await call.desk.tables.edit(table, change)


async def seat_bot(call: Call, body: SeatBot) -> TableInfo:
    table, seat = await call.seat()
    _host_or_seated(table, call.token)

    def change(document: TableDocument) -> None:
        if document.status != "open":
            raise Refusal("already_started")
        if document.seats[seat].kind == "human":
            raise Refusal("seat_taken")
        name = BOT_NAMES[seat]
        document.seats[seat] = SeatDocument("bot", name, level=body.level)

    await call.desk.tables.edit(table, change)
    return table_info(table)


async def start(call: Call, body: None) -> TableInfo:
    table = await call.table()
    _host_or_seated(table, call.token)
    await call.desk.tables.start(table)
    return table_info(table)


async def again(call: Call, body: None) -> MadeTable:
    """A new table for the same people; they find it as `next` of the old one."""
    table = await call.table()
    _host_or_seated(table, call.token)
    old = table.document
    if old.status != "over":
        raise Refusal("not_over")
    if not old.next:
        fresh = await call.desk.tables.create(
            msgspec.structs.replace(
                old,
                seats=list(old.seats),  # the same secrets open the same seats
                secret=documents.new_secret(),
                status="open",
                listed=False,
                next="",
            )
        )

        def change(document: TableDocument) -> None:
            document.next = document.next or fresh.id

        await call.desk.tables.edit(table, change)
    return MadeTable(table.document.next, "")


async def match_file(call: Call, body: None) -> dict[str, Any]:
    """The finished match with its proof, as a file that `pasch verify` checks."""
    table = await call.table()
    if table.match is None or not table.match.table.over:
        raise Refusal("not_over")
    played = table.match.table
    copy = Table(played.game, played.setup, [seat.name for seat in table.document.seats])
    copy.log = list(played.log)
    copy.extra = {"proof": table.match.proof._asdict()}
    return as_data(copy)


BOT_NAMES = ("Ada", "Bo", "Cem", "Dora", "Emil", "Fee")


def _is_host(table: LiveTable, token: str) -> bool:
    return digest(token) == table.document.host


def _host_or_seated(table: LiveTable, token: str) -> None:
    if not _is_host(table, token) and table.holder(token) is None:
        raise Refusal("not_host")


_TABLE = "/api/tables/{table}"
_SEAT = _TABLE + "/seats/{seat}"
ROUTES = (
    Api("GET", "/api/games", games, None, list[GameInfo], 200, "All games, with their options.", ()),
    Api("GET", "/api/tables", listed, None, list[TableInfo], 200,
        "Open tables that want to be found.", ()),
    Api("POST", "/api/tables", make, NewTable, MadeTable, 201, "Make a table.",
        ("no_such_game", "bad_setup")),
    Api("GET", _TABLE, look, None, TableInfo, 200, "What everybody may know of a table.",
        ("no_such_table",)),
    Api("POST", _SEAT, sit, Sit, Seated, 201, "Sit down at an open seat, or in a bot's.",
        ("no_such_table", "no_such_seat", "seat_taken", "already_started")),
    Api("DELETE", _SEAT, stand, None, None, 204, "Stand up, or remove a bot.",
        ("no_such_table", "no_such_seat", "bad_token"), token=True),
    Api("PUT", _SEAT + "/bot", seat_bot, SeatBot, TableInfo, 200, "Seat a bot.",
        ("no_such_table", "no_such_seat", "seat_taken", "already_started", "not_host"),
        token=True),
    Api("POST", _TABLE + "/start", start, None, TableInfo, 200, "Begin to play.",
        ("no_such_table", "seats_open", "already_started", "not_host"), token=True),
    Api("POST", _TABLE + "/again", again, None, MadeTable, 201, "Play again, the same people.",
        ("no_such_table", "not_over", "not_host"), token=True),
    Api("GET", _TABLE + "/match", match_file, None, dict[str, Any], 200,
        "The finished match with the proof of its dice.", ("no_such_table", "not_over")),
)  # fmt: skip


def language_of(request: Request) -> str:
    """`?language=`, else the first one asked for that we speak, else German."""
    asked = request.query_params.get("language") or request.headers.get("accept-language", "")
    for part in asked.split(","):
        if part.strip()[:2] in LANGUAGES:
            return part.strip()[:2]
    return LANGUAGES[0]
