"""How likely each seat is to win: exact where it is solved, else by whole games."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from math import inf

import pytest
from kit.dash import GAME as DASH
from kit.dash import Dash
from kit.toy import TOY

import pasch
from pasch import Rng, Setup
from pasch.analysis import chances as chances_module
from pasch.analysis import playing
from pasch.analysis.chances import LEAST, PILOT, chances, duel, seed_of
from pasch.analysis.estimate import margin, mean
from pasch.analysis.evaluator import Branch, Players
from pasch.analysis.odds import Section, odds
from pasch.analysis.playing import finish, play
from pasch.bots.errors import ForeignView, UnknownLevel
from pasch.bots.guide import Guide, anything
from pasch.bots.levels import load as load_bot
from pasch.engine.message import Message
from pasch.engine.state import CHANCE, OVER, State
from pasch.games.nichtlustig.state import ENDED, PROFESSOR, TALLYING, Nichtlustig
from pasch.games.simpsons.state import AGAINST, BETTING, FOR, STAKE, THROW, THROWING, Simpsons


def middle(id: str, seats: int = 2, steps: int = 40) -> State:
    state = pasch.load(id).start(Setup(seats))
    guide = Players(id).guide
    rng = Rng(5)
    for _ in range(steps):
        chance = state.actor() == CHANCE
        state.apply(state.chance().sample(rng) if chance else guide.pick(state, rng))
    return state


@pytest.mark.parametrize("id", pasch.catalogue())
def test_the_same_position_has_the_same_chances_whoever_asks(id: str) -> None:
    state = middle(id)
    one = chances(Players(id), state, games=12)
    again = chances(Players(id), state.copy(), games=12)
    assert one == again
    [section, *_] = odds(pasch.load(id), state, games=12)
    shown = [line.worth for line in section.lines]
    assert shown == [each.worth for each in one.seats][: len(shown)]
    assert seed_of(Players(id), state) != seed_of(Players(id), middle(id, steps=41))


def test_chances_of_seats_add_up_to_one_and_those_who_win_together_share_all() -> None:
    found = chances(Players("simpsons"), middle("simpsons", 3), games=40).seats
    assert sum(each.worth for each in found) == pytest.approx(1)
    both = chances(Players("wonderful_world"), middle("wonderful_world"), games=40).seats
    assert both[0] == both[1]


class Halves(Guide):
    """Two who tie at once."""

    def pick(self, state: State, rng: Rng) -> int:
        return state.legal()[0]


class Tie(Dash):
    def actor(self) -> int:
        return OVER

    def places(self) -> list[int]:
        return [1, 1]

    def copy(self) -> Tie:
        return self


def test_a_shared_win_is_shared_in_every_chance() -> None:
    result, _ = play(Halves(), 0, Tie(2), [], 1, 0)
    assert result == [0.5, 0.5]


class Slipping(Guide):
    """Counts what is chosen how."""

    def __init__(self) -> None:
        super().__init__(slips=(100, 30, 0, 0))
        self.slipped = 0
        self.picked = 0

    def pick(self, state: State, rng: Rng) -> int:
        self.picked += 1
        return anything(state, rng)

    def slip(self, state: State, rng: Rng) -> int:
        self.slipped += 1
        return anything(state, rng)


def test_players_slip_as_often_as_their_level_does() -> None:
    guide = Slipping()
    for stream in range(300):
        play(guide, 30, Dash(2), [], 7, stream)
    assert guide.slipped / (guide.slipped + guide.picked) == pytest.approx(0.3, abs=0.04)


class Greedy(Guide):
    """Draws more for its choices than others do; its dice must stay the same."""

    def __init__(self, draws: int) -> None:
        super().__init__()
        self.draws = draws

    def pick(self, state: State, rng: Rng) -> int:
        for _ in range(self.draws):
            rng.below(6)
        return state.legal()[0]


def test_dice_and_picks_come_from_streams_of_their_own() -> None:
    """However much a player draws to choose, the dice of a game stay the same."""
    thrown: list[list[int]] = []

    class Watched(Dash):
        def apply(self, action: int) -> None:
            if not self.pips:
                dice.append(action)
            super().apply(action)

        def copy(self) -> Watched:
            twin = Watched(len(self.steps))
            twin.steps, twin.turn, twin.pips = self.steps[:], self.turn, self.pips
            return twin

    for draws in (0, 5):
        dice: list[int] = []
        play(Greedy(draws), 0, Watched(2), [], 3, 11)
        thrown.append(dice)
    assert thrown[0] == thrown[1] != []
    assert playing.PICKS


def test_a_level_that_is_none_and_a_view_of_another_game_are_refused() -> None:
    with pytest.raises(UnknownLevel, match="levels: 1, 2, 3, 4"):
        Players("simpsons", 7)
    with pytest.raises(ForeignView, match="simpsons was asked about a position of another game"):
        chances(Players("simpsons"), middle("mal_anders"))
    with pytest.raises(ForeignView):
        odds(pasch.load("simpsons"), middle("mal_anders"))
    with pytest.raises(ForeignView, match="a bot of simpsons"):
        load_bot("simpsons", 2).choose(middle("mal_anders"), Rng(1))
    with pytest.raises(pasch.UnknownGame):
        Players("nope")


def test_shown_intervals_hold_as_often_as_they_say() -> None:
    """About 95 of 100; of the same players, by many more games on other luck."""
    players = Players(DASH)
    truth = mean(
        [play(players.guide, players.slips, Dash(2), [], 99, n)[0][0] for n in range(20000)]
    ).worth
    held = 0
    for seed in range(200):
        wins = [play(players.guide, players.slips, Dash(2), [], seed, n)[0][0] for n in range(60)]
        rate = sum(wins) / 60
        held += abs(rate - truth) <= margin(rate, 60)
    assert held >= 184


@pytest.mark.parametrize(("rate", "games"), [(0.0, 40), (1.0, 40), (0.5, 400), (0.02, 200)])
def test_an_interval_is_never_nothing(rate: float, games: int) -> None:
    assert 0 < margin(rate, games) < 0.12


def last_throw() -> Simpsons:
    """Two seats, all chips at stake: whoever wins this throw wins the game."""
    state = Simpsons(2, 60, True, 0)
    state.chips = [1, 1, 58]
    for action in (0, STAKE + 1, THROW + 3, AGAINST + 1):
        state.apply(action)
    return state


def test_a_throw_that_ends_the_game_is_exact() -> None:
    state = last_throw()
    assert state.phase == THROWING
    found = chances(Players("simpsons"), state)
    assert found.exact
    by_trying = expected(state, {})
    assert [each.worth for each in found.seats] == pytest.approx(by_trying, abs=1e-12)


def expected(state: State, known: dict[tuple[int, ...], list[float]]) -> list[float]:
    """Every fall of every die."""
    if state.actor() == OVER:
        places = state.places()
        return [(place == 1) / places.count(1) for place in places]
    key = state.key()
    if key not in known:
        after = [expected(state.child(face), known) for face in range(6)]
        known[key] = [sum(seat) / 6 for seat in zip(*after, strict=True)]
    return known[key]


def test_a_throw_that_goes_on_is_weighed_by_its_exact_chance() -> None:
    state = Simpsons(2, 60, True, 0)
    for action in (0, STAKE + 1, THROW + 3, FOR + 1):
        state.apply(action)
    branches = Players("simpsons").branches(state)
    assert sum(branch.chance for branch in branches) == pytest.approx(1)
    found = chances(Players("simpsons"), state, games=40)
    assert not found.exact
    assert found.games == 40
    assert sum(each.worth for each in found.seats) == pytest.approx(1)
    betting = Simpsons(2, 60, True, 0)
    for action in (0, STAKE + 1, THROW + 3):
        betting.apply(action)
    assert betting.phase == BETTING
    assert Players("simpsons").branches(betting) == [Branch(1.0, betting)]


def test_the_professors_dice_are_counted() -> None:
    state = Nichtlustig(2, False, 0)
    state.scored = [0b11 << PROFESSOR, 0b100 << PROFESSOR]
    state.middle = 0
    state._tally(0)
    assert state.phase == TALLYING
    found = chances(Players("nichtlustig"), state)
    assert found.exact
    assert [each.worth for each in found.seats] == pytest.approx(expected(state, {}), abs=1e-12)
    assert found.seats[0].worth > 0.5
    state.phase = ENDED
    assert chances(Players("nichtlustig"), state).exact


def test_two_plans_that_come_to_the_same_are_equal_under_equal_luck() -> None:
    state = middle("mal_anders", steps=60)
    while state.actor() == CHANCE:
        state.apply(2)
    action = state.legal()[0]
    lead = duel(Players("mal_anders"), state, [action], [action], games=20)
    assert (lead.worth, lead.error) == (0.0, 0.0)


@pytest.mark.parametrize(
    ("parts", "games", "played"),
    [
        ((0.5, 0.3, 0.2), 100, [50, 30, 20]),
        ((0.25, 0.25), 10, [5, 5]),  # the rest is known exactly
        ((1 / 128,) * 128, 16, [int(n % 8 == 3) for n in range(128)]),
        ((0.001, 0.999), 10, [0, 10]),
    ],
)
def test_every_branch_is_played_as_often_as_it_is_likely(
    parts: tuple[float, ...], games: int, played: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many there are, and few games: some of many are then skipped, evenly."""
    seen: list[object] = []

    def noted(guide: object, slips: int, state: object, *more: object) -> tuple[list[float], int]:
        seen.append(state)
        return [1.0, 0.0], 1

    monkeypatch.setattr(chances_module, "play", noted)
    view = middle("simpsons")
    branches = [Branch(part, Dash(2)) for part in parts]
    means, count = chances_module._played(
        Players("simpsons"), view, branches, sum(parts), games, inf
    )
    assert (means, count) == ([1.0, 0.0], games)
    counts = [sum(each is branch.state for each in seen) for branch in branches]
    assert counts == played


