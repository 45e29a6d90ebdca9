"""Faults under load of real clients: nothing acknowledged is lost or doubled, and all go on.

A few of each kind; `make faults` runs two hundred: PASCH_FAULTS and SEED say how many and which.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from faults.arena import Arena, PostgresArena, SqliteArena
from faults.campaign import campaign

FAULTS = int(os.environ.get("PASCH_FAULTS", "31"))
SEED = int(os.environ.get("SEED", "11"))
SECONDS = 60  # for one fault: only what hangs takes so long


@pytest.mark.parametrize(
    ("kind", "faults"), [(SqliteArena, FAULTS * 2 // 5), (PostgresArena, FAULTS - FAULTS * 2 // 5)]
)
def test_nothing_is_lost_doubled_or_diverging(
    kind: type[Arena], faults: int, tmp_path: Path, record_property: Callable[[str, str], None]
) -> None:
    running = campaign(kind, faults, SEED, tmp_path)
    report = asyncio.run(asyncio.wait_for(running, SECONDS * (faults + 2)))
    record_property("faults", f"{kind.__name__}, seed {SEED}: {report}")
    assert not report.problems
    assert report.faults.total() == faults
    assert report.acknowledged > faults
