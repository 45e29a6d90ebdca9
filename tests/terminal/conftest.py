"""What the terminal's tests may count on."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest
from terminal.scripted import TOYS

from pasch import games


@pytest.fixture
def cups(monkeypatch: pytest.MonkeyPatch) -> str:
    """The toy with hidden dice, in the catalogue like any other game."""
    monkeypatch.setattr(games, "__path__", [*games.__path__, TOYS])
    return "cups"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """No waiting for the disk in this process; what is killed runs in its own."""
    monkeypatch.setattr(os, "fsync", lambda file: None)


@pytest.fixture(autouse=True)
def no_idling(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pilot waits until the machine is idle, which a busy one never is; our tests wait for
    what they want to see instead."""

    async def a_moment(*seconds: float) -> None:
        for _ in range(5):
            await asyncio.sleep(0)

    monkeypatch.setattr("textual.pilot.wait_for_idle", a_moment)
    monkeypatch.setattr("textual.app.wait_for_idle", a_moment)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of its own, and no language from outside."""
    folder = tmp_path / "home"
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return folder / "pasch"
