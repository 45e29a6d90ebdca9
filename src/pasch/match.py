"""A table with names that can be kept in a file, and match files (`.pasch`) read back.

A match file is JSON: game, version, setup, names, log, and whatever a client keeps beside them
in `extra` (which seats are bots, the seed of the dice, the fairness proof).  `check` is the
SHA-256 of all the rest, so that a file that was cut off or changed is told from a true one.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from secrets import token_hex
from typing import Any

from pasch.catalogue import load
from pasch.engine.errors import BadFile, PaschError, WrongVersion
from pasch.engine.game import Game
from pasch.engine.setup import Setup
from pasch.engine.state import CHANCE
from pasch.engine.table import Table as EngineTable

FRESH = ".new"  # how the name of a file ends that is still being written
FORMAT = 1  # of the file; rises when an older Pasch could not read it
PROBLEMS = {
    "missing": "there is no such file",
    "no-text": "it cannot be read as text",
    "cut-off": "it is cut off or no match file",
    "foreign": "it is no match file of Pasch",
    "changed": "it was changed or damaged after it was saved",
    "incomplete": "a part of it is missing or of the wrong kind",
    "names": "it does not name every seat",
    "log": "move {number} of its log is not possible there",
}


class Table(EngineTable):
    """A match with its players' names.

    >>> table = Table(load("mal_anders"), Setup(seats=2, first=0))
    >>> table.happen(3).action, table.state.actor() == CHANCE
    (3, True)
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        names: Sequence[str] = (),
        extra: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(game, setup)
        self.names = list(names)
        self.extra: dict[str, Any] = dict(extra or {})  # what is kept beside a match, as JSON

    def __reduce__(self) -> tuple[Callable[..., EngineTable], tuple[Any, ...]]:
        again, (kind, made, log) = super().__reduce__()
        return again, (kind, (*made, self.names, self.extra), log)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the match so that a crash at any moment leaves the old file or the new one.

        A link stays one: what it leads to is written.
        """
        target = Path(os.path.realpath(path))
        fresh = target.with_name(f".{target.name}.{token_hex(8)}{FRESH}")
        try:
            with fresh.open("x", encoding="utf-8") as file:
                file.write(dumps(self))
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(target)
        except BaseException:
            fresh.unlink(missing_ok=True)
            raise
        if os.name == "posix":  # elsewhere a folder cannot be opened
            folder = os.open(target.parent, os.O_RDONLY)
            try:
                os.fsync(folder)  # the new name is durable too
            finally:
                os.close(folder)


def dumps(table: Table) -> str:
    """The text of a match file."""
    return json.dumps(as_data(table), ensure_ascii=False) + "\n"


def as_data(table: Table) -> dict[str, Any]:
    """What a match file holds."""
    body: dict[str, Any] = {
        "pasch": FORMAT,
        "game": table.game.id,
        "version": table.setup.version or table.game.version,
        "setup": {
            "seats": table.setup.seats,
            "options": dict(table.setup.options),
            "first": table.setup.first,
            **({} if table.setup.position is None else {"position": table.setup.position}),
        },
        "names": table.names,
        "extra": table.extra,
        "log": [list(record) for record in table.log],
    }
    return {**body, "check": _check(body)}


def open(path: str | os.PathLike[str]) -> Table:
    """The match in this file, replayed and checked; BadFile or WrongVersion says what is wrong."""
    name = os.fspath(path)
    try:
        text = Path(path).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise _bad(name, "missing") from None
    except (OSError, UnicodeDecodeError):
        raise _bad(name, "no-text") from None
    return loads(text, name)


def loads(text: str, name: str = "match") -> Table:
    """The match written in `text`."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise _bad(name, "cut-off") from None
    if not isinstance(data, dict) or "pasch" not in data:
        raise _bad(name, "foreign")
    if data["pasch"] != FORMAT:
        raise WrongVersion(
            f"{name}: file format {data['pasch']!r}; this Pasch reads format {FORMAT}",
            {"file": name, "found": str(data["pasch"]), "known": FORMAT, "what": "format"},
        )
    if data.pop("check", None) != _check(data):
        raise _bad(name, "changed")
    try:
        return _replay(data, name)
    except (KeyError, TypeError, ValueError, AttributeError):
        raise _bad(name, "incomplete") from None


def _replay(data: Mapping[str, Any], name: str) -> Table:
    game = load(data["game"])
    version = data["version"]
    if not game.plays(version):
        raise WrongVersion(
            f"{name}: {game.id} version {version!r}; this Pasch plays version {game.version}",
            {"file": name, "found": str(version), "known": game.version, "what": game.id},
        )
    setup, names = data["setup"], data["names"]
    begins = Setup(setup["seats"], setup["options"], setup["first"], version, setup.get("position"))
    table = Table(game, begins)
    words = isinstance(names, list) and all(isinstance(each, str) for each in names)
    if not words or len(names) not in (0, table.setup.seats):
        raise _bad(name, "names")
    table.names = names
    table.extra = dict(data["extra"])
    for number, (actor, action) in enumerate(data["log"], start=1):
        if type(actor) is not int or type(action) is not int:  # 1.0 and true pass for 1
            raise _bad(name, "log", number)
        try:
            if actor == CHANCE:
                table.happen(action)
            else:
                table.play(actor, action)
        except PaschError:
            raise _bad(name, "log", number) from None
    return table


def _check(body: Mapping[str, Any]) -> str:
    plain = json.dumps(body, sort_keys=True, separators=(",", ":"))
    return sha256(plain.encode()).hexdigest()


def _bad(name: str, problem: str, number: int = 0) -> BadFile:
    text = PROBLEMS[problem].format(number=number)
    return BadFile(f"{name}: {text}", {"file": name, "problem": problem, "number": number})
