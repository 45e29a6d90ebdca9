"""`pasch` with its small commands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from terminal.scripted import ScriptedConsole, match, player, typed

import pasch
from pasch.cli import COMMANDS, main
from pasch.console import language as languages
from pasch.console.screen import WIDTH, columns
from pasch.engine import state
from pasch.speech import LANGUAGES, Speaker
from pasch.terminal.match_loop import MatchLoop
from pasch.terminal.replay import LONGEST
from pasch.terminal.rulesbook import book

Capture = pytest.CaptureFixture[str]


def said(capsys: Capture, *arguments: str, status: int = 0) -> str:
    assert main(arguments) == status
    out, err = capsys.readouterr()
    assert err == ""
    assert max(map(columns, out.splitlines())) <= WIDTH
    return out


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_every_game_of_the_catalogue(language: str, capsys: Capture) -> None:
    out = said(capsys, "games", "--language", language)
    for id in pasch.catalogue():
        words = Speaker(language, id)
        assert id in out
        for key in ("title", "tagline", "minutes"):
            assert words.key(key) in " ".join(out.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", pasch.catalogue())
def test_rules_shows_every_rule_and_each_by_its_number(
    id: str, language: str, capsys: Capture
) -> None:
    out = said(capsys, "rules", id, "--language", language)
    numbers = book(id, language).rules
    assert len(numbers) > 10
    for number in numbers:
        assert f"\n  {number} " in out
        assert said(capsys, "rules", id, number, "--language", language).startswith(f"  {number} ")
    assert "**" not in out
    assert "◆" in out


def test_a_ruling_of_ours_is_explained(cups: str, capsys: Capture) -> None:
    assert "rulebook is silent" in said(capsys, "rules", cups, "cu2", "--language", "en")
    assert "rulebook is silent" not in said(capsys, "rules", cups, "cu3", "--language", "en")


def test_the_page_is_laid_out_for_the_terminal(cups: str, capsys: Capture) -> None:
    out = said(capsys, "rules", cups, "--language", "en")
    assert "goes on\n         for long enough to be wrapped into the next line." in out
    assert "at least N; every" in out
    assert "\n  · A four and a five" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_all_with_numbers_and_notation(
    language: str, tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "x.pasch"
    match(ScriptedConsole("de", player("de", lambda count: count)), path, bots="2").run()
    plain = said(capsys, "replay", str(path), "--language", language)
    number = len(pasch.open(path).log)
    assert "\n    4  d1 d1 d5 d6  Anna " in plain
    assert f"\n{number:5}  " in plain
    boards = said(capsys, "replay", str(path), "--board", "--language", language)
    events = len(re.findall(r"^ {1,4}\d+  ", plain, re.MULTILINE))
    assert boards.count("└────┴") == events
    assert "└────┴" not in plain


def test_after_a_long_notation_the_words_have_their_own_line(
    tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "x.pasch"
    match(
        ScriptedConsole("en", player("en", lambda count: count)), path, "simpsons", bots="1,2"
    ).run()
    told = said(capsys, "replay", str(path), "--language", "en")
    throws = re.findall(r"^ +\d+  d:\S+(?: d:\S+){2,}\n {20}\S", told, re.MULTILINE)
    assert throws
    deepest = len("    1  ") + LONGEST + 2  # beside the longest that still has its words there
    deep = [line for line in told.splitlines() if len(line) - len(line.lstrip()) > deepest]
    assert deep == []


def test_a_running_match_is_replayed_without_its_secrets(
    cups: str, tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "x.pasch"
    match(ScriptedConsole("en", typed("", ">5")), path, cups).run()
    running = said(capsys, "replay", str(path), "--language", "en")
    assert "still going on" in running
    assert "sees a" not in running
    desk = ScriptedConsole("en", typed("", "", "", "!", ""))
    assert MatchLoop(pasch.open(path), path, desk.console).run() == 0
    over = said(capsys, "replay", str(path), "--language", "en")
    assert "Anna sees a" in over
    assert "Ben sees a" in over


def test_version_says_whether_it_is_compiled(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    kind = "interpreted" if str(state.__file__).endswith(".py") else "compiled"
    assert capsys.readouterr().out == f"pasch {pasch.__version__} ({kind})\n"


@pytest.mark.parametrize("command", [[], *([name] for name in COMMANDS)])
def test_help_is_whole_in_both_languages(command: list[str], capsys: Capture) -> None:
    helps = []
    for language in LANGUAGES:
        with pytest.raises(SystemExit) as left:
            main([*command, "--help", "--language", language])
        assert left.value.code == 0
        helps.append(capsys.readouterr().out)
    assert helps[0].startswith("Aufruf: pasch")
    assert helps[1].startswith("usage: pasch")
    assert "show this help" not in helps[0] + helps[1]


@pytest.mark.parametrize(
    ("environ", "expected"),
    [
        ({}, "de"),
        ({"LANG": "C.UTF-8"}, "de"),
        ({"LANG": "de_CH.UTF-8"}, "de"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "pl_PL"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": "en_US"}, "en"),
        ({"LANG": "en_US", "LC_MESSAGES": "de_DE"}, "de"),
        ({"LANG": "en_US", "LC_ALL": ""}, "en"),
    ],
)
def test_the_language_comes_from_the_locale(environ: dict[str, str], expected: str) -> None:
    assert languages.language([], environ) == expected


def test_an_unknown_language_is_refused(capsys: Capture) -> None:
    assert main(["games", "--language", "fr"]) == 2
    assert "--language: „fr“ gibt es nicht, möglich ist: de, en" in capsys.readouterr().err
