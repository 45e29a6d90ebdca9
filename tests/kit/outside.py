"""The toy as a game from outside: installed as pip would, without any of the optional parts."""

from __future__ import annotations

from pathlib import Path

from pasch.catalogue import load, outside, package_of
from pasch.rules import rules

MODULE = "toy_from_outside"


def install_toy(folder: Path) -> None:
    """Where this folder is on the path, the catalogue has the toy."""
    (folder / f"{MODULE}.py").write_text(
        'from kit.toy import toy\n\nGAME = toy(package="kit.toy")\n', encoding="utf-8"
    )
    info = folder / f"{MODULE}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {MODULE}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[pasch.games]\ntoy = {MODULE}\n")


def look_again() -> None:
    """Games are looked for once a process."""
    for cached in (outside, load, package_of, rules):
        cached.cache_clear()
