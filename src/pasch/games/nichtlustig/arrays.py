"""What the numbers of a position are."""

from __future__ import annotations

from pasch.engine.setup import Setup
from pasch.games.nichtlustig.state import CARDS, COLOURED, DEATHS, DICE, ENDED
from pasch.research.fields import Field, flag, members, number


def fields(setup: Setup) -> tuple[Field, ...]:
    """As in `Nichtlustig.key`."""
    seats = setup.seats
    return (
        number("phase", ENDED),
        number("turn", seats - 1, low=-1),
        number("throws", 4),
        members("aside", DICE),
        members("falling", DICE),
        number("die", 5, times=DICE),
        members("middle", CARDS),
        members("unscored", CARDS, seats),
        members("scored", CARDS, seats),
        number("holder", seats - 1, low=-1, times=DEATHS),
        number("covers", CARDS - 1, low=-1, times=DEATHS),
        number("owner", seats - 1, low=-1, times=COLOURED),
        number("laying", DEATHS - 1, low=-1),
        number("roller", seats - 1, low=-1),
        number("rolled", 99, times=seats),
        flag("booklet_specials"),
    )
