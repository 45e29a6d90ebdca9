"""The operator as the enemy: what a hostile server does to the dice is seen by the player's device.

Everything here is real but the device's screen: a server whose database is edited, the page's own
code, which gets every message of that server, and `pasch verify` on the file that is saved.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server.house import House, Party, house, in_time, until
from server.test_numbers import NUMBERS, PATIENT, pledge, start, tell
from web.test_parts import run

from pasch import fair
from pasch.catalogue import load
from pasch.cli import main
from pasch.server.match import Match
from pasch.server.table import LiveTable
from pasch.server.table_document import TableDocument

SIX = 5  # outcomes count from 0
ANNA, BEN = 0, 1  # she is honest, he is the operator's friend

# What Anna's device makes of all that it is told, in order.
DEVICE = """
const [infos, events, proof, throws, number] = {told};
let own = {{ ...module.nothing, numbers: {{ 0: number }}, pledged: [0] }};
for (const info of infos) {{
  own = module.receive(own, info);
  if (module.mayOpen(own, info, 0)) own = {{ ...own, opened: [0] }};
}}
own = module.witness({{ ...own, acted: [0] }}, events);
own = module.receive(own, infos[infos.length - 1]);
const atTheStart = own.doubts;
own = module.finish(own, proof, throws);
console.log(JSON.stringify([own.opened, atTheStart, own.doubts, own.checked]));
"""


def with_sixes(document: TableDocument, table: str) -> str:
    """A number for Anna with which the game begins with four sixes."""
    seats = [seat.seed for seat in document.seats]
    seats[BEN] = NUMBERS[BEN]
    for tried in count():
        seats[ANNA] = f"{tried:032x}"
        commitment = fair.commit(bytes.fromhex(document.secret))
        proof = fair.Proof(table, commitment, tuple(seats), document.secret)
        match = Match(load(document.game), document.setup, proof)
        if [action for _, action in match.plan_nature()][:4] == [SIX] * 4:
            return seats[ANNA]
    raise AssertionError


def nothing(document: TableDocument, table: str) -> None:
    """An honest operator."""


def number(document: TableDocument, table: str) -> None:
    document.seats[ANNA].seed = with_sixes(document, table)


def number_and_pledge(document: TableDocument, table: str) -> None:
    number(document, table)
    mine = document.seats[ANNA]
    mine.pledge = fair.pledge(table, ANNA, mine.seed)


def secret(document: TableDocument, table: str) -> None:
    document.secret = "ab" * 32
    document.seats[2].seed = fair.bot_number(bytes.fromhex(document.secret), table, 2)


def left_out(document: TableDocument, table: str) -> None:
    """She was in time, but who would believe her?"""
    document.seats[ANNA].seed = ""
    document.seats[BEN].seed = NUMBERS[BEN]
    document.status = "playing"


Cheat = Callable[[TableDocument, str], None]
# what is done to the database; what Anna's device says at the start, and still at the end; what
# `pasch verify` says of the file by itself, and with Anna's number and the seal she saw
CASES: list[tuple[Cheat, set[str], int, int]] = [
    (nothing, set(), 0, 0),
    (number, {"mine", "number"}, 1, 1),
    (number_and_pledge, {"mine", "pledges", "number"}, 0, 1),
    (secret, {"seal"}, 0, 1),
    (left_out, {"dropped"}, 0, 3),
]


@pytest.mark.parametrize(
    ("cheat", "doubts", "alone", "mine"),
    CASES,
    ids=[case[0].__name__ for case in CASES],
)
@in_time
async def test_what_the_operator_does_is_seen(
    cheat: Cheat, doubts: set[str], alone: int, mine: int, tmp_path: Path
) -> None:
    async with house(tmp_path, PATIENT) as served:
        party = await served.table(seats=3, bots=[2], first=0)
        for seat in (ANNA, BEN):
            await pledge(party, seat)
        infos = [await _info(party), await start(party)]
        seal = infos[0]["commitment"]
        assert await tell(party, ANNA) == "opening"
        table = await served.live(party.id)
        await served.app.tables.edit(table, lambda document: cheat(document, party.id))
        await tell(party, BEN)
        infos.append(await _info(party))
        assert infos[-1]["status"] == "playing"
        match, events = await _to_the_end(served, party)
        infos.append(await _info(party))
        thrown = await served.ok("GET", f"{party.path}/throws")
    if "number" in cheat.__name__:
        assert [one["outcome"] for one in thrown[:4]] == [SIX] * 4  # the attack works

    proof = match["extra"]["proof"]
    told = json.dumps([infos, events, proof, thrown, NUMBERS[ANNA]])
    opened, first, last, checked = run(tmp_path, "fair/own.ts", DEVICE.format(told=told))
    assert (opened, set(first)) == ([ANNA], doubts)
    assert set(last) >= doubts
    assert (checked > 0) == (cheat in (nothing, left_out))

    file = tmp_path / "match.pasch"
    file.write_text(json.dumps(match))
    assert main(["verify", str(file)]) == alone
    given = ["--mine", NUMBERS[ANNA], "--seal", seal]
    assert main(["verify", str(file), *given]) == mine


async def _info(party: Party) -> Any:
    return await party.house.ok("GET", party.path)


async def _to_the_end(served: House, party: Party) -> tuple[Any, list[Any]]:
    """The match file, and what fell before the eyes of everybody."""
    random = Random(5)
    onlooker = await served.visit(party.id)
    table = await served.live(party.id)
    assert table.match
    while not table.match.over:
        people = [seat for seat in table.match.asked() if seat in party.tokens]
        if people:
            action = random.choice(table.match.asked()[people[0]].legal())
            await served.app.tables.move(table, people[0], table.version, action)
        else:
            await until(lambda: table.match and (table.match.over or not _bots_turn(table)))
    await onlooker.settle_until(lambda: onlooker.info and onlooker.info.seed)
    said = [json.loads(raw) for raw in onlooker.heard]
    events = [event for one in said if one["t"] == "events" for event in one["events"]]
    return await served.ok("GET", f"{party.path}/match"), events


def _bots_turn(table: LiveTable) -> bool:
    return table.match is not None and set(table.match.asked()) <= table.bots
