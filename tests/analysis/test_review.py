"""Luck and skill add up: exactly where the game is solved, within the errors where it is not."""

from __future__ import annotations

import itertools
from math import sqrt

import pytest
from kit.dash import RUN, WALK, Dash, Solved, played

from pasch import Rng, Setup, Table, load
from pasch.analysis import chances as chances_module
from pasch.analysis import clock
from pasch.analysis import moments as moments_module
from pasch.analysis import review as review_module
from pasch.analysis.best import best, thinned
from pasch.analysis.chances import SECONDS, chances
from pasch.analysis.clock import Clock
from pasch.analysis.decision import Decision
from pasch.analysis.errors import NotOver
from pasch.analysis.estimate import Estimate, mean, total
from pasch.analysis.evaluator import Players, Playouts, won
from pasch.analysis.moments import Moment, moments
from pasch.analysis.path import LEAST, Path
from pasch.analysis.review import Review, review
from pasch.bots import match
from pasch.bots.guide import Guide
from pasch.bots.levels import CASUAL, LEVELS, LevelBot, guide_of
from pasch.bots.levels import load as load_bot
from pasch.engine.state import CHANCE, State, steps
from pasch.games.mal_anders.state import MalAnders


@pytest.fixture(autouse=True)
def _short_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slow machine makes them too, before the safety net does."""
    monkeypatch.setattr(chances_module, "MOST", 40)


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


def bots_match(game: str, seed: int) -> Table:
    """As people play it: much shorter than at random."""
    table = Table(load(game), Setup(2))
    match.play(table, [load_bot(game, CASUAL), load_bot(game, CASUAL)], seed)
    return table


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(8))
def test_luck_and_play_explain_the_whole_change_of_a_solved_game(seed: int, seats: int) -> None:
    for player in review(played(seed, seats), Solved(), work=1).players:
        explained = player.luck.worth + player.own_play.worth + player.others_play.worth
        assert player.first.worth + explained == pytest.approx(player.last, abs=1e-12)


@pytest.mark.parametrize("seed", range(8))
def test_with_perfect_values_own_play_is_exactly_what_was_given_away(seed: int) -> None:
    result = review(played(seed), Solved(), work=1)
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
    losses = [review(played(seed), Solved(), work=1).players[0].losses.worth for seed in range(20)]
    assert sum(losses) > 0.5


def test_the_sums_of_estimates_add_up_too() -> None:
    for player in review(bots_match("mal_anders", 5), work=1).players:
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


def test_equal_seeds_give_equal_reviews() -> None:
    table = bots_match("simpsons", 4)
    one, two = (review(table, Playouts(), work=40_000, seed=9) for _ in range(2))
    assert [step.loss for step in one.steps] == [step.loss for step in two.steps]
    assert one.players == two.players


def test_an_unfinished_match_is_refused() -> None:
    table = Table(load("mal_anders"), Setup(seats=2, first=0))
    with pytest.raises(NotOver):
        review(table, Playouts(), work=1)


def test_playouts_leave_the_position_as_it_is() -> None:
    state = load("mal_anders").start(Setup(seats=2, first=0))
    before = state.key()
    Playouts().look(state, Rng(1))
    assert state.key() == before


def test_the_error_of_a_mean_is_that_of_its_samples() -> None:
    rng = Rng(3)
    sample = [float(rng.below(2)) for _ in range(400)]
    estimate = mean(sample)
    assert estimate.error == pytest.approx(sqrt(0.25 / 400), rel=0.01)
    assert total([estimate, estimate]).error == pytest.approx(estimate.error * sqrt(2))


def test_what_is_sure_is_beyond_three_errors() -> None:
    assert Estimate(0.5, 0.1).least == pytest.approx(0.2)
    assert Estimate(0.5).least == 0.5
    assert total([Estimate(0.5, 0.3), Estimate(-0.2, 0.4)]) == pytest.approx((0.3, 0.5))


def test_errors_cover_the_truth_as_often_as_they_say() -> None:
    """About 95 of 100 intervals of two errors hold the true value."""
    state = Dash(2)
    truth = mean([Playouts().look(state, Rng(1, n))[0] for n in range(20000)]).worth
    inside = 0
    for seed in range(100):
        found = mean([Playouts().look(state, Rng(seed + 2, n))[0] for n in range(100)])
        inside += abs(found.worth - truth) <= 2 * found.error
    assert 88 <= inside <= 100


def test_progress_goes_from_nothing_to_all() -> None:
    shares: list[float] = []
    review(played(3), Playouts(), work=2000, progress=shares.append)
    assert shares == sorted(shares)
    assert shares[0] == 0
    assert shares[-1] == 1


def walking(steps: list[int], pips: int) -> Moment:
    """Seat 0 of a dash walks one."""
    state = Dash(2)
    state.steps, state.pips = steps, pips
    return Moment(0, 1, 0, state, state.child(WALK), state, WALK, True, ())


def test_a_decision_is_judged_by_the_exact_difference() -> None:
    moment = walking([2, 4], 3)  # they could have won at once
    assert best(moment.view, WALK, Solved(), seed=0) == RUN
    decision = Decision(moment, RUN, Solved(), seed=0)
    after_walking = Solved().look(moment.after, Rng(0))[0]
    assert decision.loss == Estimate(1 - after_walking)


def test_playouts_find_the_winning_run() -> None:
    moment = walking([2, 4], 3)
    assert best(moment.view, WALK, Playouts(), seed=1, looks=40) == RUN
    decision = Decision(moment, RUN, Playouts(), seed=1)
    decision.sample(40)
    truth = 1.0  # the other needs a walk of one, which never fails
    assert abs(decision.loss.worth - truth) <= 3 * decision.loss.error


def test_with_few_looks_many_choices_are_thinned_but_never_lose_the_chosen_one() -> None:
    table = finished("nichtlustig", 2, 3)
    moment = next(m for m in moments(table) if m.actor != CHANCE and len(m.view.legal()) == 128)
    tried: list[int] = []

    class Counting(Playouts):
        def look(self, state: State, rng: Rng) -> list[float]:
            tried.append(1)
            return super().look(state, rng)

    assert best(moment.view, moment.action, Counting(), 0, looks=8) in moment.view.legal()
    assert len(tried) < 60
    for chosen in (0, 77, 127):
        few = thinned(list(range(128)), chosen, 8)
        assert chosen in few
        assert len(few) <= 9
    assert thinned([3, 5, 7], 5, 8) == [3, 5, 7]


def test_whoever_plays_as_the_players_do_has_no_own_play_at_all() -> None:
    """The guide against itself: nothing is guessed, so nothing is off."""
    table = Table(load("mal_anders"), Setup(2))
    guide = guide_of("mal_anders")
    match.play(table, [LevelBot(guide, 0, 0, 0.0)] * 2, seed=4)
    level = next(each for each in LEVELS if guide.slips[each - 1] == 0)
    result = review(table, Players("mal_anders", level), work=1)
    for player in result.players:
        assert player.own_play == player.others_play == Estimate(0.0)
        assert player.first.worth + player.luck.worth == pytest.approx(player.last)


class Same(Dash):
    """A dash in which the first choice comes to the same, and only that one."""

    def apply(self, action: int) -> None:
        first = self.pips and not any(self.steps)
        super().apply(WALK if first else action)

    def copy(self) -> Same:
        twin = Same(len(self.steps))
        twin.steps, twin.turn, twin.pips = self.steps[:], self.turn, self.pips
        return twin


def test_a_choice_that_changes_nothing_changes_nothing_under_equal_luck() -> None:
    """With other dice for each of the two, it would seem to."""
    state = Same(2)
    state.steps, state.pips = [0, 0], 2
    moment = Moment(0, 1, 0, state, state.child(WALK), state, WALK, True, ())
    decision = Decision(moment, RUN, Playouts(), seed=3)
    decision.sample(60)
    assert [decision.change(seat).worth for seat in range(2)] == [0.0, 0.0]
    assert decision.loss.worth == 0.0


def test_neighbours_on_the_path_are_looked_at_under_equal_luck() -> None:
    """Twice the same position one after the other: no look tells them apart."""
    state = Dash(2)
    state.pips = 2
    still = Moment(0, 1, 0, state, state, state, WALK, True, ())
    over = list(moments(played(3)))[-1]
    path = Path([still, still, over], Playouts(), seed=2)
    path.look(Clock(10**9, None, lambda share: None), 1.0, most=50)
    assert path.looks == 50
    assert path.chances(0)[0].error > 0
    assert path.change(0) == [Estimate(0.0), Estimate(0.0)]


def test_a_few_samples_without_a_difference_do_not_prove_that_there_is_none() -> None:
    state = Same(2)
    state.steps, state.pips = [0, 0], 2
    decision = Decision(
        Moment(0, 1, 0, state, state.child(WALK), state, WALK, True, ()), RUN, Playouts(), seed=3
    )
    decision.sample(8)
    few = decision.loss.error
    decision.sample(72)
    assert 0.0 < decision.loss.error < few / 5


class Rarely(Playouts):
    """Would have run, the first time most likely and then hardly ever; it makes no difference."""

    def __init__(self) -> None:
        super().__init__()
        self.weights = [0.8, 0.1, 0.1]

    def would(self, state: State, rng: Rng) -> list[tuple[float, int]]:
        return [(self.weights.pop(0), RUN)]

    def look(self, state: State, rng: Rng) -> list[float]:
        return [0.5, 0.5]


def test_a_change_may_be_off_by_the_heaviest_of_what_was_likely() -> None:
    decision = Decision(walking([2, 1], 3), WALK, Rarely(), seed=3)
    decision.sample(3)
    assert decision.change(0) == Estimate(0.0, sqrt(0.8**2 / 2 / 3 / 4))
    assert decision.loss == Estimate(0.0)


def solved_review(seed: int) -> Review:
    return review(played(seed), Solved(), work=1)


def test_turning_points_are_what_changed_most_in_order() -> None:
    result = solved_review(3)
    points = result.turning_points
    assert points == sorted(points)
    assert len(points) == 3
    least = min(result.steps[place].weight for place in points)
    others = [step.weight for place, step in enumerate(result.steps) if place not in points]
    assert least >= max(others)


def test_what_may_be_luck_of_the_playouts_is_no_turning_point() -> None:
    for seed in range(3):
        result = review(bots_match("simpsons", seed), work=60_000)
        for place in result.turning_points:
            step = result.steps[place]
            assert any(abs(each.worth) > 1.96 * each.error for each in step.change)


def test_the_figures_of_a_review_are_those_of_odds_and_hints() -> None:
    result = review(bots_match("simpsons", 3), work=20_000)
    players = Players("simpsons")
    shown = [0, *result.turning_points]
    for place in shown:
        step = result.steps[place]
        again = chances(players, step.moment.before).seats
        assert [each.worth for each in step.before] == [each.worth for each in again]


def test_a_short_time_is_kept_and_a_long_one_looks_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on by a millisecond whenever somebody looks at it."""
    now = itertools.count()
    monkeypatch.setattr(clock, "perf_counter", lambda: next(now) / 1000)
    brief = review(played(3), Playouts(), work=10**9, seconds=0.05)
    before = next(now)
    longer = review(played(3), Playouts(), work=10**9, seconds=1.0)
    assert LEAST <= brief.looks < longer.looks
    assert next(now) - before < 1500


