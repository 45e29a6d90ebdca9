"""`pasch puzzles`: how puzzles are made, written, read and refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from kit.taught import ID as TAUGHT
from terminal.scripted import ScriptedConsole, typed

import pasch
from pasch.analysis.estimate import Estimate
from pasch.analysis.evaluator import Players
from pasch.cli import main, run
from pasch.puzzles import make, shipped
from pasch.puzzles.check import check
from pasch.puzzles.errors import BadPuzzles
from pasch.puzzles.judge import MEASURE, SELECT, estimate, judge, propose
from pasch.puzzles.make import Found, Selection
from pasch.puzzles.puzzle import Puzzle, differs, from_line, rating

Capture = pytest.CaptureFixture[str]


def test_the_same_seed_makes_the_same_file_however_many_work_at_it(
    taught: Path, made: str, tmp_path: Path, capsys: Capture
) -> None:
    file = tmp_path / "again.jsonl"
    asked = ["puzzles", TAUGHT, "--count", "3", "--output", str(file), "--language", "en"]
    assert main([*asked, "--workers", "2"]) == 0
    shown = capsys.readouterr().out
    assert "3 puzzles from" in shown
    assert "Confirmed on fresh luck: 3 of 3 (100.0%)" in shown
    assert file.read_text("utf-8") == made


def test_what_is_made_can_be_shipped_played_and_checked(
    taught: Path, made: str, capsys: Capture
) -> None:
    assert shipped.count(TAUGHT) == 0
    put(taught, made)
    assert check(TAUGHT) == 3
    assert main(["puzzles", TAUGHT, "--check", "--seed", "5", "--language", "en"]) == 0
    assert "3 of 3" in capsys.readouterr().out
    desk = ScriptedConsole("en", typed("?", "q"))
    assert run(["puzzle", TAUGHT, "2"], desk.console) == 0
    assert "Puzzle 2 of 3" in desk.shown


def put(package: Path, text: str) -> None:
    (package / shipped.FILE).write_text(text, "utf-8")
    shipped.lines.cache_clear()


def test_a_game_without_puzzles_has_none(taught: Path, capsys: Capture) -> None:
    assert check(TAUGHT) == 0
    for command in (["puzzle", TAUGHT], ["puzzles", TAUGHT, "--check"]):
        assert main([*command, "--language", "en"]) == 2
        assert "There are no puzzles" in capsys.readouterr().err


def test_where_there_are_too_few_the_command_says_so(
    taught: Path, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pasch.bench.puzzles.puzzles_of", lambda *_: [])
    asked = ["puzzles", TAUGHT, "--count", "2", "--output", str(tmp_path / "few.jsonl")]
    assert main([*asked, "--language", "en"]) == 1
    assert "0 puzzles from 80 games" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["nope"], "no game “nope”"),
        (["mal_anders", "--count", "0"], "at least 1"),
        (["mal_anders", "--workers", "0"], "at least 1"),
        (["mal_anders", "--seed", "-1"], "-1"),
        (["mal_anders", "--output", "no/such/folder/file"], "no/such/folder/file"),
        (["mal_anders", "--count", "many"], "many"),
    ],
)
def test_what_cannot_be_is_refused(capsys: Capture, arguments: list[str], text: str) -> None:
    try:
        status = main(["puzzles", *arguments, "--language", "en"])
    except SystemExit as error:
        status = int(str(error.code))
    assert status == 2
    assert text in capsys.readouterr().err


Change = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize(
    ("change", "text"),
    [
        (lambda line: line.pop("best"), "best is missing"),
        (lambda line: line.update(best=["nonsense"]), "nonsense"),
        (lambda line: line.update(best=[7]), "notation"),
        (lambda line: line.update(tempting=line["best"][0]), "tempts"),
        (lambda line: line.update(costs=line["costs"] + "1"), "a digit for each choice"),
        (lambda line: line.update(costs="é"), "costs"),
        (lambda line: line.update(lead=[-0.1, 0.01]), "does not lead"),
        (lambda line: line.update(lead=[0.1]), "unpack"),
        (lambda line: line.update(chances=["a", "b"]), "unpack"),
        (lambda line: line.update(missed=[1, 2]), "missed"),
        (lambda line: line.update(seats=99), "99"),
        (lambda line: line["at"].update(done="x"), "done"),
        (lambda line: line.update(exact=True), "not solved"),
    ],
)
def test_a_line_that_is_wrong_is_named(taught: Path, made: str, change: Change, text: str) -> None:
    head, first, second, third = made.splitlines()
    line = json.loads(second)
    change(line)
    put(taught, "\n".join([head, first, json.dumps(line), third]))
    with pytest.raises(BadPuzzles, match=text) as error:
        check(TAUGHT)
    assert (error.value.facts["file"], error.value.facts["line"]) == (shipped.FILE, 3)


def test_a_puzzle_that_is_there_twice_is_named(taught: Path, made: str) -> None:
    head, first, *_ = made.splitlines()
    put(taught, "\n".join([head, first, first]))
    with pytest.raises(BadPuzzles, match="line 3: the same position as puzzle 1"):
        check(TAUGHT)


@pytest.mark.parametrize(
    "head", ["", "nonsense", "[]", '{"pasch_puzzles":2}', '{"pasch_puzzles":1,"game":"other"}']
)
def test_a_file_with_another_head_is_refused(taught: Path, head: str) -> None:
    put(taught, f"{head}\n")
    with pytest.raises(BadPuzzles, match="line 1"):
        shipped.count(TAUGHT)


def test_a_file_that_is_no_text_is_refused(taught: Path) -> None:
    (taught / shipped.FILE).write_bytes(b"\xff\xfe")
    shipped.lines.cache_clear()
    with pytest.raises(BadPuzzles, match="line 1"):
        shipped.count(TAUGHT)


def test_few_samples_prove_nothing() -> None:
    assert estimate([0.0] * 40).error > 0
    assert estimate([1.0] * 40).error > 0
    one, more = estimate([1.0, 0.0] * 20), estimate([1.0, 0.0] * 200)
    assert one.worth == more.worth == 0.5
    assert one.error > 2 * more.error


def test_stages_have_luck_of_their_own() -> None:
    players = Players("mal_anders")
    view = next(
        each.view(players.game)
        for each in (shipped.puzzle("mal_anders", number) for number in range(1, 50))
        if not each.exact
    )
    proposal = propose(players, view)
    assert proposal is not None
    first, again, other = (
        judge(players, view, proposal, stage, 40) for stage in (SELECT, SELECT, MEASURE)
    )
    assert first == again != other


def test_how_hard_it_is_follows_from_who_misses_it() -> None:
    assert rating((3, 0, 0)) < rating((5, 3, 0)) < rating((9, 9, 5)) < rating((10, 10, 10))
    assert rating((0, 0, 0)) >= 600


def test_what_differs_is_all_that_is_written() -> None:
    old = {"turn": 0, "dice": [1, 2], "pieces": [{"on": []}, {"on": ["A"]}]}
    new = {"turn": 0, "dice": [], "pieces": [{"on": ["3"]}, {"on": ["A"]}]}
    assert differs(old, new) == {"dice": [], "pieces": [{"on": ["3"]}, {}]}


def found(number: int, asks: str = "ask", missed: tuple[int, ...] = (5, 5, 0)) -> Found:
    chance = Estimate(0.5, 0.01)
    puzzle = Puzzle(2, {}, (str(number),), ("a",), "b", chance, chance, chance, False, "", missed)
    return Found(puzzle, (number,), asks)


def kept(selection: Selection) -> list[int]:
    return [int(each.plan[0]) for each in selection.puzzles()]


def test_a_set_has_no_position_twice() -> None:
    selection = Selection(3)
    for number in (1, 1, 2):
        selection.add(found(number))
    assert kept(selection) == [1, 2]


def test_a_set_takes_no_more_of_one_kind_while_there_are_others() -> None:
    selection = Selection(10)
    for number in range(8):
        selection.add(found(number, "much"))
    for number in range(8, 12):
        selection.add(found(number, "little"))
    assert selection.full
    assert kept(selection) == [0, 1, 2, 3, 4, 5, 8, 9, 10, 11]


def test_a_set_is_filled_with_what_there_is_at_last() -> None:
    selection = Selection(4)
    for number in range(12):
        selection.add(found(number, missed=(4, 0, 0)))
    assert selection.full
    assert kept(selection) == [0, 1, 2, 3]


def test_moments_are_free_decisions_of_the_seat_that_takes_them() -> None:
    players = Players("mal_anders")
    views = make.moments(players, 1, 1)
    assert 0 < len(views) <= make.LOOKED_AT
    assert all(len(view.legal()) > 1 and players.game.routine(view) is None for view in views)
    again = make.moments(players, 1, 1)
    assert [view.key() for view in again] == [view.key() for view in views]


def test_a_line_is_read_back() -> None:
    game = pasch.load("mal_anders")
    line = shipped.lines("mal_anders")[0]
    assert from_line(game, line) == shipped.puzzle("mal_anders", 1)
