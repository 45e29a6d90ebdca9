"""Hints: sorted by what is shown, equal where nothing tells them apart, exact where solved."""

from __future__ import annotations

import io
import json
from argparse import Namespace
from pathlib import Path

import pytest

import pasch
from pasch.analysis import hints as module
from pasch.analysis.chances import Chance, Chances, chances
from pasch.analysis.estimate import Estimate
from pasch.analysis.evaluator import Players
from pasch.analysis.hints import Hint, Measured, _ranks, hints, measure
from pasch.bots.errors import ForeignView
from pasch.bots.search import Plan, plans
from pasch.console.console import Console
from pasch.console.screen import Screen
from pasch.engine.errors import NotYourTurn
from pasch.engine.rng import Rng
from pasch.engine.state import State
from pasch.games.mal_anders.state import MalAnders
from pasch.games.wonderful_world import phases
from pasch.games.wonderful_world.odds import Part2
from pasch.games.wonderful_world.state import WonderfulWorld
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
            found = hints(game, view, playouts=40, games=12, clock=False)
            told += 1
            assert 0 < len(found) <= 3
            assert len({each.action for each in found}) == len(found)
            assert [each.worth for each in found] == sorted(
                (each.worth for each in found), reverse=True
            )
            assert found[0].rank == 1
            for each in found:
                assert each.action in legal
                assert 0 <= each.worth <= 1
                assert each.exact == (each.error == 0)
                for language in LANGUAGES:
                    words = Speaker(language, id, NAMES)
                    assert all(words.say(reason) for reason in each.why)
                    assert words.say(measure(Players(game), found))
        table.play(actor, legal[int(rng.below(len(legal)))])
    assert told == 12


def winning() -> MalAnders:
    state = MalAnders(2, False, -1)
    state.men = [0b111 << 25 | 1 << 20, 1 << 20]
    state.beside = [0, 3]
    state.resume(0, 1, [1, 3, 6, 6], 0)
    return state


def test_the_win_at_hand_comes_first_and_is_exact() -> None:
    best, *others = hints(pasch.load("mal_anders"), winning(), playouts=200, games=40, clock=False)
    assert best.worth == 1.0
    assert best.exact
    assert "hint-goal" in {reason.key for reason in best.why}
    assert all(other.worth < 1.0 for other in others)


def ending() -> MalAnders:
    """One piece outside on each side: solved."""
    state = MalAnders(2, False, -1)
    state.men = [0b111 << 25 | 1 << 12, 0b111 << 25 | 1 << 3]
    state.beside = [0, 0]
    state.resume(0, 1, [1, 2, 2, 5], 0)
    return state


def test_the_hints_of_a_solved_ending_are_exact_and_the_best_of_all() -> None:
    game, state = pasch.load("mal_anders"), ending()
    players = Players(game)
    found = hints(game, state)
    assert all(each.exact and each.error == 0 for each in found)
    best: dict[int, float] = {}
    for plan in plans(state):
        after: State = state
        for action in plan.steps:
            after = after.child(action)
        [mine, _] = chances(players, after).seats
        assert mine.margin == 0
        for first in plan.firsts:
            best[first] = max(best.get(first, 0.0), mine.worth)
    assert found[0].worth == max(best.values())
    assert {each.action: each.worth for each in found}.items() <= best.items()
    assert measure(players, found).key == "chance-exact"


