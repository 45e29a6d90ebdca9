"""`pasch games` names what it leaves out."""

from __future__ import annotations

import io

import pytest

from pasch.catalogue import LeftOut
from pasch.cli import run
from pasch.console.console import Console
from pasch.console.screen import Screen
from pasch.terminal import listing


@pytest.mark.parametrize(("language", "said"), [("de", "Nicht dabei"), ("en", "Left out")])
def test_a_game_that_cannot_be_played_is_named(
    language: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad = LeftOut("pig", "pasch-pig", "RuntimeError: boom")
    monkeypatch.setattr(listing, "left_out", lambda: (bad,))
    out = io.StringIO()
    console = Console(language, io.StringIO(), Screen(out), io.StringIO())
    assert run(["games"], console) == 0
    assert f"{said}: pig" in out.getvalue()
    assert "pasch-pig (RuntimeError: boom)" in out.getvalue()
    assert "mal_anders" in out.getvalue()
