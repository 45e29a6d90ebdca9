"""SI-10 to SI-16: portrait, stake, dice, bets, the throw."""

import pytest
from games.simpsons.arrange import at, started

PORTRAITS = ["homer", "marge", "bart", "lisa", "maggie", "children", "why_you", "family"]


def test_SI10_any_portrait_may_be_chosen_first() -> None:
    assert started().choices == PORTRAITS


@pytest.mark.parametrize(("seats", "most"), [(2, 10), (3, 5), (4, 5)])
def test_SI10_the_roller_stakes_up_to_the_limit(seats: int, most: int) -> None:
    assert started(seats).play("bart").choices == [f"{n}c" for n in range(1, most + 1)]


@pytest.mark.parametrize(
    ("portrait", "dice"),
    [("bart", "123"), ("children", "3456"), ("why_you", "45678"), ("family", "5678")],
)
def test_SI11_the_roller_says_how_many_dice_the_portrait_allows(portrait: str, dice: str) -> None:
    counting = started().play(f"{portrait} 1c")
    assert (counting.asked, counting.choices) == ("Ralf", [f"{n}d" for n in dice])


def test_SI11_dice_not_taken_are_out_for_the_rest_of_the_turn() -> None:
    made = started().play("why_you 1c 6d +1 +1").throw("homer bart bart bart lisa lisa")
    assert made.data["dice"] == 2
    assert "children" not in made.choices


@pytest.mark.parametrize(("seats", "most"), [(2, 10), (3, 5), (4, 5)])
def test_SI12_the_others_bet_for_or_against(seats: int, most: int) -> None:
    chips = range(1, most + 1)
    fors, againsts = [f"+{n}" for n in chips], [f"-{n}" for n in chips]
    assert started(seats).play("bart 1c 1d").choices == fors + againsts


def test_SI12_everyone_else_must_bet_once() -> None:
    betting = started(4).play("bart 1c 1d")
    asked = [betting.asked, betting.do("+1").asked, betting.do("+1 -2").asked]
    assert asked == ["Heike", "Anke", "Udo"]
    assert betting.do("+1 -2 +3").asked == "chance"


def test_SI13_nobody_bets_more_than_he_has() -> None:
    poor = at(2, 3, 10, bank=30).play("bart")
    assert poor.choices == ["1c", "2c"]
    assert poor.play("1c 1d").choices == ["+1", "+2", "+3", "-1", "-2", "-3"]


def test_SI13_the_bank_does_not_limit_a_bet() -> None:
    poor = at(20, 20, 20, bank=1).play("bart")
    assert "5c" in poor.choices
    assert {"+5", "-5"} <= set(poor.play("5c 1d").choices)


def test_SI14_every_figure_must_be_covered() -> None:
    betting = started().play("why_you 1c 5d +1 -1")
    for thrown, made in [
        ("homer bart bart bart lisa", True),
        ("lisa bart bart bart homer", True),
        ("homer bart joker joker lisa", True),
        ("joker joker joker joker joker", True),
        ("homer homer bart bart bart", True),
        ("homer bart bart lisa joker", True),
        ("homer bart bart lisa lisa", False),
        ("bart bart bart bart bart", False),
        ("homer bart lisa lisa joker", False),
        ("homer homer homer joker joker", False),
    ]:
        assert (betting.throw(thrown).roller == "Ralf") is made, thrown


def test_SI14_a_throw_is_thrown_once() -> None:
    missed = started().play("bart 1c 2d +1 +1").throw("lisa lisa")
    assert (missed.phase, missed.roller) == ("portrait", "Heike")


def test_SI15_success_uses_as_many_dice_as_there_are_figures() -> None:
    made = started().play("bart 1c 3d +1 +1").throw("bart bart joker")
    assert made.data["dice"] == 2
    made = started().play("family 1c 8d +1 +1")
    made = made.throw("homer marge bart lisa maggie maggie maggie joker")
    assert made.data["dice"] == 3


def test_SI15_nobody_is_asked_which_dice_are_laid() -> None:
    made = started().play("children 1c 4d +1 +1").throw("bart lisa maggie joker")
    assert (made.phase, made.asked) == ("portrait", "Ralf")


def test_SI16_staking_the_last_chip_ends_nothing() -> None:
    last = at(1, 1, 1, bank=40).play("bart 1c 1d +1")
    assert last.asked == "Anke"
    assert last.chips == [1, 1, 1]
    assert last.play("+1").throw("bart").chips == [7, 2, 2]
