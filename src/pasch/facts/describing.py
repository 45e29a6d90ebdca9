"""A position in words, for whoever listens: where everybody stands, the score, the dice, the hand.

A game says what it wants itself, in `describe.py`; the rest is told by the facts of the position.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol, runtime_checkable

from pasch.engine.game import Game
from pasch.engine.message import Message
from pasch.engine.state import State
from pasch.facts.listing import Fact, facts
from pasch.facts.naming import about
from pasch.facts.wording import Wording
from pasch.parts import broken, part
from pasch.speech import Speaker

TOPICS: Final = ("where", "score", "dice", "hand")
Said = Mapping[str, Sequence[Message]]


@runtime_checkable
class DescribePart(Protocol):
    """`describe.py` of a game."""

    @property
    def describe(self) -> Callable[[Any, int], Said]:
        """Sentences by topic, from the view of a seat (-1: an onlooker's); any may be left out."""


def describe(game: Game, view: State, seat: int, speaker: Speaker) -> dict[str, str]:
    """Every topic, in the words of `speaker`; each says something, if only that there is nothing.

    >>> from pasch import Setup, load
    >>> game = load("simpsons")
    >>> words = Speaker("en", "simpsons", ["Ann", "Bo"], 0)
    >>> describe(game, game.start(Setup(2, first=1)), 0, words)["score"]
    'Ann: Chips 15. Bo: Chips 15.'
    """
    own = _own(game, view, seat)
    told = {topic: " ".join(speaker.say(each) for each in own[topic]) for topic in own}
    if any(topic not in told for topic in TOPICS):
        told = {**_by_facts(game, view, seat, speaker), **told}
    return {topic: told[topic] or speaker.key(f"describe-no-{topic}") for topic in TOPICS}


def _own(game: Game, view: State, seat: int) -> Said:
    found = part(game, "describe")
    if found is None:
        return {}
    if not isinstance(found, DescribePart):
        raise broken(found, "describe(state, seat)")
    told: Said = found.describe(view, seat)
    return told


def _by_facts(game: Game, view: State, seat: int, speaker: Speaker) -> dict[str, str]:
    known = about(game, speaker)
    found = facts(known, game.position(view), len(speaker.names))
    wording = Wording(speaker, known.values)

    def sentences(kinds: frozenset[str] | None, only: int | None = None) -> str:
        """All facts of these kinds: those of the table, then seat by seat."""
        told = [f"{text}." for fact in found.table if only is None
                for text in [_said(fact, wording, kinds, mine=False)] if text]  # fmt: skip
        for number, owned in enumerate(found.seats):
            parts = [text for fact in owned if (text := _said(fact, wording, kinds, mine=True))]
            if parts and only in (None, number):
                told.append(f"{speaker.names[number]}: {', '.join(parts)}.")
        return " ".join(told)

    return {
        "where": sentences(None),
        "score": sentences(frozenset({"score"})),
        "dice": sentences(frozenset({"dice"})),
        "hand": sentences(frozenset({"cards"}), seat) if seat >= 0 else "",
    }


def _said(fact: Fact, wording: Wording, kinds: frozenset[str] | None, mine: bool) -> str:
    if fact.kind == "group":
        inside = [_said(part, wording, kinds, mine) for part in fact.value]
        told = ", ".join(text for text in inside if text)
        return f"{fact.name}: {told}" if told else ""
    if fact.kind == "rows":
        rows = (" ".join(filter(None, (_said(part, wording, kinds, True) for part in row)))
                for row in fact.value)  # fmt: skip
        told = "; ".join(row for row in rows if row)
        return f"{fact.name}: {told}" if told else ""
    if kinds is not None and fact.kind not in kinds:
        return ""
    if fact.value in ([], None):  # nothing is not worth a word
        return ""
    return f"{fact.name} {wording.said(fact, mine)}"
