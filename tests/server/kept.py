"""Tables that were played before the server looks at them: their logs lie in the store."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from server.house import House, Party

import pasch
from pasch import Setup
from pasch.server import table_document as documents
from pasch.server.match import Match
from pasch.server.table import LiveTable
from pasch.server.table_document import SeatDocument, TableDocument, digest
from pasch.storage.store import Entry

TOKENS = [f"secret of seat {seat}".ljust(32, ".") for seat in range(8)]
HOST = "secret of the host".ljust(32, ".")


async def kept_table(
    served: House, game: str, seats: int, most: int = 10_000, doubt: float = 0, hints: bool = False
) -> Party:
    """A table where so many versions were played at random; moves are taken back out of doubt.

    Equal tables have equal ids, and so equal dice.
    """
    setup = pasch.load(game).setup(Setup(seats))
    document = TableDocument(
        game=game,
        version=pasch.load(game).version,
        options=dict(setup.options),
        first=setup.first,
        seats=[
            SeatDocument("human", f"Guest {seat}", digest(TOKENS[seat]), f"seed {seat}")
            for seat in range(seats)
        ],
        host=digest(HOST),
        secret="5e" * 32,
        status="playing",
        hints=hints,
    )
    party = Party(served, f"{game}-{seats}-{most}", HOST)
    party.tokens = dict(enumerate(TOKENS[:seats]))
    entries = list(_played(party.id, document, doubt, most))
    store = served.app.tables.store
    await store.create(party.id, documents.encode(document), False, 0)
    await store.append(party.id, entries)
    return party


def _played(id: str, document: TableDocument, doubt: float, most: int) -> Iterator[Entry]:
    random = Random(1)
    table = LiveTable(id)
    table.replace(1, document)
    match = table.match
    assert match
    while not match.over and match.version < most:
        steps = _next(match, random, doubt)
        entries = [
            Entry(match.version + number, actor, action, 0)
            for number, (actor, action) in enumerate(steps, start=1)
        ]
        match.absorb(entries)
        yield from entries


def _next(match: Match, random: Random, doubt: float) -> list[tuple[int, int]]:
    nature = match.plan_nature()
    if nature:
        return nature
    if match.can_take_back and random.random() < doubt:
        return match.plan_take_back(match.table.log[-1].actor)
    seat, view = random.choice(list(match.asked().items()))
    return match.plan_move(seat, random.choice(view.legal()))
