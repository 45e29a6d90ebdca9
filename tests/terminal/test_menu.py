"""`pasch play` without a game asks a few questions."""

from __future__ import annotations

from pathlib import Path

import pytest
from terminal.scripted import ScriptedConsole, match, typed

import pasch
from pasch.cli import run
from pasch.console.console import EndOfInput
from pasch.terminal.saves import last

MAL_ANDERS = str(pasch.catalogue().index("mal_anders") + 1)


def newest(home: Path) -> pasch.Table:
    (path,) = home.glob("*.pasch")
    return pasch.open(path)


def test_three_answers_begin_a_match(home: Path) -> None:
    desk = ScriptedConsole("de", typed(MAL_ANDERS, "Anna, Ben", "3", ""))
    assert run(["play"], desk.console) == 0
    table = newest(home)
    assert table.names == ["Anna", "Ben", "Bot Ada"]
    assert table.extra["bots"] == [None, None, 2]
    assert "Willkommen bei Pasch!" in desk.shown
    assert "Wie viele am Tisch, Bots eingerechnet? 2 bis 4 (Enter: 2):" in desk.shown


def test_enter_takes_what_is_usual(home: Path) -> None:
    desk = ScriptedConsole("en", typed("mal anders", "", "", ""))
    assert run(["play"], desk.console) == 0
    table = newest(home)
    assert table.names == ["Player 1", "Bot Ada"]
    assert table.setup.options == {"play_on": False}


def test_house_rules_are_asked_one_by_one(home: Path) -> None:
    desk = ScriptedConsole("de", typed(MAL_ANDERS, "Anna", "", "o", "vielleicht", "ja"))
    assert run(["play"], desk.console) == 0
    assert newest(home).setup.options == {"play_on": True}
    assert "Plätze ausspielen? ja oder nein (Enter: wie üblich):" in desk.shown
    assert "„vielleicht“" in desk.shown


def test_a_wrong_answer_is_explained_and_asked_again(home: Path) -> None:
    desk = ScriptedConsole("en", typed("99", MAL_ANDERS, "A,B,C,D,E", "Anna", "9", "2", ""))
    assert run(["play"], desk.console) == 0
    assert "There is no game “99” here." in desk.shown
    assert "mal_anders is for 2–4 players, not for 9." in desk.shown
    assert newest(home).setup.seats == 2


def test_the_match_that_waits_is_offered_first(home: Path) -> None:
    run(["play", "mal_anders", "--names", "Anna,Ben"], ScriptedConsole("en", typed()).console)
    desk = ScriptedConsole("en", typed("c"))
    assert run(["play"], desk.console) == 0
    assert "c) Continue: mal anders with Anna and Ben" in desk.shown
    assert len(list(home.glob("*.pasch"))) == 1


def test_leaving_the_menu_writes_nothing(home: Path) -> None:
    with pytest.raises(EndOfInput):
        run(["play"], ScriptedConsole("en", typed(MAL_ANDERS)).console)
    assert not list(home.glob("*"))


def test_a_finished_match_does_not_wait(home: Path) -> None:
    home.mkdir(parents=True)
    assert match(ScriptedConsole("en", typed()), home / "done.pasch", bots="1,2").run() == 0
    (home / "broken.pasch").write_text("{")
    assert last() is None
