"""Everything that can be wrong from outside, each with a code that never changes.

The text of an error is for developers, in English.  `facts` are its arguments, so that a
catalogue can say the same in the player's language under the key `error-<code>`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from mypy_extensions import mypyc_attr

from pasch.engine.message import Message


@mypyc_attr(allow_interpreted_subclasses=True)
class PaschError(Exception):
    """Base of all of them: catch this one at the door."""

    code: ClassVar[str] = "error"

    def __init__(self, text: str, facts: Mapping[str, int | str] | None = None) -> None:
        super().__init__(text)
        self.facts: dict[str, int | str] = dict(facts or {})

    def __reduce__(self) -> tuple[type[PaschError], tuple[object, ...]]:
        return type(self), (str(self), self.facts)


class UnknownGame(PaschError):
    """No game of this id; `facts["allowed"]` lists those there are."""

    code: ClassVar[str] = "unknown_game"


class BadSetup(PaschError):
    """Seats, options or first seat that the game does not have."""

    code: ClassVar[str] = "bad_setup"


class BadPosition(PaschError):
    """A position that cannot be; `facts["field"]` names the place in the data."""

    code: ClassVar[str] = "bad_position"


class NotYourTurn(PaschError):
    """Somebody else is to act, or nature, or nobody any more."""

    code: ClassVar[str] = "not_your_turn"


class IllegalAction(PaschError):
    """`reason` says why, with the rule's number, where the game can tell."""

    code: ClassVar[str] = "illegal_action"

    def __init__(
        self,
        text: str,
        facts: Mapping[str, int | str] | None = None,
        reason: Message | None = None,
    ) -> None:
        super().__init__(text, facts)
        self.reason = reason

    def __reduce__(self) -> tuple[type[PaschError], tuple[object, ...]]:
        return type(self), (str(self), self.facts, self.reason)


class UnreadableMove(PaschError):
    """Not the notation of anything in this game."""

    code: ClassVar[str] = "unreadable_move"


class NothingToTakeBack(PaschError):
    """Nothing was played yet, or something was revealed since."""

    code: ClassVar[str] = "nothing_to_take_back"


class BadFile(PaschError):
    """Not a match file, or one that was cut off or changed."""

    code: ClassVar[str] = "bad_file"


class WrongVersion(PaschError):
    """A match of a rules version or file format that this Pasch cannot replay."""

    code: ClassVar[str] = "wrong_version"
