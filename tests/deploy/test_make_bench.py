"""`make bench` measures the games of plugins/ too: one of them is what our speed is compared by."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_games_of_other_packages_are_measured_with_ours() -> None:
    said = subprocess.run(
        ["make", "--dry-run", "bench"], cwd=ROOT, capture_output=True, text=True, check=True,
        env={**os.environ, "MAKEFLAGS": ""},
    ).stdout  # fmt: skip
    (measure,) = (line for line in said.splitlines() if "bench engine" in line)
    assert f"PYTHONPATH={ROOT}/build/plugins " in measure
