"""What the guides have learned: read right, sane, small, and the same from every seat."""

from __future__ import annotations

from array import array
from importlib.resources import files
from math import exp

import pytest

import pasch
from pasch.bots import load
from pasch.bots.guide import anything
from pasch.bots.learned import LearnedGuide
from pasch.bots.levels import guide_of
from pasch.bots.net import Net, read
from pasch.engine.rng import Rng
from pasch.games.mal_anders.exact.endings import table
from pasch.games.mal_anders.state import MalAnders
from pasch.games.simpsons.state import BETTING, STAKING, Simpsons

LARGEST = 300_000  # bytes of a game
LEARNED = [id for id in pasch.catalogue() if isinstance(guide_of(id), LearnedGuide)]


def test_a_network_is_a_hidden_layer_and_a_straight_way_past_it() -> None:
    """Two features, one hidden unit, two seats; the last of a row is the unit's own."""
    numbers = [2, 1, 2, 0.5, -2.0, 0.25, 0.1, 0.2, 0.3, 0.0, 0.0, -0.1, 2.0, -1.0]
    net = Net([float(number) for number in numbers])
    first, second = exp(0.3 + 0.1 + 2 * 0.75), exp(-0.1 - 0.75)
    assert net.chances([0]) == pytest.approx([first / (first + second), second / (first + second)])
    first, second = exp(0.3 + 0.2), exp(-0.1)  # the hidden unit is off
    assert net.chances([1]) == pytest.approx([first / (first + second), second / (first + second)])


def test_a_file_holds_32_bit_numbers() -> None:
    numbers = array("f", [1, 0, 2, 1.5, 0.0, 0.0, 0.0])
    assert read(numbers.tobytes()).chances([0])[0] == pytest.approx(exp(1.5) / (exp(1.5) + 1))


def test_a_network_that_is_cut_short_is_refused() -> None:
    with pytest.raises(ValueError, match="a network of 6 numbers"):
        read(array("f", [1, 0, 2, 1.5, 0.0, 0.0]).tobytes())


@pytest.mark.parametrize("id", pasch.catalogue())
def test_what_a_game_has_learned_is_small(id: str) -> None:
    folder = files(f"pasch.games.{id}").joinpath("learned")
    if folder.is_dir():
        assert sum(len(file.read_bytes()) for file in folder.iterdir()) <= LARGEST


def positions(id: str, seats: int, seed: int) -> list[pasch.State]:
    """Those of a game at random that the guide judges."""
    guide, rng = guide_of(id), Rng(seed)
    state = pasch.load(id).start(pasch.Setup(seats))
    found: list[pasch.State] = []
    while state.actor() != pasch.OVER:
        if guide.judges(state):
            found.append(state.copy())
        nature = state.actor() == pasch.CHANCE
        state.apply(state.chance().sample(rng) if nature else anything(state, rng))
    return found


@pytest.mark.parametrize("id", LEARNED)
def test_the_chances_of_all_seats_add_up_to_one(id: str) -> None:
    guide = guide_of(id)
    for seats in pasch.load(id).seats:
        found = positions(id, seats, seats)
        assert found
        for state in found[:: max(1, len(found) // 8)]:
            chances = [guide.worth(state, seat) for seat in range(seats)]
            assert sum(chances) == pytest.approx(1.0)
            assert min(chances) >= 0.0


@pytest.mark.parametrize("id", LEARNED)
def test_features_are_numbers_below_their_count_each_once(id: str) -> None:
    guide = guide_of(id)
    assert isinstance(guide, LearnedGuide)
    for seats in pasch.load(id).seats:
        for seed in range(3):
            for state in positions(id, seats, seed):
                if guide.learns(state):
                    active = guide.features(state)
                    assert len(set(active)) == len(active)
                    assert 0 <= min(active) <= max(active) < guide.count(seats)


@pytest.mark.parametrize("id", LEARNED)
def test_who_is_about_to_win_is_seen(id: str) -> None:
    """Near the end of games among guides, the winner's chance is above the others' mean."""
    guide = guide_of(id)
    seats = 2
    right = total = 0.0
    for seed in range(30):
        rng = Rng(seed)
        state = pasch.load(id).start(pasch.Setup(seats))
        judged: list[pasch.State] = []
        while state.actor() != pasch.OVER:
            if guide.judges(state):
                judged.append(state.copy())
            nature = state.actor() == pasch.CHANCE
            state.apply(state.chance().sample(rng) if nature else guide.pick(state, rng))
        for seat in range(seats):
            if state.places()[seat] == 1 and judged:
                right += guide.worth(judged[-1], seat)
                total += 1
    assert right / total > 0.65


def test_a_network_for_other_features_is_refused() -> None:
    class Other(LearnedGuide):
        def count(self, seats: int) -> int:
            return 1

    guide = Other("pasch.games.mal_anders", (0, 0, 0, 0), (0, 0, 0, 0))
    with pytest.raises(ValueError, match=r"run tools/train\.py"):
        guide.net(2)


def test_solved_endings_come_before_what_was_learned() -> None:
    state = MalAnders(2, False, 0)
    state.men = [0b111 << 25 | 1 << 20, 0b11 << 26 | 1 << 22 | 1 << 3]
    state.beside = [0, 0]
    guide = guide_of("mal_anders")
    exact = table().chance(*state.men)
    assert guide.worth(state, 0) == exact
    assert guide.worth(state, 1) == 1 - exact


def test_who_races_for_second_place_is_judged_against_the_others() -> None:
    state = MalAnders(3, True, 1)
    state.men = [0b1111 << 24, 0b111 << 25, 1 << 5]
    state.beside = [0, 1, 3]
    state.rank = [1, 0, 0]
    state.finished = 1
    guide = guide_of("mal_anders")
    assert guide.worth(state, 1) > guide.worth(state, 2)


@pytest.mark.parametrize("level", [1, 2])
def test_level_2_of_simpsons_never_risks_half_its_chips_at_once(level: int) -> None:
    bot = load("simpsons", level)
    bets = 0
    for seed in range(12):
        rng = Rng(seed)
        state = pasch.load("simpsons").start(pasch.Setup(2 + seed % 3))
        assert isinstance(state, Simpsons)
        while state.actor() != pasch.OVER:
            if state.actor() == pasch.CHANCE:
                state.apply(state.chance().sample(rng))
                continue
            seat, phase = state.actor(), state.phase
            state.apply(bot.choose(state, rng))
            if phase in (STAKING, BETTING) and state.bets[seat]:
                bets += 1
                assert abs(state.bets[seat]) < max(state.chips[seat] / 2, 1.5)
    assert bets > 100
