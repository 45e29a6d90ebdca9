"""Who sits where, from what was typed: at the command line or in the menu."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import NamedTuple

from pasch.bots import LEVELS, Bot, Kind, UnknownLevel, kind, make, name_of
from pasch.bots.own import RANDOM, is_own
from pasch.console.screen import clean
from pasch.console.settings import bad, first_of, number_of, options_of
from pasch.engine.errors import BadFile
from pasch.engine.game import Game, Position
from pasch.engine.setup import Setup
from pasch.match import Table
from pasch.speech import Speaker
from pasch.terminal.refusals import OwnBotUnnamed

BOT_NAMES = ("Ada", "Bela", "Cleo", "Dora", "Emil", "Fritz")
LEVEL = 2  # of a bot, unless told otherwise
NAME_LENGTH = 16


class Plan(NamedTuple):
    """A match to be; a seat's bot is None for a person."""

    game: Game
    setup: Setup
    names: list[str]
    bots: list[Kind | None]


def plan(
    words: Speaker,
    game: Game,
    names: str | None = None,
    seats: str | None = None,
    bots: str | None = None,
    options: Sequence[str] = (),
    first: str | None = None,
    level: str | None = None,
    position: Position | None = None,
) -> Plan:
    """The match that was asked for; BadSetup says what is wrong with it.

    Bots sit where `bots` says, `2:4` being a bot of level 4 on seat 2 and `2:package:Class` one of
    your own.  Without it the names (or one person without a name) take the first seats and bots the
    rest.  A match that begins in a position has its seats and options.
    """
    placed = None if position is None else game.placed(position)
    if placed is not None:
        for problem, said in (("seats", seats), ("first", first), ("option", options)):
            if said:
                raise bad(game, "placed", problem, "")
        seats = str(placed.seats)
    people = [name for name in (clean(part).strip() for part in (names or "").split(",")) if name]
    usual = LEVEL if level is None else _level(level)
    asked = None if bots is None else _seat_list(game, bots, usual)
    least = max(len(people), *(asked or {0}), game.seats[0])
    count = least if seats is None else number_of(game, "seats", seats, game.seats)
    if len(people) > count:
        raise bad(game, "names", ", ".join(people), str(count))
    if asked is None:
        asked = dict.fromkeys(range(max(1, len(people)) + 1, count + 1), usual)
    elif asked and max(asked) > count:
        raise bad(game, "bots", str(max(asked)), f"1–{count}")
    kinds = [asked.get(seat) for seat in range(1, count + 1)]
    begins = None if first is None else first_of(game, first, count)
    setup = Setup(count, options_of(words, game, options), begins)
    return Plan(game, placed or game.setup(setup), _names(words, people, kinds), kinds)


def begin(plan: Plan, seed: str | None = None) -> Table:
    table = Table(plan.game, plan.setup, plan.names)
    if seed is None:
        seed = str(secrets.randbits(128))
    elif not (seed.isascii() and seed.isdigit()):
        raise bad(plan.game, "seed", seed, "0, 1, 2 …")
    table.extra = {"seed": seed, "bots": plan.bots}
    return table


def names_of(table: Table, words: Speaker) -> list[str]:
    """What to call the seats, also where a file names none."""
    names = [clean(str(name)) for name in table.names]
    return names or [words.key("seat-name", number=n + 1) for n in range(table.setup.seats)]


def seed_of(table: Table, path: str) -> int:
    """What all dice of the match come from, so that resuming and taking back change none."""
    seed = table.extra.setdefault("seed", str(secrets.randbits(128)))
    if isinstance(seed, str) and seed.isascii() and seed.isdigit():
        return int(seed)
    raise _incomplete(path)


def bots_of(table: Table, path: str) -> dict[int, Bot]:
    kinds = table.extra.setdefault("bots", [None] * table.setup.seats)
    known = isinstance(kinds, list) and len(kinds) == table.setup.seats
    if not known or any(each not in (None, RANDOM, *LEVELS) and not is_own(each) for each in kinds):
        raise _incomplete(path)
    return {seat: make(table.game, each) for seat, each in enumerate(kinds) if each is not None}


def allow(table: Table, path: str, bots: str | None) -> None:
    """A match file runs no code that was not asked for: its own bots are named again."""
    kinds = table.extra.get("bots")
    named = (bots or "").split(",")
    for seat, each in enumerate(kinds if isinstance(kinds, list) else [], start=1):
        again = f"{seat}:{each}"
        if is_own(each) and again not in named:
            raise OwnBotUnnamed(
                f"{path}: seat {seat} is played by {each}; name it again: --bots {again}",
                {"file": path, "name": str(each), "again": again},
            )


def _incomplete(path: str) -> BadFile:
    return BadFile(
        f"{path}: its seed or its bots are not readable",
        {"file": path, "problem": "incomplete", "number": 0},
    )


def _seat_list(game: Game, text: str, usual: int) -> dict[int, Kind]:
    """The bot on each seat: `2,3`, `2:4,3`, `2:package:Class`, or `0` for no seat at all."""
    numbers = range(game.seats[-1] + 1)
    found: dict[int, Kind] = {}
    for part in text.split(","):
        seat, colon, bot = part.partition(":")
        found[number_of(game, "bots", seat, numbers)] = _kind(bot) if colon else usual
    found.pop(0, None)
    return found


def _kind(text: str) -> Kind:
    text = text.strip()
    return kind(text) if text == RANDOM or is_own(text) else _level(text)


def _level(text: str) -> int:
    allowed = ", ".join(map(str, LEVELS))
    if text.strip() not in map(str, LEVELS):
        raise UnknownLevel(
            f"unknown level {text!r}; levels: {allowed}", {"name": text, "allowed": allowed}
        )
    return int(text)


def _names(words: Speaker, people: Sequence[str], bots: Sequence[Kind | None]) -> list[str]:
    """Names go to the people in turn; a name a seat names the bots too.  Your own has its own."""
    everyone = len(people) == len(bots)
    given = iter(people)
    spare = iter(BOT_NAMES)
    names: list[str] = []
    for seat, bot in enumerate(bots, start=1):
        if bot is None or everyone:
            name = next(given, "") or words.key("terminal-player", number=seat)
        elif is_own(bot):
            name = clean(name_of(bot))
        else:
            name = words.key("terminal-bot", name=next(spare))
        names.append(name[:NAME_LENGTH].strip())
    return names
