"""Bots and hints at the terminal."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import pasch
from pasch.bots import UnknownLevel, levels
from pasch.bots.guide import Guide
from pasch.cli import run
from pasch.console.console import Console
from pasch.console.screen import Screen
from pasch.engine.rng import Rng
from pasch.engine.state import State
from pasch.speech import Speaker
from pasch.terminal.seating import Plan, begin, bots_of, plan


def seated(bots: str | None = None, level: str | None = None, seats: str = "3") -> Plan:
    return plan(Speaker("en"), pasch.load("mal_anders"), seats=seats, bots=bots, level=level)


@pytest.mark.parametrize(
    ("bots", "level", "levels"),
    [
        (None, None, [None, 2, 2]),
        (None, "4", [None, 4, 4]),
        ("2,3:4", None, [None, 2, 4]),
        ("2:1,3", "3", [None, 1, 3]),
        ("0", "3", [None, None, None]),
    ],
)
def test_a_seat_may_have_a_level_of_its_own(
    bots: str | None, level: str | None, levels: list[int | None]
) -> None:
    made = seated(bots, level)
    assert made.bots == levels
    table = begin(made, "7")
    assert sorted(bots_of(table, "")) == [seat for seat in range(3) if levels[seat]]


@pytest.mark.parametrize(("bots", "level"), [("2:5", None), ("2:", None), (None, "0"), (None, "x")])
def test_an_unknown_level_is_refused(bots: str | None, level: str | None) -> None:
    with pytest.raises(UnknownLevel, match="levels: 1, 2, 3, 4"):
        seated(bots, level)


def test_a_match_with_random_bots_still_opens() -> None:
    table = begin(seated(), "7")
    table.extra["bots"] = [None, "random", 3]
    assert sorted(bots_of(table, "")) == [1, 2]


@pytest.mark.parametrize(("language", "word", "said"), [
    ("de", "Tipp", "Gute Möglichkeiten und die Gewinnchance"),
    ("en", "hint", "Good choices and the chance of winning"),
])  # fmt: skip
def test_a_hint_is_shown_and_changes_nothing(
    tmp_path: Path, language: str, word: str, said: str
) -> None:
    out = io.StringIO()
    file = tmp_path / "match.pasch"
    console = Console(language, io.StringIO(f"{word}\n"), Screen(out), io.StringIO())
    arguments = ["play", "nichtlustig", "--names", "Anna", "--first", "1", "--seed", "5"]
    assert run([*arguments, "--file", str(file)], console) == 0
    assert said in out.getvalue()
    assert all(record.actor == pasch.CHANCE for record in pasch.open(file).log)


def at_the_table(tmp_path: Path, words: str, *options: str) -> str:
    out = io.StringIO()
    console = Console("en", io.StringIO(words), Screen(out), io.StringIO())
    arguments = ["play", "nichtlustig", "--names", "Anna", "--first", "1", "--seed", "5"]
    assert run([*arguments, "--file", str(tmp_path / "match.pasch"), *options], console) == 0
    return out.getvalue()


@pytest.mark.parametrize("word", ["odds", "Chancen"])
def test_chances_are_shown_when_asked_for(tmp_path: Path, word: str) -> None:
    assert "█" in at_the_table(tmp_path, f"{word}\n")


def test_the_host_may_rule_hints_and_odds_out(tmp_path: Path) -> None:
    text = at_the_table(tmp_path, "hint\nodds\n", "--no-hints")
    assert text.count("switched off for this game") == 2
    assert "chance to win" not in text


class Broken(Guide):
    def pick(self, state: State, rng: Rng) -> int:
        raise RuntimeError("a mistake of ours")


def test_a_bot_that_fails_never_stalls_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All its levels fail, and still its game goes on to the end."""
    monkeypatch.setattr(levels, "guide_of", lambda game: Broken((0, 0, 0, 0), (0, 0, 4, 4)))
    out = io.StringIO()
    file = tmp_path / "match.pasch"
    console = Console("en", io.StringIO(), Screen(out), io.StringIO())
    seats = ["--seats", "2", "--bots", "1:4,2:2", "--seed", "5"]
    assert run(["play", "simpsons", *seats, "--file", str(file)], console) == 0
    assert pasch.open(file).over
