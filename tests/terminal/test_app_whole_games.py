"""Every game to its end in the app: by keys alone, and by the mouse alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from terminal.app_desk import AppDesk, new_table
from terminal.scripted import ScriptedConsole, logged, match, player

import pasch
from pasch.bots import load
from pasch.engine.rng import Rng
from pasch.terminal.app.choice_list import ChoiceList
from pasch.terminal.app.question import Question


def desk_for(id: str, folder: Path, language: str, size: tuple[int, int]) -> AppDesk:
    """Two people at one terminal, or one person alone."""
    names = "Anna,Ben" if pasch.load(id).seats[0] > 1 else "Anna"
    table = new_table(id, names, "0", 13, language)
    return AppDesk(table, folder / "x.pasch", language, size)


def wanted(desk: AppDesk, question: Question) -> int:
    """The place of a sensible choice in the list: games among beginners last too long."""
    flow = desk.match.flow
    view = flow.story.view
    actions = [offer.action for offer in question.offers]
    if min(actions) < 0:
        return 0  # a pause, a curtain or a call: go on
    return actions.index(load(flow.game, 1).choose(view, Rng(len(flow.table.log))))


@pytest.mark.long
@pytest.mark.parametrize("id", pasch.catalogue())
def test_by_keys(id: str, tmp_path: Path) -> None:
    """A number and Enter, or arrow keys and Enter."""
    desk = desk_for(id, tmp_path, "de", (60, 24))

    async def play(desk: AppDesk) -> None:
        question = await desk.question()
        while question is not None:
            place = wanted(desk, question)
            typed = [*str(place + 1)]
            if question.marked is None and place < 3:
                typed = ["down"] * (place + 1)
            question = await desk.answer(*typed, "enter")

    desk.play(play)
    assert pasch.open(tmp_path / "x.pasch").over


@pytest.mark.long
@pytest.mark.parametrize("id", pasch.catalogue())
def test_by_mouse(id: str, tmp_path: Path) -> None:
    desk = desk_for(id, tmp_path, "en", (80, 40))

    async def play(desk: AppDesk) -> None:
        question = await desk.question()
        choices = desk.table.query_one(ChoiceList)
        while question is not None:
            await desk.until(lambda: choices.size.height > 0)
            row = min(wanted(desk, question), choices.size.height - 1)
            await desk.pilot.click(ChoiceList, offset=(2, row))
            question = await desk.question(question)

    desk.play(play)
    assert pasch.open(tmp_path / "x.pasch").over


def test_the_app_and_the_lines_play_the_same_match(tmp_path: Path) -> None:
    lines = match(
        ScriptedConsole("en", player("en", lambda count: count)), tmp_path / "y.pasch", bots="2:1"
    )
    lines.run()
    table = new_table("mal_anders", "Anna,Ben", "2:1", 125)
    desk = AppDesk(table, tmp_path / "x.pasch", "en", (80, 24))

    async def last(desk: AppDesk) -> None:
        question = await desk.question()
        while question is not None:
            written = question.marked is None
            keys = (*str(len(question.offers)), "enter") if written else ("enter",)
            question = await desk.answer(*keys)

    desk.play(last)
    assert logged(desk.match.flow.table) == logged(lines.table)
