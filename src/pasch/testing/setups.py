"""The setups in which every game is tested."""

from __future__ import annotations

from collections.abc import Iterator

from pasch import BadSetup, Game, Option, Setup


def defaults(game: Game) -> list[Setup]:
    """Every seat count with the first seat drawn; the fewest and the most also with it given."""
    ends = {game.seats[0], game.seats[-1]}
    return [
        game.setup(Setup(seats, first=first))
        for seats in game.seats
        for first in ((None, seats - 1) if seats in ends else (None,))
    ]


def variations(game: Game) -> list[Setup]:
    """Every seat count with one option changed; what the game itself refuses is left out."""
    return [
        setup
        for seats in game.seats
        for option in game.options
        for value in values(option)
        if value != option.default
        for setup in _accepted(game, Setup(seats, {option.name: value}, first=0))
    ]


def values(option: Option) -> list[bool | int | str]:
    """Every value; of a number its default and both ends."""
    if isinstance(option.allowed, range):
        return sorted({option.allowed[0], int(option.default), option.allowed[-1]})
    return list(option.allowed)


def changes(game: Game, setup: Setup) -> dict[str, bool | int | str]:
    """The options of `setup` that are not as the game proposes them."""
    return {
        option.name: setup.options[option.name]
        for option in game.options
        if setup.options[option.name] != option.default
    }


def label(game: Game, setup: Setup) -> str:
    """A short name of a setup, for test ids and files."""
    changed = [f"{name}-{str(value).lower()}" for name, value in changes(game, setup).items()]
    drawn = ["drawn"] if setup.first is None else []
    return "-".join([str(setup.seats), *changed, *drawn])


def _accepted(game: Game, setup: Setup) -> Iterator[Setup]:
    try:
        game.start(setup)
        yield game.setup(setup)
    except BadSetup:
        return
