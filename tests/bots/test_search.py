"""The search finds what can be found, and knows how sure it is."""

from __future__ import annotations

import pytest
from kit.dash import SIDES, WALK, Dash

import pasch
from pasch.bots.errors import OutOfTime
from pasch.bots.guide import Guide
from pasch.bots.levels import guide_of
from pasch.bots.search import Plan, Search, _ranked, plans
from pasch.bots.solved import _over
from pasch.engine.rng import Rng
from pasch.engine.state import State
from pasch.games.mal_anders.state import MalAnders


def mal_anders(men: list[int], beside: list[int], dice: list[int]) -> MalAnders:
    """Seat 0 has thrown these dice."""
    state = MalAnders(2, False, -1)
    state.men = men
    state.beside = beside
    state.resume(0, 1, dice, 0)
    return state


def test_plans_go_on_until_somebody_else_acts() -> None:
    state = mal_anders([1 << 0 | 1 << 5, 1 << 3], [2, 3], [1, 2, 4, 4])
    found = plans(state)
    for plan in found:
        after: pasch.State = state
        for action in plan.steps:
            assert after.actor() == 0
            after = after.child(action)
        assert after.actor() != 0


def test_plans_to_the_same_position_are_one() -> None:
    state = mal_anders([1 << 0 | 1 << 5, 1 << 3], [2, 3], [1, 2, 4, 4])
    keys = []
    for plan in plans(state):
        after: pasch.State = state
        for action in plan.steps:
            after = after.child(action)
        keys.append(after.key())
    assert len(set(keys)) == len(keys)
    assert {first for plan in plans(state) for first in plan.firsts} == set(state.legal())


def test_plans_stay_few() -> None:
    state = mal_anders([1 << 0 | 1 << 5, 1 << 3], [2, 3], [1, 2, 4, 4])
    assert [plan.steps for plan in plans(state, most=3)] == [[a] for a in state.legal()]


@pytest.mark.parametrize("guide", [Guide(), guide_of("mal_anders")])
def test_the_win_at_hand_is_taken(guide: Guide) -> None:
    state = mal_anders([0b111 << 25 | 1 << 20, 1 << 27 | 1 << 26 | 1 << 22], [0, 1], [1, 3, 6, 6])
    best = Search(guide, 60, 0.0).study(state, Rng(4))[0]
    assert best.mean() == 1.0
    assert state.child(best.steps[0]).places() == [1, 2]


def test_the_error_shrinks_with_the_playouts() -> None:
    plan = Plan([1])
    errors = []
    for number in range(400):
        plan.add(float(number % 2))
        if number in (3, 99, 399):
            errors.append(plan.error())
    assert errors == sorted(errors, reverse=True)
    assert errors[-1] == pytest.approx(0.5 / 399**0.5)
    assert plan.mean() == 0.5


def test_the_budget_is_kept() -> None:
    state = mal_anders([1 << 0 | 1 << 5, 1 << 3], [2, 3], [1, 2, 4, 4])
    found = Search(guide_of("mal_anders"), 500, 0.0).study(state, Rng(4))
    assert 400 <= sum(plan.playouts for plan in found) <= 500
    assert found[0].playouts == max(plan.playouts for plan in found)


def test_out_of_time_is_who_could_not_try_every_plan_as_often_as_it_takes() -> None:
    """One playout of each always fits; the time is over after it."""
    state = mal_anders([1 << 0 | 1 << 5, 1 << 3], [2, 3], [1, 2, 4, 4])
    hurried = Search(guide_of("mal_anders"), 500, 1e-9)
    found = hurried.study(state, Rng(4), least=1)
    assert max(plan.playouts for plan in found) == 1
    with pytest.raises(OutOfTime):
        hurried.study(state, Rng(4), least=2)


def test_every_beginning_of_a_plan_leads_to_its_position() -> None:
    """Two moves in either order are one plan, which begins with either of them."""
    state = mal_anders([1 << 0 | 1 << 5, 1 << 3], [2, 3], [1, 2, 4, 4])
    several = [plan for plan in plans(state) if len(plan.firsts) > 1]
    assert several
    for plan in plans(state):
        assert plan.firsts[0] == plan.steps[0]
        assert len({*plan.firsts}) == len(plan.firsts)
        wanted = after(state, plan.steps).key()
        for first in plan.firsts:
            reached = [after(state.child(first), each.steps) for each in rest(state.child(first))]
            assert wanted in [each.key() for each in reached]


def after(state: State, steps: list[int]) -> State:
    for action in steps:
        state = state.child(action)
    return state


def rest(state: State) -> list[Plan]:
    """How the same seat may go on; not at all where it is somebody else's turn."""
    if state.actor() == 0:
        return plans(state)
    nothing = Plan([0])
    nothing.steps.clear()
    return [nothing]


def test_what_was_tried_longest_comes_first_not_what_was_lucky_once() -> None:
    lucky, tried, worse = Plan([1]), Plan([2]), Plan([3])
    lucky.add(1.0)
    for number in range(40):
        tried.add(float(number % 2))
        worse.add(float(number % 4 == 0))
    assert _ranked([lucky, worse, tried]) == [tried, worse, lucky]


class Drawing(Guide):
    """Draws so many numbers for each of its choices."""

    def __init__(self, draws: int) -> None:
        super().__init__()
        self.draws = draws

    def pick(self, state: State, rng: Rng) -> int:
        for _ in range(self.draws):
            rng.below(6)
        return state.legal()[0]


