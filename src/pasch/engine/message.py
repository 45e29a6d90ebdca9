"""Something to say, in no language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Union, final

from mypy_extensions import mypyc_attr

Value = Union[int, str, "Message", "PerSeat", Sequence["Message"]]
SEATS: Final = ("seat", "other")  # values of these names are seats, said as names
_NOTHING: Final[Mapping[str, Value]] = {}


@mypyc_attr(acyclic=True)
class Message:
    """A key of the game's word catalogues and the values for its places.

    A value named `seat` or `other` is a seat and is said as the player's name.  A value may be
    a message itself (a card with a name of its own), several (said as a list), or something that
    each seat hears in its own way (`PerSeat`).

    >>> Message("out", {"seat": 0, "other": 2})
    Message('out', {'seat': 0, 'other': 2})
    """

    # No tuple: a server makes a dozen of these for every move, and this is the quicker way.
    def __init__(self, key: str, values: Mapping[str, Value] = _NOTHING) -> None:
        self.key: Final = key
        self.values: Final = values

    def __reduce__(self) -> tuple[type[Message], tuple[str, Mapping[str, Value]]]:
        return type(self), (self.key, dict(self.values))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.key == other.key and self.values == other.values

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {dict(self.values)!r})"


@mypyc_attr(acyclic=True)
@final
class Term(Message):
    """The name of a thing, such as a card: no player is in it, so it is the same at every table.

    Made once and used again and again, it is put into words once for each language.
    """

    def __init__(self, key: str, values: Mapping[str, Value] = _NOTHING) -> None:
        for name, value in values.items():
            if name in SEATS or not isinstance(value, (int, str, Term)):
                raise ValueError(f"{key}: {name} is not the same at every table")
        super().__init__(key, values)
        self.said: Final[dict[str, str]] = {}


@mypyc_attr(acyclic=True)
@final
class PerSeat:
    """What each listener hears in their own way: fields are counted from one's own start.

    `own` is how the one that it is about says it, as the notation does; an onlooker hears what the
    first seat hears.
    """

    def __init__(self, own: str, heard: Sequence[str | Message]) -> None:
        self.own: Final = own
        self.heard: Final = heard

    def __reduce__(self) -> tuple[type[PerSeat], tuple[str, list[str | Message]]]:
        return type(self), (self.own, list(self.heard))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PerSeat) and self.own == other.own and self.heard == other.heard

    def __repr__(self) -> str:
        return f"PerSeat({self.own!r}, {list(self.heard)!r})"
