"""`pasch calibrate`: what was shown, against what came true."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pasch import cli
from pasch.analysis import chances as chances_module
from pasch.analysis.calibration import Point, Position, position, summed
from pasch.analysis.evaluator import Players
from pasch.bench import calibrate, command
from pasch.bench.reliability import picture


@pytest.fixture(autouse=True)
def _short_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chances_module, "MOST", 20)
    monkeypatch.setattr(chances_module, "LEAST", 8)


def points(*pairs: tuple[float, float]) -> list[Position]:
    return [Position(False, [Point(shown, 0.1, happened, -1.0)]) for shown, happened in pairs]


def test_what_comes_true_as_shown_is_not_off() -> None:
    found = summed(points(*[(0.75, 1.0)] * 300, *[(0.75, 0.0)] * 100))
    assert found.error == pytest.approx(0)
    assert found.worst == pytest.approx(0)
    [only] = found.bins
    assert (only.low, only.size, only.few) == (0.7, 400, False)
    assert only.error == pytest.approx(1.96 * (0.75 * 0.25 / 400) ** 0.5)


def test_what_was_shown_too_boldly_is_off() -> None:
    bold = points(*[(0.95, 1.0)] * 80, *[(0.95, 0.0)] * 20, *[(0.05, 0.0)] * 100)
    found = summed(bold)
    assert found.error == pytest.approx((0.15 + 0.05) / 2)
    assert found.worst == pytest.approx(0.15)


def test_a_bin_with_few_says_so_and_does_not_count_as_the_worst() -> None:
    found = summed(points((1.0, 0.0), *[(0.5, 0.5)] * 100))
    assert [each.few for each in found.bins] == [False, True]
    assert found.worst == 0
    assert found.bins[-1].high == 1.0


def test_solved_positions_are_left_out_of_the_bins() -> None:
    found = summed([*points((0.5, 0.5)), Position(True, [Point(0.9, 0.0, 0.0, -1.0)])])
    assert (found.positions, found.exact) == (2, 1)
    assert sum(each.size for each in found.bins) == 1


def test_intervals_are_asked_whether_they_hold() -> None:
    found = summed([Position(False, [Point(0.5, 0.1, 0.5, 0.59), Point(0.5, 0.1, 0.5, 0.61)])])
    assert (found.held, found.asked) == (1, 2)


@pytest.mark.parametrize("game", ["simpsons", "wonderful_world"])
def test_the_same_seed_gives_the_same_position(game: str) -> None:
    players = Players(game)
    one, two, other = (position(players, 2, number, seed=3, continued=2) for number in (4, 4, 5))
    assert one == two
    assert one != other
    count = 1 if game == "wonderful_world" else 2
    assert len(one.points) == count
    assert sum(point.shown for point in one.points) <= 1 + 1e-9


def test_the_truth_is_asked_for_where_it_is_wanted() -> None:
    found = [position(Players("simpsons"), 2, number, 3, 1, truth=True) for number in range(4)]
    played = [each for each in found if not each.exact]
    assert all(0 <= point.true <= 1 for each in played for point in each.points)


def test_the_command_tells_draws_and_keeps(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calibrate, "RESULTS", tmp_path / "results.md")
    monkeypatch.setattr(calibrate, "PICTURES", tmp_path)
    assert command.RESULTS.name == "results.md"
    asked = ["calibrate", "simpsons", "--games", "6", "--seats", "2", "--language", "en"]
    assert cli.main([*asked, "--write"]) == 0
    text = capsys.readouterr().out
    assert "| 2 | 6 |" in text
    assert "--seed 1" in text
    assert "## Calibration: simpsons" in (tmp_path / "results.md").read_text()
    ElementTree.fromstring((tmp_path / "calibration-simpsons.svg").read_text())
    assert cli.main([*asked, "--json", "--intervals", "2"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["seats"]["2"]["positions"] == 6
    assert found["seats"]["2"]["asked"] > 0


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["nope"], "no game “nope”"),
        (["simpsons", "--level", "9"], "no level 9"),
        (["simpsons", "--seats", "12"], "12"),
        (["simpsons", "--games", "0"], "at least 1"),
    ],
)
def test_what_cannot_be_is_refused(
    capsys: pytest.CaptureFixture[str], arguments: list[str], text: str
) -> None:
    assert cli.main(["calibrate", *arguments, "--language", "en"]) == 2
    assert text in capsys.readouterr().err


def test_the_picture_shows_every_bin() -> None:
    found = summed(points((0.25, 0.2), (0.75, 0.7)))
    drawn = ElementTree.fromstring(picture("toy", {2: found, 3: found}))
    circles = drawn.findall(".//{http://www.w3.org/2000/svg}circle")
    assert len(circles) == 4 + 2  # and two in the legend
