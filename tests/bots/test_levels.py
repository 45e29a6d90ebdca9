"""The four levels: what they promise, what they refuse, who steps in."""

from __future__ import annotations

from importlib import import_module

import pytest
from kit.toy import toy

import pasch
from pasch.analysis.evaluator import Players
from pasch.bots import LEVELS, BadBudget, UnknownLevel, load
from pasch.bots.guide import Guide
from pasch.bots.levels import LevelBot, SafeBot, guide_of
from pasch.bots.search import plans
from pasch.engine.errors import NotYourTurn
from pasch.engine.rng import Rng
from pasch.engine.state import State
from pasch.games.mal_anders.state import MalAnders
from pasch.parts import BrokenPart

FEW = 6  # playouts: enough to go all the way, fast enough without a compiler


def decision(id: str, seats: int = 2, after: int = 5, seed: int = 3) -> pasch.Table:
    """A table at which somebody has more than one choice, some decisions into the game."""
    table = pasch.Table(pasch.load(id), pasch.Setup(seats))
    rng = Rng(seed)
    while True:
        actor = table.state.actor()
        assert actor != pasch.OVER
        if actor == pasch.CHANCE:
            table.roll(rng)
            continue
        legal = table.state.legal()
        after -= len(legal) > 1
        if after < 0 and len(legal) > 1:
            return table
        table.play(actor, legal[int(rng.below(len(legal)))])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("id", pasch.catalogue())
def test_every_level_of_every_game_plays_without_help(id: str, level: int) -> None:
    table = decision(id)
    actor = table.state.actor()
    bot = load(id, level, budget=FEW if level > 2 else None, clock=False)
    for seed in range(3):
        assert bot.choose(table.view(actor), Rng(seed)) in table.state.legal()
    assert bot.failures == 0


@pytest.mark.parametrize("id", pasch.catalogue())
def test_equal_seeds_give_equal_moves(id: str) -> None:
    table = decision(id, after=9)
    view = table.view(table.state.actor())
    key = view.key()
    first = [load(id, 4, FEW, clock=False).choose(view, Rng(seed)) for seed in range(4)]
    again = [load(id, 4, FEW, clock=False).choose(view, Rng(seed)) for seed in range(4)]
    assert first == again
    assert view.key() == key  # looking changes nothing


@pytest.mark.parametrize("level", [0, 5, -1, True, "3"])
def test_an_unknown_level_is_refused(level: int) -> None:
    with pytest.raises(UnknownLevel, match="levels: 1, 2, 3, 4"):
        load("mal_anders", level)


@pytest.mark.parametrize("budget", [0, -5])
def test_a_budget_of_nothing_is_refused(budget: int) -> None:
    with pytest.raises(BadBudget, match="at least 1"):
        load("mal_anders", 4, budget)


def test_nobody_chooses_while_dice_fall() -> None:
    view = pasch.load("mal_anders").start(pasch.Setup(2, first=0))
    with pytest.raises(NotYourTurn, match="nature"):
        load("mal_anders", 2).choose(view, Rng(1))


def test_nobody_chooses_when_it_is_over() -> None:
    state = pasch.load("mal_anders").start(pasch.Setup(2, first=0))
    pasch.playout(state, Rng(1))
    with pytest.raises(NotYourTurn, match="nobody"):
        load("mal_anders", 2).choose(state, Rng(1))


def test_the_master_plays_a_solved_ending_without_a_mistake() -> None:
    """Where casual players err, and a search may."""
    players = Players("mal_anders")
    bot = load("mal_anders", 4, budget=1, clock=False)
    slower = 0
    for dice in ([1, 2, 2, 5], [1, 1, 4, 6], [2, 3, 3, 6], [1, 4, 5, 6], [2, 2, 3, 4]):
        state = MalAnders(2, False, -1)
        state.men, state.beside = [0b111 << 25 | 1 << 12, 0b110 << 25 | 1 << 3], [0, 1]
        state.resume(0, 1, dice, 0)
        best = max(
            (found[0], plan.firsts)
            for plan in plans(state)
            if (found := players.exact(walked(state, plan.steps))) is not None
        )
        assert bot.choose(state, Rng(1)) in best[1]
        slower += bot.choose(state, Rng(1)) != players.guide.pick(state, Rng(1))
    assert slower, "the guide finds them all: this tells nothing"


