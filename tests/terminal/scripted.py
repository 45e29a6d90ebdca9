"""A terminal without a person: answers come from a function, the screen is a string."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from io import StringIO
from pathlib import Path

from pasch.catalogue import find
from pasch.console.console import Console
from pasch.console.screen import Screen
from pasch.match import Table
from pasch.speech import Speaker
from pasch.terminal.choices import LISTED
from pasch.terminal.match_loop import MatchLoop
from pasch.terminal.seating import begin, plan

TOYS = str(Path(__file__).parent / "toys")
Answer = Callable[[str], str | None]  # from the last screen to what is typed; None: nothing more
_CHOICE = re.compile(r"(?:^ |  ) *(\d+)\) ", re.MULTILINE)


SCREEN = 20_000  # characters


class ScriptedConsole:
    """Also the file that the console reads its lines from."""

    def __init__(self, language: str, answer: Answer) -> None:
        self.screen = StringIO()
        self.errors = StringIO()
        self.console = Console(language, self, Screen(self.screen), self.errors)
        self._answer = answer

    def readline(self) -> str:
        text = self._answer(self._tail())
        return "" if text is None else text + "\n"

    def _tail(self) -> str:
        """The last screen and a little more: whoever answers looks no further back."""
        self.screen.seek(max(0, self.screen.tell() - SCREEN))
        return self.screen.read()

    @property
    def shown(self) -> str:
        return self.screen.getvalue()


def typed(*lines: str) -> Answer:
    """These lines, then nothing more."""
    waiting: Iterator[str] = iter(lines)
    return lambda shown: next(waiting, None)


def prompt(shown: str) -> str:
    return shown.rpartition("\n")[2].strip()


def choices(shown: str) -> int:
    """How many numbered choices the last screen offers; of very many it shows the ends."""
    screen = shown.rpartition("\n──")[2].rpartition("\n\n")[2]
    *first, last = sorted(int(found) for found in _CHOICE.findall(screen))
    sampled = any(line.strip() == "…" for line in screen.splitlines())
    assert first == list(range(1, len(first) + 1)), shown[-2000:]
    assert last == len(first) + 1 or (sampled and last > LISTED), shown[-2000:]
    return last


def player(language: str, pick: Callable[[int], int]) -> Answer:
    """Plays on: `pick` gives one of so many choices, every other prompt gets a plain Enter."""
    words = Speaker(language)
    asked = [words.key("terminal-prompt"), words.key("terminal-prompt-window")]

    def answer(shown: str) -> str:
        return str(pick(choices(shown))) if prompt(shown) in asked else ""

    return answer


def match(
    desk: ScriptedConsole,
    path: Path,
    game: str = "mal_anders",
    names: str = "Anna,Ben",
    seed: int = 125,
    bots: str | None = None,
    options: Sequence[str] = (),
    by_hand: bool = False,
) -> MatchLoop:
    """A new match at this desk; `game` is one of the catalogue at that moment."""
    wanted = plan(
        desk.console.speaker, find(game), names=names, bots=bots, options=options, first="1"
    )
    table = begin(wanted, str(seed))
    table.extra["by_hand"] = by_hand
    return MatchLoop(table, path, desk.console)


def logged(table: Table) -> list[tuple[int, int]]:
    return [(record.actor, record.action) for record in table.log]
