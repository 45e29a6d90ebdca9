"""One puzzle, and how it is written: a line of JSON that says no more than it must."""

from __future__ import annotations

import json
from collections.abc import Mapping
from math import isfinite
from typing import Any, NamedTuple

from pasch.analysis.estimate import Estimate
from pasch.engine.game import Game
from pasch.engine.rng import Rng
from pasch.engine.setup import Setup
from pasch.engine.state import State
from pasch.lessons.positions import merged
from pasch.lessons.scenario import ABSENT

DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"  # of a cost, in points
MOST = len(DIGITS) - 1
TRIES = 10  # of each bot that is given the puzzle
SOLVERS = ((1, 1200), (2, 1500), (3, 1800))  # levels, and what a bot of it is rated
LOWEST, HIGHEST = 600, 2400
NUMBER = (int, float)


class Puzzle(NamedTuple):
    """A position as the seat knows it that is to choose, and what its choices are worth.

    `plan` is the best one in notation, its first step first: there may be more of the same actor.
    `right` are all first steps that lead to the same position.  `tempting` is the mistake that is
    made most.  Chances are those of the seat to win, with their standard errors; 0 where exact.
    `lead` is by how much the best choice is better than the second best, under equal luck.
    `costs` has a digit for every legal action: what it gives away, in percentage points.
    """

    seats: int
    position: Mapping[str, Any]
    plan: tuple[str, ...]
    right: tuple[str, ...]
    tempting: str
    best_chance: Estimate
    tempting_chance: Estimate
    lead: Estimate
    exact: bool
    costs: str
    missed: tuple[int, ...]  # of `TRIES`, by each of the `SOLVERS`

    def view(self, game: Game) -> State:
        return game.from_position(self.position)

    def whole(self, game: Game, number: int) -> dict[str, Any]:
        """The position with all that is hidden drawn, for those who want to play on from it."""
        return game.position(self.view(game).fill(Rng(number)))

    def steps(self, game: Game, view: State) -> list[int]:
        """The plan as actions."""
        state = view.copy()
        found: list[int] = []
        for text in self.plan:
            found.append(game.read(state, text))
            state.apply(found[-1])
        return found

    @property
    def rating(self) -> int:
        return rating(self.missed)

    @property
    def clear(self) -> bool:
        """Whether the lead is more than three standard errors."""
        return self.lead.least > 0


def rating(missed: tuple[int, ...]) -> int:
    """How hard it is, as a rating: that of an opponent with just these results against the bots.

    >>> rating((5, 5, 5)), rating((5, 1, 0)), rating((10, 10, 10))
    (1500, 1177, 2353)
    """
    low, high = float(LOWEST), float(HIGHEST)
    lost = sum(missed) + 0.5  # half a mistake and half a success more: nothing is quite sure
    while high - low > 0.25:
        middle = (low + high) / 2
        expected = sum((TRIES + 1 / len(SOLVERS)) / (1 + 10 ** ((each - middle) / 400))
                       for _, each in SOLVERS)  # fmt: skip
        low, high = (middle, high) if expected < lost else (low, middle)
    return round((low + high) / 2)


def as_line(game: Game, puzzle: Puzzle) -> str:
    """Without what is the same in the first position of such a game."""
    data = {
        "seats": puzzle.seats,
        "at": differs(_start(game, puzzle.seats), puzzle.position),
        "best": puzzle.plan,
        "right": puzzle.right,
        "tempting": puzzle.tempting,
        "chances": [_pair(puzzle.best_chance), _pair(puzzle.tempting_chance)],
        "lead": _pair(puzzle.lead),
        "exact": puzzle.exact,
        "costs": puzzle.costs,
        "missed": puzzle.missed,
    }
    if puzzle.right == puzzle.plan[:1]:
        del data["right"]
    if not puzzle.exact:
        del data["exact"]
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def from_line(game: Game, text: str) -> Puzzle:
    """ValueError says what is wrong.  Whether the position can be is not checked."""
    data = json.loads(text)
    if not isinstance(data, dict):
        raise ValueError("no object")
    try:
        at, plan, costs = data["at"], _strings(data["best"]), data["costs"]
        chances = [_estimate(each) for each in data["chances"]]
        found = Puzzle(
            data["seats"],
            merged(_start(game, data["seats"]), at),
            plan,
            _strings(data.get("right", plan[:1])),
            data["tempting"],
            chances[0],
            chances[1],
            _estimate(data["lead"]),
            data.get("exact", False),
            costs,
            tuple(data["missed"]),
        )
    except KeyError as error:
        raise ValueError(f"{error.args[0]} is missing") from None
    except (IndexError, TypeError) as error:
        raise ValueError(str(error)) from None
    if not plan or not isinstance(costs, str) or set(costs) - set(DIGITS):
        raise ValueError("best or costs are not as they should be")
    missed = found.missed
    if len(missed) != len(SOLVERS) or not all(
        type(each) is int and 0 <= each <= TRIES for each in missed
    ):
        raise ValueError(f"missed: expected {len(SOLVERS)} numbers from 0 to {TRIES}")
    return found


def differs(old: Any, new: Any) -> Any:
    """What `merged` makes `new` of, with `old`.

    >>> differs({"a": 1, "b": 2, "on": [{"x": 1}]}, {"a": 1, "on": [{"x": None}]})
    {'on': [{'x': None}], 'b': 'absent'}
    """
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        gone = {key: ABSENT for key in old if key not in new}
        return {
            **{
                key: differs(old.get(key), value)
                for key, value in new.items()
                if key not in old or old[key] != value
            },
            **gone,
        }
    lists = isinstance(old, list) and isinstance(new, list) and len(old) == len(new)
    if lists and all(isinstance(each, Mapping) for each in (*old, *new)):
        return [differs(before, after) for before, after in zip(old, new, strict=True)]
    return new


def _start(game: Game, seats: int) -> dict[str, Any]:
    return game.position(game.start(Setup(seats)))


def _pair(estimate: Estimate) -> list[float]:
    return [round(estimate.worth, 4), round(estimate.error, 4)]


def _estimate(pair: Any) -> Estimate:
    worth, error = pair
    if not all(isinstance(each, NUMBER) and isfinite(each) for each in (worth, error)):
        raise ValueError("a chance is two numbers")
    return Estimate(worth, error)


def _strings(found: Any) -> tuple[str, ...]:
    if not isinstance(found, list | tuple) or not all(isinstance(each, str) for each in found):
        raise ValueError("moves are written in notation")
    return tuple(found)
