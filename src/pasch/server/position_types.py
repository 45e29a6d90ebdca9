"""The position of a game as TypeScript, for its board.

`python -m pasch.server.position_types GAME` prints `wire.ts` of its page part.  It is made from the
game's `readable.py`, whose `Position` is the TypedDict that `position` returns.  A package that is
not in the catalogue yet is named with its dots: `my_game.rules`.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import Any, Literal, get_origin, is_typeddict

from msgspec import inspect

from pasch.catalogue import package_of
from pasch.server.typescript import told, type_of

PART = "readable"
ROOT = "Position"
HEAD = "// Made by `python -m pasch.server.position_types {game}` from {part}.py.\n"


def position_types(game: str) -> str:
    """All types of a game's position, the whole of it last."""
    readable = _readable(game)
    aliases = {name: kind for name, kind in vars(readable).items() if get_origin(kind) is Literal}
    names = {type_of(kind, {}): name for name, kind in aliases.items()}
    tables = [kind for kind in vars(readable).values() if is_typeddict(kind)]
    head = HEAD.format(game=game, part=PART)
    parts = [f"export type {name} = {kind};\n" for kind, name in names.items()]
    return "\n".join([head, *parts, *(_interface(table, names) for table in tables)])


def _readable(game: str) -> ModuleType:
    name = f"{game if '.' in game else package_of(game)}.{PART}"
    try:
        found = import_module(name)
    except ModuleNotFoundError as error:
        raise SystemExit(f"{error.name} is missing; {name} holds the TypedDict {ROOT}") from None
    if not is_typeddict(getattr(found, ROOT, None)):
        raise SystemExit(f"{name} lacks the TypedDict {ROOT}")
    return found


def _interface(table: Any, names: dict[str, str]) -> str:
    shape = inspect.type_info(table)
    assert isinstance(shape, inspect.TypedDictType)
    fields = {field.name: field for field in shape.fields}
    lines = [
        f"  {name}{'' if fields[name].required else '?'}: {told(fields[name].type, names)};"
        for name in table.__annotations__
    ]
    about = " ".join((table.__dict__.get("__doc__") or "").split())
    head = [f"/** {about} */"] if about else []
    return "\n".join((*head, f"export interface {table.__name__} {{", *lines, "}\n"))


if __name__ == "__main__":
    print(position_types(*sys.argv[1:2]), end="")
