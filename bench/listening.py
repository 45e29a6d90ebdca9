"""How far a voice is behind the game: what is announced and when, at 22 characters a second.

    PYTHONPATH=src python bench/listening.py [--write] [--turns N]

Plays so many own decisions of every game against two bots, at the usual motion, with the listening
pace and without.  A question is late by the time from its being shown until the voice would begin
to read it: it reads one announcement after the other, none before it has ended the last.
Wants the page built (`make web`) and the browser (`make tools`).
"""

from __future__ import annotations

import argparse
import itertools
import re
import tempfile
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from pasch.bench import report
from pasch.bench.server_run import pasch as serving
from web import GAMES, RESULTS, Table, device, open_table

SPEED = 22  # characters a second
MOST_LATE = 1.0
QUESTION = re.compile(
    r"Möglichkeit(en)?\.$"
)  # "Anna, welches Paar nutzt du zuerst? 4 Möglichkeiten."
# Notes what is announced, and when a question is shown; plays the first choice once it was read.
RECORD = """
([turns, speed]) => new Promise((resolve) => {
  const said = [], asked = [];
  const begun = performance.now();
  let free = 0, mine = false, due = Infinity;
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (target.matches?.("[role=log]"))
        for (const node of addedNodes) {
          const now = performance.now();
          free = Math.max(free, now) + (1000 * node.textContent.length) / speed;
          said.push({ at: now, text: node.textContent });
        }
  }).observe(document.body, { childList: true, subtree: true });
  const look = () => {
    const now = performance.now();
    const shown = document.querySelector(".asks.mine") !== null;
    if (shown && !mine) (asked.push(now), due = now + 400);
    if (shown && now > due && now > free) {
      document.querySelector(".tray .choices button, .tray button:enabled")?.click();
      due = now + 400;
    }
    mine = shown;
    const over = document.querySelector("dialog.over[open]");
    if (asked.length > turns || over || now - begun > 200000)
      return resolve({ said, asked, lasted: now - begun });
    setTimeout(look, 20);
  };
  look();
})
"""


class Heard(NamedTuple):
    late: list[float]
    a_minute: float
    twice: int


def listen(port: int, game: str, turns: int, listening: bool) -> Heard:
    table = Table(port, game)
    settings = {"motion": "normal", "language": "de", "listening": listening}
    kept = {"tables": table.kept, "list": True, "settings": settings, "tour": {game: ["*"]}}
    with device(port, **kept) as (context, _):
        page = open_table(context, port, table)
        found: dict[str, Any] = page.evaluate(RECORD, [turns, SPEED])
    said = found["said"]
    starts: list[float] = []
    free = 0.0
    for one in said:
        starts.append(max(free, one["at"]))
        free = starts[-1] + 1000 * len(one["text"]) / SPEED
    late: list[float] = []
    questions = [n for n, one in enumerate(said) if QUESTION.search(one["text"])]
    for shown in found["asked"]:
        near = min(questions, key=lambda n: abs(said[n]["at"] - shown), default=None)
        if near is not None and abs(said[near]["at"] - shown) < 1000:
            late.append(max(0.0, starts[near] - shown) / 1000)
    texts = [one["text"] for one in said]
    twice = sum(one == other for one, other in itertools.pairwise(texts))
    sentences = sum(text.count(".") + text.count("!") + text.count("?") for text in texts)
    return Heard(late, 60000 * sentences / found["lasted"], twice)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--write", action="store_true", help="into bench/results.md")
    parser.add_argument("--turns", type=int, default=12, help="own decisions of each game")
    parser.add_argument("--games", nargs="*", default=GAMES)
    given = parser.parse_args()
    rows: list[list[str]] = []
    with tempfile.TemporaryDirectory() as folder, serving("--data", folder) as running:
        for game in given.games:
            for listening in (False, True):
                found = listen(running.ports[0], game, given.turns, listening)
                if not found.late:
                    raise SystemExit(f"{game}: nobody was asked anything")
                middle, worst = median(found.late), max(found.late)
                good = "" if not listening else "yes" if middle <= MOST_LATE else "**no**"
                rows.append([
                    f"{game}, {'listening pace' if listening else 'as for eyes'}",
                    f"{middle:.1f} s", f"{worst:.1f} s", f"{found.a_minute:.0f}",
                    str(found.twice), good,
                ])  # fmt: skip
                print(*rows[-1], sep="  ", flush=True)
    if given.write:
        section = (
            "From a question's being shown until a voice of 22 characters a second would begin to "
            f"read it, over {given.turns} own decisions of each game against two bots in German, "
            f"motion normal. `python bench/listening.py --write`. {report.machine()}\n\n"
        )
        head = ["what", "late, median", "at worst", "sentences a minute", "said twice", "≤ 1 s"]
        report.write(Path(RESULTS), "Listening", section + report.table(head, rows))


if __name__ == "__main__":
    main()
