"""Every game, played to its end by typing numbers, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from terminal.scripted import ScriptedConsole, logged, match, player

import pasch
from pasch.console.screen import WIDTH, columns
from pasch.speech import LANGUAGES, Speaker

SHORT = 13  # a seed with which no game lasts very long


def at_random(random: Random) -> Callable[[int], int]:
    return lambda count: random.randint(1, count)


@pytest.mark.parametrize("id", pasch.catalogue())
def test_a_match_of_people_and_bots_reads_well_and_ends(id: str, tmp_path: Path) -> None:
    logs = []
    for language in LANGUAGES:
        path = tmp_path / f"{language}.pasch"
        desk = ScriptedConsole(language, player(language, at_random(Random(id))))
        seats = pasch.load(id).seats
        people = ",".join(("Anna", "Ben")[: max(1, seats[-1] - 1)])
        bots = "3" if seats[-1] > 2 else "0"
        assert match(desk, path, id, people, SHORT, bots).run() == 0
        assert Speaker(language).key("terminal-over") in desk.shown
        wide = [line for line in desk.shown.splitlines() if columns(line) > WIDTH]
        assert all(path.name in line for line in wide)  # only a path is never folded
        kept = pasch.open(path)
        assert kept.over
        logs.append(logged(kept))
    assert logs[0] == logs[1]  # the language changes nothing


def test_a_game_without_a_drawing_is_shown_as_an_outline(cups: str, tmp_path: Path) -> None:
    desk = ScriptedConsole("en", player("en", lambda count: min(2, count)))
    assert match(desk, tmp_path / "x.pasch", cups, bots="2").run() == 0
    assert re.search(r"\nClaim  \d+\nAnna\n  Dice  [1-6]\nBen\n  Dice  \?\n", desk.shown)


def test_bots_alone_play_without_a_question(tmp_path: Path) -> None:
    def nobody(shown: str) -> None:
        raise AssertionError("asked")

    desk = ScriptedConsole("de", nobody)
    assert match(desk, tmp_path / "x.pasch", bots="1,2").run() == 0
    assert "Anna würfelt" in desk.shown
