"""What a long run shows: samples over time, and whether any of them has a trend."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import NamedTuple

ROWS = 12  # of the table at the end
WARM = 0.2  # of the time: caches fill, pools open


class Sample(NamedTuple):
    minute: float
    memory: float  # megabytes of the server alone
    handles: int
    threads: int
    tasks: int
    sockets: int
    tables: int  # in memory
    rate: float  # acknowledged moves a second
    p50: float  # milliseconds from a move to its acknowledgement
    p99: float
    cpu: float  # milliseconds of the server's processor for each of these moves
    lag: float  # milliseconds by which a timer of ours was late (p99): what the machine adds


class Flat(NamedTuple):
    """How much more the last third may have than the first, by the median of each."""

    times: float
    more: float  # whatever is measured, so much is noise


BOUNDS = {
    "memory": Flat(1.05, 3),
    "handles": Flat(1.1, 6),
    "threads": Flat(1, 1),
    "tasks": Flat(1.1, 6),
    "sockets": Flat(1.1, 6),
    "tables": Flat(1.25, 6),
    "p99": Flat(1.5, 15),
    "cpu": Flat(1.25, 0.3),
}
BUSY = 4  # times that the machine may have kept one move waiting: ours, the server's, and the disk


def trends(samples: Sequence[Sample]) -> list[str]:
    """What grows.  The median of a third is not moved by a few bad moments of the machine."""
    found = []
    warm = samples[int(len(samples) * WARM) :]
    third = len(warm) // 3
    if third < 3:
        return ["too few samples to tell"]
    for name, bound in BOUNDS.items():
        first, last = _median(warm[:third], name), _median(warm[-third:], name)
        if name == "p99":  # a machine that got busier is not a server that got slower
            last -= BUSY * max(0.0, _median(warm[-third:], "lag") - _median(warm[:third], "lag"))
        if last > first * bound.times + bound.more:
            found.append(f"{name} grows from {first:.1f} to {last:.1f}")
    return found


def _median(samples: Sequence[Sample], name: str) -> float:
    return float(median(getattr(sample, name) for sample in samples))


def table(samples: Sequence[Sample]) -> str:
    """A row for each part of the time, with medians."""
    lines = [
        "minute  memory  handles threads  tasks sockets tables  moves/s"
        "  p50 ms  p99 ms  cpu ms  lag ms"
    ]
    rows = min(ROWS, len(samples))
    for row in range(rows):
        part = samples[row * len(samples) // rows : (row + 1) * len(samples) // rows]
        mid = Sample._make(median(values) for values in zip(*part, strict=True))
        lines.append(
            f"{part[-1].minute:6.1f} {mid.memory:7.1f} {mid.handles:8.0f} {mid.threads:7.0f}"
            f" {mid.tasks:6.0f} {mid.sockets:7.0f} {mid.tables:6.0f} {mid.rate:8.1f}"
            f" {mid.p50:7.1f} {mid.p99:7.1f} {mid.cpu:7.2f} {mid.lag:7.1f}"
        )
    return "\n".join(lines)
