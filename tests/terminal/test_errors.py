"""Whatever is wrong from outside is said in one line, in both languages, and nothing is written."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import pasch
from pasch.cli import main
from pasch.console import refusals
from pasch.engine.errors import BadFile, PaschError
from pasch.match import PROBLEMS, Table, _check, dumps, loads
from pasch.speech import LANGUAGES, Speaker
from pasch.terminal.seating import seed_of

# arguments, what the German line says, what the English line says
WRONG = [
    (["plya"], "„plya“ gibt es nicht, möglich ist: play", "there is no “plya”"),
    (["play", "--seats"], "--seats: hier fehlt ein Wert", "--seats: a value is missing"),
    (["play", "--sea", "3", "x", "y"], "Unbekannte Angabe: y", "Unknown argument: y"),
    (["play", "--se", "3"], "--se ist nicht eindeutig", "--se is ambiguous"),
    (["rules"], "Es fehlt: SPIEL", "Missing: GAME"),
    (["play", "chess"], "„chess“ gibt es hier nicht. Es gibt: mal_anders", "There are: mal_anders"),
    (["play", "mal_anders", "--seats", "7"], "für 2–4 Spieler, nicht für 7", "2–4 players"),
    (["play", "mal_anders", "--seats", "two"], "nicht für two", "not for two"),
    (["play", "mal_anders", "--names", "A,B,C,D,E", "--seats", "4"], "zu viele Namen", "Too many"),
    (["play", "mal_anders", "--bots", "5"], "keinen Platz 5", "no seat 5 for a bot"),
    (["play", "mal_anders", "--seats", "2", "--bots", "3"], "sind 1–2", "the seats are 1–2"),
    (["play", "mal_anders", "--bots", "2:no_such:Bot"], "Modul no_such ist nicht", "no module no_"),
    (["play", "mal_anders", "--bots", "2:9"], "Die Stufe 9 gibt es nicht", "no level 9"),
    (["league", "mal_anders", "--bots", "genius"], "„genius“ gibt es nicht. Es", "There are: 1, 2"),
    (["play", "mal_anders", "--first", "3"], "3 kann nicht beginnen; möglich ist 1–2", "1–2, or"),
    (["play", "mal_anders", "--seed", "-1"], "keine ganze Zahl", "not a whole number"),
    (["play", "mal_anders", "--option", "bank=3"], "Es gibt: play_on", "There are: play_on"),
    (
        ["play", "mal_anders", "--option", "play_on=vielleicht"],
        "möglich ist: ja, nein",
        "“Play on for the other places”",
    ),
    (["play", "--resume"], "wartet keine angefangene Partie", "There is no unfinished game"),
    (["play", "--resume", "nowhere.pasch"], "nowhere.pasch gibt es nicht", "no file nowhere.pasch"),
    (["replay", "nowhere.pasch"], "nowhere.pasch gibt es nicht", "no file nowhere.pasch"),
    (["play", "mal_anders", "--file", "/nowhere/x.pasch"], "den Ordner gibt es nicht", "no such"),
    (["rules", "mal_anders", "99"], "„99“ gibt es nicht", "no rule “99”"),
]


@pytest.mark.parametrize(("arguments", "german", "english"), WRONG, ids=lambda part: str(part)[:40])
def test_a_wrong_argument_is_refused_in_one_line(
    arguments: list[str],
    german: str,
    english: str,
    home: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for language, expected in (("de", german), ("en", english)):
        assert main(["--language", language, *arguments]) == 2
        refused(capsys, expected)
    assert not list(home.glob("*.pasch"))


def refused(capsys: pytest.CaptureFixture[str], expected: str) -> None:
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("pasch: ")
    assert err.count("\n") == 1
    assert expected in err


def whole() -> str:
    """The text of a true match."""
    table = Table(pasch.load("mal_anders"), pasch.Setup(2, first=0), ["Anna", "Ben"])
    table.happen(3)
    table.extra = {"seed": "7", "bots": [None, "random"]}
    return dumps(table)


def sealed(**changes: object) -> str:
    """A match that was written so, not damaged later."""
    body = json.loads(whole()) | changes
    body.pop("check")
    return json.dumps({**body, "check": _check(body)})


FILES = [
    ("incomplete, or not", lambda: whole()[:-40], "abgeschnitten", "incomplete, or not"),
    ("foreign", lambda: '{"chess": 1}', "keine Partie von Pasch", "not a Pasch match file"),
    ("changed", lambda: whole().replace("Anna", "Otto"), "verändert", "was changed"),
    ("no text", lambda: b"\xff\xfe\x00", "nicht als Text", "cannot be read as text"),
    ("incomplete", lambda: sealed(setup={}), "fehlt etwas", "something is missing"),
    ("unnamed", lambda: sealed(names=["Anna"]), "nicht jeder Platz", "not every seat"),
    ("illegal", lambda: sealed(log=[[-1, 3], [-1, 9]]), "2. Schritt", "step 2 is not possible"),
    ("newer file", lambda: sealed(pasch=2), "liest nur Format 1", "reads format 1 only"),
    ("newer rules", lambda: sealed(version=9), "kennt nur Version 1", "knows version 1 only"),
    ("unknown game", lambda: sealed(game="chess"), "„chess“ gibt es hier nicht", "no game “chess”"),
]


@pytest.mark.parametrize("command", [["replay"], ["play", "--resume"]])
@pytest.mark.parametrize(("content", "german", "english"), [file[1:] for file in FILES],
                         ids=[file[0] for file in FILES])  # fmt: skip
def test_a_bad_file_is_refused_and_left_as_it_is(
    command: list[str],
    content: object,
    german: str,
    english: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert callable(content)
    made = content()
    data = made if isinstance(made, bytes) else made.encode()
    path = tmp_path / "bad.pasch"
    path.write_bytes(data)
    for language, expected in (("de", german), ("en", english)):
        assert main([*command, str(path), "--language", language]) == 2
        refused(capsys, expected)
    assert path.read_bytes() == data
    assert list(tmp_path.glob("bad*")) == [path]


@pytest.mark.parametrize("extra", [{"seed": 7}, {"bots": [None]}, {"bots": [None, "genius"]}])
def test_what_the_terminal_keeps_beside_the_match_is_checked_too(
    extra: dict[str, object], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.pasch"
    path.write_text(sealed(extra=extra))
    assert main(["play", "--resume", str(path), "--language", "en"]) == 2
    refused(capsys, "something is missing or of the wrong kind")


def test_a_match_without_a_seed_gets_one(tmp_path: Path) -> None:
    table = loads(sealed(extra={}))
    assert seed_of(table, "x") == seed_of(table, "x") == int(table.extra["seed"])


def test_a_new_match_never_takes_the_place_of_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "old.pasch"
    path.write_text("dear diary")
    assert main(["play", "mal_anders", "--file", str(path), "--language", "en"]) == 2
    refused(capsys, "already exists. Continue with --resume")
    assert path.read_text() == "dear diary"


def test_an_unusable_data_folder_is_noticed_before_the_first_throw(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    assert main(["play", "mal_anders"]) == 2
    refused(capsys, "ein Teil des Weges ist kein Ordner. Mit --file")


def _errors(root: type[PaschError]) -> Iterator[type[PaschError]]:
    yield root
    for kind in root.__subclasses__():
        yield from _errors(kind)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_its_words(language: str) -> None:
    assert refusals.Unwritable in _errors(PaschError)
    words = Speaker(language)
    for kind in _errors(PaschError):
        assert words.knows(f"error-{kind.code}"), kind.code


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_of_a_file_is_told_apart(language: str) -> None:
    facts: dict[str, int | str] = {"file": "x.pasch", "number": 3}
    told = {
        Speaker(language).error(BadFile("", {**facts, "problem": problem})) for problem in PROBLEMS
    }
    assert len(told) == len(PROBLEMS)
    assert all("x.pasch" in line for line in told)
