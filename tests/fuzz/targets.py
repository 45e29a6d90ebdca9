"""Everything that reads what others wrote: good input for it, and which errors are documented.

Each target takes bytes, and whatever it raises besides its documented errors is a bug.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import msgspec
from fuzz.mutations import encoded, mutated_bytes, mutated_json

import pasch
from pasch import Setup, State, fair
from pasch import match as match_files
from pasch.engine.errors import (
    BadFile,
    BadPosition,
    BadSetup,
    IllegalAction,
    PaschError,
    UnknownGame,
    UnreadableMove,
    WrongVersion,
)
from pasch.fair import BadProof
from pasch.fluent import Words
from pasch.testing.matches import played

CORPUS = Path(__file__).parent / "corpus"


class Target(NamedTuple):
    seeds: Callable[[], list[bytes]]  # good input
    read: Callable[[bytes], object]
    errors: tuple[type[BaseException], ...]  # documented
    change: Callable[[bytes, Random], bytes]

    def feed(self, data: bytes) -> bool:
        """Whether it was taken; anything but a documented error goes through."""
        try:
            self.read(data)
        except self.errors:
            return False
        return True


def _bytes_or_json(data: bytes, random: Random) -> bytes:
    if random.random() < 0.3:
        return mutated_bytes(data, random)
    try:
        return encoded(mutated_json(json.loads(data), random))
    except (ValueError, RecursionError):
        return mutated_bytes(data, random)


def _json(data: bytes) -> Any:
    """For readers that get it read already: what is no JSON is read as nothing."""
    try:
        return json.loads(data)
    except (ValueError, RecursionError):
        return None


# Match files


@cache
def _matches() -> tuple[bytes, ...]:
    found = []
    for id in pasch.catalogue():
        game = pasch.load(id)
        table = match_files.Table(
            game, Setup(game.seats[0]), [f"P{n}" for n in range(game.seats[0])]
        )
        for record in played(game, table.setup, 1).log[:80]:
            table.happen(record.action) if record.actor < 0 else table.play(*record)
        found.append(match_files.dumps(table).encode())
    return tuple(found)


def _checked_again(data: bytes, random: Random) -> bytes:
    """Mostly with a check that is right, so that what lies behind it is reached too."""
    changed = _bytes_or_json(data, random)
    if random.random() < 0.8:
        try:
            body = json.loads(changed)
            if isinstance(body, dict):
                body.pop("check", None)
                return encoded({**body, "check": match_files._check(body)})
        except (ValueError, RecursionError):
            pass
    return changed


def _open_file(data: bytes) -> object:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "match.pasch"
        path.write_bytes(data)
        return pasch.open(path)


# Positions and notation


@cache
def _states() -> tuple[tuple[str, State], ...]:
    found = []
    for id in pasch.catalogue():
        game = pasch.load(id)
        for seats in (game.seats[0], game.seats[-1]):
            setup = game.setup(Setup(seats))
            state = game.start(setup)
            for number, record in enumerate(played(game, setup, 2).log[:120]):
                if number % 17 == 0:
                    found.append((id, state.copy()))
                state.apply(record.action)
    return tuple(found)


@cache
def _positions() -> list[bytes]:
    return [encoded(pasch.load(id).position(state)) for id, state in _states()]


def _read_position(data: bytes) -> object:
    position = _json(data)
    id = position.get("game") if isinstance(position, dict) else ""
    game = pasch.load(id if id in pasch.catalogue() else "simpsons")
    state = game.from_position(position)
    written = game.position(state)
    assert game.position(game.from_position(written)) == written, "read as another position"
    if state.actor() >= 0:
        assert state.legal(), "nothing can be done there"
    return state


@cache
def _notations() -> list[bytes]:
    return [
        f"{place}\n{pasch.load(id).write(state, action)}".encode()
        for place, (id, state) in enumerate(_states())
        for action in pasch.steps(state)[:4]
    ]


def _read_notation(data: bytes) -> object:
    place, _, text = data.decode(errors="replace").partition("\n")
    states = _states()
    id, state = states[int(place) % len(states) if place.isascii() and place.isdigit() else 0]
    return pasch.load(id).read(state, text)


def _change_notation(data: bytes, random: Random) -> bytes:
    place, _, text = data.partition(b"\n")
    return place + b"\n" + mutated_bytes(text, random)


# Words


@cache
def _catalogues() -> list[bytes]:
    folder = Path(pasch.__file__).parent
    return [path.read_bytes() for path in sorted(folder.rglob("*.ftl"))]


def _read_catalogue(data: bytes) -> object:
    text = data.decode(errors="replace")
    words = Words(text)
    keys = [line.partition("=")[0].strip() for line in text.splitlines() if "=" in line]
    return [words.sentence(key) for key in keys if key in words]


# Proofs of the dice


def _proofs() -> list[bytes]:
    bare = {"table": "t", "commitment": "0" * 64, "seats": ["a", "b"], "seed": "1" * 64}
    return [encoded(bare), encoded({**bare, "version": 2, "pledges": ["2" * 64, ""]})]


def _read_proof(data: bytes) -> object:
    return fair.read_proof(_json(data), 2)


# What a client says


def _messages() -> list[bytes]:
    token = "x" * 32
    said: list[dict[str, Any]] = [
        {"t": "hello", "tokens": [token], "language": "en", "after": 3},
        {"t": "move", "seat": 0, "at": 3, "action": 1, "key": "k"},
        {"t": "take_back", "seat": 0, "at": 3, "key": "k"},
        {"t": "pause", "on": True, "key": "k"},
        {"t": "say", "seat": 0, "phrase": "thanks", "key": "k"},
        {"t": "sync", "after": 3},
        {"t": "ping", "key": "1"},
    ]
    return [encoded(one) for one in said]


def _bodies() -> list[bytes]:
    return [
        encoded({"game": "simpsons", "seats": 3, "options": {"bank": 20}, "bots": [1], "level": 2}),
        encoded({"game": "mal_anders", "seats": 2, "first": 0, "move_seconds": 30, "listed": True}),
        encoded({"name": "Anna", "seed": "abc"}),
        encoded({"level": 3}),
    ]


def nothing(data: bytes) -> object:
    """Read by a server only: see test_over_the_wire."""
    return None


MATCH = (BadFile, WrongVersion, UnknownGame, BadSetup)
TARGETS = {
    "match": Target(lambda: list(_matches()), lambda data: match_files.loads(data.decode()),
                    (*MATCH, UnicodeDecodeError), _checked_again),
    "file": Target(lambda: list(_matches()), _open_file, MATCH, mutated_bytes),
    "position": Target(_positions, _read_position, (BadPosition, BadSetup), _bytes_or_json),
    "notation": Target(_notations, _read_notation, (UnreadableMove, IllegalAction),
                       _change_notation),
    "catalogue": Target(_catalogues, _read_catalogue, (ValueError,), mutated_bytes),
    "proof": Target(_proofs, _read_proof, (BadProof,), _bytes_or_json),
    "message": Target(_messages, nothing, (PaschError, msgspec.DecodeError), _bytes_or_json),
    "body": Target(_bodies, nothing, (PaschError, msgspec.DecodeError), _bytes_or_json),
}  # fmt: skip


def corpus(name: str) -> list[Path]:
    """Inputs worth keeping: each once broke something, or looks as if it should."""
    return sorted(path for path in (CORPUS / name).glob("*") if path.is_file())
