"""The deal of the day: what there is today, playing it, and how it was played."""

from __future__ import annotations

from datetime import timedelta

from pasch.catalogue import catalogue
from pasch.server.days import LEVEL, Deal, Standing, ends, featured, rank_of
from pasch.server.fair_queue import Asker
from pasch.server.http import Api, Call
from pasch.server.messages import (
    DayGame,
    DayResult,
    DayResults,
    MyTry,
    NewTry,
    Today,
    TryTable,
)
from pasch.server.refusals import Refusal
from pasch.server.table_document import digest
from pasch.storage.store import Try

SHOWN = 100  # results, besides one's own
SHORTEST, LONGEST = 20, 64  # characters of a device's secret


async def today(call: Call, body: None) -> Today:
    days = call.days
    day = days.today
    games: list[DayGame] = []
    for game in catalogue():
        deal, following = await days.deal(day, game), await days.deal(day + timedelta(1), game)
        games.append(DayGame(game, deal.seats, LEVEL, deal.seal, following.seal))
    return Today(day.isoformat(), days.now, ends(day), featured(day), games)


async def play(call: Call, body: NewTry) -> TryTable:
    deal = await _deal(call)
    name = "".join(each for each in " ".join(body.name.split()) if each.isprintable()) or "?"
    if not SHORTEST <= len(call.token) <= LONGEST:
        raise Refusal("bad_token")
    call.guard.new_table(call.address)
    table, token = await call.days.play(deal, call.token, name)
    day = table.document.day
    return TryTable(table.id, 0, token, day is not None and day.ranked)


async def results(call: Call, body: None) -> DayResults:
    days, deal = call.days, await _deal(call)
    mine = digest(call.token) if call.token else ""
    found = await days.standings(deal)
    for entered, standing in found:
        if entered.device == mine and (standing.waits or not standing.ended):
            days.settle(entered, Asker(call.address, entered.table))
    days.measure(found, Asker(call.address))
    measured = [each for each in found if each[1].play is not None]
    told = _ranked(measured, mine)
    opened = days.is_over(deal)
    return DayResults(
        date=deal.day.isoformat(),
        game=deal.game,
        seal=deal.seal,
        seed=deal.secret.hex() if opened else "",
        ends=deal.ends,
        count=len(measured),
        measuring=sum(standing.waits for _, standing in found),
        results=[each for place, each in enumerate(told) if place < SHOWN or each.mine],
        mine=next((_mine(call, *each, opened) for each in found if each[0].device == mine), None),
    )


async def _deal(call: Call) -> Deal:
    return await call.days.find(call.path["date"], call.path["game"])


def _ranked(measured: list[tuple[Try, Standing]], mine: str) -> list[DayResult]:
    """Equal ones share a rank."""
    told: list[DayResult] = []
    last: tuple[int, int, int] | None = None
    for number, (entered, each) in enumerate(measured, start=1):
        assert each.play is not None
        rank = told[-1].rank if told and rank_of(each) == last else number
        last = rank_of(each)
        told.append(
            DayResult(rank, each.name, each.play, each.place, each.points, entered.device == mine)
        )
    return told


def _mine(call: Call, entered: Try, standing: Standing, opened: bool) -> MyTry:
    if standing.left:
        return MyTry(entered.table, "left", 0.0)
    if standing.late or (opened and not standing.ended):
        return MyTry(entered.table, "late", 0.0)
    if standing.waits:
        return MyTry(entered.table, "measuring", call.days.progress(entered.table))
    return MyTry(entered.table, "ranked" if standing.play else "playing", 0.0)


_DEAL = "/api/days/{date}/{game}"
ROUTES = (
    Api("GET", "/api/days", today, None, Today, 200,
        "The deals of today: the same dice and cards for everybody."),
    Api("POST", _DEAL, play, NewTry, TryTable, 201,
        "Play the deal of a day, or go on with it.  The token is a secret of the device, 20 to 64"
        " characters: its first try on that very day counts.",
        ("no_such_day", "no_such_game", "bad_token"), token=True, cost=2),
    Api("GET", _DEAL, results, None, DayResults, 200,
        "How a deal was played here; with the secret of a device, also how it did itself.",
        ("no_such_day", "no_such_game"), token=True, onlookers=True, cost=2),
)  # fmt: skip
