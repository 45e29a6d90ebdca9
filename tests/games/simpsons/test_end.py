"""SI-30, and the example of the rulebook."""

import pytest
from games.simpsons.arrange import Spot, at, started

from pasch import Rng, Setup, playout
from pasch.games.simpsons import GAME


def result(spot: Spot) -> tuple[list[int], list[int]]:
    assert spot.asked == "over"
    return spot.state.returns(), spot.state.places()


def test_SI30_most_chips_win() -> None:
    missed = at(2, 7, 9, 7, bank=20).play("bart 2c 1d +3 -4 -1").throw("lisa")
    assert result(missed) == ([0, 7, 9, 7], [4, 2, 1, 2])


def test_SI30_a_tie_is_shared() -> None:
    missed = at(2, 9, 5, 9, bank=20).play("bart 2c 1d +3 -4 -1").throw("lisa")
    assert result(missed) == ([0, 9, 5, 9], [4, 1, 3, 1])


def test_the_example_of_the_rulebook() -> None:
    betting = started().play("why_you 2c 6d +1 -3")
    made = betting.throw("homer bart joker joker lisa marge")
    assert (made.chips, made.bank) == ([10 + 2 + 3, 10 + 1, 10 - 3], 120 - 2 - 1)
    assert (made.asked, made.data["dice"]) == ("Ralf", 2)
    missed = made.play("bart 1c +2 -4").throw("lisa maggie")
    assert (missed.chips, missed.bank) == ([15 - 1, 11 - 2, 7 + 4], 117 + 1 + 2 - 4)
    assert missed.asked == "Heike"


def test_the_example_had_the_first_throw_failed() -> None:
    betting = started().play("why_you 2c 6d +1 -3")
    missed = betting.throw("homer bart joker lisa lisa marge")
    assert (missed.chips, missed.bank) == ([8, 9, 13], 120)
    assert missed.asked == "Heike"


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("bank", [41, 150, 500])
def test_chips_are_never_made_or_lost(seats: int, bank: int) -> None:
    for seed in range(20):
        state = GAME.start(Setup(seats, {"bank": bank}))
        playout(state, Rng(seed))
        end = GAME.position(state)
        assert sum(end["chips"]) + end["bank"] == bank
        assert 0 in (*end["chips"], end["bank"])
