"""The parts of our games are what their layers ask for; no layer knows a game by name."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pasch import Setup, catalogue, load
from pasch.analysis import hints, odds
from pasch.analysis.evaluator import EvaluatorPart, Players
from pasch.analysis.hints import HintsPart
from pasch.analysis.odds import OddsPart
from pasch.bench import peer
from pasch.bots.levels import GuidePart, guide_of
from pasch.engine.game import Game
from pasch.facts.describing import DescribePart, describe
from pasch.parts import PARTS, BrokenPart, part
from pasch.research.arrays import Encoding
from pasch.research.fields import ArraysPart
from pasch.research.statistics import StatisticsPart, statistics_of
from pasch.speech import Speaker
from pasch.terminal.board import TerminalPart, draw

SOURCE = Path(__file__).parents[2] / "src" / "pasch"
PROTOCOLS: dict[str, Any] = {
    "guide": GuidePart,
    "odds": OddsPart,
    "hints": HintsPart,
    "evaluator": EvaluatorPart,
    "terminal": TerminalPart,
    "describe": DescribePart,
    "statistics": StatisticsPart,
    "arrays": ArraysPart,
    "bench": (peer.BenchPart, peer.PortedPart),
}
RARE = ("evaluator", "describe", "statistics", "bench")  # ours have all the others


def test_every_part_has_a_protocol() -> None:
    assert set(PROTOCOLS) == set(PARTS)


@pytest.mark.parametrize("name", PARTS)
@pytest.mark.parametrize("id", catalogue())
def test_a_part_fulfils_its_protocol(id: str, name: str) -> None:
    found = part(load(id), name)
    assert found is None or isinstance(found, PROTOCOLS[name])
    assert found is not None or name in RARE


def test_a_game_that_does_not_say_its_package_has_no_parts() -> None:
    """It may be made by hand, in a test or a notebook."""
    game = load("mal_anders")
    nowhere = Game(**{key.lstrip("_"): getattr(game, key) for key in FIELDS})
    assert [part(nowhere, name) for name in PARTS] == [None] * len(PARTS)


def test_code_outside_a_game_does_not_name_it() -> None:
    """Examples in a docstring may."""
    named = re.compile("|".join(map(re.escape, catalogue())))
    for path in SOURCE.rglob("*.py"):
        if SOURCE / "games" in path.parents:
            continue
        code = re.sub(r'"""(.|\n)*?"""|#.*', "", path.read_text("utf-8"))
        assert not named.search(code), path


def broken(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """mal_anders with one part that holds nothing."""
    package = tmp_path / f"hollow_{name}"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / f"{name}.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    game = load("mal_anders")
    whole = {key.lstrip("_"): getattr(game, key) for key in FIELDS}
    return Game(**{**whole, "package": package.name})


FIELDS = ("id", "version", "seats", "actions", "options", "_start", "_write", "_parse", "_tell",
          "_ask", "_offer", "_why", "_position", "_from_position")  # fmt: skip


@pytest.mark.parametrize("name", PARTS)
def test_a_hollow_part_is_named(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = broken(name, tmp_path, monkeypatch)
    state = game.start(Setup(2, first=0))
    for die in (1, 3, 4, 5):
        state.apply(die)
    use: dict[str, Callable[[], object]] = {
        "guide": lambda: guide_of(game),
        "odds": lambda: odds.odds(game, state, games=4),
        "hints": lambda: hints.hints(game, state, playouts=4, games=4, clock=False),
        "evaluator": lambda: Players(game),
        "terminal": lambda: draw(game, state, Speaker("en", "mal_anders")),
        "describe": lambda: describe(game, state, 0, Speaker("en", "mal_anders", ["Ann", "Bo"])),
        "statistics": lambda: statistics_of(game),
        "arrays": lambda: Encoding(game, Setup(2)),
        "bench": lambda: peer.of(game),
    }
    with pytest.raises(BrokenPart, match=rf"hollow_{name}.{name} lacks \w+"):
        use[name]()
