"""A file that one process at a time may hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from pasch import lock
from pasch.lock import Lock, Locked


def test_whoever_comes_second_is_told_who_has_it(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with Lock(path, "the folder") as first:
        first.tell("http://somewhere-far-away.example:8000")
        first.tell("http://here")  # what was told before is gone
        with pytest.raises(Locked, match=r"the folder is in use: process .* at http://here"):
            Lock(path, "the folder").acquire()
    assert not path.exists()
    with Lock(path, "the folder"):
        assert path.exists()


def test_one_that_was_removed_meanwhile_is_not_held(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever had it let go, and removed the file, after we had opened it: the next one would find
    no file, make another, and hold that."""
    path = tmp_path / "lock"
    take = lock._take
    taken: list[int] = []

    def take_late(handle: int) -> None:
        if not taken:
            path.unlink()
        taken.append(handle)
        take(handle)

    monkeypatch.setattr(lock, "_take", take_late)
    with Lock(path, "it"):
        assert len(taken) == 2
        with pytest.raises(Locked):
            Lock(path, "it").acquire()
