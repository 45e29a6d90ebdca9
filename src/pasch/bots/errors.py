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


class UnknownBot(PaschError):
    """No bot of this name; `facts["problem"]` says what is wrong with it."""

    code: ClassVar[str] = "unknown_bot"


class BotFailed(PaschError):
    """A bot raised an error, chose what is not legal, or took far too long; `facts` name it."""

    code: ClassVar[str] = "bot_failed"


class NoEnd(PaschError):
    """A match that its bots never bring to an end."""

    code: ClassVar[str] = "no_end"


class ForeignView(PaschError):
    """A position of another game than the one that was asked about."""

    code: ClassVar[str] = "foreign_view"
