"""Luck and skill add up: exactly where the game is solved, within the errors where it is not."""

from __future__ import annotations

import itertools
from math import sqrt

import pytest
from kit.dash import RUN, Dash, Solved, played

from pasch import Rng, Setup, Table, load
from pasch.analysis import clock, path
from pasch.analysis.clock import LEAST, Clock
from pasch.analysis.decision import ROUNDS, judge, thinned
from pasch.analysis.errors import NotOver
from pasch.analysis.estimate import Estimate, mean, total
from pasch.analysis.evaluator import Guided, Playouts, evaluator_of
from pasch.analysis.moments import moments
from pasch.analysis.path import Path
from pasch.analysis.review import review
from pasch.bots.guide import Guide
from pasch.bots.levels import guide_of
from pasch.engine.state import CHANCE, OVER, State
from pasch.games.wonderful_world import evaluator as part_2
from pasch.games.wonderful_world import phases
from pasch.games.wonderful_world.odds import Part2
from pasch.games.wonderful_world.state import WonderfulWorld


def finished(game: str, seats: int, seed: int, **options: bool) -> Table:
    table = Table(load(game), Setup(seats=seats, options=options))
    rng = Rng(seed)
    while not table.over:
        if table.state.actor() == CHANCE:
            table.roll(rng)
        else:
            legal = table.state.legal()
            table.play(table.state.actor(), legal[int(rng.below(len(legal)))])
    return table


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(8))
def test_luck_and_play_explain_the_whole_change_of_a_solved_game(seed: int, seats: int) -> None:
    for player in review(played(seed, seats), Solved(), looks=1).players:
        explained = player.luck.worth + player.own_play.worth + player.others_play.worth
        assert player.first.worth + explained == pytest.approx(player.last, abs=1e-12)


@pytest.mark.parametrize("seed", range(8))
def test_with_perfect_values_own_play_is_exactly_what_was_given_away(seed: int) -> None:
    result = review(played(seed), Solved(), looks=1)
    for seat, player in enumerate(result.players):
        assert player.own_play.worth == pytest.approx(-player.losses.worth, abs=1e-12)
        assert player.others_play.worth == pytest.approx(
            result.players[1 - seat].losses.worth, abs=1e-12
        )
    assert all(step.loss.worth >= 0 for step in result.steps)


def test_the_luck_of_a_throw_is_zero_on_average() -> None:
    state = Dash(2)
    before = Solved().look(state, Rng(0))[0]
    after = [Solved().look(state.child(outcome), Rng(0))[0] for outcome in range(3)]
    assert sum(after) / 3 == pytest.approx(before, abs=1e-15)


def test_random_games_lose_something_somewhere() -> None:
    losses = [review(played(seed), Solved(), 1).players[0].losses.worth for seed in range(20)]
    assert sum(losses) > 0.5


def test_a_decision_is_judged_by_the_exact_difference() -> None:
    state = Dash(2)
    state.steps, state.turn, state.pips = [2, 4], 0, 3
    verdict = judge(state, 0, Solved(), looks=1, seed=0)  # they could have won at once
    assert verdict.best == RUN
    after_walking = Solved().look(state.child(0), Rng(0))[0]
    assert verdict.loss.worth == 1 - after_walking


def test_with_few_looks_many_choices_are_thinned_but_never_lose_the_chosen_one() -> None:
    table = finished("nichtlustig", 2, 3)
    moment = next(m for m in moments(table) if m.actor != CHANCE and len(m.view.legal()) == 128)
    tried: list[int] = []

    class Counting(Playouts):
        def look(self, state: State, rng: Rng) -> list[float]:
            tried.append(1)
            return super().look(state, rng)

    best = judge(moment.view, moment.action, Counting(), looks=8, seed=0).best
    assert best in moment.view.legal()
    assert len(tried) < 60
    for chosen in (0, 77, 127):
        few = thinned(list(range(128)), chosen, 8)
        assert chosen in few
        assert len(few) <= 9
    assert thinned([3, 5, 7], 5, 8) == [3, 5, 7]


def test_playouts_find_the_winning_run() -> None:
    state = Dash(2)
    state.steps, state.turn, state.pips = [2, 4], 0, 3
    verdict = judge(state, 0, Playouts(), looks=40, seed=1)
    assert verdict.best == RUN
    truth = 1.0  # the other needs a walk of one, which never fails
    assert abs(verdict.loss.worth - truth) <= 3 * verdict.loss.error + 1e-12


