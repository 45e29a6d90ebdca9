"""The list of choices, however many there are."""

from __future__ import annotations

import io
import re

import pytest
from games.nichts_als_aerger.arrange import NAMES, at, drawing

from pasch import CHANCE, Rng, Setup, Table, load
from pasch.console.screen import Screen
from pasch.speech import Speaker
from pasch.terminal import choices
from pasch.terminal.app.choice_list import ChoiceList
from pasch.terminal.choices import Offered

GAME = load("mal_anders")


def many() -> Table:
    """Somebody has six choices at least."""
    table, rng = Table(GAME, Setup(2, first=0)), Rng(3)
    while table.state.actor() == CHANCE or len(table.state.legal()) < 6:
        if table.state.actor() == CHANCE:
            table.roll(rng)
        else:
            table.play(table.state.actor(), table.state.legal()[0])
    return table


def shown(table: Table) -> tuple[list[int], str]:
    out = io.StringIO()
    choices.show(GAME, table.state, Screen(out), Speaker("en", GAME.id, ["Ann", "Bo"]))
    numbers = re.findall(r"^ +(\d+|…)\)?", out.getvalue(), re.MULTILINE)
    return [0 if number == "…" else int(number) for number in numbers], out.getvalue()


def test_few_are_all_listed() -> None:
    table = many()
    count = len(table.state.legal())
    numbers, text = shown(table)
    assert numbers == list(range(1, count + 1))
    assert "…" not in text


def test_of_very_many_the_first_few_and_the_last_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choices, "LISTED", 5)
    monkeypatch.setattr(choices, "SAMPLES", 2)
    table = many()
    count = len(table.state.legal())
    numbers, text = shown(table)
    assert numbers == [1, 2, 0, count]
    assert str(count) in text.splitlines()[-1]


def test_notation_that_counts_as_another_does_is_not_shown() -> None:
    """Großmut: a piece of Ben is moved, whose fields are written as Ben counts them."""
    game = load("nichts_als_aerger")
    spot = drawing("3 B B B", "22 B B B", card="grossmut").play("=3d d1 d1 d1 >2")

    def listed(listener: int | None) -> str:
        out = io.StringIO()
        words = Speaker("en", game.id, NAMES, listener)
        choices.show(game, spot.state, Screen(out), words)
        return out.getvalue()

    assert " 2) from 2 to 5 (2 ahead of you)" in listed(0)
    assert "22-25" not in listed(0)
    assert "22-25  from 22 to 25" in listed(None)
    own = at("5 7 B B", "22 B B B").play("roll d2").state
    out = io.StringIO()
    choices.show(game, own, Screen(out), Speaker("en", game.id, NAMES, 0))
    assert "5-7  from 5 to 7" in out.getvalue()


def test_a_choice_keeps_its_number_while_one_types() -> None:
    shown = ChoiceList("choices")
    shown.offer([Offered(n, "", name) for n, name in enumerate(("Anna", "Ben", "Cleo"))], None)
    shown.narrow("cl")
    assert [str(option.prompt) for option in shown.options] == ["3 Cleo"]
    assert shown.marked == Offered(2, "", "Cleo")
