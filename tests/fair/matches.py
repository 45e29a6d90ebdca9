"""Matches as a server plays them, with a proof, and what a cheat makes of them."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pasch
from pasch import fair
from pasch.match import Table, _check, dumps

SEED = bytes(range(32))
SEATS = ("5f1c", "")


def played(
    cheat_at: int = -1,
    moves: int = 10_000,
    game: str = "mal_anders",
    seats: tuple[str, ...] = SEATS,
) -> Table:
    """A match to its end, or so many records; the throw of record `cheat_at` is another one."""
    random = Random(4)
    table = Table(pasch.load(game), pasch.Setup(2), ["Anna", "Ben"])
    while not table.over and len(table.log) < moves:
        number, state = len(table.log), table.state
        if state.actor() < 0:
            outcome = fair.throw(SEED, "tisch", seats, number, state.chance())
            if number == cheat_at:
                outcome = next(each for each in state.chance().outcomes if each != outcome)
            table.happen(outcome)
        else:
            table.play(state.actor(), random.choice(state.legal()))
    table.extra["proof"] = proof()
    return table


def proof(**changes: object) -> dict[str, Any]:
    return {
        "table": "tisch",
        "commitment": fair.commit(SEED),
        "seats": list(SEATS),
        "seed": SEED.hex(),
        **changes,
    }


def save(table: Table, path: Path, **changes: object) -> str:
    """As a file whose own checksum is right, whatever was changed."""
    body = json.loads(dumps(table)) | changes
    body.pop("check")
    path.write_text(json.dumps({**body, "check": _check(body)}))
    return str(path)
