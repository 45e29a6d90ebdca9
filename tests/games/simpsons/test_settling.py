"""SI-20 to SI-27: who pays whom, the sudden end, the bonus, going on."""

import pytest
from games.simpsons.arrange import NAMES, at, started

from pasch.games.simpsons import GAME
from pasch.games.simpsons.album import ALBUM, DICE, Album
from pasch.games.simpsons.state import Simpsons
from pasch.games.simpsons.words import tell


def test_SI20_the_roller_first_then_clockwise() -> None:
    """Udo rolls and misses: his chip reaches the bank before Ralf and Heike are paid."""
    missed = at(20, 20, 20, 5, bank=1, turn=3).play("bart 3c 1d -3 -2 +1").throw("lisa")
    assert (missed.chips, missed.bank) == ([23, 21, 20, 2], 0)


def test_SI20_what_a_loser_pays_is_there_for_the_next_winner() -> None:
    """The bank has 1; the roller's 4 and Heike's 2 are in it when Anke is paid."""
    missed = at(9, 9, 20, bank=1).play("bart 4c 1d +2 -5").throw("lisa")
    assert (missed.chips, missed.bank) == ([5, 7, 25], 2)
    assert missed.asked == "Heike"


def test_SI21_success() -> None:
    made = started(4).play("bart 3c 2d +2 -4 -1").throw("bart lisa")
    assert made.chips == [10 + 3 + 4 + 1, 12, 6, 9]
    assert made.bank == 110 - 3 - 2


def test_SI22_failure() -> None:
    missed = started(4).play("bart 3c 2d +2 -4 -1").throw("marge lisa")
    assert missed.chips == [7, 8, 14, 11]
    assert missed.bank == 110 + 3 + 2 - 4 - 1


def test_SI23_a_player_without_chips_ends_it_in_the_middle() -> None:
    """Ralf pays his last chips first: Heike keeps her bet, Anke gets nothing."""
    missed = at(2, 10, 10, bank=20).play("bart 2c 1d +3 -4").throw("lisa")
    assert missed.asked == "over"
    assert (missed.chips, missed.bank) == ([0, 10, 10], 22)


def test_SI23_a_bet_before_the_end_is_settled_wholly() -> None:
    """Heike's last chips go to Ralf; Anke, who comes after her, is not paid."""
    made = at(10, 3, 10, bank=20).play("bart 2c 1d -3 +4").throw("bart")
    assert made.asked == "over"
    assert (made.chips, made.bank) == ([15, 0, 10], 18)


def test_SI23_the_last_bet_may_end_it_too() -> None:
    made = at(10, 10, 4, bank=20).play("bart 2c 1d +1 -4").throw("bart")
    assert (made.asked, made.chips, made.bank) == ("over", [16, 11, 0], 17)


def test_SI23_the_bank_pays_what_it_has_and_the_game_ends() -> None:
    made = at(20, 20, 20, bank=3).play("bart 5c 1d +2 -4").throw("bart")
    assert made.asked == "over"
    assert (made.chips, made.bank) == ([23, 20, 20], 0)


def test_SI23_an_empty_bank_ends_it_between_two_bets() -> None:
    made = at(20, 20, 20, bank=5).play("bart 5c 1d -4 -4").throw("bart")
    assert (made.asked, made.chips, made.bank) == ("over", [25, 20, 20], 0)


def test_SI23_the_end_comes_even_with_dice_left() -> None:
    made = at(20, 20, 4, bank=30).play("bart 1c 3d +1 -4").throw("bart lisa lisa")
    assert made.asked == "over"


def test_SI24_a_bonus_of_five_when_no_die_is_left() -> None:
    made = started().play("bart 2c 1d +1 -3").throw("bart")
    assert (made.chips, made.bank) == ([10 + 2 + 3 + 5, 11, 7], 120 - 2 - 1 - 5)
    assert made.asked == "Heike"


def test_SI24_no_bonus_while_a_die_is_left() -> None:
    assert started().play("bart 2c 2d +1 -3").throw("bart bart").chips == [15, 11, 7]


