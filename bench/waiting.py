"""How long a person waits for bots, in the real page: from their last tap to their next decision.

    PYTHONPATH=src python bench/waiting.py [--write] [--games mal_anders,…] [--waits 20]

Wants the page built (`make web`) and the browser (`make tools`).  One person against three bots of
level 2, in every game, with bots at normal speed and fast; motion is normal.  A forced move that
the page makes by itself is no decision.  Takes some ten minutes; other work on the machine can only
ever make a wait longer.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from statistics import median, quantiles

from pasch.bench import report
from pasch.bench.server_run import pasch as serving
from web import GAMES, Table, device, open_table

RESULTS = Path(__file__).parent / "results.md"
SEATS, LEVEL = 4, 2
LIMITS = {"normal": 6.0, "fast": 2.0}  # seconds, in the middle
VISIT = 240  # seconds at one table at most

# Notes whether others did something since the last tap that the story tells of.
LISTEN = """
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      const { t, events } = JSON.parse(data);
      if (t !== "events") return;
      window.othersMoved ||= events.some(({ actor, story }) => actor > 0 && story?.length);
    });
  }
};
"""
# Plays from the list of choices; seconds from each tap until there is something to decide again, if
# others did something meanwhile.
PLAYER = """
([most, seconds]) => new Promise((resolve) => {
  const waits = [];
  const end = performance.now() + 1000 * seconds;
  let tapped = 0, moves = 0;
  const look = () => {
    const over = document.querySelector("dialog.over[open]");
    if (over || waits.length >= most || performance.now() > end) return resolve(waits);
    const found = document.querySelectorAll(".asks.mine ~ .tray .choices button");
    if (found.length) {
      if (tapped && window.othersMoved) waits.push((performance.now() - tapped) / 1000);
      window.othersMoved = false;
      moves += 1;
      const other = moves % 3 ? 0 : (7 * moves) % found.length;
      tapped = performance.now();
      found[found.length - 1 - other].click();
    }
    requestAnimationFrame(look);
  };
  look();
})
"""


def waits(port: int, game: str, speed: str, most: int) -> list[float]:
    found: list[float] = []
    while len(found) < most:
        table = Table(port, game, SEATS, LEVEL)
        kept = {"tables": table.kept, "list": True, "settings": {"bots": speed}}
        with device(port, **kept) as (context, _):
            context.add_init_script(LISTEN)
            page = open_table(context, port, table)
            found += page.evaluate(PLAYER, [most - len(found), VISIT])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--write", action="store_true", help="into bench/results.md")
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--waits", type=int, default=24)
    given = parser.parse_args()
    rows: list[list[str]] = []
    with tempfile.TemporaryDirectory() as folder, serving("--data", folder) as running:
        for game in given.games.split(","):
            for speed, most in LIMITS.items():
                took = waits(running.ports[0], game, speed, given.waits)
                middle, late = median(took), quantiles(took, n=10)[-1]
                good = "yes" if middle <= most else "**no**"
                rows.append([game, speed, str(len(took)), f"{middle:.1f} s", f"{late:.1f} s",
                             f"{max(took):.1f} s", f"≤ {most:.0f} s", good])  # fmt: skip
                print(*rows[-1], sep="\t", flush=True)
    if given.write:
        section = (
            "From a person's last tap to their next decision, against three bots of level 2, in "
            "headless Chromium, 360 × 640, on loopback, with normal motion; limits are for the "
            "median. `python bench/waiting.py --write`. "
            f"{report.machine()}\n\n"
        )
        head = ["game", "bots", "waits", "median", "p90", "longest", "needed", "reached"]
        report.write(RESULTS, "Waiting", section + report.table(head, rows))


if __name__ == "__main__":
    main()
