"""A mistake in Pasch itself is one sentence, never a trace."""

from pathlib import Path

import pytest

from pasch import cli
from pasch.terminal import listing


@pytest.mark.parametrize(
    ("language", "words"),
    [("de", "Da ist uns ein Fehler unterlaufen."), ("en", "Something went wrong")],
)
def test_a_player_never_reads_a_trace(
    language: str,
    words: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    def broken(*_: object) -> int:
        raise RuntimeError("planted")

    monkeypatch.setattr(listing, "run", broken)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    assert cli.main(["games", "--language", language]) == 70
    shown = capsys.readouterr().err
    assert words in shown
    assert "Traceback" not in shown
    assert shown.count("\n") == 1
    (trace,) = tmp_path.glob("pasch-*.txt")
    assert "RuntimeError: planted" in trace.read_text(encoding="utf-8")
