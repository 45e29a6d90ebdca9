"""Puzzles from whole matches of bots: what one match holds, and which of them make a good set."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from pasch.analysis.estimate import Estimate
from pasch.analysis.evaluator import Players
from pasch.bots import match
from pasch.bots.levels import load as load_bot
from pasch.bots.search import Plan, plans
from pasch.engine.rng import Rng
from pasch.engine.setup import Setup
from pasch.engine.state import CHANCE, State
from pasch.engine.table import Table
from pasch.puzzles.judge import (
    CHECK,
    CONFIRM,
    MEASURE,
    Judged,
    Proposal,
    judge,
    number_of_games,
    propose,
    selected,
)
from pasch.puzzles.puzzle import DIGITS, MOST, SOLVERS, TRIES, Puzzle

SEATS = range(2, 5)  # of the matches, where the game is for them
LEVELS = (1, 2, 2, 3)  # who plays: each seat draws
LOOKED_AT = 24  # decisions of a match, at most
LATE = 0.25  # of the decisions, from which every other one comes: there much depends on one
KEPT = 2  # puzzles of a match, at most
SELECTED, CONFIRMED, CLEAR = 3.5, 5.0, 3.0  # errors that a lead is more than
MORE = 2  # times the games that select, to confirm and to measure
ALIKE = 0.6  # of a set, at most, ask the same question
EASY = 0.4  # of a set, at most, are missed by none of the bots but the lowest
MISSED = 3  # by bots, in all their tries: else it is no puzzle
WHERE = 1 << 33  # the stream that picks levels and moments
SOLVE = 1 << 34  # the bots that are given a puzzle


class Found(NamedTuple):
    """A puzzle, and what decides whether a set has room for it."""

    puzzle: Puzzle
    key: tuple[int, ...]
    asks: str

    @property
    def easy(self) -> bool:
        return not any(self.puzzle.missed[1:])


def puzzles_of(players: Players, number: int, seed: int) -> list[Found]:
    """Those of match `number`; the same for the same seed."""
    found: list[Found] = []
    for view in moments(players, number, seed):
        puzzle = made(players, view)
        if puzzle is None:
            continue
        asks = players.game.ask(view).key
        if (asks, puzzle.plan) not in [(each.asks, each.puzzle.plan) for each in found]:
            found.append(Found(puzzle, tuple(view.key()), asks))
        if len(found) == KEPT:
            break
    return found


def moments(players: Players, number: int, seed: int) -> list[State]:
    """Some free decisions of a match, each as the seat knew it that had to take it."""
    game = players.game
    own = (seed << 40) + (number << 8)
    drawn = Rng(own, WHERE)
    counts = [seats for seats in SEATS if seats in game.seats] or [game.seats[0]]
    seats = counts[int(drawn.below(len(counts)))]
    levels = [LEVELS[int(drawn.below(len(LEVELS)))] for _ in range(seats)]
    table = Table(game, Setup(seats))
    match.play(table, [load_bot(game, level, clock=False) for level in levels], own)
    again = Table(game, table.setup)
    views: list[State] = []
    for actor, action in table.log:
        if actor != CHANCE and len(again.state.legal()) > 1:
            view = again.view(actor)
            if game.routine(view) is None:
                views.append(view)
        again.unchecked(actor, action)
    picked: list[State] = []
    while views and len(picked) < LOOKED_AT:
        first = int(len(views) * (1 - LATE)) if len(picked) % 2 else 0
        picked.append(views.pop(first + int(drawn.below(len(views) - first))))
    return picked


def made(players: Players, view: State) -> Puzzle | None:
    """A puzzle, if one choice is clearly the best and somebody misses it."""
    proposal = propose(players, view)
    if proposal is None:
        return None
    games = number_of_games(players, view)
    if not selected(players, view, proposal, games, SELECTED):
        return None
    if not judge(players, view, proposal, CONFIRM, MORE * games).clear(CONFIRMED):
        return None
    tries = solved_by(players, view)
    missed = tuple(sum(each not in proposal.best.firsts for each in those) for those in tries)
    if sum(missed) < MISSED:
        return None
    return _written(players, view, proposal, tries, missed, MORE * games)


def solved_by(players: Players, view: State) -> list[list[int]]:
    """What bots of each level choose."""
    found = []
    for level, _ in SOLVERS:
        bot = load_bot(players.game, level, clock=False)
        found.append([bot.choose(view, Rng(level, SOLVE + number)) for number in range(TRIES)])
    return found


def _written(
    players: Players, view: State, proposal: Proposal, tries: list[list[int]],
    missed: tuple[int, ...], games: int,
) -> Puzzle:  # fmt: skip
    """With figures on luck that had no part in choosing it."""
    game = players.game
    best, others = proposal
    wrong = Counter(each for those in tries for each in those if each not in best.firsts)
    tempting = max(sorted(wrong), key=lambda action: wrong[action])
    place = next(place for place, plan in enumerate(others) if tempting in plan.firsts)
    judged = judge(players, view, proposal, MEASURE, games, (place,))
    second = judged.second
    if not judged.exact and second != place:
        judged = judge(players, view, proposal, MEASURE, games, (place, second))
    notation = []
    state = view.copy()
    for action in best.steps:
        notation.append(game.write(state, action))
        state.apply(action)
    error = 0.0 if judged.exact else judged.best.error
    worth = judged.best.worth - judged.leads[place].worth
    return Puzzle(
        len(view.places()),
        game.position(view),
        tuple(notation),
        tuple(game.write(view, action) for action in sorted(best.firsts)),
        game.write(view, tempting),
        judged.best,
        Estimate(min(1.0, max(0.0, worth)), error),
        judged.leads[judged.second],
        judged.exact,
        costs(view, best, others, judged),
        missed,
    )


def costs(view: State, best: Plan, others: list[Plan], judged: Judged) -> str:
    """A digit for each legal action: 0 for what is right, else a point at least."""
    found = ""
    for action in view.legal():
        given = [
            lead.worth
            for plan, lead in zip(others, judged.leads, strict=True)
            if action in plan.firsts
        ]
        points = max(1, min(MOST, round(100 * min(given)))) if given else 0
        found += DIGITS[0 if action in best.firsts else points]
    return found


def check(players: Players, puzzle: Puzzle, stage: int = CHECK) -> bool:
    """Whether its answer is clearly the best once more, on luck that nobody used yet."""
    view = puzzle.view(players.game)
    proposal = propose_again(players, view, puzzle)
    games = MORE * number_of_games(players, view)
    return judge(players, view, proposal, stage, games).clear(CLEAR)


def propose_again(players: Players, view: State, puzzle: Puzzle) -> Proposal:
    """The plan of the puzzle, against all that begin differently."""
    game = players.game
    best = Plan(puzzle.steps(game, view))
    best.firsts = [game.read(view, text) for text in puzzle.right]
    others = [plan for plan in plans(view) if not set(plan.firsts) & set(best.firsts)]
    return Proposal(best, others)


class Selection:
    """A set of different puzzles, in the order in which they were found."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._kept: list[Found] = []
        self._spare: list[Found] = []  # more of what there is much of
        self._keys: set[tuple[int, ...]] = set()
        self._asks: Counter[str] = Counter()
        self._easy = 0

    def add(self, found: Found) -> None:
        if self.full or found.key in self._keys:
            return
        self._keys.add(found.key)
        much = self._asks[found.asks] + 1 > max(1, ALIKE * self._count)
        if much or (found.easy and self._easy + 1 > max(1, EASY * self._count)):
            self._spare.append(found)
            return
        self._asks[found.asks] += 1
        self._easy += found.easy
        self._kept.append(found)

    @property
    def full(self) -> bool:
        """Enough, or so much of one kind that no more is to be expected of another."""
        return len(self._kept) == self._count or len(self._spare) >= 2 * self._count

    @property
    def share(self) -> float:
        return max(len(self._kept) / self._count, len(self._spare) / (2 * self._count))

    def puzzles(self) -> Iterator[Puzzle]:
        for found in [*self._kept, *self._spare][: self._count]:
            yield found.puzzle
