"""Hints: the best first, with an honest error and words in both languages."""

from __future__ import annotations

import io
from argparse import Namespace
from pathlib import Path

import pytest

import pasch
from pasch.analysis.hints import _glance_first, hints
from pasch.bots.search import Plan
from pasch.console.console import Console
from pasch.console.screen import Screen
from pasch.engine.errors import NotYourTurn
from pasch.engine.rng import Rng
from pasch.games.mal_anders.state import MalAnders
from pasch.speech import LANGUAGES, Speaker
from pasch.terminal import hint
from pasch.terminal.inputs import command

NAMES = ["Anna", "Ben", "Cleo", "Dora"]


@pytest.mark.parametrize("id", pasch.catalogue())
def test_every_hint_of_a_game_can_be_said(id: str) -> None:
    game = pasch.load(id)
    table = pasch.Table(game, pasch.Setup(2))
    rng = Rng(8)
    told = 0
    while told < 12 and not table.over:
        actor = table.state.actor()
        if actor == pasch.CHANCE:
            table.roll(rng)
            continue
        view = table.view(actor)
        legal = view.legal()
        if len(legal) > 1:
            found = hints(game, view, rng, playouts=40, clock=False)
            told += 1
            assert 0 < len(found) <= 3
            assert len({each.action for each in found}) == len(found)
            for each in found:
                assert each.action in legal
                assert 0 <= each.worth <= 1
                assert each.error >= 0
                for language in LANGUAGES:
                    words = Speaker(language, id, NAMES)
                    assert all(words.say(reason) for reason in each.why)
        table.play(actor, legal[int(rng.below(len(legal)))])
    assert told == 12


def winning() -> MalAnders:
    state = MalAnders(2, False, -1)
    state.men = [0b111 << 25 | 1 << 20, 1 << 20]
    state.beside = [0, 3]
    state.resume(0, 1, [1, 3, 6, 6], 0)
    return state


def test_the_win_at_hand_comes_first_and_is_clear() -> None:
    best, *others = hints(pasch.load("mal_anders"), winning(), Rng(1), playouts=200, clock=False)
    assert best.worth == 1.0
    assert best.error == 0.0
    assert "hint-goal" in {reason.key for reason in best.why}
    assert all(other.worth < 1.0 for other in others)


def test_throwing_out_is_a_reason() -> None:
    state = MalAnders(2, False, -1)
    state.men = [1 << 2, 1 << 22]  # seat 1's step 22 is seat 0's step 10
    state.beside = [3, 3]
    state.resume(0, 1, [3, 5, 1, 1], 0)
    best = hints(pasch.load("mal_anders"), state, Rng(1), playouts=400, clock=False)[0]
    words = Speaker("de", "mal_anders", NAMES)
    assert "Wirft eine Figur von Ben hinaus." in [words.say(reason) for reason in best.why]


def test_a_plan_is_told_to_its_end() -> None:
    state = MalAnders(2, False, -1)
    state.men = [1 << 2, 1 << 3]
    state.beside = [3, 3]
    state.resume(0, 1, [1, 2, 4, 4], 0)
    game = pasch.load("mal_anders")
    for each in hints(game, state, Rng(1), playouts=200, clock=False):
        after = state.child(each.action)
        assert after.actor() == 0  # there is a second pair to use
        then = [reason.values["choice"] for reason in each.why if reason.key == "hint-then"]
        assert len(then) == 1
        assert then[0] in [game.offer(after, action) for action in after.legal()]
        assert "hint-risks" not in {reason.key for reason in each.why}  # it may move on


def test_what_cannot_be_told_apart_is_decided_at_a_glance() -> None:
    plans = [Plan([action]) for action in (7, 8, 9)]
    for plan, worth in zip(plans, (0.505, 0.5, 0.4), strict=True):
        plan.add(worth)
    assert [plan.steps[0] for plan in _glance_first(plans, 8)] == [8, 7, 9]
    assert [plan.steps[0] for plan in _glance_first(plans, 9)] == [7, 8, 9]


def test_nobody_gets_a_hint_while_dice_fall() -> None:
    game = pasch.load("mal_anders")
    with pytest.raises(NotYourTurn):
        hints(game, game.start(pasch.Setup(2, first=0)), Rng(1))


@pytest.mark.parametrize(("dice", "text"), [((2, 3, 1, 4), "chance of winning"), ((), "no hint")])
def test_the_command_shows_them(tmp_path: Path, dice: tuple[int, ...], text: str) -> None:
    table = pasch.Table(pasch.load("mal_anders"), pasch.Setup(2, first=0), NAMES[:2])
    for face in dice:
        table.happen(face - 1)
    path = tmp_path / "match.pasch"
    table.save(path)
    out = io.StringIO()
    console = Console("en", io.StringIO(), Screen(out), io.StringIO())
    assert hint.run(Namespace(file=str(path)), console) == 0
    assert text in out.getvalue()


@pytest.mark.parametrize("text", ["hint", "Tipp", "tipp"])
def test_a_hint_can_be_asked_for_at_the_table(text: str) -> None:
    found = command(text)
    assert found is not None
    assert found.name == "hint"