def test_a_solved_ending_is_judged_exactly_in_a_review() -> None:
    state = MalAnders(2, False, -1)
    state.men = [0b111 << 25 | 1 << 20, 0b111 << 25 | 1 << 3]
    state.beside = [0, 0]
    state.resume(0, 1, [1, 3, 6, 6], 0)
    players = Players("mal_anders")
    winning = next(action for action in state.legal() if state.child(action).places() == [1, 2])
    chosen = next(action for action in state.legal() if action != winning)
    assert best(state, chosen, players, seed=1) == winning
    after = players.exact(state.child(chosen))
    assert after is not None
    moment = Moment(0, 1, 0, state, state.child(chosen), state, chosen, True, ())
    decision = Decision(moment, winning, players, seed=1)
    decision.sample(2)
    assert decision.loss == Estimate(1 - after[0])


class Even(Solved):
    """Says of every position that it is as good as any other."""

    def exact(self, state: State) -> list[float] | None:
        return [0.5, 0.5]


@pytest.mark.parametrize("chosen", [WALK, RUN])
def test_nothing_is_better_than_what_was_chosen_if_it_is_only_as_good(chosen: int) -> None:
    assert best(walking([1, 1], 3).view, chosen, Even(), seed=0) == chosen


class Draw(Dash):
    """A dash that everybody has won."""

    def places(self) -> list[int]:
        return [1, 1, 2]


