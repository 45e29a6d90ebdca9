"""What the numbers of a position are."""

from __future__ import annotations

from pasch.engine.setup import Setup
from pasch.games.simpsons.album import DICE, FACES, PORTRAITS
from pasch.games.simpsons.state import ENDED, MOST, UNSEEN
from pasch.research.fields import Field, flag, members, number


def fields(setup: Setup) -> tuple[Field, ...]:
    """As in `Simpsons.key`; a bet that this seat has not seen is `UNSEEN`."""
    seats = setup.seats
    return (
        number("phase", ENDED),
        number("turn", seats - 1, low=-1),
        number("asked", seats - 1, low=-1),
        members("used", PORTRAITS),
        number("dice", DICE),
        number("portrait", PORTRAITS - 1, low=-1),
        number("chips", 999, times=seats + 1),  # the bank's last
        number("bet", UNSEEN, low=-MOST, times=seats),
        number("face", DICE, times=len(FACES)),
        flag("open_bets"),
    )
