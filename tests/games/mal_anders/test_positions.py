"""Positions as JSON: what is written can be read, what cannot be is refused by its field."""

import json
from random import Random
from typing import Any

import pytest
from games.mal_anders.arrange import Spot, at, described

from pasch import OVER, BadPosition, Setup, steps
from pasch.games.mal_anders import GAME


@pytest.mark.parametrize("play_on", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_can_be_read_again(seats: int, play_on: bool) -> None:
    random = Random(seats)
    state = GAME.start(Setup(seats, {"play_on": play_on}))
    while True:
        again = GAME.from_position(json.loads(json.dumps(GAME.position(state))))
        assert again.key() == state.key()
        assert steps(again) == steps(state)
        if state.actor() == OVER:
            break
        state.apply(random.choice(steps(state)))


def test_a_position_reads_as_written_here() -> None:
    assert at("red: A 14 b | yellow: 3", "6 5 4 2", seats=2, rest=11).data == {
        "game": "mal_anders",
        "seats": 2,
        "options": {"play_on": False},
        "turn": 1,
        "throws": 1,
        "dice": [2, 4, 5, 6],
        "rest": 11,
        "places": [0, 0],
        "pieces": [
            {"colour": "yellow", "beside": 3, "on": ["3"]},
            {"colour": "red", "beside": 1, "on": ["A", "14", "b"]},
        ],
    }


def test_before_the_first_seat_is_drawn_nobody_is_on_turn() -> None:
    assert GAME.position(GAME.start(Setup(3)))["turn"] is None


def test_the_key_tells_positions_apart() -> None:
    boards = ["red: 1", "red: 2", "green: 1", "red: 1 | green: 1"]
    keys = [at(board, dice).state.key() for board in boards for dice in ("", "2", "1 1", "2 3 5 6")]
    keys += [at("red: 1", "2 3 5 6", rest=rest).state.key() for rest in (5, 11)]
    keys += [at("red:", throws=throws).state.key() for throws in (1, 2, 3)]
    keys += [at("red: 1", play_on=True).state.key()]
    assert len(set(keys)) == len(keys)


def test_the_order_in_which_the_dice_fall_does_not_matter() -> None:
    one, other = at("red: 1").throw("5 2 6 3"), at("red: 1").throw("6 5 3 2")
    assert one.state.key() == other.state.key()


@pytest.mark.parametrize(
    "spot",
    [
        at("red: 1 2 | green: 12", "1 4 5 6"),  # 1 + 4 throws out
        at("red: 22 a b c", "2 3 5 6"),  # 2 + 3 finishes
        at("red: 1", "3 4"),
    ],
)
def test_a_child_leaves_its_parent_as_it_is(spot: Spot) -> None:
    before = spot.data
    for action in steps(spot.state):
        assert spot.state.child(action).key() != spot.state.key()
    assert spot.data == before


def test_the_list_of_choices_belongs_to_the_caller() -> None:
    spot = at("red: 1", "2 3 5 6")
    choices = spot.choices()
    spot.state.legal().clear()
    assert spot.choices() == choices


REFUSED: list[tuple[str, dict[str, Any]]] = [
    ("game", {**described("red: 1"), "game": "simpsons"}),
    ("seats", {**described("red: 1"), "seats": 5}),
    ("seats", {key: value for key, value in described("red: 1").items() if key != "seats"}),
    ("options.play_on", {**described("red: 1"), "options": {"play_on": 1}}),
    ("options.bank", {**described("red: 1"), "options": {"play_on": False, "bank": 3}}),
    ("colour", described("red: 1", colour="red")),
    # pieces
    ("pieces", described("red: 1", pieces=[])),
    ("pieces[0]", described("red: 1", pieces=[[], [], [], []])),
    ("pieces[2].on[1]", described("red: 1 1")),
    ("pieces[2].on[1]", described("red: a a")),
    ("pieces[2].on[0]", described("red: 24")),
    ("pieces[2].on[0]", described("red: e")),
    ("pieces[2].on[0]", described("red: 1 | yellow: 13")),
    ("pieces[1].on[0]", described("red: 1 | yellow: 13", seats=2)),
    # places
    ("places", described("red: 1", places=[0, 0, 0])),
    ("places[2]", described("red: 1", places=[0, 0, 1, 0])),
    ("places[2]", described("yellow: 1 | red: a b c d", play_on=True)),
    ("places[2]", described("yellow: 1 | red: a b c d", play_on=True, places=[0, 0, 2, 0])),
    ("places[0]", described("yellow: 1 | red: a b c d", play_on=True, places=[2, 0, 1, 0])),
    ("places[0]", described("red: a b c d", throws=0, places=[0, 0, 1, 0])),
    ("places", described("black: 1 | red: a b c d | green: a b c d", play_on=True,
                         places=[0, 1, 1, 0])),
    ("pieces", described("red: a b c d | green: a b c d", places=[3, 1, 2, 3])),
    ("pieces", described("red: a b c d | yellow: a b c d", seats=2, play_on=True,
                         places=[1, 2])),
    # turn
    ("turn", described("red: 1", turn=4)),
    ("turn", described("red: 1", turn=True)),
    ("turn", described("red: 1", turn=None, throws=0)),
    ("turn", described("red: a b c d | black: 1", play_on=True, places=[0, 0, 1, 0])),
    ("turn", described("red: a b c d", turn="green", throws=0, places=[2, 2, 1, 2])),
    # throws
    ("throws", described("", turn=None, throws=1)),
    ("throws", described("red: 1", throws=0)),
    ("throws", described("red: 1", throws=2)),
    ("throws", described("red: a", throws=3)),
    ("throws", described("red:", throws=4)),
    ("throws", described("red: 1", "2 3 5 6", rest=5, throws=3)),
    ("throws", described("red: A 7", "2 4 5 6", rest=11, throws=3)),
    ("throws", described("red: A", "2 4 5 6", rest=6, throws=3)),
    ("throws", described("red: a b c d", throws=1, places=[2, 2, 1, 2])),
    # dice
    ("dice[1]", described("red: 1", "2 7")),
    ("dice[0]", described("red: 1", "0 2")),
    ("dice", described("red: 1", "1 2 3 4 5")),
    ("dice", {**described("red: 1"), "dice": "1234"}),
    ("dice", described("", "1", turn=None, throws=0)),
    ("dice", described("red: a b c d", "1", throws=0, places=[2, 2, 1, 2])),
    ("dice", described("red:", "3 4 5 6", throws=3)),
    ("dice", described("red: a b c", "1 1 6 6", rest=12)),
    # rest
    ("rest", described("red: 1", "2 3 5 6", rest=6)),
    ("rest", described("red: 1", "2 3 5 6", rest=13)),
    ("rest", described("red: 1", "2 3 5", rest=5)),
    ("rest", described("red:", "2 4 3 3", rest=6)),
    ("rest", described("", turn=None, throws=0, rest=2)),
    ("rest", described("red: a b c d", throws=0, rest=2, places=[2, 2, 1, 2])),
]  # fmt: skip


@pytest.mark.parametrize(("field", "data"), REFUSED)
def test_an_impossible_position_is_refused_by_its_field(field: str, data: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.from_position(data)
    assert refused.value.facts["field"] == field


@pytest.mark.parametrize(
    ("field", "mine"),
    [
        ("pieces[0].colour", {"colour": "red", "beside": 4, "on": []}),
        ("pieces[0].beside", {"colour": "yellow", "beside": 5, "on": []}),
        ("pieces[0].on", {"colour": "yellow", "beside": 4}),
        ("pieces[0].on", {"colour": "yellow", "beside": 0, "on": ["1", "2", "3", "4", "5"]}),
        ("pieces[0].on[0]", {"colour": "yellow", "beside": 3, "on": [14]}),
        ("pieces[0].hat", {"colour": "yellow", "beside": 4, "on": [], "hat": 1}),
        ("pieces[0]", {"colour": "yellow", "beside": 3, "on": []}),
        ("pieces[0]", {"colour": "yellow", "beside": 4, "on": ["A"]}),
    ],
)
def test_pieces_that_cannot_be_are_refused(field: str, mine: dict[str, Any]) -> None:
    data = described("red: 1")
    data["pieces"][0] = mine
    with pytest.raises(BadPosition) as refused:
        GAME.from_position(data)
    assert refused.value.facts["field"] == field


def test_MA21_a_used_entering_throw_may_have_been_the_first_of_three() -> None:
    spot = at("red:", throws=3).throw("2 4 5 6").play("2+4:A")
    assert GAME.from_position(spot.data).key() == spot.state.key()
