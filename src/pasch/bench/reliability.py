"""The picture of a calibration: what was shown against what came true, as SVG by our own hand."""

from __future__ import annotations

from collections.abc import Mapping

from pasch.analysis.calibration import Bin, Calibration

WIDE, HIGH = 460, 420
LEFT, TOP, SIZE = 56, 24, 340
COLOURS = ("#1f6f8b", "#c8553d", "#6a8532", "#7a4e9e")


def picture(title: str, found: Mapping[int, Calibration]) -> str:
    """A point per bin and number of seats, with its 95 % interval; faint where a bin holds few."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" role="img"'
        f' font-family="sans-serif" font-size="12" aria-label="{title}">',
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>',
        f'<path d="M{_x(0)} {_y(0)}L{_x(1)} {_y(1)}" stroke="#999" stroke-dasharray="4 4"/>',
    ]
    for tenth in range(0, 11, 2):
        at = tenth / 10
        parts.append(
            f'<path d="M{_x(at)} {_y(0)}V{_y(1)}M{_x(0)} {_y(at)}H{_x(1)}" stroke="#e4e4e4"'
            f' fill="none"/><text x="{_x(at)}" y="{_y(0) + 18}" text-anchor="middle">{10 * tenth}'
            f'</text><text x="{LEFT - 8}" y="{_y(at) + 4}" text-anchor="end">{10 * tenth}</text>'
        )
    parts.append(
        f'<text x="{_x(0.5)}" y="{_y(0) + 38}" text-anchor="middle">shown, %</text>'
        f'<text transform="translate(16 {_y(0.5)}) rotate(-90)" text-anchor="middle">'
        "came true, %</text>"
    )
    for place, (seats, calibration) in enumerate(found.items()):
        colour = COLOURS[place % len(COLOURS)]
        parts += [_point(each, colour) for each in calibration.bins]
        players = "1 seat" if seats == 1 else f"{seats} seats"
        parts.append(
            f'<circle cx="{LEFT + 14}" cy="{TOP + 14 + 18 * place}" r="4" fill="{colour}"/>'
            f'<text x="{LEFT + 24}" y="{TOP + 18 + 18 * place}">{players}:'
            f" {100 * calibration.error:.1f} points off</text>"
        )
    return "\n".join([*parts, "</svg>\n"])


def _point(each: Bin, colour: str) -> str:
    x, y = _x(each.shown), _y(each.happened)
    low, high = _y(max(0.0, each.happened - each.error)), _y(min(1.0, each.happened + each.error))
    faint = ' opacity="0.35"' if each.few else ""
    return (
        f'<g{faint}><path d="M{x} {low}V{high}" stroke="{colour}"/>'
        f'<circle cx="{x}" cy="{y}" r="4" fill="{colour}"/></g>'
    )


def _x(chance: float) -> float:
    return round(LEFT + SIZE * chance, 1)


def _y(chance: float) -> float:
    return round(TOP + SIZE * (1 - chance), 1)