def test_the_sums_of_estimates_add_up_too() -> None:
    for player in review(finished("mal_anders", 2, 5), looks=3).players:
        explained = player.luck.worth + player.own_play.worth + player.others_play.worth
        assert player.first.worth + explained == pytest.approx(player.last, abs=1e-9)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("mal_anders", 3, {}), ("nichtlustig", 2, {}), ("simpsons", 3, {}),
     ("wonderful_world", 2, {"open_hands": False})],
)  # fmt: skip
def test_moments_cover_the_log_without_a_gap(
    game: str, seats: int, options: dict[str, bool]
) -> None:
    table = finished(game, seats, 3, **options)
    every = list(moments(table))
    assert [moment.end for moment in every[:-1]] == [moment.start for moment in every[1:]]
    assert (every[0].start, every[-1].end) == (0, len(table.log))
    assert every[-1].after.key() == table.state.key()
    for moment in every:
        actors = {record.actor for record in table.log[moment.start : moment.end]}
        assert actors == {moment.actor}
        if moment.actor != CHANCE:
            assert moment.end == moment.start + 1
            assert moment.action in moment.view.legal()


def test_a_decision_is_judged_by_what_its_actor_knew() -> None:
    table = finished("simpsons", 3, 2)
    secret = [moment for moment in moments(table) if moment.view.key() != moment.before.key()]
    assert secret, "nobody bet behind a hidden bet"
    for moment in secret:
        seat = moment.actor
        seen = table.seen_by(seat)[: moment.start]
        view = table.game.start(table.setup)
        for record in seen:
            view.apply(record.action)
        assert moment.view.key() == view.key()


def test_where_nothing_else_could_happen_nothing_changes() -> None:
    result = review(finished("simpsons", 3, 2), Playouts(), looks=2)
    certain = [step for step in result.steps[:-1] if not step.moment.free]
    assert certain
    assert all(change == Estimate(0.0, 0.0) for step in certain for change in step.change)


def test_equal_seeds_give_equal_reviews() -> None:
    table = finished("simpsons", 2, 4)
    one, two = (review(table, Playouts(), looks=4, seed=9) for _ in range(2))
    assert [step.loss for step in one.steps] == [step.loss for step in two.steps]
    assert one.players == two.players


def test_there_are_three_turning_points_in_order() -> None:
    result = review(played(3), Solved(), looks=1)
    points = result.turning_points()
    assert points == sorted(points)
    assert len(points) == 3
    least = min(result.steps[place].weight for place in points)
    others = [step.weight for place, step in enumerate(result.steps) if place not in points]
    assert least >= max(others)


def test_an_unfinished_match_is_refused() -> None:
    table = Table(load("mal_anders"), Setup(seats=2, first=0))
    with pytest.raises(NotOver):
        review(table, Playouts(), looks=1)


def test_playouts_leave_the_position_as_it_is() -> None:
    state = load("mal_anders").start(Setup(seats=2, first=0))
    before = state.key()
    Playouts().look(state, Rng(1))
    assert state.key() == before


class Runner(Guide):
    """A guide that always runs, and says who is ahead."""

    def __init__(self, horizon: int) -> None:
        super().__init__(horizon=horizon)

    def pick(self, state: State, rng: Rng) -> int:
        return state.legal()[-1]

    def worth(self, state: State, seat: int) -> float:
        steps = state.returns()
        return steps[seat] / max(1, sum(steps))

    def result(self, state: State, seat: int) -> float:
        return float(state.places()[seat] == 1)


def test_a_guide_plays_by_its_own_hand() -> None:
    state = Dash(2)
    state.steps = [0, 4]  # a walk of one wins for the other, unless they are run down at once
    looks = [Guided(Runner(0)).look(state, Rng(0, stream)) for stream in range(50)]
    assert all(sorted(look) == [0.0, 1.0] for look in looks)
    run = state.copy()
    assert looks[0] == Guided(Runner(0)).look(run, Rng(0))
    assert run.key() == state.key()


def test_a_guide_is_asked_where_it_looks_no_further() -> None:
    state = Dash(2)
    state.steps, state.pips = [1, 3], 2
    now = [0.25, 0.75]
    found = Guided(Runner(1)).look(state, Rng(0))
    assert sum(found) == pytest.approx(1)
    assert found != now  # the other one is asked too, a throw later
    later = [2 * both - first for both, first in zip(found, now, strict=True)]
    assert all(0 <= each <= 1 for each in later)
    assert Guided(Runner(2)).look(state, Rng(0)) != found


def test_the_error_of_a_mean_is_that_of_its_samples() -> None:
    rng = Rng(3)
    sample = [float(rng.below(2)) for _ in range(400)]
    estimate = mean(sample)
    assert estimate.error == pytest.approx(sqrt(0.25 / 400), rel=0.01)
    assert total([estimate, estimate]).error == pytest.approx(estimate.error * sqrt(2))


