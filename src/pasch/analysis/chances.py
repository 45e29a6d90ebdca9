"""How likely each seat is to win: the one place that answers it, for whoever shows a chance.

Where the position is solved, the answer is exact.  Elsewhere whole games are played to the end by
players of a named level.  Their luck comes from the position itself, and their number from how long
they are, so the same position has the same chance wherever it is asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from time import monotonic
from typing import NamedTuple

from pasch.analysis import playing
from pasch.analysis.estimate import SURE, Estimate, margin, mean
from pasch.analysis.evaluator import Branch, Players
from pasch.analysis.playing import play
from pasch.engine.state import State

COMPILED = not str(playing.__file__).endswith(".py")
# Of all the games for one figure: a quarter of a second compiled, half a second interpreted.  It
# is no matter of the clock: the same position has the same figure on a busy machine, too.
ACTIONS = 400_000 if COMPILED else 16_000
MOST = 1000  # games for one figure
LEAST = 12
PILOT = 8  # games that tell how long games are from here on
SECONDS = 3.0  # a safety net: somebody waits

Plan = Sequence[int]  # actions that are taken before players of the level go on


class Chance(NamedTuple):
    """What a seat has to expect; `margin` is half of its 95 % interval, 0 where it is exact."""

    worth: float
    margin: float = 0.0

    @property
    def error(self) -> float:
        return self.margin / SURE


class Chances(NamedTuple):
    """Of every seat; `games` is 0 where they are exact."""

    seats: list[Chance]
    games: int

    @property
    def exact(self) -> bool:
        return self.games == 0


def seed_of(players: Players, view: State) -> int:
    """The same for equal positions of a game, in every process and on every machine."""
    written = ",".join(str(int(number)) for number in view.key())
    return int.from_bytes(blake2b(f"{players.game.id} {written}".encode(), digest_size=8).digest())


def chances(
    players: Players, view: State, games: int | None = None, seconds: float = SECONDS
) -> Chances:
    """Of a view or a full position; what is not seen is drawn.

    `games` sets their number, where the usual one is not wanted.
    """
    players.check(view)
    solved = players.exact(view)
    if solved is not None:
        return Chances([Chance(each) for each in solved], 0)
    branches = players.branches(view)
    sure = [0.0] * len(view.places())
    open_branches: list[Branch] = []
    for branch in branches:
        ended = players.exact(branch.state)
        if ended is None:
            open_branches.append(branch)
        else:
            sure = [each + branch.chance * worth for each, worth in zip(sure, ended, strict=True)]
    if not open_branches:
        return Chances([Chance(each) for each in sure], 0)
    share = sum(branch.chance for branch in open_branches)
    sums, count = _played(players, view, open_branches, share, games, seconds)
    found: list[Chance] = []
    for worth, rest in zip(sure, sums, strict=True):
        found.append(Chance(worth + share * rest, share * margin(rest, count)))
    return Chances(found, count)


def _played(
    players: Players, view: State, branches: list[Branch], share: float, games: int | None,
    seconds: float,
) -> tuple[list[float], int]:  # fmt: skip
    """The mean results of games that begin with the branches, each as often as it is likely."""
    seed = seed_of(players, view)
    deadline = monotonic() + seconds
    sums = [0.0] * len(view.places())
    wanted = games or MOST
    actions = count = place = 0
    reached = branches[0].chance / share
    while count < wanted:
        while (count + 0.5) / wanted > reached and place + 1 < len(branches):
            place += 1
            reached += branches[place].chance / share
        result, length = play(players.guide, players.slips, branches[place].state, [], seed, count)
        for seat, each in enumerate(result):
            sums[seat] += each
        actions += length
        count += 1
        if count == PILOT and games is None:
            wanted = number_of_games(actions / PILOT)
        if count >= LEAST and monotonic() > deadline:
            break
    return [total / count for total in sums], count


def number_of_games(length: float) -> int:
    """How many games of so many actions make one figure.

    >>> number_of_games(1), number_of_games(1e9)
    (1000, 12)
    """
    return max(LEAST, min(MOST, int(ACTIONS / max(1.0, length))))


def duel(
    players: Players, view: State, one: Plan, other: Plan, games: int | None = None,
    seconds: float = SECONDS,
) -> Estimate:  # fmt: skip
    """How much better one plan of the seat that is to choose is than another, under equal luck."""
    players.check(view)
    seat = view.actor()
    seed = seed_of(players, view)
    deadline = monotonic() + seconds
    wanted = games or MOST
    actions = 0
    differences: list[float] = []
    while len(differences) < wanted:
        number = len(differences)
        mine, first = play(players.guide, players.slips, view, list(one), seed, number)
        theirs, second = play(players.guide, players.slips, view, list(other), seed, number)
        differences.append(mine[seat] - theirs[seat])
        actions += first + second
        if number + 1 == PILOT and games is None:
            wanted = number_of_games(2 * actions / PILOT)  # figures come first
        if number + 1 >= LEAST and monotonic() > deadline:
            break
    return mean(differences)
