"""The SOFORT cards, one by one (NA-61 to NA-68)."""

from __future__ import annotations

from games.nichts_als_aerger.arrange import HOME, Spot, drawing

from pasch.games.nichts_als_aerger import GAME


def test_NA61_a_single_highest_may_move_his_sum_or_decline() -> None:
    spot = drawing(HOME, HOME, HOME, card="champion", turn=1)
    spot = spot.play("d1 d1 d6 d5 d2 d2")  # seats 1, 2, 0
    assert (spot.actor, spot.choices()) == (2, ["pass", "B-10"])
    assert spot.play("B-10").on(2) == "B B B 10"
    assert spot.play("pass").on(2) == HOME
    assert spot.play("pass").turn == 2


def test_NA61_of_several_highest_everybody_else_must_move_his_own_sum() -> None:
    spot = drawing(HOME, HOME, HOME, HOME, card="champion", turn=1)
    spot = spot.play("d6 d5 d1 d1 d5 d6 d2 d2")  # seats 1, 2, 3, 0
    assert (spot.actor, spot.choices()) == (2, ["B-1"])
    spot = spot.play("B-1")
    assert (spot.actor, spot.choices()) == (0, ["B-3"])
    assert spot.play("B-3").turn == 2


def test_NA61_all_equal_nothing_happens() -> None:
    assert drawing(HOME, HOME, card="champion").play("d1 d3 d2 d2").turn == 1


def test_NA61_no_six_brings_out_and_nobody_rolls_again() -> None:
    spot = drawing("5 B B B", HOME, card="champion").play("d6 d6 d1 d1")
    assert spot.choices() == ["pass", "B-11", "5-17"]


def test_NA62_diaet_lies_before_the_drawer_who_discards_down_to_two() -> None:
    spot = drawing(HOME, HOME, card="diaet", hands=("bombe bombe duell trio",))
    assert spot.lying()["diaet"] == 0
    assert (spot.actor, spot.choices()) == (0, ["-bombe", "-duell", "-trio"])
    spot = spot.play("-bombe -bombe")
    assert (spot.hand(0), spot.turn) == (["duell", "trio"], 1)


def test_NA62_with_two_nothing_is_discarded() -> None:
    assert drawing(HOME, HOME, card="diaet", hands=("bombe bombe",)).turn == 1


def test_NA63_everybody_puts_a_piece_before_his_goal() -> None:
    spot = drawing("5 B B a", HOME, card="die_chance")
    assert spot.choices() == ["B-39", "5-39"]
    spot = spot.play("5-39")
    assert (spot.actor, spot.on(0)) == (1, "B B 39 a")


def test_NA63_joining_or_throwing_out() -> None:
    spot = drawing(HOME, "19 B B B", card="die_chance")  # field 39
    assert spot.choices() == ["B-39", "Bx39"]
    assert spot.play("B-39").on(1) == "B B B 19"
    assert spot.play("Bx39").on(1) == HOME


def test_NA63_one_already_there_may_be_named_and_stays() -> None:
    spot = drawing("39 B B B", "19 B B B", card="die_chance")
    assert spot.choices() == ["B-39", "Bx39", "39-39"]
    assert spot.play("39-39").on(0) == "B B B 39"


def test_NA64_everybodys_next_turn_the_drawers_last() -> None:
    spot = drawing(HOME, HOME, HOME, card="gesetz", turn=1, hands=("bombe", "bombe", "bombe"))
    assert spot.lying()["gesetz"] == 3
    spot = spot.play("pass pass")
    assert (spot.actor, spot.choices()) == (2, ["bombe"])
    spot = spot.play("bombe @1 pass pass d1 pass")
    assert (spot.actor, spot.choices()) == (0, ["bombe"])
    spot = spot.play("bombe @1 pass d1")
    assert (spot.actor, spot.choices()) == (1, ["bombe"])
    spot = spot.play("bombe @1 d1")
    assert (spot.lying()["gesetz"], "gesetz" in spot.discards()) == (0, True)
    assert "roll" in spot.choices()


def give_all(hands: tuple[str, ...], gifts: str) -> Spot:
    return drawing(*[HOME] * len(hands), card="gib", hands=hands).play(gifts)


def test_NA65_all_give_to_the_right_together() -> None:
    spot = give_all(("bombe duell", "trio", "hypnose"), "+bombe +trio +hypnose bombe trio hypnose")
    assert [spot.hand(seat) for seat in range(3)] == [["duell", "trio"], ["hypnose"], ["bombe"]]


def test_NA65_what_one_gets_cannot_be_passed_on() -> None:
    spot = give_all(("bombe duell", "trio", "hypnose"), "+bombe +trio")
    assert spot.choices() == ["+hypnose"]


def test_NA65_no_card_no_gift() -> None:
    spot = give_all(("bombe", "", "hypnose"), "+bombe +hypnose bombe hypnose")
    assert [spot.hand(seat) for seat in range(3)] == [[], ["hypnose"], ["bombe"]]
    assert drawing(HOME, HOME, card="gib").turn == 1


def test_NA65_the_choice_is_a_secret_until_it_is_handed_over() -> None:
    choosing = drawing(HOME, HOME, HOME, card="gib", hands=("bombe", "trio", "duell"))
    assert choosing.state.audience() == 0b001
    assert choosing.play("+bombe +trio +duell").state.audience() == 0b101


def test_NA65_then_comes_the_diet() -> None:
    hands = ("", "bombe duell trio", "")
    spot = drawing(HOME, HOME, HOME, card="gib", hands=hands, lying={"diaet": 1})
    assert spot.play("+bombe bombe").turn == 1
    hands = ("", "bombe duell", "trio")
    spot = drawing(HOME, HOME, HOME, card="gib", hands=hands, lying={"diaet": 1})
    assert spot.play("+bombe +trio bombe trio").turn == 1
    hands = ("", "", "trio")
    spot = drawing(HOME, HOME, HOME, card="gib", hands=hands, lying={"diaet": 1})
    assert spot.play("+trio trio").hand(1) == ["trio"]


