"""simpsons: the chance of every throw, and what a turn is worth to the roller in chips.

The worth of a throw is the roller's expected gain from it to the end of their turn, every later
choice the best.  Two things are taken as given.  The others' bets: `Bettors` say how many chips
they lay against a throw, for only those reach the roller (SI-21).  And the bank: it pays in full.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import comb
from typing import NamedTuple

from pasch.analysis.odds import CHIPS, Line, Section
from pasch.engine.message import Message
from pasch.games.simpsons.album import ALBUM, FACES, JOKER, Album
from pasch.games.simpsons.chances import chance
from pasch.games.simpsons.state import (
    BETTING,
    BONUS,
    CHOOSING,
    COUNTING,
    STAKING,
    THROWING,
    Simpsons,
)

HALF = Fraction(1, 2)
SHOWN = 6  # choices that are told
Bettors = Callable[[Fraction], int]  # from the roller's chance to the chips laid against them


class Throw(NamedTuple):
    portrait: int
    dice: int
    stake: int
    chance: Fraction
    worth: Fraction  # chips, from this throw to the end of the turn


def nobody(chance: Fraction) -> int:
    """The others' bets, left out of account."""
    return 0


def keen(state: Simpsons) -> Bettors:
    """Others who know the odds: all they may lay, against what will rather fail."""
    most = sum(state.most(seat) for seat in range(state.seats) if seat != state.turn)
    return lambda chance: most if chance < HALF else 0


def completion(needs: Sequence[int], fallen: Sequence[int], dice: int) -> Fraction:
    """That dice still to fall make the portrait, with those that lie already (SI-14)."""
    missing = [max(0, need - there) for need, there in zip(needs, fallen[:JOKER], strict=True)]
    ways = {(dice, 0): 1}  # dice without a face, places not covered
    for need in missing:
        further: dict[tuple[int, int], int] = {}
        for (left, open_), count in ways.items():
            for shown in range(left + 1):
                key = (left - shown, open_ + max(0, need - shown))
                further[key] = further.get(key, 0) + count * comb(left, shown)
        ways = further
    made = sum(count for (jokers, open_), count in ways.items() if jokers + fallen[JOKER] >= open_)
    return Fraction(made, len(FACES) ** dice)


class Turn:
    """All that a roller may do, by what they have used, their dice and what they may stake."""

    def __init__(self, limit: int, against: Bettors = nobody, album: Album = ALBUM) -> None:
        self._limit = limit
        self._against = against
        self._album = album
        self._known: dict[tuple[int, int, int], Fraction] = {}
        self._chances: dict[tuple[int, int], Fraction] = {}

    def throws(self, used: int, dice: int, chips: int) -> list[Throw]:
        """Every portrait and number of dice with its best stake, the best first."""
        found: list[Throw] = []
        for portrait in self._album.choices(used, dice):
            for count in self.counts(portrait, used, dice):
                stakes = self.stakes(chips)
                found.append(max((self.throw(portrait, count, stake, used, chips)
                                  for stake in stakes), key=lambda throw: throw.worth))  # fmt: skip
        return sorted(found, key=lambda throw: -throw.worth)

    def counts(self, portrait: int, used: int, dice: int) -> range:
        if used:
            return range(dice, dice + 1)  # SI-25
        _, _, least, most = self._album.portraits[portrait]
        return range(least, most + 1)  # SI-11

    def stakes(self, chips: int) -> Sequence[int]:
        """Worth a look: gain grows with the stake, so it is all or the least; but who has less
        than the limit may like some chips more for the next throw."""
        if chips >= self._limit:
            return (1, self._limit)
        return range(1, chips + 1)

    def throw(self, portrait: int, dice: int, stake: int, used: int, chips: int) -> Throw:
        likely = self._chance(portrait, dice)
        gain = stake + self._against(likely)  # SI-21
        left = dice - self._album.sizes[portrait]
        after = self.worth(used | 1 << portrait, left, chips + gain) if left else Fraction(BONUS)
        return Throw(portrait, dice, stake, likely, likely * (gain + after) - (1 - likely) * stake)

    def worth(self, used: int, dice: int, chips: int) -> Fraction:
        """Of having to choose the next portrait."""
        key = (used, dice, min(chips, self._limit))  # more chips can do no more
        if key not in self._known:
            throws = self.throws(*key)
            self._known[key] = throws[0].worth if throws else Fraction(0)  # SI-26
        return self._known[key]

    def _chance(self, portrait: int, dice: int) -> Fraction:
        key = (portrait, dice)
        if key not in self._chances:
            self._chances[key] = chance(portrait, dice, self._album)
        return self._chances[key]


def best_throws(state: Simpsons, against: Bettors | None = None) -> list[Throw]:
    """What the roller may still choose, the best first; while they choose, stake or count."""
    turn = Turn(state.limit, against or keen(state), state.album)
    chips = state.chips[state.turn]
    if state.phase == CHOOSING:
        return turn.throws(state.used, state.dice, chips)
    counts = turn.counts(state.portrait, state.used, state.dice)
    stakes = turn.stakes(chips) if state.phase == STAKING else [state.bets[state.turn]]
    found = [
        turn.throw(state.portrait, dice, stake, state.used, chips)
        for dice in counts
        for stake in stakes
    ]
    return sorted(found, key=lambda throw: -throw.worth)


def tables() -> list[Section]:
    """The chance of every portrait with every number of dice it allows."""
    return [
        Section(
            Message("odds-portrait", {"portrait": _name(ALBUM, place)}),
            [
                Line(Message("odds-dice", {"dice": dice}), chance(place, dice))
                for dice in range(least, most + 1)
            ],
        )
        for place, (_, _, least, most) in enumerate(ALBUM.portraits)
    ]


def odds(state: Simpsons) -> list[Section]:
    if state.phase in (CHOOSING, STAKING, COUNTING):
        throws = best_throws(state)[:SHOWN]
        return [
            Section(Message("odds-best-throws", {"seat": state.turn}),
                    [Line(_about(state, throw), throw.worth, CHIPS) for throw in throws]),
            Section(Message("odds-their-chances"),
                    [Line(_about(state, throw), throw.chance) for throw in throws]),
        ]  # fmt: skip
    if state.phase in (BETTING, THROWING):
        left = state.dice - state.fallen
        likely = completion(state.album.needs[state.portrait], state.faces, left)
        made = Line(Message("odds-made", {"portrait": _name(state.album, state.portrait)}), likely)
        found = [Section(Message("odds-throw", {"dice": left}), [made])]
        if state.phase == BETTING:
            found.append(_bets(state, likely))
        return found
    return []


def _bets(state: Simpsons, likely: Fraction) -> Section:
    """What one who bets may expect; the side with the better chance, and all they may lay."""
    most = state.most(state.asked)
    gain = most * (2 * likely - 1)
    lines = [
        Line(Message("odds-bet-for", {"chips": most}), gain, CHIPS),
        Line(Message("odds-bet-against", {"chips": most}), -gain, CHIPS),
    ]
    lines.sort(key=lambda line: -line.worth)
    return Section(Message("odds-best-bet", {"seat": state.asked}), lines)


def _about(state: Simpsons, throw: Throw) -> Message:
    values = {"dice": throw.dice, "chips": throw.stake}
    return Message("odds-stake", {"portrait": _name(state.album, throw.portrait), **values})


def _name(album: Album, portrait: int) -> Message:
    return Message("portrait", {"portrait": album.portraits[portrait].id})
