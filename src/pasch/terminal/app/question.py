"""A question on the screen: what may be answered, by list, by mouse or by typing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from pasch.terminal.choices import Offered
from pasch.terminal.inputs import Command, command
from pasch.terminal.refusals import NotUnderstood

EVERYTHING = frozenset({"help", "rules", "rule", "board", "words", "log", "hint", "odds"})
IN_PUBLIC = frozenset({"help", "rules", "rule"})  # that tell nobody's secrets


@dataclass(frozen=True)
class Question:
    """`read` says what a typed line means, or refuses it; `marked` is what Enter alone answers."""

    text: str
    prompt: str
    offers: Sequence[Offered]
    read: Callable[[str], int | Command]
    marked: int | None = None
    commands: frozenset[str] = field(default=EVERYTHING)
    undo: int | None = None  # what answers for the word that takes a move back
    touched: Callable[[], None] | None = None  # somebody begins to answer


def among(offers: Sequence[Offered], text: str) -> int | Command:
    """What a typed line means where only the list counts: a number, a notation, words of one.

    >>> some = [Offered(7, "", "nobody"), Offered(0, "", "Anna"), Offered(1, "", "Ben")]
    >>> among(some, "3"), among(some, "an"), among(some, "help").name
    (1, 0, 'help')
    """
    if text.isascii() and text.isdigit() and 1 <= int(text) <= len(offers):
        return offers[int(text) - 1].action
    close = text.casefold()
    for offer in offers:
        if offer.notation and offer.notation.casefold() == "".join(close.split()):
            return offer.action
    found = command(text)
    if found is not None:
        return found
    fitting = [offer.action for offer in offers if offer.words.casefold().startswith(close)]
    fitting = fitting or [offer.action for offer in offers if close in offer.words.casefold()]
    if len(fitting) != 1:
        raise NotUnderstood(f"{text!r} is none of the choices", {"text": text})
    return fitting[0]
