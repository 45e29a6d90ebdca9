"""Lessons of one's own in the place of those that a game has."""

from __future__ import annotations

from pathlib import Path

import pytest

from pasch.lessons import check, courses
from pasch.lessons.document import document

KEPT = (
    courses.has_lessons, courses.courses, courses.scenario, courses.played, courses.sentences,
    document,
)  # fmt: skip


def use(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game has the lessons in this folder; `forget` them in the end."""
    for module in (courses, check):
        monkeypatch.setattr(module, "folder", lambda game: folder)
    forget()


def forget() -> None:
    """What was read is read again."""
    for kept in KEPT:
        kept.cache_clear()
