"""Something to say, in no language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Union

Value = Union[int, str, "Message", Sequence["Message"]]


class Message(NamedTuple):
    """A key of the game's word catalogues and the values for its places.

    A value named `seat` or `other` is a seat and is said as the player's name.  A value may be
    a message itself (a card with a name of its own) or several (said as a list).
    """

    key: str
    values: Mapping[str, Value] = {}
