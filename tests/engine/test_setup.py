"""Setups: completed with defaults, refused by name."""

import pytest
from kit.toy import TOY

from pasch import BadSetup, Setup
from pasch.engine.setup import Option, choice, complete, flag, number


def test_a_setup_is_completed_with_the_defaults() -> None:
    setup = TOY.setup(Setup(2, {"exact": True}, 1))
    assert setup == Setup(2, {"rounds": 2, "start": "left", "exact": True}, 1)


def test_a_setup_of_its_own_stays_as_it_is() -> None:
    mine = Setup(2)
    TOY.setup(mine)
    assert mine == Setup(2, {}, None)


REFUSALS = [
    (Setup(1), "seats", "toy is for 2 to 3 players, not 1"),
    (Setup(4), "seats", "toy is for 2 to 3 players, not 4"),
    (Setup(2, first=2), "first", "first seat 2 of 2; seats: 0 to 1"),
    (Setup(2, first=-1), "first", "first seat -1 of 2; seats: 0 to 1"),
    (Setup(2, {"round": 1}), "option", "unknown option 'round' for toy; options: rounds, start,"),
    (Setup(2, {"rounds": 4}), "value", "option 'rounds' of toy cannot be 4; it may be 1–3"),
    (Setup(2, {"rounds": True}), "value", "option 'rounds' of toy cannot be True"),
    (Setup(2, {"exact": 1}), "value", "option 'exact' of toy cannot be 1; it may be no, yes"),
    (Setup(2, {"start": "right"}), "value", "cannot be 'right'; it may be left, loser"),
    (Setup(2, {"start": True}), "value", "option 'start' of toy cannot be True"),
]


@pytest.mark.parametrize(("setup", "problem", "text"), REFUSALS)
def test_a_wrong_setup_is_refused_by_name(setup: Setup, problem: str, text: str) -> None:
    with pytest.raises(BadSetup) as caught:
        TOY.start(setup)
    assert text in str(caught.value)
    assert caught.value.facts["problem"] == problem


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadSetup, match="options: none"):
        complete("bare", range(2, 3), (), Setup(2, {"speed": 1}))


def test_a_bool_is_no_number_of_seats() -> None:
    with pytest.raises(BadSetup, match="toy is for 2 to 3 players"):
        TOY.setup(Setup(True))


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (flag("open"), "yes", True),
        (flag("open"), "no", False),
        (flag("open"), "True", None),
        (number("bank", 150, range(50, 1001)), "50", 50),
        (number("bank", 150, range(50, 1001)), "1001", None),
        (choice("start", "left", "loser"), "loser", "loser"),
        (choice("start", "left", "loser"), "", None),
    ],
)
def test_an_option_is_read_from_text(option: Option, text: str, value: object) -> None:
    assert option.read(text) == value


def test_options_know_their_default() -> None:
    assert flag("open").default is False
    assert flag("open", default=True).default is True
    assert number("bank", 150, range(50, 1001)).default == 150
    assert choice("start", "left", "loser").default == "left"
