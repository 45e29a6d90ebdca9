"""What comes between people and the game: questions, hand-overs, and waiting for windows.

    PYTHONPATH=src python bench/flow.py [--write] [--games 20] [--game nichts_als_aerger]

Whole games among bots of level 2 who stand for people, by the table's own logic: the match and the
windows of the server, with a clock that nobody waits for.  Three ways to sit: one person against
three bots, four people at one device, four people on four.

What the page shows meanwhile takes the time that its own sources say: a card, a throw, a step, a
flight, and a moment to read each sentence (`Showing`).  A window that closes while that lasts costs
nobody anything, nor does one that closes while the person who is asked next still decides: they may
do so meanwhile (DECIDING).  What it takes beyond is what it adds.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from msgspec.structs import fields

import pasch
from pasch import Rng, Setup, State, fair
from pasch.bench import report
from pasch.bots import load
from pasch.engine.table import ONLOOKER
from pasch.server.match import Match, Step
from pasch.server.messages import NewTable
from pasch.server.windows import (
    Notes,
    Sitting,
    closing,
    is_offered,
    may_decide_meanwhile,
    plays_itself,
    with_pass,
    with_thinker,
)
from pasch.storage.store import Entry

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "bench/results.md"
SEATS, LEVEL = 4, 2
PEOPLE = frozenset(range(SEATS))
NOBODY = frozenset[int]()
DECIDING = 1.0  # seconds from seeing a question to a tap, of somebody who is quick
WINDOW = {field.name: field.default for field in fields(NewTable)}["window_ms"] / 1000  # seconds
ALONE = Sitting(frozenset([0]), dict.fromkeys((1, 2, 3), LEVEL), NOBODY, WINDOW, False)
DEVICE = Sitting(PEOPLE, {}, NOBODY, WINDOW, one_device=True)
DEVICES = Sitting(PEOPLE, {}, NOBODY, WINDOW, one_device=False)
MOST_PROMPTS, MOST_HAND_OVERS, MOST_SECONDS = 100, 1.3, 60


class Showing(NamedTuple):
    """How long the page shows what happened, in milliseconds: read from its sources."""

    tumble: int
    look: int
    slam: int
    flight: int
    step: int
    longest: int
    read: int

    @classmethod
    def of_the_page(cls) -> Showing:
        motion = ROOT / "src/pasch/games/nichts_als_aerger/web/motion.ts"
        web = ROOT / "web/src"
        return cls(
            tumble=_constant(web / "parts/throw.ts", "TUMBLE"),
            look=_constant(motion, "LOOK"),
            slam=_constant(motion, "SLAM"),
            flight=_constant(motion, "FLIGHT"),
            step=_constant(motion, "STEP"),
            longest=_constant(motion, "LONGEST"),
            read=_constant(web / "live/scenes.ts", "READ"),
        )

    def seconds(self, match: Match, before: dict[str, Any], told: bool, notation: str) -> float:
        """Of one record: the card, the die, the way of the pieces, the sentence."""
        after = match.game.position(match.view(ONLOOKER))
        total = self.read if told else 0
        if len(after["plays"]) > len(before["plays"]):
            total += self.slam
        if re.fullmatch(r"d\d", notation):
            total += self.tumble + self.look
        return (total + self._moves(before, after)) / 1000

    def _moves(self, before: dict[str, Any], after: dict[str, Any]) -> float:
        """Pieces walk step by step, and fly home."""
        walks, flies = 0.0, False
        for old, new in zip(before["players"], after["players"], strict=True):
            gone = Counter(old["on"]) - Counter(new["on"])
            come = Counter(new["on"]) - Counter(old["on"])
            flies = flies or "B" in come
            far = [_steps(one, other) for one, other in zip(gone, come, strict=False)]
            for steps in far:
                pace = 1.5 * self.step if steps < 2 else min(self.step, self.longest / (steps + 1))
                walks = max(walks, pace * steps)
        return walks + (self.flight if flies else 0)


def _constant(path: Path, name: str) -> int:
    found = re.search(rf"const {name}\b[^=]*= (\d+)", path.read_text("utf-8"))
    assert found, f"{path.name} has no {name}"
    return int(found[1])


def _steps(one: str, other: str) -> int:
    """Roughly: what is not on the track counts as one step from it."""
    if one.isdigit() and other.isdigit():
        return abs(int(other) - int(one))
    return 1


class Game(NamedTuple):
    """What one whole game took."""

    turns: int
    prompts: Counter[str]  # the questions that people were asked, by what they were about
    single: int  # of these, with one choice only, and it is not to roll
    hand_overs: int
    windows: int  # that were open to people
    seconds: float  # that these added to what was shown


class Table:
    """One table and its clock: `now` is when the last record was written, `shown` when the page has
    shown it."""

    def __init__(self, game: pasch.Game, sitting: Sitting, seed: int, showing: Showing) -> None:
        secret = f"{seed:064x}"
        proof = fair.Proof("flow", fair.commit(bytes.fromhex(secret)), ("",) * SEATS, secret)
        self.match = Match(game, game.setup(Setup(SEATS)), proof)
        self._sitting = sitting
        self._showing = showing
        self._bots = [load(game, LEVEL) for _ in range(SEATS)]
        self._rng = Rng(seed)
        self._prompts: Counter[str] = Counter()
        self._single = self._hand_overs = self._windows = 0
        self._holder = -1
        self._now = self._shown = self._added = 0.0

    def play(self) -> Game:
        match = self.match
        while not match.over:
            steps = match.plan_nature()
            self._write(steps or (self._window() if match.window else self._move()))
        turns = match.game.position(match.table.state).get("turns", 0)
        return Game(turns, self._prompts, self._single, self._hand_overs, self._windows,
                    self._added)  # fmt: skip

    def _move(self) -> list[Step]:
        """Whoever is asked moves; a routine plays itself, in page and terminal alike."""
        seat, view = next(iter(self.match.asked().items()))
        action = self._by_itself(view)
        if action is None:
            action = self._decides(seat, view)
            self._ask(seat, view)
        self._now = max(self._now, self._shown)  # nobody decides before they have seen it
        return self.match.plan_move(seat, action)

    def _window(self) -> list[Step]:
        """All that take part at once; who wants to play something speaks up."""
        match, sitting, notes = self.match, self._sitting, Notes(self.match.version)
        views = match.asked()
        wishes = [(each, self._decides(each.seat, views[each.seat])) for each in match.window]
        answer = next(((each.seat, wish) for each, wish in wishes if wish != each.passing), None)
        for each, wish in wishes:
            person = each.seat in sitting.people and is_offered(each, sitting, notes)
            if person and sitting.alone:
                self._ask(each.seat, views[each.seat])
                notes = with_pass(notes, sitting, each.seat, wish, 0) or notes
            elif person and sitting.one_device and answer and answer[0] == each.seat:
                notes = with_thinker(notes, each.seat, 0) or notes
                self._ask(each.seat, views[each.seat])
        closes = closing(match.window, sitting, notes, self._now, self._now).at
        if closes is None:  # they speak up, and play
            assert answer is not None
            closes = self._now
        self._windows += closes > self._now
        seen = max(self._now, self._shown)
        if answer is None and (after := match.after_window()) is not None:
            meanwhile = may_decide_meanwhile(after[0], sitting, notes)
            seen += DECIDING if meanwhile and self._by_itself(after[1]) is None else 0
        self._added += max(0.0, closes - seen)
        self._now = closes
        return match.plan_window(answer)

    def _by_itself(self, view: State) -> int | None:
        return plays_itself(self.match.game.routine(view), self._sitting, self.match.hides)

    def _decides(self, seat: int, view: State) -> int:
        return self._bots[seat].choose(view, self._rng)

    def _ask(self, seat: int, view: State) -> None:
        if seat not in self._sitting.people:
            return
        self._prompts[self.match.game.ask(view).key.removeprefix("ask-")] += 1
        self._single += len(view.legal()) == 1 and not self._throws(view)
        self._hand_overs += self._holder not in (-1, seat)
        self._holder = seat

    def _throws(self, view: State) -> bool:
        """Whether all there is to do is to roll."""
        return self.match.game.write(view, view.legal()[0]) == "roll"

    def _write(self, steps: Sequence[Step]) -> None:
        match = self.match
        for actor, action in steps:
            before = match.game.position(match.view(ONLOOKER))
            (event,) = match.absorb([Entry(match.version + 1, actor, action, 0)])
            notation, story = event.descriptions[0]
            took = self._showing.seconds(match, before, bool(story), notation)
            self._shown = max(self._shown, self._now) + took


def measured(
    game: pasch.Game, games: int, told: Callable[[str], None] = lambda line: None
) -> dict[str, float]:
    """Medians over so many games each."""
    showing = Showing.of_the_page()
    played: dict[str, list[Game]] = {}
    for name, sitting in (("alone", ALONE), ("device", DEVICE), ("devices", DEVICES)):
        played[name] = [Table(game, sitting, 1000 + seed, showing).play() for seed in range(games)]
        told(name)
    asked = sum((each.prompts for each in played["alone"]), Counter[str]())
    told(", ".join(f"{kind} {number / games:.1f}" for kind, number in asked.most_common()))
    return {
        "prompts": median(sum(each.prompts.values()) for each in played["alone"]),
        "single": max(each.single for each in played["alone"]),
        "turns": median(each.turns for each in played["alone"]),
        "seconds alone": median(each.seconds for each in played["alone"]),
        "hand-overs": median(each.hand_overs for each in played["device"]),
        "hand-overs a turn": median(each.hand_overs / each.turns for each in played["device"]),
        "windows": median(each.windows for each in played["devices"]),
        "seconds": median(each.seconds for each in played["devices"]),
    }


def rows_of(found: dict[str, float]) -> list[list[str]]:
    def row(what: str, value: float, most: float, digits: int = 0) -> list[str]:
        good = "yes" if value <= most else "**no**"
        return [what, f"{value:.{digits}f}", f"≤ {most:.{digits}f}", good]

    return [
        row("one person against 3 bots: questions", found["prompts"], MOST_PROMPTS),
        row("of these with a single choice but to roll", found["single"], 0),
        row("seconds that windows add", found["seconds alone"], 0),
        row("4 people at one device: hand-overs a turn", found["hand-overs a turn"],
            MOST_HAND_OVERS, 2),
        row("4 people on 4 devices: seconds that windows add", found["seconds"], MOST_SECONDS),
    ]  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--write", action="store_true", help="into bench/results.md")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--game", default="nichts_als_aerger")
    given = parser.parse_args()
    game = pasch.load(given.game)
    found = measured(game, given.games, print)
    rows = rows_of(found)
    print({name: round(value, 2) for name, value in found.items()})
    for row in rows:
        print(*row, sep="\t")
    if given.write:
        section = (
            f"Medians over {given.games} games of {given.game} with bots of level {LEVEL} in all "
            f"seats, some of which stand for people; {found['turns']:.0f} turns, "
            f"{found['windows']:.0f} windows among people, {WINDOW} s each. "
            "`python bench/flow.py --write`. "
            f"{report.machine()}\n\n"
        )
        head = ["what", "median", "needed", "reached"]
        report.write(RESULTS, "Flow", section + report.table(head, rows))


if __name__ == "__main__":
    main()
