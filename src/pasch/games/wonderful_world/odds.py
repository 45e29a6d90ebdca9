"""wonderful_world: the chance to hit with each number of dice, and to win once part 2 has begun."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from pasch.analysis.odds import Line, Section
from pasch.engine.message import Message
from pasch.engine.state import CHANCE
from pasch.games.wonderful_world import actions, phases
from pasch.games.wonderful_world.exact.piles import Lattice
from pasch.games.wonderful_world.parts import CARD_BITS, DICE, cards_in
from pasch.games.wonderful_world.state import NUMBERS, WonderfulWorld

SIDES = 6
PART_2 = (phases.ROLLING, phases.BEATING, phases.GIVING)
HIGHEST = SIDES * DICE


def sums(dice: int) -> dict[int, Fraction]:
    """The chance of each sum of so many dice."""
    ways = {0: 1}
    for _ in range(dice):
        further: dict[int, int] = {}
        for total, count in ways.items():
            for pips in range(1, SIDES + 1):
                further[total + pips] = further.get(total + pips, 0) + count
        ways = further
    return {total: Fraction(count, SIDES**dice) for total, count in ways.items()}


def hit_chances(rows: Iterable[int]) -> list[Fraction]:
    """With 1 to 4 dice, to hit one of the rows with these sums (WW-24); 0 is an empty row.

    >>> hit_chances([3, 0, 3, 7])[:2]
    [Fraction(1, 6), Fraction(2, 9)]
    """
    wanted = set(rows) - {0}
    return [
        sum((chance for total, chance in sums(dice).items() if total in wanted), Fraction(0))
        for dice in range(1, DICE + 1)
    ]


def best_dice(rows: Iterable[int]) -> int:
    """The number of dice that hits most likely, the fewest of several."""
    chances = hit_chances(rows)
    return chances.index(max(chances)) + 1


def child(state: WonderfulWorld, action: int) -> WonderfulWorld:
    """The position after `action`, as what it is."""
    after = state.copy()
    after.apply(action)
    return after


class Part2:
    """A position of part 2 with all that can follow, under best choices."""

    def __init__(self, state: WonderfulWorld) -> None:
        piles = [[NUMBERS[card] for card in cards_in(row)] for row in state.rows]
        self._piles = [place for place, pile in enumerate(piles) if pile]
        self._lattice = Lattice(piles)

    def win_chance(self, state: WonderfulWorld) -> float:
        """Of this position or of one that comes from it."""
        if state.phase >= phases.WON:
            return float(state.phase == phases.WON)
        if state.phase == phases.ROLLING and state.dice == 0:
            return self._before_a_throw(state)
        if state.actor() == CHANCE:
            after = [self.win_chance(child(state, pips)) for pips in range(SIDES)]
            return sum(after) / SIDES
        return max(self.win_chance(child(state, action)) for action in state.legal())

    def _before_a_throw(self, state: WonderfulWorld) -> float:
        heights = [len(cards_in(state.rows[place])) for place in self._piles]
        return self._lattice.chances(sum(state.dice_of))[self._lattice.corner(heights)]


KEPT = 4  # beginnings of part 2 that stay solved: it takes long, and each is asked about often
_solved: list[tuple[WonderfulWorld, Part2]] = []


def solved_part_2(state: WonderfulWorld) -> Part2:
    """Of this position or of one that it came from."""
    for begun, solved in _solved:
        if _comes_from(state, begun):
            return solved
    found = Part2(state)
    _solved.append((state.copy(), found))
    del _solved[:-KEPT]
    return found


def _comes_from(state: WonderfulWorld, begun: WonderfulWorld) -> bool:
    """Whether cards were only taken from the tops of the piles since."""
    for stack, whole in zip(state.rows, begun.rows, strict=True):
        while whole and whole != stack:
            whole >>= CARD_BITS
        if whole != stack:
            return False
    return True


def tables() -> list[Section]:
    """The chance of every sum with 1 to 4 dice."""
    return [
        Section(
            Message("odds-sums", {"dice": dice}),
            [
                Line(Message("odds-sum", {"sum": total}), chance)
                for total, chance in sums(dice).items()
            ],
        )
        for dice in range(1, DICE + 1)
    ]


def odds(state: WonderfulWorld) -> list[Section]:
    if state.phase in PART_2:
        return _part_2(state)
    if state.phase >= phases.WON or not any(state.rows):
        return []
    chances = sorted(enumerate(hit_chances(state.sums), 1), key=lambda pair: (-pair[1], pair[0]))
    lines = [Line(Message("odds-dice", {"dice": dice}), chance) for dice, chance in chances]
    return [Section(Message("odds-hits"), lines)]


def _part_2(state: WonderfulWorld) -> list[Section]:
    if state.phase != phases.BEATING:
        return []
    solved = solved_part_2(state)
    lines = [
        Line(_pile(state, action - actions.TAKE), solved.win_chance(child(state, action)))
        for action in state.legal()
    ]
    lines.sort(key=lambda line: -line.worth)
    return [Section(Message("odds-which-pile"), lines)]


def _pile(state: WonderfulWorld, row: int) -> Message:
    cards = len(cards_in(state.rows[row]))
    return Message("odds-pile", {"arrow": row + 1, "number": state.top_number(row), "cards": cards})
