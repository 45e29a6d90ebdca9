"""`pasch puzzle`: one position after another on the board of the terminal; what is best there?"""

from __future__ import annotations

from argparse import Namespace
from datetime import UTC, datetime

from pasch.catalogue import catalogue, find
from pasch.console.console import Console
from pasch.engine.errors import PaschError
from pasch.engine.game import Game
from pasch.puzzles import shipped
from pasch.puzzles.document import Told, Worth, document
from pasch.puzzles.errors import NoSuchPuzzle
from pasch.speech import Speaker, decimal
from pasch.terminal import board
from pasch.terminal.refusals import NoPuzzles

QUIT = ("q", "quit", "ende", "exit")
SHOW = ("?", "lösung", "solution")


def run(options: Namespace, console: Console) -> int:
    game = find(options.game)
    count = shipped.count(game.id)
    if not count:
        title = Speaker(console.language, game.id).key("title")
        raise NoPuzzles(f"{game.id} has no puzzles", {"title": title, "game": game.id})
    number = _number(options.number, count)
    solved = tried = 0
    while True:
        found = _Solver(game, document(game.id, number, console.language), console).play()
        if found is None:
            break
        tried += 1
        solved += found
        number = number % count + 1
        if console.ask(console.speaker.key("puzzle-next", number=number)).casefold() in QUIT:
            break
    if tried:
        console.say("puzzle-sum", solved=solved, tried=tried)
    return 0


def _number(asked: str | None, count: int) -> int:
    """Where none is named, the game's next puzzle of the day: the same that the page shows."""
    if asked is None:
        games = sum(shipped.count(id) > 0 for id in catalogue())
        return today() // games % count + 1
    if asked.isascii() and asked.isdigit() and 1 <= int(asked) <= count:
        return int(asked)
    raise NoSuchPuzzle(f"no puzzle {asked!r}", {"name": asked, "allowed": f"1–{count}"})


def today() -> int:
    """Days since 1970, by UTC."""
    return int(datetime.now(UTC).timestamp()) // 86_400


class _Solver:
    """One puzzle; `play` tells whether the first try was right, None if they had enough."""

    def __init__(self, game: Game, puzzle: Told, console: Console) -> None:
        self._game = game
        self._puzzle = puzzle
        self._console = console
        self._words = Speaker(console.language, game.id, puzzle.names, puzzle.seat)

    def play(self) -> bool | None:
        puzzle, screen, words = self._puzzle, self._console.screen, self._words
        screen.heading(words.key("puzzle-title", number=puzzle.number, count=puzzle.count))
        state = self._game.from_position(puzzle.position)
        screen.line()
        screen.drawing(board.draw(self._game, state, words, screen.width), board.paints(self._game))
        screen.line()
        self._console.say("learn-you", name=puzzle.names[puzzle.seat])
        screen.text(f"{puzzle.question} {words.key('puzzle-task')}", "  ", style="strong")
        screen.listing(
            [
                f"  {number:2}) {choice.notation}  {choice.words}"
                for number, choice in enumerate(puzzle.choices, start=1)
            ]
        )
        first = True
        while True:
            text = self._console.ask(words.key("puzzle-your-move"))
            if text.casefold() in QUIT:
                return None
            if text.casefold() in SHOW:
                self._solution()
                return False
            said = self._answer(text)
            if said is None:
                screen.text(words.key("learn-right"), "  ", style="green")
                self._solution()
                return first
            first = False
            screen.text(said, "  ")

    def _answer(self, text: str) -> str | None:
        """None if it is right; else why not, or what the game says to what it cannot read."""
        puzzle = self._puzzle
        if text.isascii() and text.isdigit() and 1 <= int(text) <= len(puzzle.choices):
            text = puzzle.choices[int(text) - 1].notation
        try:
            action = self._game.read(self._game.from_position(puzzle.position), text)
        except PaschError as error:
            return self._words.error(error)
        return puzzle.wrong.get(action)

    def _solution(self) -> None:
        puzzle, words, screen = self._puzzle, self._words, self._console.screen
        screen.text(words.key("puzzle-chances", measure=puzzle.measure), "  ")
        for key, each in (("puzzle-best", puzzle.best), ("puzzle-tempting", puzzle.tempting)):
            told = [f"{each.words} {self._chance(each)}", *each.why]
            if each is puzzle.tempting:
                told.append(puzzle.cost)
            screen.text(" ".join(told), f"  {words.key(key)} ")

    def _chance(self, worth: Worth) -> str:
        words = self._words
        if not worth.margin:
            chance = decimal(100 * worth.chance, words.language)
            return words.key("hint-worth-exact", chance=chance)
        error = max(1, round(100 * worth.margin))
        return words.key("hint-worth", chance=round(100 * worth.chance), error=error)
