"""A line of blocks that rises and falls with a chance."""

from __future__ import annotations

from collections.abc import Sequence

BLOCKS = "▁▂▃▄▅▆▇█"


def sparkline(chances: Sequence[float], width: int) -> str:
    """At most `width` columns; of chances that share one, the last is shown.

    >>> sparkline([0.0, 0.5, 1.0], 10), sparkline([0.1] * 50 + [1.0], 5)
    ('▁▅█', '▁▁▁▁█')
    """
    columns = min(width, len(chances))
    shown = [chances[(column + 1) * len(chances) // columns - 1] for column in range(columns)]
    top = len(BLOCKS) - 1
    return "".join(BLOCKS[max(0, min(top, round(chance * len(BLOCKS) - 0.5)))] for chance in shown)
