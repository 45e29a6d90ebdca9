"""How a match is set up: seats, options, who begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, final

from pasch.engine.errors import BadSetup

Setting = bool | int | str


class Setup(NamedTuple):
    """`first` is the seat that begins; None leaves it to chance.

    `version` is that of the rules, for a match begun under former ones; 0 is as they are now.
    `position` is where a match begins that is no new one; seats and options are those of it.
    """

    seats: int
    options: Mapping[str, Setting] = {}
    first: int | None = None
    version: int = 0
    position: Mapping[str, Any] | None = None


@final
class Option:
    """One way in which a table may play differently, declared by its game.

    Its name and description stand in the game's word catalogues, under `option-<name>` and
    `option-<name>-about`.
    """

    def __init__(self, name: str, default: Setting, allowed: Sequence[Setting]) -> None:
        self.name: Final = name
        self.default: Final = default
        self.allowed: Final = allowed  # a range for a number

    def __reduce__(self) -> tuple[type[Option], tuple[str, Setting, Sequence[Setting]]]:
        return Option, (self.name, self.default, self.allowed)

    def accepts(self, value: object) -> bool:
        """Whether the option may be set to `value`."""
        # True == 1 in Python, but a table does not mean the one when it says the other
        return type(value) is type(self.default) and value in self.allowed

    def values(self) -> str:
        """What it may be, for an error or a help text.

        >>> flag("play_on").values(), number("bank", 150, range(50, 1001)).values()
        ('no, yes', '50–1000')
        """
        if isinstance(self.allowed, range):
            return f"{self.allowed[0]}–{self.allowed[-1]}"
        return ", ".join(_word(value) for value in self.allowed)

    def read(self, text: str) -> Setting | None:
        """The value that is written `text`, or None.

        >>> flag("play_on").read("yes"), flag("play_on").read("perhaps")
        (True, None)
        """
        for value in self.allowed:
            if _word(value) == text:
                return value
        return None


def _word(value: Setting) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def flag(name: str, default: bool = False) -> Option:
    return Option(name, default, (False, True))


def number(name: str, default: int, allowed: range) -> Option:
    return Option(name, default, allowed)


def choice(name: str, *values: str) -> Option:
    """The first value is the default."""
    return Option(name, values[0], values)


def complete(game: str, seats: range, options: tuple[Option, ...], setup: Setup) -> Setup:
    """`setup` with every option set, or BadSetup that names what is wrong."""
    if type(setup.seats) is not int or setup.seats not in seats:
        raise BadSetup(
            f"{game} is for {seats[0]} to {seats[-1]} players, not {setup.seats!r}",
            {"game": game, "problem": "seats", "name": str(setup.seats),
             "allowed": f"{seats[0]}–{seats[-1]}"},
        )  # fmt: skip
    if setup.first is not None and (
        type(setup.first) is not int or not 0 <= setup.first < setup.seats
    ):
        raise BadSetup(
            f"first seat {setup.first!r} of {setup.seats}; seats: 0 to {setup.seats - 1}",
            {"game": game, "problem": "first", "name": str(setup.first),
             "allowed": f"0–{setup.seats - 1}"},
        )  # fmt: skip
    known = {option.name: option for option in options}
    for name, value in setup.options.items():
        option = known.get(name)
        if option is None:
            names = ", ".join(known) or "none"
            raise BadSetup(
                f"unknown option {name!r} for {game}; options: {names}",
                {"game": game, "problem": "option", "name": name, "allowed": names},
            )
        if not option.accepts(value):
            raise BadSetup(
                f"option {name!r} of {game} cannot be {value!r}; it may be {option.values()}",
                {"game": game, "problem": "value", "name": name, "value": str(value),
                 "allowed": option.values()},
            )  # fmt: skip
    return Setup(
        setup.seats,
        {option.name: setup.options.get(option.name, option.default) for option in options},
        setup.first,
        setup.version,
        setup.position,
    )
