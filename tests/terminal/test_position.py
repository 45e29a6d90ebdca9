"""`pasch play --position`: from a file or a link, whole, and what is wrong with it named."""

from __future__ import annotations

import json
from base64 import urlsafe_b64encode
from pathlib import Path
from typing import Any

import pytest
from terminal.scripted import ScriptedConsole, player, typed

import pasch
from pasch.cli import main, run
from pasch.engine.state import CHANCE

Capture = pytest.CaptureFixture[str]


def position(game: str, records: int = 40, seats: int = 2) -> dict[str, Any]:
    rng = pasch.Rng(5)
    table = pasch.Table(pasch.load(game), pasch.Setup(seats))
    for _ in range(records):
        actor = table.state.actor()
        if actor == CHANCE:
            table.roll(rng)
        else:
            table.play(actor, table.state.legal()[0])
    assert not table.over
    return table.game.position(table.state)


def written(folder: Path, data: object) -> str:
    file = folder / "position.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("game", pasch.catalogue())
def test_a_match_begins_in_a_position_and_is_played_to_its_end(
    game: str, tmp_path: Path, home: Path
) -> None:
    data = position(game)
    desk = ScriptedConsole("en", player("en", lambda count: count))
    asked = ["play", "--position", written(tmp_path, data), "--names", "Anna", "--seed", "3"]
    assert run(asked, desk.console) == 0
    (path,) = home.glob("*.pasch")
    table = pasch.open(path)
    assert table.over
    assert table.setup.position == data
    desk = ScriptedConsole("en", typed())
    assert run(["replay", str(path)], desk.console) == 0


def test_it_is_taken_up_again(tmp_path: Path, home: Path) -> None:
    data = position("mal_anders")
    asked = ["play", "mal_anders", "--position", written(tmp_path, data), "--names", "Anna,Ben"]
    run([*asked, "--seed", "3", "--by-hand"], ScriptedConsole("en", typed("1")).console)
    (path,) = home.glob("*.pasch")
    before = len(pasch.open(path).log)
    on = ScriptedConsole("en", typed("", "1", "1", "1"))
    assert run(["play", "--resume"], on.console) == 0
    again = pasch.open(path)
    assert again.setup.position == data
    assert len(again.log) > before


def test_a_link_carries_a_position_too(home: Path) -> None:
    data = position("simpsons", 12)
    text = urlsafe_b64encode(json.dumps(data).encode()).decode().rstrip("=")
    link = f"https://games.example.org/open#{text}"
    run(["play", "--position", link, "--names", "Anna"], ScriptedConsole("de", typed()).console)
    (path,) = home.glob("*.pasch")
    assert pasch.open(path).setup.position == data


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"throws": 99}, "throws:"),
        ({"game": "chess"}, "game:"),
        ({"seats": 9}, "seats:"),
        ({"colour": 1}, "colour:"),
    ],
)
def test_what_is_wrong_is_named(
    change: dict[str, Any], said: str, tmp_path: Path, home: Path, capsys: Capture
) -> None:
    file = written(tmp_path, {**position("mal_anders"), **change})
    for language in ("de", "en"):
        assert main(["play", "--position", file, "--language", language]) == 2
        assert said in capsys.readouterr().err
    assert list(home.glob("*.pasch")) == []


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seats", "3"], "--seats"),
        (["--first", "1"], "--first"),
        (["--option", "play_on=yes"], "--option"),
    ],
)
def test_what_the_position_settles_is_not_said_again(
    arguments: list[str], said: str, tmp_path: Path, home: Path, capsys: Capture
) -> None:
    file = written(tmp_path, position("mal_anders"))
    assert main(["play", "--position", file, *arguments, "--language", "en"]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("place", ["nothing.json", "https://games.example.org/open#%%%", "x://#"])
def test_a_place_without_a_position(place: str, home: Path, capsys: Capture) -> None:
    assert main(["play", "--position", place, "--language", "en"]) == 2
    assert place in capsys.readouterr().err
