"""The deal of the day: one secret per day and game, who played it, and how well.

Each server keeps one secret for all days; the secret of a deal follows from it, so that its seal
can be shown before the day begins.  When the day is over (by UTC) the deal's secret is shown.
docs/deal-of-the-day.md says what counts and why.
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Coroutine
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from typing import Final

import msgspec
import structlog
from msgspec import Struct

from pasch import fair
from pasch.catalogue import catalogue, load
from pasch.engine.errors import PaschError
from pasch.engine.setup import Setup
from pasch.match import dumps
from pasch.server import table_document as documents
from pasch.server.fair_queue import Asker
from pasch.server.http import as_table, bot
from pasch.server.refusals import Refusal
from pasch.server.review_jobs import PLAY, ReviewJobs
from pasch.server.table import LiveTable
from pasch.server.table_document import DayDocument, SeatDocument, TableDocument, digest
from pasch.server.tables import Tables
from pasch.storage.store import Conflict, Try

SEAT: Final = 0  # the person's
LEVEL: Final = 2  # casual, by whom play is measured as well
BACK: Final = 7  # days whose deals can still be played
MOST: Final = 1000  # tries at one deal that count
AT_ONCE: Final = 4  # that others wait for are measured with one look at the results
SECRET: Final = "days"
WORK: Final = 12_000_000  # actions, to measure one: some ten seconds compiled

log = structlog.get_logger()


class Standing(Struct, omit_defaults=True):
    """What is kept of a try: how it ended, and how well it was played once that is measured."""

    name: str
    ended: int = 0  # in ms
    place: int = 0
    points: int = 0
    late: bool = False
    left: bool = False  # somebody else played on
    play: tuple[float, float] | None = None

    @property
    def waits(self) -> bool:
        """Whether it is to be measured."""
        return bool(self.ended) and self.play is None and not (self.late or self.left)


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Standing).decode


class Deal:
    """The deal of one day in one game."""

    def __init__(self, day: date, game: str, secret: bytes) -> None:
        self.day = day
        self.game = game
        self.name = fair.deal_name(day.isoformat(), game)
        self.secret = fair.deal_secret(secret, day.isoformat(), game)
        self.seal = fair.commit(self.secret)
        self.ends = ends(day)

    @property
    def seats(self) -> int:
        allowed = load(self.game).seats
        return 3 if 3 in allowed else allowed[0]

    def table(self, name: str, token: str, ranked: bool) -> TableDocument:
        """Of one who plays it: begun, and with nobody who could start or change anything."""
        game = load(self.game)
        setup = game.setup(Setup(self.seats))
        seats = [SeatDocument("human", name, digest(token))] + [
            bot(seat, LEVEL) for seat in range(1, self.seats)
        ]
        for number, seat in enumerate(seats):
            if seat.kind == "bot":
                seat.seed = fair.bot_number(self.secret, self.name, number)
        return TableDocument(
            game=self.game,
            version=game.version,
            options=dict(setup.options),
            first=setup.first,
            seats=seats,
            host=digest(documents.new_token()),
            secret=self.secret.hex(),
            status="playing",
            fair=fair.DAILY,
            window_ms=0,
            day=DayDocument(self.day.isoformat(), self.ends, ranked),
        )


class Days:
    """`work` is how much is done to measure one try, in actions."""

    def __init__(self, tables: Tables, reviews: ReviewJobs, work: int) -> None:
        self._tables = tables
        self._reviews = reviews
        self._work = work
        self._secret = b""
        self._settling: dict[str, asyncio.Task[None]] = {}
        tables.ended = self._ended

    @property
    def now(self) -> int:
        return int(self._tables.wall() * 1000)

    @property
    def today(self) -> date:
        return datetime.fromtimestamp(self._tables.wall(), UTC).date()

    async def deal(self, day: date, game: str) -> Deal:
        if not self._secret:
            fresh = documents.new_secret()
            self._secret = bytes.fromhex(await self._tables.store.secret(SECRET, fresh))
        return Deal(day, game, self._secret)

    async def find(self, day: str, game: str) -> Deal:
        """As it stands in an address; of a day that has begun, and not too long ago."""
        if game not in catalogue():
            raise Refusal("no_such_game")
        found = None
        with suppress(ValueError):
            found = date.fromisoformat(day)
        if found is None or found.isoformat() != day:
            raise Refusal("no_such_day")
        if not self.today - timedelta(BACK) <= found <= self.today:
            raise Refusal("no_such_day")
        return await self.deal(found, game)

    # Playing

    async def play(self, deal: Deal, device: str, name: str) -> tuple[LiveTable, str]:
        """The table where a device plays, and the secret of its seat.

        Until its first try is over the device gets that one again, and with it the same secret, for
        it may have heard no answer.  Whatever else it plays does not count.
        """
        token, first = _token(device, deal), None
        if not self.is_over(deal):
            first = await self._first_try(deal, device, name)
        if first is not None and _goes_on(first):
            if first.document.seat_of(token) is None:
                raise Refusal("bad_token")  # the seat was given another secret
            table = first
        else:
            token = documents.new_token()
            table = await self._tables.create(deal.table(name, token, ranked=False))
        await self._tables.settle(table)
        return table, token

    async def _first_try(self, deal: Deal, device: str, name: str) -> LiveTable | None:
        """That of this device, be it made now; None where there are too many already."""
        store, whose = self._tables.store, digest(device)
        found = await store.tries(deal.name, whose)
        if found:
            return await self._tables.get(found[0].table)
        if len(await store.tries(deal.name)) >= MOST:
            return None
        table = await self._tables.create(deal.table(name, _token(device, deal), ranked=True))
        try:
            await store.enter(Try(deal.name, whose, table.id, _encode(Standing(name))))
        except Conflict:  # it asked twice at once: nobody is told of this table
            raise Refusal("busy") from None
        return table

    def is_over(self, deal: Deal) -> bool:
        return self.now >= deal.ends

    # Results

    async def standings(self, deal: Deal) -> list[tuple[Try, Standing]]:
        """All tries that count, the best first; those that are not measured yet last."""
        tries = await self._tables.store.tries(deal.name)
        found = [(entered, _decode(entered.body)) for entered in tries]
        return sorted(found, key=lambda each: _order(each[1]))

    def measure(self, found: list[tuple[Try, Standing]], asker: Asker) -> None:
        """What still waits for it, after a restart or because too many did: somebody wants it."""
        waiting = [entered for entered, standing in found if standing.waits]
        for entered in waiting[:AT_ONCE]:
            self.settle(entered, Asker(asker.address, entered.table, belongs=False))

    def progress(self, table: str) -> float:
        job = self._reviews.find(f"{table} {PLAY}")
        return job.progress if job else 0.0

    def _ended(self, table: LiveTable) -> None:
        day = table.document.day
        if day is not None and day.ranked:
            self._begin(table.id, self._find_and_settle(table))

    async def _find_and_settle(self, table: LiveTable) -> None:
        for entered in await self._tables.store.tries(table.document.drawn_as(table.id)):
            if entered.table == table.id:
                await self._settle(entered, Asker("", table.id))

    def settle(self, entered: Try, asker: Asker) -> None:
        """If the game is over, write down how it ended, then how well it was played."""
        if entered.table not in self._settling:
            self._begin(entered.table, self._settle(entered, asker))

    def _begin(self, table: str, work: Coroutine[None, None, None]) -> None:
        if table in self._settling:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(self._carry_out(table, work))
        self._settling[table] = task
        task.add_done_callback(lambda done: self._settling.pop(table, None))

    async def _carry_out(self, table: str, work: Coroutine[None, None, None]) -> None:
        """What fails is tried again when somebody looks at the results."""
        try:
            await work
        except (Refusal, PaschError) as refusal:
            log.warning("try not measured", table=table, reason=refusal.code)
        except Exception as error:
            log.error("try not measured", table=table, error=repr(error))

    async def _settle(self, entered: Try, asker: Asker) -> None:
        table = await self._tables.get(entered.table)
        match, day, store = table.match, table.document.day, self._tables.store
        if match is None or day is None or not match.over:
            return
        standing = _decode(entered.body)
        if not standing.ended:
            last = (await store.entries(table.id, match.version - 1))[-1]
            standing.ended = last.at
            standing.late = last.at >= day.ends
            standing.left = table.document.seats[SEAT].kind != "human"
            standing.place = match.table.state.places()[SEAT]
            standing.points = match.table.state.returns()[SEAT]
            await store.write_try(entered._replace(body=_encode(standing)))
        if standing.waits:
            text = dumps(as_table(table, match))
            job = self._reviews.measure(table.id, text, SEAT, self._work, asker)
            assert job.task is not None
            await asyncio.shield(job.task)
            if job.done:
                standing.play = msgspec.json.decode(job.done[PLAY], type=tuple[float, float])
                await store.write_try(entered._replace(body=_encode(standing)))

    async def close(self) -> None:
        tasks = list(self._settling.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _goes_on(table: LiveTable) -> bool:
    return table.document.status != "over" and table.document.seats[SEAT].kind == "human"


def ends(day: date) -> int:
    """The midnight after it, in ms."""
    after = day + timedelta(1)
    return int(datetime(after.year, after.month, after.day, tzinfo=UTC).timestamp() * 1000)


def featured(day: date) -> str:
    """All games in turn."""
    games = catalogue()
    return games[day.toordinal() % len(games)]


def rank_of(standing: Standing) -> tuple[int, int, int]:
    """Play in whole points, for it is not known more closely; then the result."""
    worth = standing.play[0] if standing.play else 0.0
    return -round(worth * 100), standing.place, -standing.points


def _order(standing: Standing) -> tuple[bool, int, int, int, int]:
    return (standing.play is None, *rank_of(standing), standing.ended)


def _token(device: str, deal: Deal) -> str:
    """Of the seat: nobody but the device can know it, and the device always does."""
    return hmac.digest(device.encode(errors="replace"), deal.name.encode(), "sha256").hex()
