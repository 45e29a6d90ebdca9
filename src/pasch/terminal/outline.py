"""The generic board of the terminal: the facts of any position, table first, then seat by seat."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import wrap
from typing import Any

from pasch.console.screen import WIDTH, columns
from pasch.engine.game import Game
from pasch.facts import Fact, Wording, about, facts
from pasch.speech import Speaker

NARROW = 20  # columns that a name may take before the values stand further right


def draw(
    game: Game, position: Mapping[str, Any], speaker: Speaker, width: int = WIDTH
) -> list[str]:
    """
    >>> from pasch import Setup, load
    >>> game = load("simpsons")
    >>> state = game.start(Setup(2, first=1))
    >>> lines = draw(game, game.position(state), Speaker("en", "simpsons", ["Ann", "Bo"]))
    >>> print("\\n".join(lines[1:4] + lines[-3:]))
    Bank             120
    Complete         –
    Dice in the cup  8
    Bo
      Chips  15
      Bet    0
    """
    known = about(game, speaker)
    found = facts(known, position, len(speaker.names))
    lines = _Lines(speaker, known.values, width)
    lines.block(found.table)
    for name, owned in zip(speaker.names, found.seats, strict=True):
        if owned:
            lines.found.append(name)
            lines.block(owned, "  ", mine=True)
    return lines.found


class _Lines:
    def __init__(self, speaker: Speaker, values: Mapping[str, str], width: int) -> None:
        self.found: list[str] = []
        self._wording = Wording(speaker, values)
        self._width = width

    def block(self, shown: list[Fact], indent: str = "", mine: bool = False) -> None:
        """Names left, values right, in two columns."""
        plain = [fact for fact in shown if fact.kind not in ("group", "rows")]
        wide = min(NARROW, max((columns(fact.name) for fact in plain), default=0))
        for fact in shown:
            if fact.kind == "group":
                self.found.append(f"{indent}{fact.name}")
                self.block(fact.value, indent + "  ")
            elif fact.kind == "rows":
                self.found.append(f"{indent}{fact.name}")
                for row in fact.value:
                    told = ", ".join(
                        f"{part.name} {self._wording.said(part, True)}" for part in row
                    )
                    self._wrapped(told, f"{indent}  - ")
            else:
                gap = " " * (wide - columns(fact.name))
                self._wrapped(self._wording.said(fact, mine), f"{indent}{fact.name}{gap}  ")

    def _wrapped(self, text: str, start: str) -> None:
        later = " " * min(columns(start), self._width // 2)
        self.found += wrap(text, self._width, initial_indent=start, subsequent_indent=later)