def test_a_duel_takes_half_of_the_games_of_a_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both plans are played out for each of them, and figures come first."""
    lengths: list[int] = []

    def of(length: int) -> Callable[..., tuple[list[float], int]]:
        def play(*asked: object) -> tuple[list[float], int]:
            lengths.append(length)
            return [1.0, 0.0], length

        return play

    state = middle("mal_anders", steps=60)
    while state.actor() == CHANCE:
        state.apply(2)
    for length in (100, 400):
        lengths.clear()
        monkeypatch.setattr(chances_module, "play", of(length))
        duel(Players("mal_anders"), state, [0], [0], seconds=inf)
        games = len(lengths) // 2
        assert games == chances_module.number_of_games(4 * length)
        assert games > PILOT


def test_a_game_that_never_seems_to_end_is_cut_off_by_the_clock() -> None:
    found = chances(Players("nichts_als_aerger"), middle("nichts_als_aerger"), 10**6, seconds=0.0)
    assert found.games == LEAST


def test_a_game_without_a_guide_is_played_at_random_and_says_so() -> None:
    players = Players(TOY)
    assert players.name.key == "players-random"
    assert Players("simpsons").name.key == "players-2"


def test_games_go_on_to_their_end() -> None:
    state = middle("nichtlustig")
    finish(Players("nichtlustig").guide, 0, state, Rng(1), Rng(2))
    assert state.actor() == OVER


def test_what_is_known_exactly_is_in_no_doubt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three of four throws end the game: only a quarter of the figure may be off."""
    players = Players("mal_anders")
    view = pasch.load("mal_anders").start(pasch.Setup(2, first=0))
    won = view.copy()
    monkeypatch.setattr(players, "exact", lambda state: [1.0, 0.0] if state is won else None)
    monkeypatch.setattr(players, "branches", lambda state: [Branch(1.0, view)])
    whole = chances(players, view, games=24)
    monkeypatch.setattr(players, "branches", lambda state: [Branch(0.75, won), Branch(0.25, view)])
    part = chances(players, view, games=24)
    for seat, sure in enumerate((0.75, 0.0)):
        assert part.seats[seat].worth == pytest.approx(sure + whole.seats[seat].worth / 4)
        assert part.seats[seat].margin == pytest.approx(whole.seats[seat].margin / 4)


def test_a_section_without_lines_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    part = import_module("pasch.games.mal_anders.odds")
    monkeypatch.setattr(part, "odds", lambda state: [Section(Message("empty"), [])])
    found = odds(pasch.load("mal_anders"), middle("mal_anders"), games=12)
    assert found
    assert all(section.lines for section in found)
