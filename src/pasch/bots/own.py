"""The one door for bots of any kind: a level, `random`, or somebody's own as `package:Class`.

A bot of one's own is anything with `choose(view, rng)`.  It is made anew for every match, and what
it does wrong (an error, an illegal action, far too long a thought) is raised under its name: nobody
else ever moves for it unseen.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from operator import index
from time import monotonic
from typing import Final, final

from pasch.bots.bot import Bot
from pasch.bots.errors import BotFailed, UnknownBot
from pasch.bots.levels import LEVELS, SafeBot, load
from pasch.bots.random import RandomBot
from pasch.bots.time_limit import TooSlow, interrupted
from pasch.engine.game import Game
from pasch.engine.rng import Rng
from pasch.engine.state import State

RANDOM: Final = "random"
LONGEST: Final = 200  # characters of what went wrong
SECONDS: Final = 30.0  # for one choice of one's own bot: only what hangs takes so long

Kind = int | str  # a level, RANDOM, or "package:Class"


def kind(text: str) -> Kind:
    """The kind of bot that is written `text`; UnknownBot says why there is none.

    >>> kind("3"), kind("random"), kind("pasch.bots:RandomBot")
    (3, 'random', 'pasch.bots:RandomBot')
    """
    text = text.strip()
    if text == RANDOM:
        return RANDOM
    if text in map(str, LEVELS):
        return int(text)
    _found(text)
    return text


def is_own(kind: object) -> bool:
    """Whether it is code from outside that would be imported."""
    return isinstance(kind, str) and ":" in kind


def name_of(kind: Kind) -> str:
    """What a bot is called: its own `name`, or else that of its class.

    >>> name_of(3), name_of("random"), name_of("pasch.bots:RandomBot")
    ('3', 'random', 'RandomBot')
    """
    if not is_own(kind):
        return str(kind)
    found = _found(str(kind))
    named = found if isinstance(found, type) else type(found)
    name = getattr(found, "name", None)
    return " ".join(name.split()) if isinstance(name, str) and name.strip() else named.__name__


def make(
    game: Game,
    kind: Kind,
    budget: int | None = None,
    clock: bool = True,
    seconds: float = SECONDS,
) -> Bot:
    """A new bot of this kind.  `budget` and `clock` are those of a level (`pasch.bots.load`)."""
    if kind == RANDOM:
        return RandomBot()
    if isinstance(kind, int):
        return load(game, kind, budget, clock)
    found = _found(kind)
    name = name_of(kind)
    if isinstance(found, type):
        try:
            found = found()
        except (Exception, SystemExit) as error:
            raise _failed(name, "made", _said(error)) from error
    if not isinstance(found, Bot):
        raise _unknown(kind, "choose")
    return OwnBot(found, name, seconds)


def check(bot: Bot) -> None:
    """BotFailed if another one had to move for this bot: then nothing was measured."""
    if isinstance(bot, SafeBot) and bot.failures:
        level = str(bot.made[1]) if bot.made else "?"
        raise _failed(level, "raised", bot.problem)


@final
class OwnBot:
    """Somebody's own bot at a table.  Whatever it does wrong is BotFailed."""

    def __init__(self, bot: Bot, name: str, seconds: float = SECONDS) -> None:
        self.bot: Final = bot
        self.name: Final = name
        self.seconds: Final = seconds

    def choose(self, view: State, rng: Rng) -> int:
        legal = view.legal()
        begun = monotonic()
        try:
            with interrupted(self.seconds):
                chosen = self.bot.choose(view, rng)
        except TooSlow:
            raise self._slow() from None
        except (Exception, SystemExit) as error:
            raise _failed(self.name, "raised", _said(error)) from error
        if monotonic() - begun > self.seconds:  # where nothing could interrupt it
            raise self._slow()
        try:
            action = index(chosen)  # numpy's integers are fine
        except TypeError:
            action = -1
        if action not in legal:
            raise _failed(self.name, "illegal", repr(chosen)[:LONGEST])
        return action

    def _slow(self) -> BotFailed:
        return _failed(self.name, "slow", f"{self.seconds:g}")


def _found(text: str) -> object:
    """What `package:Class` names: a class with `choose`, or one object that has it."""
    module, colon, path = text.partition(":")
    if not (colon and module and path):
        raise _unknown(text, "name")
    if (here := os.getcwd()) not in sys.path:
        sys.path.append(here)  # a file beside you is found, and hides nobody else's
    try:
        found: object = import_module(module)
    except ModuleNotFoundError as error:
        missing = error.name or module
        if module == missing or module.startswith(f"{missing}."):
            raise _unknown(text, "module", module) from None
        raise _unknown(text, "broken", _said(error)) from error
    except (Exception, SystemExit) as error:
        raise _unknown(text, "broken", _said(error)) from error
    for name in path.split("."):
        if not hasattr(found, name):
            raise _unknown(text, "attribute", name)
        found = getattr(found, name)
    if not callable(getattr(found, "choose", None)):
        raise _unknown(text, "choose")
    return found


def _unknown(text: str, problem: str, reason: str = "") -> UnknownBot:
    allowed = ", ".join([*map(str, LEVELS), RANDOM, "package:Class"])
    why = {
        "name": "it is none of these",
        "module": f"there is no module {reason}",
        "broken": f"its module cannot be imported ({reason})",
        "attribute": f"{reason} is not in it",
        "choose": "it has no choose(view, rng)",
    }[problem]
    return UnknownBot(
        f"unknown bot {text!r}: {why}; bots: {allowed}",
        {"name": text, "problem": problem, "reason": reason, "allowed": allowed},
    )


def _failed(name: str, problem: str, reason: str) -> BotFailed:
    what = {
        "made": f"could not be made: {reason}",
        "raised": f"raised {reason}",
        "illegal": f"chose {reason}, which is not legal",
        "slow": f"took longer than {reason} s for a choice",
    }[problem]
    facts = {"name": name, "problem": problem, "reason": reason}
    return BotFailed(f"the bot {name} {what}", facts)


def _said(error: BaseException) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())[:LONGEST]
