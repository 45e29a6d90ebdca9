"""What the numbers of a position are."""

from __future__ import annotations

from pasch.engine.setup import Setup
from pasch.games.mal_anders.state import DICE, MOST, STEPS
from pasch.research.fields import Field, digits, flag, members, number


def fields(setup: Setup) -> tuple[Field, ...]:
    """As in `MalAnders.key`."""
    seats = setup.seats
    return (
        members("men", STEPS, seats),  # by their own steps
        number("rank", seats, times=seats),
        number("turn", seats - 1, low=-1),
        number("throws", 3),
        digits("die", DICE, 7),  # descending, 0 for one that does not lie yet
        number("rest", MOST),
        flag("play_on"),
    )
