"""Pictures of a simulation: one page of HTML with SVG in it, which asks nobody for anything."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil

WIDTH, ROW, LEFT, RIGHT = 640, 26, 170, 90
HEIGHT, BOTTOM = 180, 24  # of a histogram
BARS = 40  # of a histogram at most
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem;
  color: #222; background: #fff }
svg { width: 100%; height: auto } svg text { font: 13px system-ui, sans-serif; fill: #222 }
.bar { fill: #3a7ca5 } .line { stroke: #222 } .fair { stroke: #b3541e; stroke-dasharray: 4 3 }
h2 { font-size: 1.1rem; margin: 2rem 0 .3rem }
@media (prefers-color-scheme: dark) { body { color: #eee; background: #181818 }
  svg text { fill: #eee } .line { stroke: #eee } .bar { fill: #6db1dc } }
"""


def page(title: str, lead: str, parts: Sequence[tuple[str, str]], language: str) -> str:
    """`parts` are pictures with their headings."""
    body = "".join(f"<h2>{escape(head)}</h2>\n{picture}\n" for head, picture in parts)
    return (
        f'<!doctype html>\n<html lang="{escape(language)}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n<h1>{escape(title)}</h1>\n<p>{escape(lead)}</p>\n{body}</html>\n"
    )


def shares(rows: Sequence[tuple[str, float, float, str]], fair: float | None) -> str:
    """A bar for each: its name, its share, half of its interval, and what is written behind it.

    `fair` is where all would be equal.
    """
    most = max([0.01, *(share + margin for _, share, margin, _ in rows), fair or 0.0])
    scale = (WIDTH - LEFT - RIGHT) / min(1.0, ceil(most * 10) / 10)
    height = ROW * len(rows)
    drawn = [_svg(height, "; ".join(f"{name}: {text}" for name, _, _, text in rows))]
    for number, (name, share, margin, text) in enumerate(rows):
        top = ROW * number
        middle = top + ROW / 2
        low, high = max(0.0, share - margin), min(1.0, share + margin)
        drawn.append(
            f'<text x="{LEFT - 8}" y="{middle + 4:.1f}" text-anchor="end">{escape(_cut(name))}'
            f'</text><rect class="bar" x="{LEFT}" y="{top + 4}" height="{ROW - 8}" '
            f'width="{share * scale:.1f}"/>'
            f'<line class="line" x1="{LEFT + low * scale:.1f}" x2="{LEFT + high * scale:.1f}" '
            f'y1="{middle}" y2="{middle}"/>'
            f'<text x="{LEFT + high * scale + 6:.1f}" y="{middle + 4:.1f}">{escape(text)}</text>'
        )
    if fair is not None:
        x = LEFT + fair * scale
        drawn.append(f'<line class="fair" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height}"/>')
    return "".join([*drawn, "</svg>"])


def histogram(counts: Mapping[int, int], label: str) -> str:
    """How often each number came, several numbers to a bar where there are many."""
    least, most = min(counts), max(counts)
    wide = max(1, ceil((most - least + 1) / BARS))
    bars = [0] * ((most - least) // wide + 1)
    for value, count in counts.items():
        bars[(value - least) // wide] += count
    step = (WIDTH - 20) / len(bars)
    highest = max(bars)
    drawn = [_svg(HEIGHT, f"{label}: {least} – {most}")]
    for number, count in enumerate(bars):
        tall = (HEIGHT - BOTTOM - 4) * count / highest
        drawn.append(
            f'<rect class="bar" x="{10 + number * step:.1f}" y="{HEIGHT - BOTTOM - tall:.1f}" '
            f'width="{max(1.0, step - 1):.1f}" height="{tall:.1f}">'
            f"<title>{_between(least + number * wide, wide)}: {count}</title></rect>"
        )
    for place in sorted({0, len(bars) // 2, len(bars) - 1}):
        x = 10 + (place + 0.5) * step
        anchor = "start" if place == 0 < len(bars) - 1 else "middle" if place < len(bars) - 1 else (
            "end" if len(bars) > 1 else "middle")  # fmt: skip
        text = _between(least + place * wide, wide)
        drawn.append(f'<text x="{x:.1f}" y="{HEIGHT - 6}" text-anchor="{anchor}">{text}</text>')
    return "".join([*drawn, "</svg>"])


def _between(start: int, wide: int) -> str:
    return str(start) if wide == 1 else f"{start}–{start + wide - 1}"


def _cut(name: str) -> str:
    return name if len(name) <= 24 else f"{name[:23]}…"


def _svg(height: int, label: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="{escape(label)}">'
    )
