"""MA-10 to MA-16: throwing, pairing, moving, throwing out."""

from games.mal_anders.arrange import at

HOME = "b c d"  # three pieces out of the way: in the goal, unable to advance


def test_MA10_the_four_dice_pair_in_three_ways() -> None:
    assert at(f"red: 1 {HOME}", "2 3 5 6").choices() == [
        "2+3:1-6", "2+5:1-8", "2+6:1-9", "3+6:1-10", "5+6:1-12",
    ]  # fmt: skip


def test_MA10_equal_pairings_are_one() -> None:
    assert at(f"red: 1 {HOME}", "3 3 5 5").choices() == ["3+3:1-7", "3+5:1-9", "5+5:1-11"]


def test_MA10_a_pair_counts_as_its_sum_never_as_single_dice() -> None:
    assert at(f"red: 1 {HOME}", "2 2 2 2").choices() == ["2+2:1-5"]


def test_MA10_the_first_pair_fixes_the_second() -> None:
    spot = at(f"red: 1 {HOME}", "2 3 5 6").play("2+5:1-8")
    assert spot.choices() == ["-", "3+6:8-17"]


def test_MA11_the_first_use_cannot_be_declined() -> None:
    assert "-" not in at("red: 1", "2 3 5 6").choices()


def test_MA11_the_second_pair_may_lapse() -> None:
    spot = at(f"red: 1 {HOME}", "2 3 5 6").play("2+3:1-6", "-")
    assert (spot.on("red"), spot.turn) == ("6 b c d", "black")


def test_MA11_the_dice_must_be_paired_so_that_a_use_exists() -> None:
    assert at("red: b c d", "1 3 4 5").choices() == ["1+5:A"]


def test_MA11_a_pair_without_a_use_cannot_be_chosen_instead() -> None:
    assert at("red: A 12 a d", "1 6 6 6").choices() == ["1+6:A-7", "1+6:12-19"]


def test_MA11_without_any_use_the_turn_ends_and_nobody_is_asked() -> None:
    spot = at("red: A 12 a").throw("6 6 6 6")
    assert (spot.turn, spot.asked) == ("black", "chance")


def test_MA11_a_second_pair_without_any_use_lapses_by_itself() -> None:
    spot = at("red: 22 b c", "1 1 6 6").play("1+1:22-a")
    assert spot.turn == "black"


def test_MA12_the_pairs_may_go_to_two_pieces() -> None:
    spot = at("red: 1 2", "2 3 5 6").play("2+3:1-6", "5+6:2-13")
    assert spot.on("red") == "6 13"


def test_MA12_both_pairs_may_go_to_one_piece() -> None:
    spot = at("red: 1 2", "2 3 5 6").play("2+3:1-6", "5+6:6-17")
    assert spot.on("red") == "2 17"


def test_MA12_the_pairs_may_be_used_in_any_order() -> None:
    spot = at("red: 1 2", "2 3 5 6").play("5+6:1-12", "2+3:12-17")
    assert spot.on("red") == "2 17"


def test_MA12_the_first_move_may_free_the_way_for_the_second() -> None:
    spot = at("red: 1 6", "1 4 2 3")
    assert "1-6" not in spot.ways()
    assert "1-6" in spot.play("1+4:6-11").ways()


def test_MA12_the_first_move_may_block_the_second() -> None:
    spot = at("red: 1 4", "2 6 1 4")
    assert "1-9" in spot.ways()
    assert "1-9" not in spot.play("1+4:4-9").ways()


def test_MA13_two_ones_count_one_or_two() -> None:
    assert {"1+1:5-6", "1+1:5-7"} <= set(at("red: 5", "1 1 4 6").choices())


def test_MA13_a_single_one_is_no_pair_of_ones() -> None:
    assert "5-6" not in at("red: 5", "1 2 4 6").ways()


def test_MA13_two_ones_left_over_count_one_or_two() -> None:
    spot = at(f"red: 5 {HOME}", "1 1 4 6").play("4+6:5-15")
    assert spot.choices() == ["-", "1+1:15-16", "1+1:15-17"]


def test_MA13_two_ones_used_as_one_are_still_that_pair() -> None:
    spot = at(f"red: 5 {HOME}", "1 1 4 6").play("1+1:5-6")
    assert spot.choices() == ["-", "4+6:6-16"]


def test_MA13_ones_in_different_pairs_count_as_sums() -> None:
    spot = at(f"red: 5 {HOME}", "1 1 4 6").play("1+4:5-10")
    assert spot.choices() == ["-", "1+6:10-17"]


def test_MA13_of_four_ones_each_pair_is_decided_by_itself() -> None:
    spot = at(f"red: 5 {HOME}", "1 1 1 1")
    assert spot.choices() == ["1+1:5-6", "1+1:5-7"]
    assert spot.play("1+1:5-6").choices() == ["-", "1+1:6-7", "1+1:6-8"]
    assert spot.play("1+1:5-7").choices() == ["-", "1+1:7-8", "1+1:7-9"]


def test_MA13_three_ones_hold_one_such_pair() -> None:
    spot = at(f"red: 5 {HOME}", "1 1 1 4").play("1+1:5-6")
    assert spot.choices() == ["-", "1+4:6-11"]


def test_MA14_own_and_foreign_pieces_on_the_way_are_jumped_and_counted() -> None:
    spot = at("red: 1 2 | green: 9", "1 4 6 6").play("1+4:1-6")  # green's 9 is red's 3
    assert (spot.on("red"), spot.on("green")) == ("2 6", "9")


def test_MA15_a_foreign_piece_is_thrown_out_beside_the_board() -> None:
    spot = at("red: 1 | green: 12", "1 4 6 6").play("1+4:1-6")
    assert (spot.on("red"), spot.on("green"), spot.beside("green")) == ("6", "", 4)


def test_MA15_no_pair_ends_on_an_own_piece() -> None:
    assert "1-6" not in at("red: 1 6", "1 4 6 6").ways()


def test_MA15_a_piece_may_throw_out_between_its_two_pairs() -> None:
    spot = at("red: 1 | green: 12 20", "1 4 3 5").play("1+4:1-6", "3+5:6-14")
    assert (spot.on("red"), spot.beside("green")) == ("14", 4)


def test_MA15_nobody_must_throw_out_if_another_use_exists() -> None:
    spot = at("red: 1 8 | green: 12", "1 4 1 4")
    assert {"1-6", "8-13"} <= spot.ways()


def test_MA15_throwing_out_must_be_done_if_it_is_the_only_use() -> None:
    assert at(f"red: 1 {HOME} | green: 15", "4 4 4 4").choices() == ["4+4:1-9"]


def test_MA16_no_throw_gives_an_extra_turn() -> None:
    spot = at("red: 1").throw("6 6 6 6").play("6+6:1-13", "-")
    assert spot.turn == "black"