def part_2() -> WonderfulWorld:
    """Two piles show a 3, and one die of four does: from which is its card taken?"""
    state = WonderfulWorld(2, True, 0)
    for row, numbers in enumerate(((1, 3), (5, 2, 3), (6,))):
        for number in numbers:
            lying = {card for card in range(30) if not state.unseen >> card & 1}
            card = next(c for c in range(30) if c // 5 == number - 1 and c not in lying)
            state.unseen ^= 1 << card
            state.place(card, row)
    state.unseen = state.grey = state.landscapes = 0
    state.dice_of, state.left, state.phase = [2, 2], 4, phases.ROLLING
    for face in (3, 1, 1, 4):
        state.apply(face - 1)
    return state


def test_the_hints_of_part_2_are_those_of_the_lattice_to_the_last_digit() -> None:
    state = part_2()
    assert state.phase == phases.BEATING
    solved = Part2(state)
    found = hints(pasch.load("wonderful_world"), state)
    expected = {action: solved.win_chance(state.child(action)) for action in state.legal()}  # type: ignore[arg-type]
    assert {each.action: each.worth for each in found} == expected
    assert found[0].worth == max(expected.values())
    assert all(each.exact for each in found)


def test_a_figure_of_a_hint_is_that_of_the_position_it_leads_to() -> None:
    """Whoever follows the hint and asks for the odds then sees the same figure."""
    game = pasch.load("mal_anders")
    state = MalAnders(2, False, -1)
    state.men, state.beside = [1 << 2, 1 << 22], [3, 3]
    state.resume(0, 1, [3, 5, 1, 1], 0)
    for each in hints(game, state, playouts=60, games=30, clock=False):
        after = [
            chances(Players(game), walked(state, plan), games=30).seats[0].worth
            for plan in plans(state)
            if each.action in plan.firsts
        ]
        assert each.worth in after


def walked(state: State, plan: Plan) -> State:
    for action in plan.steps:
        state = state.child(action)
    return state


def test_throwing_out_is_a_reason() -> None:
    state = MalAnders(2, False, -1)
    state.men = [1 << 2, 1 << 22]  # seat 1's step 22 is seat 0's step 10
    state.beside = [3, 3]
    state.resume(0, 1, [3, 5, 1, 1], 0)
    best = hints(pasch.load("mal_anders"), state, playouts=400, games=40, clock=False)[0]
    words = Speaker("de", "mal_anders", NAMES)
    assert "Wirft eine Figur von Ben hinaus." in [words.say(reason) for reason in best.why]


def test_a_plan_is_told_to_its_end() -> None:
    state = MalAnders(2, False, -1)
    state.men = [1 << 2, 1 << 3]
    state.beside = [3, 3]
    state.resume(0, 1, [1, 2, 4, 4], 0)
    game = pasch.load("mal_anders")
    for each in hints(game, state, playouts=200, games=12, clock=False):
        after = state.child(each.action)
        assert after.actor() == 0  # there is a second pair to use
        then = [reason.values["choice"] for reason in each.why if reason.key == "hint-then"]
        assert len(then) == 1
        assert then[0] in [game.offer(after, action) for action in after.legal()]
        assert "hint-risks" not in {reason.key for reason in each.why}  # it may move on


def measured(*figures: tuple[float, float]) -> list[Measured]:
    return [
        Measured(Plan([place]), Chances([Chance(worth, margin)], 400), 0)
        for place, (worth, margin) in enumerate(figures)
    ]


@pytest.mark.parametrize(
    ("figures", "ranks"),
    [
        (((0.7, 0.05), (0.5, 0.05), (0.3, 0.05)), [1, 2, 3]),
        (((0.52, 0.05), (0.5, 0.05), (0.3, 0.05)), [1, 1, 3]),
        (((0.7, 0.05), (0.5, 0.05), (0.49, 0.05)), [1, 2, 2]),
        (((0.5, 0.0), (0.5, 0.0), (0.4999, 0.0)), [1, 1, 3]),
        (((0.52, 0.05), (0.5, 0.05), (0.48, 0.05)), [1, 1, 1]),
        # step by step nobody can tell them apart, but the last from the first
        (((0.6, 0.05), (0.55, 0.05), (0.5, 0.05)), [1, 1, 3]),
    ],
)
def test_what_cannot_be_told_apart_shares_a_rank(
    figures: tuple[tuple[float, float], ...], ranks: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here no duel can tell either."""
    monkeypatch.setattr(module, "duel", lambda *_, **__: Estimate(0.0, 0.1))
    assert _ranks(Players("mal_anders"), ending(), measured(*figures), None, 1.0) == ranks


def test_a_duel_under_equal_luck_may_tell_what_the_figures_cannot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    both = measured((0.52, 0.05), (0.5, 0.05))
    for worth, error, ranks in ((0.02, 0.005, [1, 2]), (-0.02, 0.005, [1, 1]), (0.0, 0.0, [1, 1])):
        monkeypatch.setattr(module, "duel", lambda *_, w=worth, e=error, **__: Estimate(w, e))
        assert _ranks(Players("mal_anders"), ending(), both, None, 1.0) == ranks


def test_nobody_gets_a_hint_while_dice_fall() -> None:
    game = pasch.load("mal_anders")
    with pytest.raises(NotYourTurn):
        hints(game, game.start(pasch.Setup(2, first=0)))


def test_a_view_of_another_game_is_refused() -> None:
    with pytest.raises(ForeignView, match="position of another game"):
        hints(pasch.load("simpsons"), ending())


def shown(what: str, position: str | None = None, at: int | None = None, json: bool = False) -> str:
    out = io.StringIO()
    console = Console("en", io.StringIO(), Screen(out), io.StringIO())
    options = Namespace(what=what, position=position, at=at, json=json)
    assert hint.run(options, console) == 0
    return out.getvalue()


@pytest.mark.parametrize(("dice", "text"), [((2, 3, 1, 4), "chance of winning"), ((), "no hint")])
def test_the_command_shows_them(tmp_path: Path, dice: tuple[int, ...], text: str) -> None:
    table = pasch.Table(pasch.load("mal_anders"), pasch.Setup(2, first=0), NAMES[:2])
    for face in dice:
        table.happen(face - 1)
    path = tmp_path / "match.pasch"
    table.save(path)
    assert text in shown(str(path))


def test_the_command_takes_a_position_and_a_moment_of_a_match(tmp_path: Path) -> None:
    game = pasch.load("mal_anders")
    position = tmp_path / "position.json"
    position.write_text(json.dumps(game.position(ending())))
    text = shown("mal_anders", str(position))
    assert "exact, if all play their best" in text
    data = json.loads(shown("mal_anders", str(position), json=True))
    found = hints(game, ending())
    assert [each["worth"] for each in data["hints"]] == [round(each.worth, 6) for each in found]
    assert all(each["exact"] for each in data["hints"])
    table = pasch.Table(game, pasch.Setup(2, first=0), NAMES[:2])
    for face in (2, 3, 1, 4, 5):
        if table.state.actor() == pasch.CHANCE:
            table.happen(face - 1)
        else:
            table.play(table.state.actor(), table.state.legal()[0])
    path = tmp_path / "match.pasch"
    table.save(path)
    assert json.loads(shown(str(path), at=4, json=True))["seat"] == 0
    assert json.loads(shown(str(path), at=3, json=True))["hints"] == []


@pytest.mark.parametrize("text", ["hint", "Tipp", "tipp"])
def test_a_hint_can_be_asked_for_at_the_table(text: str) -> None:
    found = command(text)
    assert found is not None
    assert found.name == "hint"


def test_a_slow_machine_has_hints_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search is out of time at once: what it proposes is measured all the same."""
    monkeypatch.setattr(module, "OF_A_MOVE", (1e-9,) * 4)
    monkeypatch.setattr(module, "SECONDS", 1e-9)
    game = pasch.load("nichts_als_aerger")
    table = pasch.Table(game, pasch.Setup(2))
    rng = Rng(8)
    while table.state.actor() < 0 or len(table.state.legal()) < 2:
        if table.state.actor() == pasch.CHANCE:
            table.roll(rng)
        else:
            table.play(table.state.actor(), table.state.legal()[0])
    view = table.view(table.state.actor())
    found = hints(game, view, games=12)
    assert {each.action for each in found} <= set(view.legal())
    assert [each.worth for each in found] == sorted((each.worth for each in found), reverse=True)


@pytest.mark.parametrize(
    ("worth", "error", "exact", "said"),
    [
        (0.523, 0.0001, False, "1"),  # what was played out is never without a doubt
        (0.523, 0.034, False, "3"),
        (0.5234, 0.0, True, "52.3"),
    ],
)
def test_a_figure_at_the_table_has_its_doubt(
    worth: float, error: float, exact: bool, said: str
) -> None:
    words = Speaker("en")
    told = hint._worth(words, Hint(0, 1, worth, error, exact, []))
    if exact:
        assert told == words.key("hint-worth-exact", chance=said)
    else:
        assert told == words.key("hint-worth", chance=52, error=int(said))
