"""Plain requests: everything about a table but playing at it.

`ROUTES` is the whole list; the app serves it and the OpenAPI document is made from it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from pasch.catalogue import catalogue, load
from pasch.engine.errors import BadSetup, PaschError, UnknownGame
from pasch.engine.setup import Option, Setup
from pasch.engine.table import ONLOOKER
from pasch.lessons.courses import has_lessons
from pasch.match import Table, as_data
from pasch.puzzles.errors import BadPuzzles
from pasch.puzzles.shipped import count as count_puzzles
from pasch.server import table_document as documents
from pasch.server.analysis_service import AnalysisService
from pasch.server.broadcast import table_info
from pasch.server.game_faults import blamed_on
from pasch.server.game_pages import ART, BOARD, STYLE, pages_of
from pasch.server.limits import Guard
from pasch.server.match import Match
from pasch.server.messages import (
    LEAST_WINDOW,
    GameInfo,
    GamePage,
    MadeTable,
    MatchFile,
    NewTable,
    OptionInfo,
    SeatBot,
    Seated,
    SeatNumber,
    SeatPatience,
    SeatPledge,
    Sit,
    TableInfo,
)
from pasch.server.pledges import begin_if_all_opened
from pasch.server.refusals import Refusal
from pasch.server.table import LiveTable
from pasch.server.table_document import SeatDocument, TableDocument, digest
from pasch.server.tables import Tables
from pasch.speech import Speaker
from pasch.storage.store import Unavailable

if TYPE_CHECKING:  # which uses what is here
    from pasch.server.days import Days

LISTED = 50
ENTRIES_A_REQUEST = 1000  # of a log, which take as long to read as one request does
BOT_NAMES = ("Ada", "Bo", "Cem", "Dora", "Emil", "Fee", "Gil", "Hedi", "Ida", "Jo", "Kai", "Lu")


class Call(NamedTuple):
    """One request: what its handler may use, where it comes from, whom it is for."""

    tables: Tables
    guard: Guard
    address: str
    path: dict[str, str]
    token: str
    language: str
    here: str  # the address by which the server was reached, empty if it is none
    public: str  # the address for others, if that is another one
    analysis: AnalysisService
    days: Days

    async def table(self) -> LiveTable:
        return await self.tables.get(self.path["table"])

    def pay(self, entries: int) -> None:
        """For a long log that was read; it is taken from what the address may ask for next."""
        self.guard.pay(self.address, entries // ENTRIES_A_REQUEST)

    async def seat(self) -> tuple[LiveTable, int]:
        table = await self.table()
        seat = self.path["seat"]
        if not seat.isdecimal() or not seat.isascii() or len(seat) > 2:
            raise Refusal("no_such_seat")
        if int(seat) >= len(table.document.seats):
            raise Refusal("no_such_seat")
        return table, int(seat)

    async def my_seat(self) -> tuple[LiveTable, int]:
        """For the holder of that seat."""
        table, seat = await self.seat()
        if table.document.seat_of(self.token) != seat:
            raise Refusal("bad_token")
        return table, seat

    async def my_table(self) -> LiveTable:
        """For the host and those who sit there."""
        table = await self.table()
        _check_theirs(self, table)
        return table

    async def viewed(self) -> tuple[LiveTable, int]:
        """For the holder of one seat, or for an onlooker without any secret."""
        table = await self.table()
        if not self.token or table.document.is_host(self.token):
            return table, ONLOOKER
        seat = table.document.seat_of(self.token)
        if seat is None:
            raise Refusal("bad_token")
        return table, seat


class Api(NamedTuple):
    """One route; `refusals` are those of its own."""

    method: str
    path: str
    handler: Callable[[Call, Any], Awaitable[Any]]
    body: type | None
    answer: Any
    status: int
    about: str
    refusals: tuple[str, ...] = ()
    token: bool = False
    onlookers: bool = False  # may ask as well, without a token
    query: type | None = None  # what may stand after the question mark; the handler gets it
    media: str = "application/json"
    cost: int = 1  # of the requests that an address may make
    most: int = 0  # bytes of its body, where that is more than of other messages


def _check_theirs(call: Call, table: LiveTable) -> None:
    document = table.document
    if not document.is_host(call.token) and document.seat_of(call.token) is None:
        raise Refusal("not_host")


async def games(call: Call, body: None) -> list[GameInfo]:
    found: list[GameInfo] = []
    for id in catalogue():
        with suppress(Refusal), blamed_on(id):  # one without words is missing, not all of them
            found.append(_game(id, call.language))
    return found


def _game(id: str, language: str) -> GameInfo:
    game, words = load(id), Speaker(language, id)
    return GameInfo(
        id=id,
        title=words.key("title"),
        tagline=words.key("tagline"),
        minutes=words.key("minutes"),
        seats=list(game.seats),
        options=[
            OptionInfo(
                option.name,
                words.key(f"option-{option.name}"),
                words.key(f"option-{option.name}-about"),
                option.default,
                list(option.allowed),
                _labels(words, option),
            )
            for option in game.options
        ],
        page=_page(id),
        windows=game.has_windows,
        lessons=has_lessons(id),
        puzzles=_puzzles(id),
    )


def _puzzles(id: str) -> int:
    """None where the file of a game from outside cannot be read: ours are tested."""
    try:
        return count_puzzles(id)
    except BadPuzzles:
        return 0


def _labels(words: Speaker, option: Option) -> dict[str, str]:
    """The values that the game has words for."""
    keys = {str(value): f"option-{option.name}-{value}" for value in option.allowed}
    return {value: words.key(key) for value, key in keys.items() if words.knows(key)}


def _page(id: str) -> GamePage | None:
    found = pages_of(id)
    if found is None:
        return None
    return GamePage(found.base, *(name in found.files for name in (BOARD, STYLE, ART)))


async def make_table(call: Call, body: NewTable) -> MadeTable:
    try:
        game = load(body.game)
    except UnknownGame:
        raise Refusal("no_such_game") from None
    try:
        with blamed_on(game.id), call.tables.watchdog:
            setup = game.setup(Setup(body.seats, body.options, body.first))
            game.start(setup)
    except BadSetup as error:
        raise Refusal("bad_setup", Speaker(call.language).error(error)) from None
    if any(seat >= setup.seats for seat in body.bots):
        raise Refusal("no_such_seat")
    if 0 < body.window_ms < LEAST_WINDOW:
        raise Refusal("bad_request")
    call.guard.new_table(call.address)
    host = documents.new_token()
    table = await call.tables.create(
        TableDocument(
            game=game.id,
            version=game.version,
            options=dict(setup.options),
            first=setup.first,
            seats=[
                bot(seat, body.level) if seat in body.bots else SeatDocument()
                for seat in range(setup.seats)
            ],
            host=digest(host),
            secret=documents.new_secret(),
            listed=body.listed,
            move_seconds=body.move_seconds,
            hints=body.hints,
            window_ms=body.window_ms,
        )
    )
    return MadeTable(table.id, host)


async def listed_tables(call: Call, body: None) -> list[TableInfo]:
    found: list[TableInfo] = []
    for document in await call.tables.store.listed(LISTED):
        try:
            found.append(table_info(await call.tables.get(document.id)))
        except Unavailable:
            raise
        except (Refusal, PaschError):  # of other rules, broken, or gone: the others are still there
            continue
    return found


async def look(call: Call, body: None) -> TableInfo:
    return table_info(await call.table())


async def sit(call: Call, body: Sit) -> Seated:
    table, seat = await call.seat()
    name = " ".join(body.name.split())
    if not name or not name.isprintable():
        raise Refusal("bad_request")
    token = documents.new_token()

    def change(document: TableDocument) -> None:
        if document.status != "open":
            raise Refusal("already_started")
        if document.seats[seat].kind == "human":
            raise Refusal("seat_taken")
        document.seats[seat] = SeatDocument("human", name, digest(token), pledge=body.pledge)

    await call.tables.edit(table, change)
    return Seated(seat, token)


async def pledge(call: Call, body: SeatPledge) -> TableInfo:
    table, seat = await call.my_seat()
    await call.tables.pledge(table, seat, body.pledge)
    return table_info(table)


async def open_number(call: Call, body: SeatNumber) -> TableInfo:
    table, seat = await call.my_seat()
    await call.tables.open_number(table, seat, body.number)
    return table_info(table)


async def be_patient(call: Call, body: SeatPatience) -> TableInfo:
    table, seat = await call.my_seat()

    def change(document: TableDocument) -> None:
        document.seats[seat].patient = body.patient

    if table.document.seats[seat].patient != body.patient:
        await call.tables.edit(table, change)
    return table_info(table)


async def stand_up(call: Call, body: None) -> None:
    table, seat = await call.seat()
    document = table.document
    if document.seat_of(call.token) != seat and not document.is_host(call.token):
        raise Refusal("bad_token")

    def change(document: TableDocument) -> None:
        if document.status == "open":
            document.seats[seat] = SeatDocument()
        elif document.status != "over":  # a bot keeps the name and the number of the seat
            left = document.seats[seat]
            if left.kind == "bot":
                raise Refusal("already_started")  # a bot plays to the end
            document.seats[seat] = SeatDocument("bot", left.name, "", left.seed, 1, left.pledge)
            begin_if_all_opened(document)
        else:
            raise Refusal("over")

    await call.tables.edit(table, change)


async def seat_bot(call: Call, body: SeatBot) -> TableInfo:
    table, seat = await call.seat()
    await call.my_table()

    def change(document: TableDocument) -> None:
        if document.status != "open":
            raise Refusal("already_started")
        if document.seats[seat].kind == "human":
            raise Refusal("seat_taken")
        document.seats[seat] = bot(seat, body.level)

    await call.tables.edit(table, change)
    return table_info(table)


def bot(seat: int, level: int) -> SeatDocument:
    return SeatDocument("bot", BOT_NAMES[seat], level=level)


async def start(call: Call, body: None) -> TableInfo:
    table = await call.my_table()
    await call.tables.start(table)
    return table_info(table)


async def play_again(call: Call, body: None) -> MadeTable:
    table = await call.my_table()
    if table.document.status != "over":
        raise Refusal("not_over")
    next = await call.tables.again(table, lambda: call.guard.new_table(call.address))
    return MadeTable(next, "")


async def match_file(call: Call, body: None) -> MatchFile:
    table = await call.tables.find(call.path["table"])
    match = table.match
    if match is None or not (match.over or table.broken):
        raise Refusal(table.broken or "not_over")
    file = as_table(table, match)
    if table.broken and table.document.status != "over":
        # Another Pasch may be able to play it on: its dice stay sealed, and only who plays there
        # gets to see it.
        _check_theirs(call, table)
        file.extra = {"proof": match.proof._replace(seed="")._asdict()}
    return msgspec.convert(as_data(file), MatchFile)


def as_table(table: LiveTable, match: Match) -> Table:
    """With names and the proof, as it is kept in a file."""
    found = Table(match.game, match.table.setup, table.document.names)
    found.log = match.table.log
    proof = match.proof._replace(seed="") if table.sealed else match.proof
    found.extra = {"proof": proof._asdict()}
    return found


_TABLE = "/api/tables/{table}"
_SEAT = _TABLE + "/seats/{seat}"
ROUTES = (
    Api("GET", "/api/games", games, None, list[GameInfo], 200, "All games, with their options."),
    Api("GET", "/api/tables", listed_tables, None, list[TableInfo], 200,
        "Open tables that want to be found.", cost=5),
    Api("POST", "/api/tables", make_table, NewTable, MadeTable, 201, "Make a table.",
        ("no_such_game", "no_such_seat", "bad_setup")),
    Api("GET", _TABLE, look, None, TableInfo, 200, "What everybody may know of a table.",
        ("no_such_table",)),
    Api("POST", _SEAT, sit, Sit, Seated, 201, "Sit down at an open seat, or in a bot's.",
        ("no_such_table", "no_such_seat", "seat_taken", "already_started")),
    Api("DELETE", _SEAT, stand_up, None, None, 204,
        "Stand up, or remove somebody; a bot only before play begins.",
        ("no_such_table", "no_such_seat", "bad_token", "already_started", "over"), token=True),
    Api("PUT", _SEAT + "/pledge", pledge, SeatPledge, TableInfo, 200,
        "Pledge a number for the dice, or another one: a seat that plays again has none yet.",
        ("no_such_table", "no_such_seat", "bad_token", "already_started"), token=True),
    Api("PUT", _SEAT + "/number", open_number, SeatNumber, TableInfo, 200,
        "Open the number that was pledged, once the table starts.",
        ("no_such_table", "no_such_seat", "bad_token", "not_started", "already_started",
         "wrong_number"), token=True),
    Api("PUT", _SEAT + "/patience", be_patient, SeatPatience, TableInfo, 200,
        "Let every window wait for this seat, or no longer.",
        ("no_such_table", "no_such_seat", "bad_token"), token=True),
    Api("PUT", _SEAT + "/bot", seat_bot, SeatBot, TableInfo, 200, "Seat a bot.",
        ("no_such_table", "no_such_seat", "seat_taken", "already_started", "not_host"),
        token=True),
    Api("POST", _TABLE + "/start", start, None, TableInfo, 200,
        "Begin to play, or if numbers were pledged, to open them.",
        ("no_such_table", "seats_open", "already_started", "not_host"), token=True),
    Api("POST", _TABLE + "/again", play_again, None, MadeTable, 201,
        "Play again: one new table where the same secrets open the same seats; it starts when all "
        "have pledged a number.",
        ("no_such_table", "not_over", "not_host"), token=True),
    Api("GET", _TABLE + "/match", match_file, None, MatchFile, 200,
        "The finished match with the proof of its dice, as `pasch verify` reads it; of a table"
        " whose log is broken, what is good of it, for those who play there.",
        ("no_such_table", "not_over", "not_host", "broken_log"), token=True, onlookers=True,
        cost=5),
)  # fmt: skip