def test_NA66_twelve_or_three_dice_with_anybody_elses_piece() -> None:
    spot = drawing("5 B B B", "7 B B a", HOME, card="grossmut")
    assert spot.choices() == ["=12", "=3d"]
    spot = spot.play("=12")
    assert spot.choices() == [">2", ">3"]
    assert spot.play(">2").choices() == ["B-11", "7-19"]
    assert spot.play(">2 7-19").on(1) == "B B 19 a"


def test_NA66_three_dice_and_a_piece_in_the_goal() -> None:
    spot = drawing(HOME, "7 B B a", card="grossmut").play("=3d d1 d1 d1 >2")
    assert spot.choices() == ["B-2", "7-10", "a-d"]


def test_NA66_way_and_throwing_out_are_his_choice() -> None:
    """Seat 1's piece on field 17 passes its goal, or throws out the drawer's own piece."""
    spot = drawing("29 B B B", "37 B B B", card="grossmut").play("=12 >2")
    assert spot.choices() == ["B-11", "37-9", "37x9"]
    assert spot.play("37x9").on(0) == HOME


def test_NA66_the_other_may_win_by_it() -> None:
    spot = drawing(HOME, "31 a b c", card="grossmut").play("=12 >2 31-d")
    assert spot.state.places() == [2, 1]


def test_NA66_only_who_has_something_to_move_can_be_chosen() -> None:
    """Six players in teams: two of them have everything home."""
    homes = ("B B B", "a b c", "a b c", "B B a", "B B B", "B B B")
    spot = drawing(*homes, card="grossmut", options={"teams": "win"})
    assert spot.play("=12").choices() == [">4", ">5", ">6"]


def test_NA67_unique_numbers_move_five_more_from_the_drawer_on() -> None:
    spot = drawing(HOME, HOME, HOME, HOME, card="knobelrunde", turn=1)
    spot = spot.play("=0 =3 =3 =5")  # seats 1, 2, 3, 0
    assert spot.outcomes() == {"=0": 1}
    spot = spot.play("=0 =3 =3 =5")
    assert (spot.actor, spot.choices()) == (1, ["B-4"])
    spot = spot.play("B-4")
    assert (spot.actor, spot.choices()) == (0, ["B-9"])
    assert spot.play("B-9").turn == 2


def test_NA67_the_choice_is_a_secret_until_all_have_chosen() -> None:
    spot = drawing(HOME, HOME, HOME, card="knobelrunde")
    assert (spot.state.audience(), spot.choices()) == (0b001, ["=0", "=1", "=2", "=3", "=4", "=5"])
    assert spot.play("=1 =1 =1").state.audience() == -1


def test_NA67_two_players_scissors_rock_paper() -> None:
    spot = drawing(HOME, HOME, card="knobelrunde")
    assert spot.choices() == ["=0", "=1", "=2"]
    for one, two, winner in ((1, 0, 0), (2, 1, 0), (0, 2, 0), (0, 1, 1), (1, 2, 1), (2, 0, 1)):
        shown = spot.play(f"={one} ={two} ={one} ={two}")
        assert (shown.actor, shown.choices()) == (winner, ["B-10"])


def test_NA67_on_the_fifth_tie_nobody_moves() -> None:
    tie = "=1 =1 =1 =1 "
    spot = drawing(HOME, HOME, card="knobelrunde")
    assert spot.play(tie * 4).choices() == ["=0", "=1", "=2"]
    assert spot.play(tie * 4).turn == 0
    assert spot.play(tie * 5).turn == 1


def test_NA67_a_winner_leaves_nothing_open() -> None:
    spot = drawing("35 b c d", HOME, HOME, card="knobelrunde").play("=0 =1 =2 =0 =1 =2 35-a")
    assert spot.state.places() == [1, 2, 2]
    assert GAME.from_position(GAME.position(spot.state)).key() == spot.state.key()


def test_NA68_one_after_another_from_the_right_neighbours_present_hand() -> None:
    spot = drawing(HOME, HOME, HOME, card="nimm", hands=("bombe", "duell", "trio"))
    assert spot.outcomes() == {"trio": 1}  # seat 0 takes from seat 2
    spot = spot.play("trio")
    assert spot.outcomes() == {"bombe": 1, "trio": 1}  # seat 1 takes from seat 0
    spot = spot.play("trio")
    assert spot.outcomes() == {"duell": 1, "trio": 1}
    spot = spot.play("duell pass pass")
    assert [spot.hand(seat) for seat in range(3)] == [["bombe"], ["trio"], ["duell"]]


def test_NA68_each_card_is_equally_likely() -> None:
    spot = drawing(HOME, HOME, card="nimm", hands=("", "bombe bombe trio"))
    assert spot.outcomes() == {"bombe": 2, "trio": 1}


def test_NA68_nothing_to_take_from_an_empty_hand() -> None:
    spot = drawing(HOME, HOME, HOME, card="nimm", hands=("bombe", "", ""))
    assert spot.play("bombe bombe").hand(2) == ["bombe"]


def test_NA68_then_comes_the_diet() -> None:
    hands = ("", "bombe duell", "trio")
    spot = drawing(HOME, HOME, HOME, card="nimm", hands=hands, turn=2, lying={"diaet": 2})
    spot = spot.play("bombe bombe")
    assert GAME.position(spot.state)["lying"]["diaet"] == 2
    assert spot.turn == 2
