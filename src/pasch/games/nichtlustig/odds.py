"""nichtlustig: which dice to set aside, and the chance of each target card."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from pasch.analysis.errors import MissingPart
from pasch.analysis.odds import POINTS, Line, Section
from pasch.engine.message import Message
from pasch.games.nichtlustig.exact.targets import card_chances, further_throws
from pasch.games.nichtlustig.state import (
    ALL,
    COLOURED,
    KEEPING,
    PINK,
    THROWING,
    VALUES,
    Nichtlustig,
)
from pasch.games.nichtlustig.words import card, chosen, offer

if TYPE_CHECKING:
    from pasch.games.nichtlustig.exact.kept import Array

SHOWN = 5  # ways to keep dice that are told


class Keep(NamedTuple):
    """`dice` is the action: the bit set of the dice to set aside now."""

    dice: int
    worth: float


def best_keeps(state: Nichtlustig, worths: Array | None = None) -> list[Keep]:
    """Every different way to set dice aside, the best first, while they are asked.

    `worths` is the worth of every final throw, 21 × 21 × 21 × 6 as in `kept`; without it the
    position's own, `throw_worths`.
    """
    from pasch.games.nichtlustig.exact.kept import keep_values
    from pasch.games.nichtlustig.exact.worths import throw_worths

    axes = [_choices(state, colour) for colour in range(COLOURED // 2)]
    pink = _pink_choices(state)
    kept = (sorted(axes[0]), sorted(axes[1]), sorted(axes[2]), sorted(pink))
    values = keep_values(
        throw_worths(state) if worths is None else worths, further_throws(state), kept
    )
    found = [
        Keep(
            axes[0][kept[0][a]] | axes[1][kept[1][b]] | axes[2][kept[2][c]] | pink[kept[3][d]],
            float(values[a, b, c, d]),
        )
        for a, b, c, d in product(*(range(len(some)) for some in kept))
    ]
    return sorted(found, key=lambda keep: -keep.worth)


def _choices(state: Nichtlustig, colour: int) -> dict[int, int]:
    """Of the two dice of a colour: what may be kept, and which dice are set aside for it."""
    from pasch.games.nichtlustig.exact.kept import OPEN, PLACE, pair

    both = (2 * colour, 2 * colour + 1)
    found: dict[int, int] = {}
    for some in range(4):
        new = [die for bit, die in enumerate(both) if some >> bit & 1]
        if any(state.aside >> die & 1 for die in new):
            continue
        faces = [state.dice[die] if die in new or state.aside >> die & 1 else OPEN for die in both]
        found.setdefault(PLACE[pair(*faces)], sum(1 << die for die in new))
    return found


def _pink_choices(state: Nichtlustig) -> dict[int, int]:
    from pasch.games.nichtlustig.exact.kept import OPEN

    face = state.dice[PINK]
    if state.aside >> PINK & 1:
        return {face: 0}
    return {OPEN: 0, face: 1 << PINK}


def tables() -> list[Section]:
    """The chance of each card at the beginning of a turn."""
    return [_cards(Nichtlustig(2, False, 0))]


def odds(state: Nichtlustig) -> list[Section]:
    if state.phase not in (THROWING, KEEPING):
        return []
    found: list[Section] = []
    if state.phase == KEEPING:
        try:
            keeps = best_keeps(state)[:SHOWN]
        except MissingPart:
            keeps = []
        lines = [Line(_keep(state, keep.dice), keep.worth, POINTS) for keep in keeps]
        found.append(Section(Message("odds-keeps", {"seat": state.turn}), lines))
    found.append(_cards(state))
    return found


def _keep(state: Nichtlustig, some: int) -> Message:
    """Only what tells one choice from another: the lines of a list are short."""
    if not some or state.aside | some == ALL:
        return offer(state, some)
    return Message("odds-keep", {"dice": chosen(state, some)})


def _cards(state: Nichtlustig) -> Section:
    chances = card_chances(state)
    order = sorted(chances, key=lambda number: (number // VALUES, number))
    lines = [Line(card(number), chances[number]) for number in order if chances[number]]
    throws = further_throws(state) + (1 if state.falling else 0)
    return Section(Message("odds-cards", {"throws": throws}), lines)
