from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from kit.outside import look_again
from kit.taught import ID, put_taught

from pasch.cli import main
from pasch.puzzles import document, shipped


def forget() -> None:
    """Whatever an earlier test had there under the same name."""
    for name in [name for name in sys.modules if name.partition(".")[0] == f"pasch_{ID}"]:
        del sys.modules[name]
    look_again()
    shipped.lines.cache_clear()
    document.document.cache_clear()


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A small game from outside; the folder of its package."""
    folder = tmp_path_factory.mktemp("taught")
    package = put_taught(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        forget()
        yield package
    forget()


@pytest.fixture
def taught(installed: Path) -> Iterator[Path]:
    """The same without puzzles, whatever a test puts there."""
    yield installed
    (installed / shipped.FILE).unlink(missing_ok=True)
    shipped.lines.cache_clear()
    document.document.cache_clear()


@pytest.fixture(scope="module")
def made(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """A file of three puzzles."""
    file = tmp_path_factory.mktemp("made") / "made.jsonl"
    assert main(["puzzles", ID, "--count", "3", "--output", str(file)]) == 0
    return file.read_text("utf-8")
