"""A seat at a server's table: what becomes of an answer, without server and screen."""

from __future__ import annotations

from typing import Any

import pytest
from kit.loop import in_loop

import pasch
from pasch.client import Choice, Choices, Disconnected, Refused
from pasch.speech import Speaker
from pasch.terminal.app.joined_match import JoinedMatch, _same
from pasch.terminal.app.question import Question
from pasch.terminal.moments import UNDO

ASKED = Choices(
    5, 1, "What now?", [Choice(3, "a", "A"), Choice(0, "-", "pass"), Choice(4, "b", "B")]
)


class Seat:
    """Remembers what it was told to do; each of these errors is raised once."""

    seat, table = 1, None

    def __init__(self, *errors: Exception) -> None:
        self.errors = list(errors)
        self.done: list[Any] = []

    async def _do(self, what: Any) -> int:
        self.done.append(what)
        if self.errors:
            raise self.errors.pop(0)
        return 6

    async def move(self, choices: Choices, action: int) -> int:
        return await self._do((choices.v, action))

    async def take_back(self) -> int:
        return await self._do("take back")

    async def sync(self) -> None:
        self.done.append("sync")

    async def think(self, choices: Choices) -> None:
        self.done.append(f"think {choices.v}")


class Screen:
    """Answers every question with the next of these."""

    def __init__(self, *answers: int) -> None:
        self.answers = list(answers)
        self.words = Speaker("en", "mal_anders", ["Ann", "Ben"], 1)
        self.asked: list[Question] = []
        self.notices: list[str] = []
        self.question: Question | None = None

    async def ask(self, question: Question) -> int:
        self.asked.append(question)
        return self.answers.pop(0)

    def notice(self, text: str) -> None:
        self.notices.append(text)


async def answered(seat: Seat, screen: Screen, asked: Choices = ASKED) -> None:
    match = JoinedMatch(seat, pasch.load("mal_anders"), screen)  # type: ignore[arg-type]
    match._choices = asked
    await match._answer()


@in_loop
async def test_an_answer_that_is_taken_ends_the_question() -> None:
    seat, screen = Seat(), Screen(4)
    await answered(seat, screen)
    assert (seat.done, screen.notices) == ([(5, 4)], [])


@in_loop
async def test_what_is_refused_is_told_and_asked_again() -> None:
    seat, screen = Seat(Refused("illegal_action", "Not that.")), Screen(3, 4)
    await answered(seat, screen)
    assert (seat.done, screen.notices) == ([(5, 3), (5, 4)], ["Not that."])


@in_loop
async def test_what_came_too_late_is_not_asked_again_but_looked_at_anew() -> None:
    seat, screen = Seat(Refused("stale", "Too late.")), Screen(3)
    await answered(seat, screen)
    assert (seat.done, screen.notices) == ([(5, 3), "sync"], ["Too late."])


@in_loop
async def test_without_a_connection_nobody_is_asked_any_more() -> None:
    seat, screen = Seat(Disconnected("x", "gone")), Screen(3)
    await answered(seat, screen)
    assert seat.done == [(5, 3)]


@in_loop
async def test_a_move_is_taken_back_and_one_that_plays_itself_is_not_asked_for() -> None:
    seat, screen = Seat(), Screen(UNDO)
    await answered(seat, screen)
    assert seat.done == ["take back"]
    await answered(seat, screen, ASKED._replace(routine=4))
    assert (seat.done[1:], len(screen.asked)) == ([(5, 4)], 1)


@pytest.mark.parametrize("window", [False, True])
@in_loop
async def test_in_a_window_enter_lets_it_go_by_and_that_comes_last(window: bool) -> None:
    seat, screen = Seat(), Screen(3)
    await answered(seat, screen, ASKED._replace(window=window, passing=0))
    (question,) = screen.asked
    assert [offer.action for offer in question.offers] == [3, 4, 0]
    assert question.marked == (2 if window else None)
    assert (question.touched is not None) is window
    assert question.text == "What now?"


def test_a_question_is_the_same_whenever_it_is_asked_and_another_if_anything_else_differs() -> None:
    assert _same(ASKED, ASKED)
    assert _same(ASKED, ASKED._replace(v=9))
    assert _same(ASKED._replace(early=True), ASKED._replace(v=9, early=False))
    for other in (
        {"words": "And now?"}, {"choices": ASKED.choices[:2]}, {"window": True}, {"passing": 3},
        {"routine": 3}, {"seat": 0},
    ):  # fmt: skip
        assert not _same(ASKED, ASKED._replace(**other))


@in_loop
async def test_whoever_begins_to_answer_asks_for_time_once_in_each_window() -> None:
    seat = Seat()
    match = JoinedMatch(seat, pasch.load("mal_anders"), Screen())  # type: ignore[arg-type]
    for at in (5, 5, 8):
        match._think(ASKED._replace(v=at))
        assert match._thinking is not None
        await match._thinking
    assert seat.done == ["think 5", "think 8"]
