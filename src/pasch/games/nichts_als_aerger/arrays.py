"""What the numbers of a position are.

Its key grows with the cards that are announced and not finished; in an array there is the turn
below them, and of those on it the last two, from the top.
"""

from __future__ import annotations

from pasch.engine.setup import Setup
from pasch.engine.state import HIDDEN
from pasch.games.nichts_als_aerger.rules.actions import FIELDS, KINDS, PLACES
from pasch.games.nichts_als_aerger.rules.board import BASE, Board
from pasch.games.nichts_als_aerger.rules.play import EXCESS, KARATE, NOBODY, Play
from pasch.games.nichts_als_aerger.state import NONE, NichtsAlsAerger
from pasch.research.fields import Field, flag, number

TOP = 2  # cards on the turn
SOME = 2**20  # more than any of these can be
NOTHING = (0,) * len(Play(0, 0).numbers())


def numbers(view: NichtsAlsAerger) -> tuple[int, ...]:
    """The key without its stack, then how many lie on it, the turn, and the top."""
    stack = view.stack
    below = stack[0].numbers() if stack else NOTHING
    top: list[int] = []
    for place in range(1, TOP + 1):
        top += stack[-place].numbers() if len(stack) > place else NOTHING
    key = view.key()
    return (*key[: len(key) - len(stack) * len(NOTHING)], len(stack), *below, *top)


def fields(setup: Setup) -> tuple[Field, ...]:
    """As in `NichtsAlsAerger.key`, but for the stack: see `numbers`."""
    seats = setup.seats
    board = Board(seats)
    found = [
        number("seats", seats),
        number("end", 2),
        number("rounds", SOME),
        number("teams", 2),
        number("man", PLACES, low=BASE, times=len(board.men)),
        number("known", KINDS * 4, times=seats * KINDS),
        number("unknown", 99, times=seats),
        number("unseen", 99, times=KINDS),
        number("discards", 99, times=KINDS),
        number("pile", 99),
        flag("first_pile"),
        number("turns", SOME),
        number("diet", seats - 1, low=NONE),
        number("law", 99),
        number("spell", 99, times=seats),
        number("spell_of", seats - 1, low=NONE, times=seats),
        number("bonus", seats - 1, low=NONE),
        number("secret", FIELDS * seats, low=HIDDEN, times=seats),
        number("rank", seats, times=seats),
        number("plays", 99),
    ]
    for name in ("turn", *(f"top {place}" for place in range(1, TOP + 1))):
        found += [
            number(f"{name}: kind", EXCESS),
            number(f"{name}: seat", seats - 1, low=NONE),
            number(f"{name}: step", 99),
            number(f"{name}: doing", KARATE),
            number(f"{name}: actor", seats - 1, low=NOBODY),
            number(f"{name}: pending", 2**seats - 1),
            number(f"{name}: roller", seats - 1, low=NONE),
            number(f"{name}: left", 99),
            number(f"{name}: dice", SOME**3),
            number(f"{name}: tries", 99),
            number(f"{name}: mover", seats - 1, low=NONE),
            number(f"{name}: colour", seats - 1, low=NONE),
            number(f"{name}: points", SOME, low=-SOME),
            number(f"{name}: how", SOME, low=-SOME),
            number(f"{name}: origin", SOME, low=-SOME),
            number(f"{name}: target", SOME, low=-SOME),
            number(f"{name}: struck", SOME, low=-SOME),
            number(f"{name}: one", SOME, low=-SOME),
            number(f"{name}: two", SOME, low=-SOME),
        ]
    return tuple(found)
