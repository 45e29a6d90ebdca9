"""Whole games at random: what must hold in every position."""

from __future__ import annotations

import json

import pytest
from games.wonderful_world.setting import fresh, state_of

from pasch.engine.playout import playout
from pasch.engine.rng import Rng
from pasch.engine.state import CHANCE, OVER, steps
from pasch.games.wonderful_world import GAME, actions
from pasch.games.wonderful_world.parts import cards_in, pips_of
from pasch.games.wonderful_world.state import NUMBERS, OBJECTS, WonderfulWorld, cards_of
from pasch.speech import Speaker

pytestmark = pytest.mark.long

TABLES = [(seats, open_hands) for seats in (1, 2, 3, 4) for open_hands in (True, False)]


def check(state: WonderfulWorld) -> None:
    assert len(cards_of(state.unseen)) == state.grey
    lying = [cards_in(stack) for stack in state.rows]
    held = [cards_of(hand) for hand in state.hands]
    everything = sorted(sum(lying + held, cards_of(state.unseen) + cards_of(state.beaten())))
    assert everything == list(range(30))
    for row, cards in enumerate(lying):
        assert state.sums[row] == sum(NUMBERS[card] for card in cards)
        assert len({NUMBERS[card] for card in cards}) == len(cards)
        assert len({OBJECTS[card] for card in cards}) == len(cards)
        assert not cards or NUMBERS[cards[0]] == row + 1
        assert cards_of(state.room[row]) == [
            card
            for card in range(30)
            if (NUMBERS[card] == row + 1 if not cards else True)
            and all(NUMBERS[card] != NUMBERS[other] for other in cards)
            and all(OBJECTS[card] != OBJECTS[other] for other in cards)
        ]
    assert len(pips_of(state.dice)) + state.left <= 4


@pytest.mark.parametrize(("seats", "open_hands"), TABLES)
def test_every_position_of_random_games(seats: int, open_hands: bool) -> None:
    rng = Rng(seats)
    speakers = [Speaker(language, GAME.id, ["Anna"] * seats) for language in ("de", "en")]
    for _ in range(6):
        state = fresh(seats, open_hands, first=None).state
        while state.actor() != OVER:
            check(state)
            copy = state.copy()
            assert copy.key() == state.key()
            assert state_of(json.loads(json.dumps(GAME.position(state)))).key() == state.key()
            possible = steps(state)
            written = [GAME.write(state, action) for action in possible]
            assert len(set(written)) == len(written)
            action = possible[int(rng.below(len(possible)))]
            assert GAME.read(state, GAME.write(state, action)) == action
            messages = GAME.tell(state, action)
            if state.actor() != CHANCE:
                assert possible == sorted(set(possible))
                assert 0 <= min(possible) <= max(possible) < actions.COUNT
                messages += [GAME.ask(state), GAME.offer(state, action)]
            assert all(speaker.say(message) for speaker in speakers for message in messages)
            state.apply(action)
            assert copy.key() != state.key()
        check(state)
        assert state_of(GAME.position(state)).key() == state.key()
        assert state.returns() in ([0] * seats, [1] * seats)


@pytest.mark.parametrize(("seats", "open_hands"), TABLES)
def test_random_games_end_both_ways(seats: int, open_hands: bool) -> None:
    rng = Rng(3)
    results: set[int] = set()
    for _ in range(150):
        state = fresh(seats, open_hands).state
        playout(state, rng)
        results.add(state.returns()[0])
    assert results == {0, 1}
