"""Arrays are of a fixed size, within their bounds, and made from nothing but the view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from kit.toy import TOY

import pasch
from pasch import CHANCE, Game, Rng, Setup
from pasch.research.arrays import Encoding
from pasch.research.episode import Episode
from pasch.research.fields import digits, flag, members, number
from pasch.testing.setups import defaults, variations

GAMES = pasch.catalogue()


class Logged(Episode):
    """An episode that a table plays along."""

    def __init__(self, game: Game, setup: Setup, rng: Rng) -> None:
        self.table = pasch.Table(game, setup)
        super().__init__(game, setup, rng)

    def _apply(self, action: int) -> None:
        actor = self.table.state.actor()
        if actor == CHANCE:
            self.table.happen(action)
        else:
            self.table.play(actor, action)
        super()._apply(action)


def played(game: Game, setup: Setup, seed: int, look: Callable[[Logged], None]) -> None:
    """A random match, looked at whenever somebody is asked, and at the end."""
    episode = Logged(game, setup, Rng(seed))
    choices = Rng(seed, stream=1)
    while not episode.over:
        look(episode)
        legal = episode.state.legal()
        episode.play(legal[int(choices.below(len(legal)))])
    look(episode)


@pytest.mark.parametrize("id", GAMES)
def test_whatever_happens_the_array_stays_within_its_bounds(id: str) -> None:
    game = pasch.load(id)
    for setup in (*defaults(game), *variations(game)):
        encoding = Encoding(game, setup)

        def look(episode: Logged, encoding: Encoding = encoding) -> None:
            for seat in range(episode.seats):
                found = encoding.encode(episode.view(seat), seat)
                assert found.shape == (encoding.size,)
                wrong = np.flatnonzero((found < encoding.low) | (found > encoding.high))
                assert not [(encoding.entries[place], found[place]) for place in wrong]

        played(game, setup, 3, look)


@pytest.mark.parametrize("id", GAMES)
def test_the_views_are_those_of_a_table(id: str) -> None:
    """So nobody's array holds what they did not see: that is a law of views."""
    game = pasch.load(id)
    setup = game.setup(Setup(game.seats[-1]))
    count = 0

    def look(episode: Logged) -> None:
        nonlocal count
        count += 1
        assert episode.state.key() == episode.table.state.key()
        if count % 7 == 0 or episode.over:
            for seat in range(-1, episode.seats):
                assert episode.view(seat).key() == episode.table.view(seat).key(), seat

    played(game, setup, 5, look)


def test_two_hands_that_a_seat_cannot_tell_apart_give_it_the_same_array() -> None:
    game = pasch.load("simpsons")
    arrays: list[list[Any]] = []
    for bet in (-1, 0):  # the second seat bets the most against, or the least for
        episode = Episode(game, game.setup(Setup(3, first=0)), Rng(1))
        encoding = Encoding(game, Setup(3, first=0))
        while episode.actor == 0:
            episode.play(episode.state.legal()[0])
        assert episode.actor == 1
        episode.play(sorted(episode.state.legal())[bet])
        arrays.append([encoding.encode(episode.view(seat), seat).tolist() for seat in range(3)])
    same = [one == other for one, other in zip(*arrays, strict=True)]
    assert same == [True, False, True]


def test_entries_say_what_they_hold() -> None:
    game = pasch.load("mal_anders")
    state = game.start(Setup(2, first=1))
    for die in (0, 2, 2, 5):
        state.apply(die)
    encoding = Encoding(game, Setup(2))
    found = dict(
        zip((entry.name for entry in encoding.entries), encoding.encode(state, 1), strict=True)
    )
    assert [found[name] for name in ("seat", "actor", "turn")] == [1, 1, 1]
    assert [found[f"die.{place}"] for place in range(4)] == [6, 3, 3, 1]
    assert sum(found[f"men 0.{step}"] for step in range(28)) == 0


def test_fields_are_taken_apart_digit_by_digit() -> None:
    fields = (number("n", 5, low=-3), members("set", 4, 2), digits("d", 3, 10), flag("f"))
    assert [field.entries for field in fields] == [1, 8, 3, 1]
    encoding = Encoding(TOY, Setup(TOY.seats[0]))
    encoding.fields = fields
    encoding.size = 2 + 13
    encoding._length = 5
    encoding._plan()

    class View:
        def key(self) -> tuple[int, ...]:
            return (-3, 0b0101, 0b1000, 207, 1)

        def actor(self) -> int:
            return 0

    view: Any = View()
    assert encoding.encode(view, 1).tolist() == [1, 0, -3, 1, 0, 1, 0, 0, 0, 0, 1, 7, 0, 2, 1]


def test_a_game_without_the_part_gives_its_key_as_it_is() -> None:
    setup = TOY.setup(Setup(TOY.seats[0], first=0))
    state = TOY.start(setup)
    found = Encoding(TOY, setup).encode(state, 0)
    assert found.tolist() == [0, state.actor(), *state.key()]


def test_a_key_whose_length_changes_is_refused_with_what_to_do() -> None:
    class Longer:
        def key(self) -> tuple[int, ...]:
            return (0,) * 99

    longer: Any = Longer()
    with pytest.raises(ValueError, match=r"99 numbers, but fields for \d+; .*numbers\(view\)"):
        Encoding(TOY, Setup(TOY.seats[0])).encode(longer, 0)


def test_an_illegal_action_is_refused_and_nothing_happens() -> None:
    game = pasch.load("mal_anders")
    episode = Episode(game, game.setup(Setup(2)), Rng(1))
    before = episode.state.key()
    for action in (-1, 10**6, None):
        with pytest.raises(pasch.IllegalAction):
            episode.play(action)  # type: ignore[arg-type]
    assert episode.state.key() == before
