"""A bot of one's own at the terminal: by its name, and never unseen replaced."""

from __future__ import annotations

from pathlib import Path

import pytest
from terminal.scripted import ScriptedConsole, match, player, typed

from pasch import Setup, Table, load, open
from pasch.cli import main
from pasch.speech import Speaker
from pasch.terminal.refusals import OwnBotUnnamed
from pasch.terminal.seating import allow, plan

OWN = "kit.own_bots"


def test_its_name_is_shown(tmp_path: Path) -> None:
    desk = ScriptedConsole("en", player("en", lambda count: 1))
    whole = match(desk, tmp_path / "m.pasch", names="Anna", bots=f"2:{OWN}:Last")
    assert whole.names == ["Anna", "Last Choice"]
    assert whole.run() == 0
    assert "Anna and Last Choice" in desk.shown
    kept = open(tmp_path / "m.pasch")
    assert kept.extra["bots"] == [None, f"{OWN}:Last"]


def test_one_that_errs_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    desk = ScriptedConsole("en", player("en", lambda count: 1))
    whole = match(desk, tmp_path / "m.pasch", names="Anna", bots=f"2:{OWN}:Illegal")
    assert whole.run() == 0
    assert "The bot “Illegal” chose 1000000000, which is not allowed." in desk.shown
    assert "A level 2 bot makes this move instead." in desk.shown


def test_random_sits_down_too() -> None:
    from pasch import load

    made = plan(Speaker("en"), load("mal_anders"), bots="2:random")
    assert made.bots == [None, "random"]
    assert made.names == ["Player 1", "Bot Ada"]


def test_a_match_file_runs_no_code_that_was_not_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "m.pasch"
    desk = ScriptedConsole("en", typed("q"))
    match(desk, path, names="Anna", bots=f"2:{OWN}:Last").run()
    mark = tmp_path / "ran"
    (tmp_path / "evil.py").write_text(f"from pathlib import Path\nPath({str(mark)!r}).touch()\n")
    table = open(path)
    table.extra["bots"] = [None, "evil:Bot"]
    table.save(path)
    monkeypatch.chdir(tmp_path)
    assert main(["play", "--resume", str(path), "--language", "en"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "name it again: --bots 2:evil:Bot" in err
    assert not mark.exists()
    assert main(["play", "--resume", str(path), "--bots", "2:evil:Bot", "--language", "en"]) == 2
    assert mark.exists()
    assert "Bot is not in it" in capsys.readouterr().err


@pytest.mark.parametrize("named", [None, "2:kit.own_bots:Greedy", "1:kit.own_bots:Last", "2"])
def test_a_file_runs_only_the_very_bot_that_is_named(named: str | None) -> None:
    table = Table(load("mal_anders"), Setup(2))
    table.extra["bots"] = [None, "kit.own_bots:Last"]
    with pytest.raises(OwnBotUnnamed, match=r"--bots 2:kit\.own_bots:Last"):
        allow(table, "x.pasch", named)
    allow(table, "x.pasch", "1:random,2:kit.own_bots:Last")
