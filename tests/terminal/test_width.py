"""Lines follow the window, from 40 columns to 160."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from random import Random

import pytest
from terminal.real import Terminal
from terminal.scripted import ScriptedConsole, match, player

import pasch
from pasch.cli import main
from pasch.console.screen import NARROWEST, WIDEST, Screen, columns
from pasch.speech import LANGUAGES, Speaker

PROMPT = Speaker("en").key("terminal-prompt")


class Window(StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("window", "lines"), [(20, 40), (40, 40), (57, 57), (300, 160)])
def test_the_width_is_that_of_the_window(
    window: int, lines: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(window))
    out = Window()
    screen = Screen(out)
    screen.text("word " * 200)
    screen.heading("Title")
    assert screen.width == lines
    assert {columns(line) for line in out.getvalue().splitlines()[-1:]} == {lines}
    assert lines - 5 < max(map(columns, out.getvalue().splitlines())) <= lines


def test_a_wide_window_has_more_columns_of_choices() -> None:
    for width, rows in ((80, 4), (120, 3), (160, 2), (40, 8)):
        out = StringIO()
        Screen(out, width=width).listing([f"  {number}) move" for number in range(1, 9)])
        assert len(out.getvalue().splitlines()) == rows


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", pasch.catalogue())
def test_a_whole_game_fits_a_phone(id: str, language: str, tmp_path: Path) -> None:
    random = Random(id)
    desk = ScriptedConsole(language, player(language, lambda count: random.randint(1, count)))
    desk.console.screen._width = NARROWEST
    path = tmp_path / "x"
    assert match(desk, path, id, "Anna", 13, "2").run() == 0
    wide = [line for line in desk.shown.splitlines() if columns(line) > NARROWEST]
    assert all(str(path) in line for line in wide), wide[:3]


@pytest.mark.parametrize("size", [NARROWEST, WIDEST])
def test_commands_follow_the_window(
    size: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Screen, "width", size)
    widest = []
    for arguments in (["games"], ["rules", "nichtlustig"], ["odds", "nichtlustig"]):
        assert main([*arguments, "--language", "de"]) == 0
        widest.append(max(map(columns, capsys.readouterr().out.splitlines())))
    assert size - 5 < max(widest) <= size


def test_a_real_window_may_change_during_the_game(tmp_path: Path) -> None:
    arguments = ("play", "mal_anders", "--seed", "125", "--first", "1")
    with Terminal(*arguments, "--file", str(tmp_path / "x"), size=44) as at:
        narrow = at.until(PROMPT)
        assert max(map(columns, narrow.splitlines())) <= 44
        assert "\n▸ ● " in narrow  # the players stand below the board
        at.resize(100)
        at.keys("board\n")
        wide = at.until(PROMPT)
        assert "┐   ▸ ● " in wide  # and beside it again
