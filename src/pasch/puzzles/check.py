"""Whether the puzzles of a game hold: what the tests of every game ask, from outside or not."""

from __future__ import annotations

from pasch.analysis.evaluator import Players
from pasch.catalogue import load
from pasch.engine.errors import PaschError
from pasch.puzzles import shipped
from pasch.puzzles.document import tell
from pasch.puzzles.errors import bad
from pasch.puzzles.judge import MEASURE, judge
from pasch.puzzles.make import propose_again
from pasch.puzzles.puzzle import Puzzle
from pasch.speech import FIRST

CLOSE = 1e-4  # figures are written with four decimals
SOLVED = 40  # exact ones that are solved again, at most


def check(game: str) -> int:
    """How many there are; BadPuzzles names the line of the first that is wrong."""
    count = shipped.count(game)
    if not count:
        return 0
    players = Players(load(game))
    seen: dict[tuple[int, ...], int] = {}
    solved = 0
    for number in range(1, count + 1):
        puzzle = shipped.puzzle(game, number)
        try:
            problem = _wrong(players, puzzle)
            if not problem and puzzle.exact and solved < SOLVED:
                solved += 1
                problem = _inexact(players, puzzle)
            key = tuple(puzzle.view(players.game).key())
            if not problem and key in seen:
                problem = f"the same position as puzzle {seen[key]}"
            seen[key] = number
            for language in FIRST if not problem else ():
                tell(players.game, puzzle, number, count, language)
        except (PaschError, ValueError) as error:
            problem = str(error)
        if problem:
            raise bad(shipped.FILE, number + 1, problem)
    return count


def _wrong(players: Players, puzzle: Puzzle) -> str:
    game = players.game
    view = puzzle.view(game)
    if view.actor() < 0:
        return "nobody is to choose"
    legal = view.legal()
    right = [game.read(view, text) for text in puzzle.right]
    if puzzle.steps(game, view)[0] not in right:
        return "the best choice is not among the right ones"
    if game.read(view, puzzle.tempting) in right:
        return "what tempts is right"
    if [digit == "0" for digit in puzzle.costs] != [action in right for action in legal]:
        return "costs: a digit for each choice, 0 for the right ones"
    if puzzle.lead.worth <= 0 or puzzle.best_chance.worth <= puzzle.tempting_chance.worth:
        return "the best choice does not lead"
    return ""


def _inexact(players: Players, puzzle: Puzzle) -> str:
    """Where a puzzle claims to be exact: whether it is, and all of it was counted."""
    view = puzzle.view(players.game)
    proposal = propose_again(players, view, puzzle)
    judged = judge(players, view, proposal, MEASURE, 1)
    if not judged.exact:
        return "it is not solved"
    found = (judged.best.worth, min(each.worth for each in judged.leads))
    written = (puzzle.best_chance.worth, puzzle.lead.worth)
    if any(abs(one - other) > CLOSE for one, other in zip(found, written, strict=True)):
        return f"exact, but {written} was found to be {found}"
    return ""