def walked(state: State, steps: list[int]) -> State:
    for action in steps:
        state = state.child(action)
    return state


class Broken(Guide):
    def pick(self, state: State, rng: Rng) -> int:
        raise RuntimeError("a mistake of ours")


class Wrong(Guide):
    def pick(self, state: State, rng: Rng) -> int:
        return 99_999


@pytest.mark.parametrize("guide", [Broken(), Wrong()])
def test_a_lower_level_moves_for_one_that_fails(guide: Guide) -> None:
    table = decision("mal_anders")
    sound = guide_of("mal_anders")
    bot = SafeBot([LevelBot(guide, 0, 0, 0.0), LevelBot(sound, 0, 0, 0.0)])
    chosen = bot.choose(table.state, Rng(1))
    assert chosen == sound.pick(table.state, Rng(1))
    assert bot.failures == 1


def test_a_move_comes_even_when_every_level_fails() -> None:
    table = decision("mal_anders")
    bot = SafeBot([LevelBot(Broken(), 0, 0, 0.0)])
    assert bot.choose(table.state, Rng(1)) in table.state.legal()


def test_only_the_master_knows_what_is_solved() -> None:
    for level in LEVELS:
        knows = [bot.exact is not None for bot in load("mal_anders", level).bots]
        assert knows == [each == LEVELS[-1] for each in range(level, 0, -1)]


def test_a_budget_is_that_of_the_level_not_of_those_that_step_in() -> None:
    usual = guide_of("mal_anders").playouts
    tried = [bot.search.playouts for bot in load("mal_anders", 3, budget=7).bots]
    assert tried == [7, usual[1], usual[0]]
    assert 7 not in usual


def test_out_of_time_a_lower_level_moves() -> None:
    table = decision("mal_anders")
    sound = guide_of("mal_anders")
    bot = SafeBot([LevelBot(sound, 0, 100_000, 1e-9), LevelBot(sound, 0, 0, 0.0)])
    assert bot.choose(table.state, Rng(1)) == sound.pick(table.state, Rng(1))
    assert bot.failures == 1


def test_the_clock_ends_a_search_that_is_far_too_long() -> None:
    table = decision("mal_anders")
    bot = SafeBot([LevelBot(guide_of("mal_anders"), 0, 10_000_000, 0.3)])
    assert bot.choose(table.state, Rng(1)) in table.state.legal()
    assert bot.failures == 0


def test_a_game_that_is_none_has_no_bots() -> None:
    with pytest.raises(pasch.UnknownGame):
        load("nope", 3)


def test_a_guide_that_is_none_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(import_module("pasch.games.mal_anders.guide"), "GUIDE")
    with pytest.raises(BrokenPart, match=r"mal_anders\.guide lacks GUIDE"):
        guide_of("mal_anders")


def test_a_game_without_a_guide_has_all_levels() -> None:
    assert type(guide_of(toy())) is Guide
    table = decision("mal_anders")
    for slips, playouts in zip(Guide().slips, (4, 4, 8, 8), strict=True):
        bot = SafeBot([LevelBot(Guide(), slips, playouts, 0.0)])
        assert bot.choose(table.state, Rng(1)) in table.state.legal()
        assert bot.failures == 0


class Slipping(Guide):
    def pick(self, state: State, rng: Rng) -> int:
        return 0

    def slip(self, state: State, rng: Rng) -> int:
        return 1


@pytest.mark.parametrize("slips", [0, 1, 37, 100])
def test_a_bot_slips_so_often_in_a_hundred_and_not_once_more(slips: int) -> None:
    """The best of all, which never slips, does not do so once in a hundred moves either."""
    bot, view = LevelBot(Slipping(), slips, 0, 0.0), pasch.load("simpsons").start(pasch.Setup(2))
    for seed in range(300):
        slipped = bot.choose(view, Rng(seed)) == 1
        assert slipped == (int(Rng(seed).below(100)) < slips)
