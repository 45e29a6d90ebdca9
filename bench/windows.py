"""How long windows are open while somebody sits at a real page, with a usable card and without.

    PYTHONPATH=src:tests python bench/windows.py [--write] [--windows 200]

An opponent over a socket of their own opens each window and measures it.  The two kinds of hand
take turns two at a time, under the same load; a two-sample test of Kolmogorov and Smirnov compares
the lengths.  Wants the page built (`make web`) and the browser (`make tools`); takes a second for
each pair.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import tempfile
from pathlib import Path
from statistics import median, quantiles

import structlog
from server.hands import USABLE, USELESS
from server.test_window_lengths import LUCK, likelihood
from server.window_pages import LENGTH, Measured, measure, pages

from pasch.bench import report

RESULTS = Path(__file__).parent / "results.md"
NAMES = {USABLE: "with a usable card", USELESS: "without one"}


async def measured(windows: int) -> dict[str, list[Measured]]:
    with tempfile.TemporaryDirectory() as folder:
        async with pages(Path(folder)) as (served, sitters):
            return await measure(served, sitters, windows)


def table(found: dict[str, list[Measured]]) -> list[str]:
    lengths = {card: [1000 * each.length for each in of] for card, of in found.items()}
    lines = ["| hand | windows | median, ms | 10 % to 90 % | messages of the page |",
             "| --- | --: | --: | --: | --: |"]  # fmt: skip
    for card, of in lengths.items():
        tenths = quantiles(of, n=10)
        said = sum(len(each.sent) for each in found[card])
        lines.append(f"| {NAMES[card]} | {len(of)} | {median(of):.1f} "
                     f"| {tenths[0]:.1f} to {tenths[-1]:.1f} | {said} |")  # fmt: skip
    p = likelihood(*lengths.values())
    verdict = "cannot be told apart" if p > LUCK else "can be told apart"
    return [*lines, "", f"p = {p:.2f}: they {verdict} (limit {LUCK})."]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--write", action="store_true", help="write it into bench/results.md")
    options.add_argument("--windows", type=int, default=200, help="of each kind")
    chosen = options.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    lines = table(asyncio.run(measured(chosen.windows)))
    text = "\n".join([
        f"Seat 1 of four sits at a page in Chromium, nothing moves; windows of {LENGTH} ms. "
        f"`PYTHONPATH=src:tests python bench/windows.py --windows {chosen.windows}`. "
        f"{report.machine()}", "", *lines,
    ])  # fmt: skip
    print(text)
    if chosen.write:
        report.write(RESULTS, "Windows through the page", text)


if __name__ == "__main__":
    main()
