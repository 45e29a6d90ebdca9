"""mal_anders: every end a turn can have, and who can be thrown out before their next turn."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import NamedTuple

from pasch.analysis.odds import Line, Section
from pasch.engine.message import Message
from pasch.games.mal_anders.exact.uses import SIDES, child, throws
from pasch.games.mal_anders.state import (
    DICE,
    PIECES,
    SIX,
    TRACK,
    MalAnders,
    lands,
    tries,
)
from pasch.games.mal_anders.words import RINGS


class End(NamedTuple):
    """A way to use the throw, and the position when the turn has passed on."""

    actions: tuple[int, ...]
    state: MalAnders


def ends(state: MalAnders) -> list[End]:
    """Every different end of the turn from these four dice, one way to each."""
    seat = state.actor()
    found: dict[tuple[int, ...], End] = {}
    ahead = [End((), state)]
    while ahead:
        end = ahead.pop()
        if end.state.actor() != seat:
            found.setdefault(end.state.key(), end)
        else:
            for action in end.state.legal():
                ahead.append(End((*end.actions, action), child(end.state, action)))
    return list(found.values())


@cache
def reach(men: int, seats: int) -> dict[int, Fraction]:
    """The track fields a seat could end a pair on in its next turn, as bit sets of its own
    steps, with their chances.

    Foreign pieces never stand in the way (MA-14), so only the seat's own pieces count.
    """
    state = MalAnders(seats, False, -1)
    state.men[0] = men
    state.beside[0] = PIECES - men.bit_count()
    fields: dict[int, int] = {}
    idle = 0  # throws without a use
    for dice, ways in throws().items():
        state.resume(0, 1, list(dice), 0)
        if not state.legal():
            idle += ways
            continue
        ended = 0
        for action in state.legal():
            ended |= 1 << lands(action)
            after = child(state, action)
            if after.rest and after.actor() == 0:
                for second in after.legal()[1:]:  # the first lets it lapse
                    ended |= 1 << lands(second)
        ended &= (1 << TRACK) - 1
        fields[ended] = fields.get(ended, 0) + ways
    every = SIDES**DICE
    before = Fraction(0)  # MA-21 the chance that a throw is made at all, of up to three
    for attempt in range(tries(men)):
        before += Fraction(idle, every) ** attempt
    return {ended: before * Fraction(ways, every) for ended, ways in fields.items()}


class Danger(NamedTuple):
    any: Fraction  # that some piece can be thrown out
    pieces: dict[int, Fraction]  # by the step of each piece on the track


def danger(state: MalAnders, seat: int) -> Danger:
    """What can be thrown out before the seat's next turn, if the others want to.

    Each other seat that is still to move throws once, with the board as it is now; what they do
    to each other in between is left out of account, so with two players this is exact.
    """
    mine = [step for step in range(TRACK) if state.men[seat] >> step & 1]
    safe = dict.fromkeys(mine, Fraction(1))
    all_safe = Fraction(1)
    for other in movers(state, seat):
        there = {step: 1 << state.translate(step, seat, other) for step in mine}
        whole = sum(there.values())
        reached = reach(state.men[other], state.seats)
        all_safe *= 1 - sum((p for ended, p in reached.items() if ended & whole), Fraction(0))
        for step, field in there.items():
            hit = sum((p for ended, p in reached.items() if ended & field), Fraction(0))
            safe[step] *= 1 - hit
    return Danger(1 - all_safe, {step: 1 - chance for step, chance in safe.items()})


def movers(state: MalAnders, seat: int) -> list[int]:
    """Who has a turn before the next one of `seat`; all others while it is their own."""
    first = (seat + 1) % state.seats if state.turn in (seat, -1) else state.turn
    others = [(first + step) % state.seats for step in range(state.seats)]
    return [other for other in others[: others.index(seat)] if not state.rank[other]]


def tables() -> list[Section]:
    """The chance of each sum among the pairs of four dice, and to enter."""
    lines: list[Line] = []
    for total in range(2, 2 * SIDES + 1):
        lines.append(Line(Message("odds-sum", {"sum": total}), pair_chance(total)))
    once = pair_chance(SIX)
    enter = [
        Line(Message("odds-enter-once"), once),
        Line(Message("odds-enter-thrice"), 1 - (1 - once) ** 3),
    ]
    return [Section(Message("odds-pairs"), lines), Section(Message("odds-enter"), enter)]


@cache
def pair_chance(total: int) -> Fraction:
    """That two of the four dice have this sum.

    >>> pair_chance(7)
    Fraction(139, 216)
    """
    ways = sum(
        ways
        for dice, ways in throws().items()
        if any(dice[a] + dice[b] == total for a in range(DICE) for b in range(a))
    )
    return Fraction(ways, SIDES**DICE)


def odds(state: MalAnders) -> list[Section]:
    if state.over or state.turn < 0:
        return []
    found: list[Section] = []
    for seat in range(state.seats):
        threat = danger(state, seat)
        lines = [
            Line(Message("odds-piece", {"field": RINGS[state.seats].space(seat, step)}), chance)
            for step, chance in sorted(threat.pieces.items(), key=lambda item: -item[1])
        ]
        if len(lines) > 1:
            lines.append(Line(Message("odds-any-piece"), threat.any))
        found.append(Section(Message("odds-danger", {"seat": seat}), lines))
    return found
