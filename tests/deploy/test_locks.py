"""The lock files: every version with its hashes, from no registry in particular."""

from __future__ import annotations

import json
import re
from importlib.metadata import distributions
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
ALL = ROOT / "requirements.lock"
TO_PLAY = ROOT / "requirements-play.lock"
TO_COMPILE = ROOT / "requirements-compile.lock"


def blocks(lock: Path) -> set[str]:
    """A package each: its version and its hashes."""
    text = re.sub(r" ; .*(?= \\$)", "", lock.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return set(re.findall(r"^\S.*(?:\\\n    .*)+", text, re.MULTILINE))


def test_what_is_needed_to_play_is_a_part_of_all() -> None:
    assert blocks(TO_PLAY) < blocks(TO_COMPILE) < blocks(ALL)
    assert any(block.startswith("starlette==") for block in blocks(TO_PLAY))
    assert not any(
        block.startswith("mypy==") for block in blocks(TO_PLAY)
    )  # who plays waits for it


def test_everything_has_hashes() -> None:
    for lock in (ALL, TO_COMPILE, TO_PLAY):
        lines = lock.read_text(encoding="utf-8").splitlines()
        assert sum("==" in line for line in lines) == len(blocks(lock))
        assert all("--hash=sha256:" in block for block in blocks(lock))


def test_extras_are_pinned_with_their_package() -> None:
    """To pip before 23.3 `coverage` and `coverage[toml]` are two things: it takes the newest of one
    that is not pinned, and then refuses it for want of a hash."""
    lock = ALL.read_text(encoding="utf-8")
    pinned = {
        canonicalize_name(name): set(extras.split(","))
        for name, extras in re.findall(r"^([\w.-]+)(?:\[(\S+)\])?==", lock, re.MULTILINE)
    }
    asked = 0
    for package in distributions():
        for line in package.requires or ():
            need = Requirement(line)
            own = pinned.get(canonicalize_name(package.name), set())
            wanted = any(not need.marker or need.marker.evaluate({"extra": each}) for each in own)
            if need.extras and wanted:
                asked += 1
                assert need.extras <= pinned[canonicalize_name(need.name)], (
                    f"{package.name}: {line}"
                )
    assert asked > 0


def test_no_registry_is_named() -> None:
    npm = [
        ROOT / f"{folder}/package-lock.json" for folder in ("web", "tools/biome", "tools/chromium")
    ]
    for lock in (ALL, TO_COMPILE, TO_PLAY, *npm):
        assert "://" not in re.sub(r'"url": "[^"]*"', "", lock.read_text(encoding="utf-8"))
    for lock in npm:
        packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
        assert all("resolved" not in package for package in packages.values())
