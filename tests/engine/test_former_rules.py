"""A match that was begun under former rules is played on by them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pasch import Rng, Setup, Table, WrongVersion, load, match
from pasch.testing.matches import step

GAME = load("nichts_als_aerger")  # the one that has former rules
OLD = GAME.former[-1]


def test_a_match_keeps_the_rules_that_it_began_with(tmp_path: Path) -> None:
    table = Table(GAME, Setup(4, {"teams": "points"}, 0, OLD))
    for number in range(40):
        step(table, Rng(number))
    file = tmp_path / "old.pasch"
    file.write_text(match.dumps(table), "utf-8")
    assert json.loads(file.read_text("utf-8"))["version"] == OLD
    again = match.open(file)
    assert (again.setup, again.state.key()) == (table.setup, table.state.key())
    step(again, Rng(99))
    assert again.setup.version == OLD


def test_a_new_match_is_of_the_rules_as_they_are_now() -> None:
    for version in (0, GAME.version):
        table = Table(GAME, Setup(2, version=version))
        assert table.setup.version == 0
        assert json.loads(match.dumps(table))["version"] == GAME.version


@pytest.mark.parametrize("version", [-1, GAME.version + 1, 99])
def test_rules_that_nobody_knows_are_refused(version: int) -> None:
    with pytest.raises(WrongVersion, match=f"version {version}; this Pasch plays version"):
        GAME.start(Setup(2, version=version))


@pytest.mark.parametrize("version", [0, -1, 99, True, 1.0, "1", None])
def test_no_match_is_of_such_a_version(version: object) -> None:
    assert not GAME.plays(version)
    assert GAME.plays(OLD)
    assert GAME.plays(GAME.version)
