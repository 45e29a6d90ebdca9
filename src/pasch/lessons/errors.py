"""What can be wrong with a scenario: always with its file and line."""

from __future__ import annotations

from typing import ClassVar

from pasch.engine.errors import PaschError


class BadScenario(PaschError):
    """`facts` has the file, the line and, for authors and in English, what is wrong there."""

    code: ClassVar[str] = "bad_scenario"


class NoSuchLesson(PaschError):
    """`facts["allowed"]` lists those there are."""

    code: ClassVar[str] = "no_such_lesson"


def bad(file: str, line: int, problem: str) -> BadScenario:
    return BadScenario(
        f"{file}, line {line}: {problem}", {"file": file, "line": line, "problem": problem}
    )
