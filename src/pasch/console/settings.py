"""How a match is set up, from what was typed after a command; BadSetup says what is wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pasch.engine.errors import BadSetup
from pasch.engine.game import Game
from pasch.engine.setup import Option, Setting
from pasch.speech import Speaker

SPOKEN = {"ja": "yes", "nein": "no", "": "yes"}  # how else a flag may be set
DRAWN = ("draw", "los")  # who begins is left to chance


def options_of(words: Speaker, game: Game, texts: Sequence[str]) -> Mapping[str, Setting]:
    """What `--option name=value`, as often as it was given, sets."""
    known = {option.name: option for option in game.options}
    found: dict[str, Setting] = {}
    for text in texts:
        name, _, value = (part.strip() for part in text.partition("="))
        option = known.get(name)
        setting = option.read(SPOKEN.get(value, value)) if option else value
        if option and setting is None:
            title = Speaker(words.language, game.id).key(f"option-{name}")
            raise bad(game, "value", title, _allowed(words, option), value)
        found[name] = value if setting is None else setting
    return found


def _allowed(words: Speaker, option: Option) -> str:
    """What the option may be, as the player would say it."""
    if isinstance(option.default, bool):
        return ", ".join((words.key("facts-yes"), words.key("facts-no")))
    return option.values()


def first_of(game: Game, text: str, seats: int) -> int | None:
    """The seat that begins, counted from 1 where it is typed; None: it is drawn."""
    if text.casefold() in DRAWN:
        return None
    return number_of(game, "first", text, range(1, seats + 1)) - 1


def number_of(game: Game, problem: str, text: str, allowed: range) -> int:
    if not (text.strip().isascii() and text.strip().isdigit() and int(text) in allowed):
        raise bad(game, problem, text, f"{allowed[0]}–{allowed[-1]}")
    return int(text)


def bad(game: Game, problem: str, name: str, allowed: str, value: str = "") -> BadSetup:
    return BadSetup(
        f"{problem} of {game.id} cannot be {value or name!r}; it may be {allowed}",
        {"game": game.id, "problem": problem, "name": name, "value": value, "allowed": allowed},
    )
