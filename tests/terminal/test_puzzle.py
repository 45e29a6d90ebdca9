"""`pasch puzzle`: a puzzle in the terminal, and its position from a link or a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from terminal.scripted import ScriptedConsole, player, typed

import pasch
from pasch.catalogue import package_of
from pasch.cli import main, run
from pasch.puzzles import shipped
from pasch.puzzles.document import document
from pasch.speech import FIRST
from pasch.terminal.positions import read_position

OURS = [id for id in pasch.catalogue() if package_of(id).startswith("pasch.games.")]
Capture = pytest.CaptureFixture[str]


def shown(*lines: str, game: str = "mal_anders", number: str = "2", language: str = "en") -> str:
    desk = ScriptedConsole(language, typed(*lines))
    assert run(["puzzle", game, *([number] if number else [])], desk.console) == 0
    return " ".join(desk.shown.split())


@pytest.mark.parametrize("language", FIRST)
@pytest.mark.parametrize("game", OURS)
def test_it_is_missed_then_solved_then_explained(game: str, language: str) -> None:
    told = document(game, 2, language)
    notation = {choice.action: choice.notation for choice in told.choices}
    wrong, right = next(iter(told.wrong)), next(iter(told.right))
    said = shown(notation[wrong], notation[right], "q", game=game, language=language)
    for sentence in (told.question, told.wrong[wrong], *told.best.why, told.cost):
        assert " ".join(sentence.split()) in said
    assert "0 von 1" in said if language == "de" else "0 of 1" in said


def test_the_first_try_counts_and_the_next_follows() -> None:
    told = document("mal_anders", 2, "en")
    place = [choice.action for choice in told.choices].index(next(iter(told.right))) + 1
    said = shown(str(place), "", "?", "q")
    assert "Right!" in said
    assert "Puzzle 3 of 200" in said
    assert "Solved at the first try: 1 of 2." in said


def test_nonsense_is_asked_again_and_who_has_enough_goes() -> None:
    said = shown("xyz", "q")
    assert "“xyz”" in said
    assert "Solved at" not in said


def test_after_the_last_comes_the_first() -> None:
    last = shipped.count("mal_anders")
    assert f"Puzzle 1 of {last}" in shown("?", "", "q", number=str(last))


def test_without_a_number_it_is_that_of_today(monkeypatch: pytest.MonkeyPatch) -> None:
    games = sum(shipped.count(id) > 0 for id in pasch.catalogue())
    monkeypatch.setattr("pasch.terminal.puzzle.today", lambda: 41 * games)
    assert "Puzzle 42 of" in shown("q", number="")


@pytest.mark.parametrize("number", ["0", "201", "x", "²"])
def test_one_that_is_none_is_refused(number: str, capsys: Capture) -> None:
    assert main(["puzzle", "mal_anders", number, "--language", "en"]) == 2
    assert "1–200" in capsys.readouterr().err


@pytest.mark.parametrize("game", OURS)
def test_its_position_is_played_on_from_a_link(game: str, home: Path) -> None:
    link = f"https://games.example.org/puzzles/{game}/7"
    whole = shipped.puzzle(game, 7).whole(pasch.load(game), 7)
    assert read_position(link) == whole
    desk = ScriptedConsole("en", player("en", lambda count: count))
    assert run(["play", "--position", link, "--names", "Anna", "--seed", "3"], desk.console) == 0
    (path,) = home.glob("*.pasch")
    assert pasch.open(path).setup.position == whole


def test_its_position_is_read_from_a_file(tmp_path: Path) -> None:
    whole = shipped.puzzle("simpsons", 7).whole(pasch.load("simpsons"), 7)
    file = tmp_path / "puzzle.json"
    data = {"pasch_puzzle": 1, "game": "simpsons", "number": 7, "position": whole}
    file.write_text(json.dumps(data), "utf-8")
    assert read_position(str(file)) == whole


@pytest.mark.parametrize(
    ("data", "text"),
    [
        ({"pasch_puzzle": 2, "position": {}}, "pasch_puzzle: expected 1, found 2"),
        ({"pasch_puzzle": 1}, "game"),
        ({"pasch_puzzle": 1, "position": 3}, "game"),
    ],
)
def test_a_file_that_is_no_puzzle_is_refused(
    tmp_path: Path, capsys: Capture, data: object, text: str
) -> None:
    file = tmp_path / "puzzle.json"
    file.write_text(json.dumps(data), "utf-8")
    assert main(["play", "--position", str(file), "--language", "en"]) == 2
    assert text in capsys.readouterr().err


def test_a_link_to_a_puzzle_that_is_none_is_refused(capsys: Capture) -> None:
    link = "https://games.example.org/puzzles/mal_anders/999"
    assert main(["play", "--position", link, "--language", "en"]) == 2
    assert "1–200" in capsys.readouterr().err
