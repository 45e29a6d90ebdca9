"""A game may be called like one of our own modules."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from testing.conftest import forget, install

import pasch
from pasch.cli import run
from pasch.console.console import Console
from pasch.console.screen import Screen
from pasch.new_game.command import named
from pasch.testing import check
from pasch.testing.setups import defaults

OURS = ("pasch.bots.search", "pasch.server.clock", "pasch.testing", "pasch.catalogue")
IDS = tuple(module.rpartition(".")[2] for module in OURS)


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for id in IDS:
        install(tmp_path, named(id))
    monkeypatch.syspath_prepend(str(tmp_path))
    forget()
    yield
    forget()
    for name in [name for name in sys.modules if name.startswith("pasch_")]:
        del sys.modules[name]


def test_a_game_called_like_one_of_our_modules_keeps_the_laws(installed: None) -> None:
    before = [import_module(module) for module in OURS]
    for id in IDS:
        game = pasch.load(id)
        assert game.package == f"pasch_{id}"
        results = check(game, defaults(game)[:1], [0])
        assert [result.breach for result in results if result.breach] == []
    assert [import_module(module) for module in OURS] == before


def test_it_is_listed_and_played_in_the_terminal(installed: None, tmp_path: Path) -> None:
    for arguments, said in (
        (["games"], "search             Search · 2–6 players"),
        (["rules", "search"], "SE-3"),
        (["play", "search", "--bots", "1,2", "--file", str(tmp_path / "x.pasch")], " wins!"),
    ):
        out = io.StringIO()
        assert run(arguments, Console("en", io.StringIO(), Screen(out), io.StringIO())) == 0
        assert said in out.getvalue()
