"""A puzzle in the words of one language: all that page and terminal need to play it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from pasch.analysis.estimate import SURE, Estimate
from pasch.analysis.evaluator import Players
from pasch.analysis.hints import why
from pasch.catalogue import load
from pasch.engine.game import Game
from pasch.engine.message import Message
from pasch.engine.state import State
from pasch.lessons.document import NAMES, Choice, Happened
from pasch.puzzles import shipped
from pasch.puzzles.puzzle import DIGITS, MOST, Puzzle
from pasch.speech import Speaker

KEPT = 256  # puzzles in words: some kilobytes each


@dataclass(frozen=True)
class Worth:
    """A choice, the chance of winning with it, half of the 95 % interval of that, and why."""

    notation: str
    words: str
    chance: float
    margin: float
    why: list[str]


@dataclass(frozen=True)
class Told:
    """`whole` is the position with all that is hidden drawn: to play on from it.

    `right` has what happens after each right answer, `wrong` what is said to each other one.
    """

    game: str
    number: int
    count: int
    rating: int
    seat: int
    names: list[str]
    options: Mapping[str, bool | int | str]
    position: Mapping[str, Any]
    whole: Mapping[str, Any]
    question: str
    choices: list[Choice]
    right: dict[int, Happened]
    wrong: dict[int, str]
    best: Worth
    tempting: Worth
    cost: str
    measure: str


@lru_cache(KEPT)
def document(game: str, number: int, language: str) -> Told:
    """NoSuchPuzzle beyond the last one."""
    return tell(load(game), shipped.puzzle(game, number), number, shipped.count(game), language)


def tell(game: Game, puzzle: Puzzle, number: int, count: int, language: str) -> Told:
    view = puzzle.view(game)
    seat = view.actor()
    names = list(NAMES[: puzzle.seats])
    words = Speaker(language, game.id, names, seat)
    steps = puzzle.steps(game, view)
    tempting = game.read(view, puzzle.tempting)
    right = {game.read(view, text) for text in puzzle.right}
    legal = view.legal()
    lost = dict(zip(legal, map(DIGITS.index, puzzle.costs), strict=True))
    if puzzle.exact:
        measure = Message("chance-exact")
    else:
        measure = Message("chance-played", {"players": Players(game).name})
    return Told(
        game=game.id,
        number=number,
        count=count,
        rating=puzzle.rating,
        seat=seat,
        names=names,
        options=puzzle.position.get("options", {}),
        position=game.position(view),
        whole=puzzle.whole(game, number),
        question=words.say(game.ask(view)),
        choices=[
            Choice(each, game.write(view, each), words.say(game.offer(view, each)))
            for each in legal
        ],
        right={each: _happened(game, view, each, words) for each in sorted(right)},
        wrong={
            each: " ".join([words.say(costs(lost[each])), *_reasons(game, view, [each], words)])
            for each in legal
            if each not in right
        },
        best=_worth(game, view, steps, puzzle.best_chance, words),
        tempting=_worth(game, view, [tempting], puzzle.tempting_chance, words),
        cost=words.say(costs(lost[tempting])),
        measure=words.say(measure),
    )


def costs(points: int) -> Message:
    """What a choice gives away."""
    if points == MOST:
        return Message("puzzle-costs-much", {"points": points - 1})
    return Message("puzzle-costs", {"points": points})


def _worth(
    game: Game, view: State, steps: Sequence[int], chance: Estimate, words: Speaker
) -> Worth:
    return Worth(
        game.write(view, steps[0]),
        words.say(game.offer(view, steps[0])),
        chance.worth,
        SURE * chance.error,
        _reasons(game, view, steps, words),
    )


def _reasons(game: Game, view: State, steps: Sequence[int], words: Speaker) -> list[str]:
    return [words.say(reason) for reason in why(game, view, steps)]


def _happened(game: Game, view: State, action: int, words: Speaker) -> Happened:
    told = [words.say(message) for message in game.tell(view, action)]
    after = view.child(action)
    return Happened(view.actor(), action, game.write(view, action), told, game.position(after))
