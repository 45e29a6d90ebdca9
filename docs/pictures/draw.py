"""Draws docs/pictures/*.svg: real screens of the terminal, set on our paper.

`make pictures` runs it.  The colours are those of the art direction.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from html import escape
from pathlib import Path

HERE = Path(__file__).parent
PAPER, TABLE, INK = "#FBF6EA", "#E9DCC3", "#241E17"
INKS = {"2": "#8A7E6C", "31": "#C2391B", "32": "#2E7D4F", "33": "#B97A00", "34": "#1F5FA8"}
CELL, LINE, EDGE = 8.4, 18, 24
STYLED = re.compile(r"\x1b\[([\d;]*)m")

# What is shown: the file's name, how it is played, and how many lines are typed.
SCENES = {
    "wonderful_world": (["--seats", "3", "--seed", "9", "--language", "en"], 18),
    "mal_anders": (["--seats", "4", "--seed", "12", "--language", "de"], 20),
    "nichtlustig": (["--seats", "3", "--seed", "4", "--language", "de"], 30),
    "simpsons": (["--seats", "4", "--seed", "5", "--language", "en"], 8),
}


def screen(game: str, how: list[str], typed: int) -> list[str]:
    """The last screen, from its heading on, as a terminal with colours would show it.

    The first choice and Enter are typed in turn; what does not fit is refused and asked again.
    """
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [
                sys.executable,
                "-m",
                "pasch",
                "play",
                game,
                "--names",
                "Anna",
                "--first",
                "1",
                *how,
                "--file",
                f"{folder}/match.pasch",
            ],
            input="1\n\n" * (typed // 2) + "1\n" * (typed % 2),
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "FORCE_COLOR": "1"},
        )
    lines = done.stdout.splitlines()
    starts = [place for place, line in enumerate(lines) if STYLED.sub("", line).startswith("── ")]
    return lines[starts[-1] : -3]  # without the prompt and how to resume


def svg(lines: list[str]) -> str:
    width = 80 * CELL + 2 * EDGE
    height = len(lines) * LINE + 2 * EDGE
    rows = "\n".join(
        f'<text x="{EDGE}" y="{EDGE + LINE * (number + 0.75):g}">{row(line)}</text>'
        for number, line in enumerate(lines)
        if line.strip()
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}"'
        f' width="{width:g}" height="{height:g}" font-family="ui-monospace, Menlo, Consolas,'
        f' \'DejaVu Sans Mono\', monospace" font-size="14" fill="{INK}" xml:space="preserve">\n'
        f'<rect width="100%" height="100%" rx="14" fill="{TABLE}"/>\n'
        f'<rect x="8" y="8" width="{width - 16:g}" height="{height - 16:g}" rx="10"'
        f' fill="{PAPER}"/>\n{rows}\n</svg>\n'
    )


def row(line: str) -> str:
    """A line with its styles; every run is put on its own column, whatever the font."""
    spans, column, style = [], 0, ""
    for place, part in enumerate(STYLED.split(line)):
        if place % 2:
            style = part
        elif part:
            look = f' fill="{INKS[style]}"' if style in INKS else ""
            look += ' font-weight="bold"' if style == "1" else ""
            spans.append(
                f'<tspan x="{EDGE + column * CELL:g}" textLength="{len(part) * CELL:g}"{look}>'
                f"{escape(part)}</tspan>"
            )
            column += len(part)
    return "".join(spans)


if __name__ == "__main__":
    for name, (how, typed) in SCENES.items():
        (HERE / f"{name}.svg").write_text(svg(screen(name, how, typed)), encoding="utf-8")
