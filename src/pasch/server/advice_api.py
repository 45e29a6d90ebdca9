"""Odds and hints for those who sit at a table where the host allows them."""

from __future__ import annotations

from pasch.engine.errors import NotYourTurn
from pasch.server import analysis_service
from pasch.server.fair_queue import Asker
from pasch.server.http import Api, Call
from pasch.server.match import Match
from pasch.server.messages import Hints, Odds
from pasch.server.refusals import Refusal
from pasch.server.table import LiveTable


async def odds(call: Call, body: None) -> Odds:
    table, match, seat = await _asker(call)
    version, names = match.version, table.document.names
    seen = [(actor, action) for actor, action in match.table.seen_by(seat)]
    key = (table.id, version, seat, call.language)
    sections = await call.analysis.ask(
        analysis_service.odds,
        key,
        _as_asker(call, table, seat),
        match.game.id,
        match.table.setup,
        seen,
        call.language,
        names,
    )
    return Odds(version, seat, sections)


async def hints(call: Call, body: None) -> Hints:
    table, match, seat = await _asker(call)
    if seat not in match.asked():
        raise NotYourTurn(
            f"seat {seat} asks, but it is not to act",
            {"seat": seat, "other": match.table.state.actor()},
        )
    version, names = match.version, table.document.names
    seen = [(actor, action) for actor, action in match.seen_until_asked(seat)]
    key = (table.id, version, seat, call.language)
    found = await call.analysis.ask(
        analysis_service.hints,
        key,
        _as_asker(call, table, seat),
        match.game.id,
        match.table.setup,
        seen,
        call.language,
        names,
    )
    return Hints(version, seat, found)


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


def _as_asker(call: Call, table: LiveTable, seat: int) -> Asker:
    return Asker(call.address, f"{table.id} {seat}")


_REFUSALS = ("no_such_table", "bad_token", "no_hints", "not_started", "over")
ROUTES = (
    Api("GET", "/api/tables/{table}/odds", odds, None, Odds, 200,
        "The chances that matter to the seat whose secret is given.", _REFUSALS,
        token=True, cost=5),
    Api("GET", "/api/tables/{table}/hints", hints, None, Hints, 200,
        "The best few choices of the seat whose secret is given, and why.",
        (*_REFUSALS, "not_your_turn"), token=True, cost=10),
)  # fmt: skip
