"""A game from outside that fails at the terminal: one sentence names it, and nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from kit.faulty import ID, fault, forget, install

import pasch
from pasch import cli


@pytest.fixture(autouse=True)
def _installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    install(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    forget()
    yield
    forget()


PLAY = ["play", ID, "--bots", "1,2", "--language", "en", "--seed", "7"]


@pytest.mark.parametrize("name", ["apply", "position", "tell", "legal", "exit"])
def test_the_sentence_names_the_game_and_the_match_goes_on_later(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pasch.load(ID)  # it is sound while it is looked at
    fault(tmp_path, name)
    path = str(tmp_path / "x.pasch")
    assert cli.main([*PLAY, "--file", path]) == 70
    shown = capsys.readouterr().err
    assert "the game faulty" in shown
    assert "Traceback" not in shown
    assert shown.count("\n") == 1
    fault(tmp_path, "")
    assert cli.main(["play", "--resume", path, "--language", "en"]) == 0


@pytest.mark.parametrize("name", ["guide", "exit-guide"])
def test_a_bot_whose_guide_fails_plays_on(name: str, tmp_path: Path) -> None:
    fault(tmp_path, name)
    assert cli.main([*PLAY, "--file", str(tmp_path / "x.pasch")]) == 0


def test_other_games_are_listed_beside_one_without_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "faulty_game/en.ftl"
    path.write_text(path.read_text("utf-8").replace("tagline =", "line ="), "utf-8")
    forget()
    assert cli.main(["games", "--language", "en"]) == 0
    shown = capsys.readouterr().out
    assert "Left out: faulty" in shown
    assert "mal_anders" in shown