def test_a_shared_win_is_shared() -> None:
    state = Draw(3)
    state.steps = [5, 5, 0]
    assert won(state) == [0.5, 0.5, 0.0]
    assert Playouts().look(state, Rng(1)) == [0.5, 0.5, 0.0]
    assert [Guide().result(state, seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    assert [Guide(together=True).result(state, seat) for seat in range(3)] == [1.0, 1.0, 0.0]


@pytest.mark.parametrize(("seconds", "longest"), [(None, SECONDS), (1.0, 0.25), (100.0, SECONDS)])
def test_no_figure_takes_more_than_a_quarter_of_the_time(
    seconds: float | None, longest: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: set[float] = set()
    figure = review_module._figure

    def noted(*values: object) -> list[Estimate]:
        asked.add(values[-1])  # type: ignore[arg-type]
        return figure(*values)  # type: ignore[arg-type]

    monkeypatch.setattr(review_module, "_figure", noted)
    review(played(1), Solved(), work=1, seconds=seconds)
    assert asked == {longest}


def test_a_throw_is_free_if_any_of_its_dice_is(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(load("mal_anders"), Setup(2, first=0))
    for _ in range(4):
        table.happen(0)
    last_is_fixed = lambda state: [0] if len(state.dice) == 3 else [0, 1]  # noqa: E731
    monkeypatch.setattr(moments_module, "steps", last_is_fixed)
    first = next(iter(moments(table)))
    assert first.end == 4
    assert first.free


@pytest.mark.parametrize("game", ["mal_anders", "simpsons", "nichtlustig"])
def test_a_moment_is_free_if_anything_else_could_have_happened_in_it(game: str) -> None:
    """By itself: what was free before it, or comes after, does not matter."""
    table = finished(game, 2, 5)
    state = table.game.start(table.setup)
    found: set[tuple[bool, bool]] = set()
    for moment in moments(table):
        free = False
        for record in table.log[moment.start : moment.end]:
            free = free or len(steps(state)) > 1
            state.apply(record.action)
        assert moment.free == free
        found.add((moment.actor == CHANCE, free))
    assert {(False, False), (False, True), (True, True)} <= found


class Told:
    """Says of a position its own number."""

    spent = 0

    def look(self, state: float, rng: Rng) -> list[float]:
        return [state]

    def exact(self, state: float) -> None:
        return None


def test_only_after_what_had_to_happen_a_position_is_worth_as_much_as_before() -> None:
    every = [
        Moment(n, n + 1, 0, 10.0 * n, 10.0 * n + 10, None, 0, free, ())  # type: ignore[arg-type]
        for n, free in enumerate((True, False, True))
    ]
    walked = Path(every, Told(), 0)._walk(0)  # type: ignore[arg-type]
    assert walked == [[0.0], [10.0], [10.0], [30.0]]
