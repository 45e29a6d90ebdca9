"""What a bot refuses: like the engine's errors, each with a stable code."""

from __future__ import annotations

from typing import ClassVar

from pasch.engine.errors import PaschError


class UnknownLevel(PaschError):
    """No level of this number; `facts["allowed"]` lists those there are."""

    code: ClassVar[str] = "unknown_level"


class BadBudget(PaschError):
    """A search that may try nothing."""

    code: ClassVar[str] = "bad_budget"


class OutOfTime(PaschError):
    """The clock ran out before the search could tell anything."""

    code: ClassVar[str] = "out_of_time"