def test_SI24_the_bonus_comes_after_all_bets() -> None:
    """Ralf and Heike get 3 of the bank's 4; one is left for the bonus and the game ends."""
    made = at(20, 20, 20, bank=4).play("bart 2c 1d +1 -3").throw("bart")
    assert (made.chips, made.bank) == ([20 + 2 + 3 + 1, 21, 17], 0)
    assert made.asked == "over"


def test_SI24_no_bonus_when_the_game_has_ended() -> None:
    made = at(20, 20, 3, bank=30).play("bart 2c 1d +1 -3").throw("bart")
    assert (made.chips, made.bank) == ([25, 21, 0], 27)


def test_SI24_the_last_dice_of_a_long_turn_bring_the_bonus() -> None:
    turn = started().play("bart 1c 2d +1 +1").throw("bart lisa")
    turn = turn.play("lisa 1c +1 +1").throw("lisa")
    assert (turn.chips, turn.asked) == ([10 + 1 + 1 + 5, 12, 12], "Heike")


def test_SI25_going_on_with_another_portrait_and_all_dice_left() -> None:
    made = started().play("bart 1c 3d +1 +1").throw("bart lisa lisa")
    assert (made.asked, made.data["dice"]) == ("Ralf", 2)
    assert made.choices == ["homer", "marge", "lisa", "maggie"]
    betting = made.play("lisa 2c")
    assert (betting.asked, betting.data["dice"]) == ("Heike", 2)


def test_SI25_the_portrait_must_allow_exactly_the_dice_left() -> None:
    made = started().play("children 1c 6d +1 +1").throw("bart lisa maggie homer homer homer")
    assert made.choices == ["homer", "marge", "bart", "lisa", "maggie"]
    made = started().play("why_you 1c 8d +1 +1").throw("homer" + " bart" * 7)
    assert made.choices == ["children"]


def test_SI25_the_whole_family_does_not_use_up_the_single_ones() -> None:
    made = started().play("family 1c 6d +1 +1").throw("homer marge bart lisa maggie homer")
    assert made.choices == ["homer", "marge", "bart", "lisa", "maggie"]


def test_SI25_the_next_turn_has_the_whole_album_again() -> None:
    turn = started().play("bart 1c 2d +1 +1").throw("bart lisa")
    turn = turn.play("lisa 1c +1 +1").throw("homer")
    assert (turn.asked, turn.data["used"], len(turn.choices)) == ("Heike", [], 8)


def test_SI26_our_album_always_has_a_portrait_for_the_dice_left() -> None:
    remainders = ALBUM.remainders()
    assert {dice for _, dice in remainders} == set(range(5))
    for used, dice in remainders:
        assert bool(ALBUM.choices(used, dice)) == (dice > 0), (used, dice)


def test_SI26_without_a_portrait_the_turn_ends_without_bonus_or_loss() -> None:
    """An album in which nothing but a single die can follow."""
    singles = [portrait._replace(most=1) for portrait in ALBUM.portraits[:5]]
    album = Album([*singles, *ALBUM.portraits[5:]])
    assert any(dice and not album.choices(used, dice) for used, dice in album.remainders())
    state = Simpsons(3, 150, True, 0, album)
    for action in ("children", "1c", "5d", "+1", "-1"):
        state.apply(step(action))
    for face in (2, 3, 4, 0):
        state.apply(face)
    told = [message.key for message in tell(state, 0)]
    state.apply(0)
    assert told[-2:] == ["no-portrait", "next"]
    assert (state.turn, state.dice, state.chips) == (1, DICE, [12, 11, 9, 118])


def step(text: str) -> int:
    """The action that is written so, in any position."""
    action = GAME.parse(started().state, text)
    assert action is not None
    return action


@pytest.mark.parametrize("seat", range(4))
def test_SI27_failure_passes_all_dice_and_the_whole_album_to_the_left(seat: int) -> None:
    missed = at(10, 10, 10, 10, bank=50, turn=seat).play("bart 1c 1d +1 +1 +1").throw("lisa")
    assert missed.asked == missed.roller == NAMES[(seat + 1) % 4]
    assert (missed.data["dice"], len(missed.choices)) == (8, 8)
