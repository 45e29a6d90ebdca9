"""Odds and hints for those who sit at a table where the host allows them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pasch.engine.errors import NotYourTurn
from pasch.engine.table import Record
from pasch.server import analysis_service
from pasch.server.fair_queue import Asker
from pasch.server.http import Api, Call
from pasch.server.match import Match
from pasch.server.messages import Hints, Odds
from pasch.server.refusals import Refusal
from pasch.server.table import LiveTable
from pasch.server.workers import Value


async def odds(call: Call, body: None) -> Odds:
    table, match, seat = await _asker(call)
    version = match.version
    seen = match.table.seen_by(seat)
    return Odds(version, seat, await _answer(call, table, match, seat, seen, analysis_service.odds))


async def hints(call: Call, body: None) -> Hints:
    table, match, seat = await _asker(call)
    if seat not in match.asked():
        raise NotYourTurn(
            f"seat {seat} asks, but it is not to act",
            {"seat": seat, "other": match.table.state.actor()},
        )
    version = match.version
    seen = match.seen_until_asked(seat)
    found, measure = await _answer(call, table, match, seat, seen, analysis_service.hints)
    return Hints(version, seat, found, measure)


async def _answer(
    call: Call,
    table: LiveTable,
    match: Match,
    seat: int,
    seen: Sequence[Record],
    question: Callable[..., dict[str, Value]],
) -> Value:
    """What the seat may know of the position, in the words of whoever asks."""
    found = await call.analysis.ask(
        question,
        (table.id, match.version, seat),
        Asker(call.address, f"{table.id} {seat}"),
        match.game.id,
        match.table.setup,
        [(actor, action) for actor, action in seen],
        table.document.names,
        seat,
    )
    return found[call.language]


async def _asker(call: Call) -> tuple[LiveTable, Match, int]:
    table, seat = await call.viewed()
    if seat < 0:
        raise Refusal("bad_token")
    if not table.document.hints:
        raise Refusal("no_hints")
    if table.match is None:
        raise Refusal("not_started")
    if table.match.over:
        raise Refusal("over")
    return table, table.match, seat


_REFUSALS = ("no_such_table", "bad_token", "no_hints", "not_started", "over")
ROUTES = (
    Api("GET", "/api/tables/{table}/odds", odds, None, Odds, 200,
        "The chances that matter to the seat whose secret is given.", _REFUSALS,
        token=True, cost=5),
    Api("GET", "/api/tables/{table}/hints", hints, None, Hints, 200,
        "The best few choices of the seat whose secret is given, and why.",
        (*_REFUSALS, "not_your_turn"), token=True, cost=10),
)  # fmt: skip
