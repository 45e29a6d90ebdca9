"""What can be wrong with puzzles, and with asking for one."""

from __future__ import annotations

from typing import ClassVar

from pasch.engine.errors import PaschError


class BadPuzzles(PaschError):
    """`facts` has the file, the line and, for authors and in English, what is wrong there."""

    code: ClassVar[str] = "bad_puzzles"


class NoSuchPuzzle(PaschError):
    """`facts["allowed"]` says which there are."""

    code: ClassVar[str] = "no_such_puzzle"


def bad(file: str, line: int, problem: str) -> BadPuzzles:
    return BadPuzzles(
        f"{file}, line {line}: {problem}", {"file": file, "line": line, "problem": problem}
    )