class Watched(Dash):
    """Remembers every throw, of its copies too."""

    def __init__(self, seats: int, thrown: list[int]) -> None:
        super().__init__(seats)
        self.thrown = thrown

    def apply(self, action: int) -> None:
        if not self.pips:
            self.thrown.append(action)
        super().apply(action)

    def copy(self) -> Watched:
        twin = Watched(len(self.steps), self.thrown)
        twin.steps, twin.turn, twin.pips = self.steps[:], self.turn, self.pips
        return twin


def test_dice_do_not_depend_on_what_the_guide_draws() -> None:
    """Else plans would not be compared under equal luck."""
    thrown = []
    for draws in (0, 3):
        state = Watched(2, [])
        state.pips = 1
        Search(Drawing(draws), 4, 0.0).study(state, Rng(5))
        thrown.append(state.thrown)
    assert thrown[0] == thrown[1] != []


class Noting(Guide):
    """Remembers what it draws, and walks on."""

    def __init__(self) -> None:
        super().__init__()
        self.drawn: list[int] = []

    def pick(self, state: State, rng: Rng) -> int:
        self.drawn.append(int(rng.below(SIDES)))
        return WALK


def test_what_the_guide_draws_are_not_the_dice() -> None:
    """From one stream they would be the same numbers: luck and choice would go together."""
    guide, state = Noting(), Watched(2, [])
    state.pips = 1
    Search(guide, 40, 0.0).study(state, Rng(5))
    pairs = list(zip(guide.drawn, state.thrown, strict=False))
    assert len(pairs) > 100
    alike = sum(drawn == thrown for drawn, thrown in pairs)
    assert alike < len(pairs) / 2  # a third of them, by chance


class Often(Dash):
    """A dash in which everybody who stands on an odd field goes on."""

    def apply(self, action: int) -> None:
        seat, moves = self.turn, self.pips
        super().apply(action)
        if moves and self.steps[seat] % 2:
            self.turn = seat

    def copy(self) -> Often:
        twin = Often(len(self.steps))
        twin.steps, twin.turn, twin.pips = self.steps[:], self.turn, self.pips
        return twin


class Horizon(Guide):
    """Judges after the turn has passed so often, and remembers whose it was then."""

    def __init__(self, horizon: int) -> None:
        super().__init__(horizon=horizon)
        self.judged: set[int] = set()

    def pick(self, state: State, rng: Rng) -> int:
        return WALK

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Often)
        self.judged.add(state.turn)
        return 0.5


@pytest.mark.parametrize(("horizon", "turn"), [(1, 1), (2, 2), (3, 0)])
def test_a_playout_ends_when_the_turn_has_passed_so_often(horizon: int, turn: int) -> None:
    """That somebody goes on is no turn of its own."""
    guide, state = Horizon(horizon), Often(3)
    state.pips = 1
    Search(guide, 12, 0.0).study(state, Rng(5))
    assert guide.judged == {turn}


class Prefers(Guide):
    """Judges every position at a glance, and likes one of them."""

    def __init__(self, liked: tuple[int, ...]) -> None:
        super().__init__(depth=1, wide=1)
        self.liked = liked

    def judges(self, state: State) -> bool:
        return True

    def worth(self, state: State, seat: int) -> float:
        return float(state.key() == self.liked)


class Alike(Guide):
    """Judges every position at once, and all of them the same."""

    def __init__(self) -> None:
        super().__init__(depth=1)

    def judges(self, state: State) -> bool:
        return True

    def worth(self, state: State, seat: int) -> float:
        return 0.5


@pytest.mark.parametrize("dice", [[1, 2, 4, 4], [1, 1, 2, 3], [2, 3, 3, 4], [3, 4, 5, 6]])
def test_each_round_keeps_the_better_half_and_of_an_odd_number_one_more(dice: list[int]) -> None:
    state = mal_anders([1 << 0 | 1 << 5, 1 << 3], [2, 3], dice)
    count = len(plans(state))
    found = [plan.playouts for plan in Search(Alike(), 900, 0.0).study(state, Rng(4))]
    rounds = sorted({*found}, reverse=True)  # the plans of each went so far
    kept, wanted = [sum(each >= least for each in found) for least in rounds], [count]
    while wanted[-1] > 4:
        wanted.append((wanted[-1] + 1) // 2)
    assert kept == wanted[::-1]


def test_what_looks_best_at_a_glance_is_looked_at_longer() -> None:
    state = mal_anders([1 << 0 | 1 << 5, 1 << 3], [2, 3], [1, 2, 4, 4])
    every = plans(state)
    assert len(every) > 2
    for wanted in every:
        after = state.copy()
        for action in wanted.steps:
            after.apply(action)
        studied = Search(Prefers(after.key()), 12, 0.0).study(state, Rng(1))
        assert studied[0].steps == wanted.steps
        assert [plan.playouts for plan in studied] == [12] + [0] * (len(every) - 1)


def test_a_win_that_is_shared_is_no_whole_one() -> None:
    for seed in range(400):
        state = pasch.load("simpsons").start(pasch.Setup(4, first=0))
        state.playout(Rng(seed))
        winners = state.places().count(1)
        if winners > 1:
            assert _over(state) == [float(place == 1) / winners for place in state.places()]
            return
    raise AssertionError("nobody shares a win")
