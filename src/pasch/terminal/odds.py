"""`pasch odds`: the chances that matter in a position, or of a game itself."""

from __future__ import annotations

import json
from argparse import Namespace
from fractions import Fraction
from pathlib import Path
from typing import Any

from pasch.analysis.odds import CHANCE, CHIPS, Line, Section, as_json, odds
from pasch.catalogue import catalogue, find
from pasch.console.console import Console
from pasch.console.refusals import BadArguments
from pasch.console.screen import Screen, columns, fit
from pasch.engine.errors import BadFile, BadPosition
from pasch.engine.game import Game
from pasch.engine.state import State
from pasch.engine.table import replay
from pasch.match import Table, open
from pasch.speech import Speaker, decimal
from pasch.terminal.seating import names_of

BAR = 24  # columns of a certain thing
NARROW = 64  # columns in which a figure stands below what it is about
ONLOOKER = -1


def run(options: Namespace, console: Console) -> int:
    game, state, names = _subject(options, console)
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


def _subject(options: Namespace, console: Console) -> tuple[Game, State | None, list[str]]:
    """A game with a position or without, or the position of a match."""
    what: str = options.what
    close = what.strip().casefold().replace("-", "_").replace(" ", "_")
    if close not in catalogue() and (what.endswith(".pasch") or Path(what).is_file()):
        table = open(what)
        return table.game, _at(table, options.at), names_of(table, console.speaker)
    game = find(what)
    if options.at is not None:
        raise BadArguments("--at", {"text": console.speaker.key("odds-at-needs-match"),
                                    "command": "pasch odds"})  # fmt: skip
    state = game.from_position(_read(options.position)) if options.position else None
    seats = game.seats[-1]
    return game, state, [console.speaker.key("seat-name", number=n + 1) for n in range(seats)]


def _at(table: Table, number: int | None) -> State:
    """The position after so many steps; what is hidden stays so while it matters."""
    log = table.log if table.over else table.seen_by(ONLOOKER)
    if number is None:
        return replay(table.game, table.setup, log)
    if not 0 <= number <= len(log):
        raise BadArguments(
            f"--at {number}", {"text": f"--at {number}: 0–{len(log)}", "command": "pasch odds"}
        )
    return replay(table.game, table.setup, log[:number])


def _read(path: str) -> Any:
    try:
        return json.loads(Path(path).read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadFile(f"{path}: missing", {"file": path, "problem": "missing"}) from None
    except (OSError, UnicodeDecodeError):
        raise BadFile(f"{path}: no text", {"file": path, "problem": "no-text"}) from None
    except ValueError:
        raise BadPosition(f"{path}: no JSON", {"field": "position", "text": path}) from None


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
        return words.key(unit, number=number.replace("-", "−"))
    percent = words.key("odds-percent", number=decimal(100 * float(line.worth), words.language))
    text = f"{percent:>8}  {'█' * round(bar * float(line.worth))}"
    exact = isinstance(line.worth, Fraction) and 1 < line.worth.denominator <= 9999
    return f"{text} {line.worth}" if exact else text
