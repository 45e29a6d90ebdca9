"""`pasch odds`: the chances that matter in a position, or of a game itself."""

from __future__ import annotations

import json
from argparse import Namespace
from fractions import Fraction
from typing import Any

from pasch.analysis.odds import CHANCE, CHIPS, Line, Section, as_json, odds
from pasch.console.console import Console
from pasch.console.screen import Screen, columns, fit
from pasch.engine.game import Game
from pasch.engine.state import State
from pasch.speech import Speaker, decimal
from pasch.terminal.subject import subject

BAR = 24  # columns of a certain thing
NARROW = 64  # columns in which a figure stands below what it is about


def run(options: Namespace, console: Console) -> int:
    game, state, _, names = subject(options, console, "pasch odds")
    if options.json:
        sections = odds(game, state)
        whole: dict[str, Any] = {"game": game.id, "sections": as_json(sections)}
        console.screen.line(json.dumps(whole, ensure_ascii=False))
        return 0
    words = Speaker(console.language, game.id, names)
    console.screen.heading(words.key("title"))
    tell(game, state, console.screen, words)
    return 0


def tell(game: Game, state: State | None, screen: Screen, words: Speaker) -> None:
    sections = odds(game, state)
    if not sections:
        screen.text(words.key("odds-nothing"), "  ")
    for section in sections:
        show(section, screen, words)


def show(section: Section, screen: Screen, words: Speaker) -> None:
    screen.line()
    screen.text(words.say(section.title), style="strong")
    texts = [words.say(line.about) for line in section.lines]
    if screen.width < NARROW:
        for line, text in zip(section.lines, texts, strict=True):
            screen.text(text, "  ")
            screen.line(f"    {figure(line, words, BAR // 2)}")
        return
    plain = all(line.unit != CHANCE for line in section.lines)  # no bar needs the room
    width = min(screen.width - (20 if plain else 36), max(map(columns, texts)))
    for line, text in zip(section.lines, texts, strict=True):
        screen.line(f"  {fit(text, width)}  {figure(line, words)}")


def figure(line: Line, words: Speaker, bar: int = BAR) -> str:
    """A chance with a bar, anything else with its sign."""
    if line.unit != CHANCE:
        unit = "odds-chips" if line.unit == CHIPS else "odds-points"
        number = decimal(float(line.worth), words.language, 2, signed=True)
        return words.key(unit, number=number)
    if line.error:
        percent = words.key(
            "odds-estimated",
            number=round(100 * line.worth),
            error=max(1, round(100 * line.error)),
        )
    else:
        percent = words.key("odds-percent", number=decimal(100 * float(line.worth), words.language))
    text = f"{percent:>8}  {'█' * round(bar * float(line.worth))}"
    exact = isinstance(line.worth, Fraction) and 1 < line.worth.denominator <= 9999
    return f"{text} {line.worth}" if exact else text
