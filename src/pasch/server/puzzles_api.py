"""The puzzles of a game: how hard each is, and one as a whole."""

from __future__ import annotations

from asyncio import to_thread
from functools import lru_cache
from typing import TYPE_CHECKING

from pasch.catalogue import catalogue
from pasch.puzzles import shipped
from pasch.puzzles.errors import BadPuzzles, NoSuchPuzzle
from pasch.server.game_faults import blamed_on, game_fault
from pasch.server.http import Api, Call
from pasch.server.messages import Choice, Puzzle, PuzzleChoice, PuzzleList, Step
from pasch.server.refusals import Refusal

if TYPE_CHECKING:  # the server starts without the analysis
    from pasch.puzzles.document import Worth

KEPT = 256  # puzzles, in any language


async def puzzles(call: Call, body: None) -> PuzzleList:
    return await to_thread(_puzzles, _game(call))


async def puzzle(call: Call, body: None) -> Puzzle:
    number = call.path["number"]
    if not (number.isascii() and number.isdigit() and len(number) <= len(str(1 << 30))):
        raise Refusal("no_such_puzzle")
    try:
        return await to_thread(_puzzle, _game(call), int(number), call.language)
    except NoSuchPuzzle:
        raise Refusal("no_such_puzzle") from None


def _game(call: Call) -> str:
    game = call.path["game"]
    if game not in catalogue():
        raise Refusal("no_such_game")
    return game


@lru_cache(KEPT)
def _puzzles(game: str) -> PuzzleList:
    with blamed_on(game):
        try:
            numbers = range(1, shipped.count(game) + 1)
            return PuzzleList(game, [shipped.puzzle(game, each).rating for each in numbers])
        except BadPuzzles as error:  # of a game from outside: ours are tested
            raise game_fault(game, "", error) from error


@lru_cache(KEPT)
def _puzzle(game: str, number: int, language: str) -> Puzzle:
    from pasch.puzzles.document import document

    with blamed_on(game):
        try:
            told = document(game, number, language)
        except BadPuzzles as error:
            raise game_fault(game, "", error) from error
    return Puzzle(
        told.game,
        told.number,
        told.count,
        told.rating,
        told.seat,
        told.names,
        dict(told.options),
        dict(told.position),
        dict(told.whole),
        told.question,
        [Choice(each.action, each.notation, each.words) for each in told.choices],
        {
            str(action): Step(
                1, dict(step.position), step.actor, step.action, step.notation, step.story
            )
            for action, step in told.right.items()
        },
        {str(action): said for action, said in told.wrong.items()},
        _choice(told.best),
        _choice(told.tempting),
        told.cost,
        told.measure,
    )


def _choice(worth: Worth) -> PuzzleChoice:
    return PuzzleChoice(worth.notation, worth.words, worth.chance, worth.margin, worth.why)


ROUTES = (
    Api("GET", "/api/games/{game}/puzzles", puzzles, None, PuzzleList, 200,
        "How hard the puzzles of a game are, in their order.", ("no_such_game",), cost=2),
    Api("GET", "/api/games/{game}/puzzles/{number}", puzzle, None, Puzzle, 200,
        "A whole puzzle, to be played without the server.",
        ("no_such_game", "no_such_puzzle"), cost=2),
)  # fmt: skip
