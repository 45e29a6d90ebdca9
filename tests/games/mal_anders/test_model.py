"""The rules against the slow model: whatever may happen next, and the position it leads to."""

import re
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from games.mal_anders.arrange import SITTING
from games.mal_anders.model import OWN, nexts, real

from pasch import OVER, BadPosition, Setup, State, steps
from pasch.games.mal_anders import GAME

pytestmark = pytest.mark.long


@pytest.mark.parametrize("play_on", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_positions_agree_with_the_model(seats: int, play_on: bool) -> None:
    for state in scattered(Random(seats * 2 + play_on), 600, seats, play_on):
        assert told_by_the_game(state) == nexts(GAME.position(state))


@pytest.mark.parametrize("play_on", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_agree_with_the_model(seats: int, play_on: bool) -> None:
    random = Random(seats * 2 + play_on)
    state = GAME.start(Setup(seats, {"play_on": play_on}, first=0))
    while state.actor() != OVER:
        found = told_by_the_game(state)
        assert found == nexts(GAME.position(state))
        state.apply(random.choice(steps(state)))
    assert nexts(GAME.position(state)) == {}


def told_by_the_game(state: State) -> dict[str, dict[str, Any]]:
    return {
        sums(GAME.write(state, action)): GAME.position(state.child(action))
        for action in steps(state)
    }


def sums(text: str) -> str:
    """`2+4:A` as `6:A`."""
    return re.sub(r"(\d)\+(\d)", lambda dice: str(int(dice[1]) + int(dice[2])), text)


def scattered(random: Random, count: int, seats: int, play_on: bool) -> Iterator[State]:
    """Positions with pieces anywhere, more often in and near the goal, dice thrown."""
    while count:
        with suppress(BadPosition):  # dice without any use, more throws than there are
            yield GAME.from_position(scatter(random, seats, play_on))
            count -= 1


def scatter(random: Random, seats: int, play_on: bool) -> dict[str, Any]:
    taken: set[str] = set()
    pieces = []
    for colour in SITTING[seats]:
        on: list[str] = []
        for own in random.sample([*OWN, *OWN[18:], *OWN[24:]], random.randrange(5)):
            if real(colour, own) not in taken and not {*"abcd"} <= {*on, own}:
                taken.add(real(colour, own))
                on.append(own)
        on.sort(key=OWN.index)
        pieces.append({"colour": colour, "beside": 4 - len(on), "on": on})
    dice = sorted(random.randint(1, 6) for _ in range(random.choice([0, 2, 3, 4, 4, 4, 4, 4, 4])))
    turn = random.randrange(seats)
    used = len(dice) == 4 and pieces[turn]["on"] and random.random() < 0.4
    return {
        "game": "mal_anders",
        "seats": seats,
        "options": {"play_on": play_on},
        "turn": turn,
        "throws": random.choice([1, 1, 2, 3]),
        "dice": dice,
        "rest": sum(random.sample(dice, 2)) if used else 0,
        "places": [0] * seats,
        "pieces": pieces,
    }
