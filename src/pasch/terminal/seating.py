"""Who sits where, from what was typed: at the command line or in the menu."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pasch.bots import BOTS, LEVELS, Bot, UnknownLevel, load
from pasch.console.screen import clean
from pasch.engine.errors import BadFile, BadSetup
from pasch.engine.game import Game
from pasch.engine.setup import Option, Setting, Setup
from pasch.match import Table
from pasch.speech import Speaker

BOT_NAMES = ("Ada", "Bela", "Cleo", "Dora", "Emil", "Fritz")
LEVEL = 2  # of a bot, unless told otherwise
NAME_LENGTH = 16
SPOKEN = {"ja": "yes", "nein": "no", "": "yes"}  # how else a flag may be set


class Plan(NamedTuple):
    """A match to be; a seat's bot is None for a person."""

    game: Game
    setup: Setup
    names: list[str]
    bots: list[int | None]


def plan(
    words: Speaker,
    game: Game,
    names: str | None = None,
    seats: str | None = None,
    bots: str | None = None,
    options: Sequence[str] = (),
    first: str | None = None,
    level: str | None = None,
) -> Plan:
    """The match that was asked for; BadSetup says what is wrong with it.

    Bots sit where `bots` says, `2:4` being a bot of level 4 on seat 2.  Without it the names (or
    one person without a name) take the first seats and bots the rest.
    """
    people = [name for name in (clean(part).strip() for part in (names or "").split(",")) if name]
    usual = LEVEL if level is None else _level(level)
    asked = None if bots is None else _seat_list(game, bots, usual)
    least = max(len(people), *(asked or {0}), game.seats[0])
    count = least if seats is None else _number(game, "seats", seats, game.seats)
    if len(people) > count:
        raise _bad(game, "names", ", ".join(people), str(count))
    if asked is None:
        asked = dict.fromkeys(range(max(1, len(people)) + 1, count + 1), usual)
    elif asked and max(asked) > count:
        raise _bad(game, "bots", str(max(asked)), f"1–{count}")
    levels = [asked.get(seat) for seat in range(1, count + 1)]
    setup = Setup(count, _options(words, game, options), _first(game, first, count))
    return Plan(game, game.setup(setup), _names(words, people, levels), levels)


def begin(plan: Plan, seed: str | None = None) -> Table:
    table = Table(plan.game, plan.setup, plan.names)
    if seed is None:
        seed = str(secrets.randbits(128))
    elif not (seed.isascii() and seed.isdigit()):
        raise _bad(plan.game, "seed", seed, "0, 1, 2 …")
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
    levels = table.extra.setdefault("bots", [None] * table.setup.seats)
    known = isinstance(levels, list) and len(levels) == table.setup.seats
    if not known or any(level not in (None, *LEVELS, *BOTS) for level in levels):
        raise _incomplete(path)
    return {
        seat: BOTS[level]() if level in BOTS else load(table.game, int(level))
        for seat, level in enumerate(levels)
        if level is not None
    }


def _incomplete(path: str) -> BadFile:
    return BadFile(
        f"{path}: its seed or its bots are not readable",
        {"file": path, "problem": "incomplete", "number": 0},
    )


def _seat_list(game: Game, text: str, usual: int) -> dict[int, int]:
    """The level on each seat: `2,3`, `2:4,3`, or `0` for no seat at all."""
    numbers = range(game.seats[-1] + 1)
    found: dict[int, int] = {}
    for part in text.split(","):
        seat, colon, level = part.partition(":")
        found[_number(game, "bots", seat, numbers)] = _level(level) if colon else usual
    found.pop(0, None)
    return found


def _level(text: str) -> int:
    allowed = ", ".join(map(str, LEVELS))
    if text.strip() not in map(str, LEVELS):
        raise UnknownLevel(
            f"unknown level {text!r}; levels: {allowed}", {"name": text, "allowed": allowed}
        )
    return int(text)


def _options(words: Speaker, game: Game, texts: Sequence[str]) -> Mapping[str, Setting]:
    known = {option.name: option for option in game.options}
    found: dict[str, Setting] = {}
    for text in texts:
        name, _, value = (part.strip() for part in text.partition("="))
        option = known.get(name)
        setting = option.read(SPOKEN.get(value, value)) if option else value
        if option and setting is None:
            title = Speaker(words.language, game.id).key(f"option-{name}")
            raise _bad(game, "value", title, _allowed(words, option), value)
        found[name] = value if setting is None else setting
    return found


def _allowed(words: Speaker, option: Option) -> str:
    """What the option may be, as the player would say it."""
    if isinstance(option.default, bool):
        return ", ".join((words.key("facts-yes"), words.key("facts-no")))
    return option.values()


def _first(game: Game, text: str | None, seats: int) -> int | None:
    if text is None or text.casefold() in ("draw", "los"):
        return None
    return _number(game, "first", text, range(1, seats + 1)) - 1


def _number(game: Game, problem: str, text: str, allowed: range) -> int:
    if not (text.strip().isascii() and text.strip().isdigit() and int(text) in allowed):
        raise _bad(game, problem, text, f"{allowed[0]}–{allowed[-1]}")
    return int(text)


def _names(words: Speaker, people: Sequence[str], levels: Sequence[int | None]) -> list[str]:
    """Names go to the people in turn; a name a seat names the bots too."""
    everyone = len(people) == len(levels)
    given = iter(people)
    spare = iter(BOT_NAMES)
    names: list[str] = []
    for seat, level in enumerate(levels, start=1):
        if level is None or everyone:
            name = next(given, "") or words.key("terminal-player", number=seat)
        else:
            name = words.key("terminal-bot", name=next(spare))
        names.append(name[:NAME_LENGTH].strip())
    return names


def _bad(game: Game, problem: str, name: str, allowed: str, value: str = "") -> BadSetup:
    return BadSetup(
        f"{problem} of {game.id} cannot be {value or name!r}; it may be {allowed}",
        {"game": game.id, "problem": problem, "name": name, "value": value, "allowed": allowed},
    )