def test_errors_cover_the_truth_as_often_as_they_say() -> None:
    """About 95 of 100 intervals of two errors hold the true value."""
    state = Dash(2)
    truth = mean([Playouts().look(state, Rng(1, n))[0] for n in range(20000)]).worth
    inside = 0
    for seed in range(100):
        found = mean([Playouts().look(state, Rng(seed + 2, n))[0] for n in range(100)])
        inside += abs(found.worth - truth) <= 2 * found.error
    assert 88 <= inside <= 100


def test_the_error_of_a_sum_knows_that_its_parts_share_their_looks() -> None:
    """All changes together lead from the first chance to the end: their error is the first's."""
    table = played(3)
    every = list(moments(table))
    path = Path(every, Playouts(), seed=2)
    path.look(50, Clock(None, lambda share: None))
    whole = path.changes(range(len(every)))
    for seat, first in enumerate(path.chances(0)):
        assert whole[seat].worth == pytest.approx(path.last[seat] - first.worth)
        assert whole[seat].error == pytest.approx(first.error)


def test_a_short_time_is_kept_and_a_long_one_looks_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on by a millisecond whenever somebody looks at it."""
    now = itertools.count()
    for module in (clock, path):
        monkeypatch.setattr(module, "perf_counter", lambda: next(now) / 1000)
    table = finished("simpsons", 2, 4)
    brief = review(table, Playouts(), looks=10**6, seconds=0.05)
    before = next(now)
    longer = review(table, Playouts(), looks=10**6, seconds=1.5)
    assert LEAST <= brief.looks < longer.looks
    assert next(now) - before < 3000


def test_progress_goes_from_nothing_to_all() -> None:
    shares: list[float] = []
    review(played(3), Playouts(), looks=5, progress=shares.append)
    assert shares == sorted(shares)
    assert shares[0] == 0
    assert shares[-1] == 1


def test_wonderful_world_is_judged_exactly_once_part_2_has_begun() -> None:
    guide, evaluator = guide_of("wonderful_world"), evaluator_of("wonderful_world")
    state = load("wonderful_world").start(Setup(seats=2))
    rng = Rng(3)
    begun = 0
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.apply(state.chance().sample(rng))
        else:
            state.apply(guide.pick(state, rng))
        assert isinstance(state, WonderfulWorld)
        if state.phase == phases.ROLLING and state.dice == 0:
            exact = Part2(state).win_chance(state)
            assert evaluator.look(state, Rng(1)) == pytest.approx([exact, exact])
            begun += 1
    assert begun > 1
    assert evaluator.look(state, Rng(1)) == [float(state.places() == [1, 1])] * 2


def test_only_a_few_beginnings_of_part_2_are_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each takes long; those that could have been are then judged like part 1."""
    solved: list[State] = []

    class Counted(Part2):
        def __init__(self, state: WonderfulWorld) -> None:
            super().__init__(state)
            solved.append(state)

    monkeypatch.setattr(part_2, "Part2", Counted)
    evaluator = evaluator_of("wonderful_world")
    for card in range(30):
        state = WonderfulWorld(2, True, 0)
        state.place(card, 0)
        state.dice_of, state.left, state.phase = [2, 2], 4, phases.ROLLING
        for _ in range(2):
            assert 0 < evaluator.look(state, Rng(1))[0] < 1
    assert len(solved) == part_2.MOST


def test_a_guess_that_favours_whoever_is_next_makes_no_decision_look_good() -> None:
    """Both seats stand alike and the guide errs by a fifth: walking still changes nothing."""

    class Flatterer(Guide):
        def pick(self, state: State, rng: Rng) -> int:
            return state.legal()[0]

        def worth(self, state: State, seat: int) -> float:
            return 0.7 if seat == state.actor() else 0.3

    guided = Guided(Flatterer(horizon=1))
    state = Dash(2)
    state.pips = 1
    assert guided.look(state, Rng(0)) == pytest.approx([0.5, 0.5])
    assert guided.look(state.child(0), Rng(0)) == pytest.approx([0.5, 0.5])


def test_decisions_that_take_longer_than_planned_get_fewer_looks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each of a hundred takes four times its plan, and still the time is kept."""
    now = 0.0
    monkeypatch.setattr(clock, "perf_counter", lambda: now)
    watch = Clock(25.0, lambda share: None)
    now = 10.0
    for number in range(100):
        now += 4 * (ROUNDS + 2) * 0.001 * watch.looks(0.001, number, 100, most=4000)
    assert 15 < now < 26


def test_every_position_knows_how_long_a_look_takes() -> None:
    """Also one that was not looked at itself, for nothing else could come before it."""
    every = list(moments(finished("nichts_als_aerger", 2, 5)))[:80]
    path = Path(every, evaluator_of("nichts_als_aerger"), seed=2)
    path.look(2, Clock(None, lambda share: None))
    assert not all(moment.free for moment in every)
    assert all(path.seconds_a_look(number) > 0 for number in range(len(every)))
