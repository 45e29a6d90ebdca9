"""What the numbers of a position are."""

from __future__ import annotations

from pasch.engine.setup import Setup
from pasch.games.wonderful_world.parts import CARD, CARDS, DECK, DICE, LANDSCAPES, PIPS, ROWS
from pasch.games.wonderful_world.phases import LOST
from pasch.research.fields import Field, digits, flag, members, number

IN_ROW = len(DECK)  # WW-21: no number twice


def fields(setup: Setup) -> tuple[Field, ...]:
    """As in `WonderfulWorld.key`; in a row the outermost card is first, as card + 1, 0 for none."""
    seats = setup.seats
    return (
        digits("card of row", IN_ROW, CARD + 1, ROWS),
        members("hand", CARDS, seats),
        number("unknown", CARDS, times=seats),
        digits("dice of", 7, PIPS + 1, seats),  # how many show 1 to 6
        members("unseen", CARDS),
        number("grey", CARDS),
        number("landscapes", LANDSCAPES),
        number("phase", LOST),
        number("turn", seats - 1, low=-1),
        number("first", seats - 1, low=-1),
        digits("dice", 7, PIPS + 1),
        number("left", DICE),
        members("falling", ROWS),
        members("shown", CARDS),
        flag("open_hands"),
    )
