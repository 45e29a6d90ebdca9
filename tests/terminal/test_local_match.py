"""A question at one device, as it is put on the screen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from kit.loop import in_loop

import pasch
from pasch.engine.window import Window
from pasch.speech import Speaker
from pasch.terminal.app.local_match import LocalMatch
from pasch.terminal.app.question import Question
from pasch.terminal.match_flow import MatchFlow
from pasch.terminal.moments import UNDO, Decide


class Screen:
    """Keeps what is asked, and answers with the first choice."""

    def __init__(self, view: pasch.State) -> None:
        self.view = view
        self.asked: list[Question] = []

    def show_turn(self, text: str) -> None: ...

    async def ask(self, question: Question) -> int:
        self.asked.append(question)
        return question.offers[0].action


def thrown(on: list[str]) -> pasch.Table:
    """Anna has these two pieces on the track, or has them all beside the board."""
    game = pasch.load("mal_anders")
    position = game.position(game.start(pasch.Setup(2, first=0))) | {
        "throws": 1,
        "dice": [2, 3, 4, 4],
    }
    position["pieces"][0] |= {"beside": 4 - len(on), "on": on}
    return pasch.Table(game, game.placed(position), ["Anna", "Ben"])


@pytest.mark.parametrize(
    ("on", "window", "marked"),
    [
        ([], False, 0),  # the only choice: Enter takes it
        (["4", "12"], False, None),  # nothing is chosen for anybody
        (["4", "12"], True, -1),  # a window goes by
    ],
    ids=["one choice", "several", "a window"],
)
@in_loop
async def test_enter_alone_answers_only_what_is_no_choice(
    on: list[str], window: bool, marked: int | None, tmp_path: Path
) -> None:
    flow = MatchFlow(thrown(on), tmp_path / "x.pasch", Speaker("en"))
    screen: Any = Screen(flow.story.view)
    offers = flow.story.view.legal()
    assert (len(offers) > 1) == (marked != 0)
    passes = Window(offers[-1]) if window else None
    answer = await LocalMatch(flow, screen)._decide(Decide(0, passes))
    (question,) = screen.asked
    wanted = len(offers) - 1 if marked == -1 else marked
    assert question.marked == wanted
    assert question.undo == UNDO
    assert answer == question.offers[0].action
