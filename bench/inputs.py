"""How often people type in a whole game in the terminal, and what for.

    python bench/inputs.py [--games 20] [--game simpsons …] [--write]

Everybody chooses as a bot of level 2 would.  One person plays against bots in all other seats; then
people in all seats share one terminal, and the device goes from hand to hand.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from statistics import median

import pasch
from pasch import bots
from pasch.bench import report
from pasch.bench.command import RESULTS
from pasch.console.console import Console
from pasch.console.screen import Screen
from pasch.terminal import windows
from pasch.terminal.choices import NATURE
from pasch.terminal.match_loop import MatchLoop
from pasch.terminal.seating import begin, plan

LEVEL = 2
PROMPTS = 100  # at most, of one person in a game of four that interrupts
HAND_OVERS = 1.3  # at most, for each turn
NAMES = ("Anna", "Ben", "Cleo", "Dora")


class Typist(Console):
    """Types what a bot would choose, and counts the lines by what they were asked for."""

    def __init__(self, bot: bots.Bot) -> None:
        super().__init__("en", StringIO(), Screen(StringIO()), sys.stderr)
        self.typed: Counter[str] = Counter()
        self.single = 0
        self.turns = 0
        self.at: MatchLoop | None = None
        self.bot = bot

    def ask(self, prompt: str, offers: Sequence[str] = ()) -> str:
        assert self.at is not None
        words, at = self.at.words, self.at
        if prompt in (words.key("terminal-prompt"), words.key("terminal-prompt-window")):
            view = at.flow.story.view
            self.typed["questions"] += 1
            offered = [at.game.write(view, action) for action in view.legal()]
            self.single += len(offered) == 1 and offered[0] not in NATURE  # dice are rolled by hand
            return at.game.write(view, self._choice(view))
        if prompt.startswith(words.key("terminal-call", names="|").partition("|")[0]):
            self.typed["calls"] += 1
            return self._speaks_up(at)
        curtains = [words.key("terminal-curtain", seat=seat) for seat in range(len(at.names))]
        self.typed["hand-overs" if prompt in curtains else "pauses"] += 1
        return ""

    def _choice(self, view: pasch.State) -> int:
        assert self.at is not None
        return self.bot.choose(view, pasch.Rng(len(self.at.table.log)))

    def _speaks_up(self, at: MatchLoop) -> str:
        """The first person who would not pass."""
        passed: list[int] = []
        state = at.table.state.copy()
        for seat in windows.called(at.game, at.table.state, at.people):
            while state.actor() != seat:
                passed.append(windows_passing(at.game, state))
                state.apply(passed[-1])
            view = at.table.view(seat)
            for action in passed:
                view.apply(action)
            if self._choice(view) != windows_passing(at.game, view):
                return str(seat + 1)
        return ""


def windows_passing(game: pasch.Game, state: pasch.State) -> int:
    window = game.window(state)
    assert window is not None
    return window.passing


def play(game: pasch.Game, people: int, seed: int, folder: Path) -> Typist:
    """One whole game of as many as can play, up to four."""
    seats = min(4, game.seats[-1])
    typist = Typist(bots.load(game, LEVEL))
    names = ",".join(NAMES[:people])
    wanted = plan(typist.speaker, game, names, str(seats), level=str(LEVEL))
    table = begin(wanted, str(seed))
    typist.at = MatchLoop(table, folder / "x.pasch", typist)
    assert typist.at.run() == 0
    typist.turns = turns(table)
    return typist


def turns(table: pasch.Table) -> int:
    """How many turns it took, by what positions say of them."""
    state = table.game.start(table.setup)
    found, last = 0, -1
    for record in table.log:
        state.apply(record.action)
        position = table.game.position(state)
        if "turns" in position:
            found = max(found, int(position["turns"]))
        elif position.get("turn", -1) != last:
            found, last = found + 1, position["turn"]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=20, help="of each")
    parser.add_argument("--game", nargs="*", default=pasch.catalogue(), help="only these")
    parser.add_argument("--write", action="store_true", help="into bench/results.md")
    given = parser.parse_args()
    rows: list[list[str]] = []
    os.fsync = lambda file: None  # no game is worth waiting for the disk here
    with tempfile.TemporaryDirectory() as folder:
        for id in given.game:
            game = pasch.load(id)
            seats = min(4, game.seats[-1])
            for people in (1, seats):
                found = [play(game, people, seed, Path(folder)) for seed in range(given.games)]
                rows.append(row(id, people, seats, found))
                print(*rows[-1], sep="  ", flush=True)
    if given.write:
        section = (
            f"Medians of {given.games} games; everybody chooses as a bot of level {LEVEL}, and bots"
            " of that level fill the other seats. A question has choices; a pause lets a move be "
            "taken back; a call asks all people at once whether anybody answers. Goals for one "
            f"person: no question with a single choice but to roll, at most {PROMPTS} questions; "
            f"for four: at most {HAND_OVERS} hand-overs for each turn, secret choices of several "
            "seats aside. "
            f"`python bench/inputs.py --write`. {report.machine()}\n\n"
        )
        head = ["who", "lines typed", "questions", "of a single choice", "pauses", "calls",
                "hand-overs", "for each turn", "reached"]  # fmt: skip
        report.write(RESULTS, "Terminal: lines typed", section + report.table(head, rows))


def row(id: str, people: int, seats: int, found: list[Typist]) -> list[str]:
    def middle(what: str) -> str:
        return f"{median(each.typed[what] for each in found):g}"

    single = sum(each.single for each in found)
    each_turn = median(each.typed["hand-overs"] / each.turns for each in found)
    asked = median(each.typed["questions"] for each in found)
    good = not single and (asked <= PROMPTS if people == 1 else each_turn <= HAND_OVERS)
    who = f"{id}, one person and {seats - 1} bots" if people == 1 else f"{id}, {people} people"
    return [
        who, f"{median(each.typed.total() for each in found):g}", middle("questions"),
        str(single), middle("pauses"), middle("calls"), middle("hand-overs"),
        f"{each_turn:.2f}", "yes" if good else "**no**",
    ]  # fmt: skip


if __name__ == "__main__":
    main()
