"""`web/src/wire.ts` is what the messages are now."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from pasch.server.messages import FromClient, FromServer
from pasch.server.typescript import typescript

FILE = Path(__file__).parents[2] / "web/src/wire.ts"


def test_the_file_is_fresh() -> None:
    again = "python -m pasch.server.typescript > web/src/wire.ts"
    assert FILE.read_text(encoding="utf-8") == typescript(), f"renew it: {again}"


def test_messages_of_the_socket_are_told_apart_by_their_tag() -> None:
    made = typescript()
    for kind in get_args(FromClient) + get_args(FromServer):
        tag = kind.__struct_config__.tag
        assert f'export interface {kind.__name__} {{\n  t: "{tag}";\n' in made
    assert (
        "export type FromClient = Hello | Move | Think | TakeBack | Pause | Say | Sync | Ping;"
        in made
    )


def test_what_may_be_left_out_is_optional() -> None:
    made = typescript()
    assert "  game: string;\n  seats: number;\n  options?: Record<string, Setting>;" in made
    assert "  whole: boolean;" in made


def test_every_name_is_declared() -> None:
    made = typescript()
    declared = set(re.findall(r"export (?:type|interface) (\w+)", made))
    code = re.sub(r'/\*\*.*?\*/|//.*|".*?"', "", made)
    used = set(re.findall(r"[A-Z]\w+", code))
    assert used <= declared | {"Blob", "Record"}
