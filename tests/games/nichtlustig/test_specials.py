"""NL-40 to NL-50: the six special cards."""

from games.nichtlustig.arrange import (
    asked,
    at,
    choices,
    middle,
    play,
    player,
    refused,
    stopped,
    throw,
)


def test_NL40_symbols_bring_their_cards_from_the_middle_and_from_the_others() -> None:
    state = stopped("", "- | - | - | duck virus", dice="*23*4*5")
    assert player(state, 0) == "- | - | T5 | duck nf700 virus"
    assert player(state, 1) == "- | - | - | -"


def test_NL40_a_card_he_holds_already_stays() -> None:
    assert player(stopped("- | - | - | duck", "", dice="*234525"), 0) == "- | - | T5 | duck"


def test_NL40_two_symbols_are_no_pair_and_the_pink_one_brings_no_card() -> None:
    state = stopped("", "", dice="**1234*")
    assert player(state, 0) == "- | - | T* | duck ufo"
    assert stopped("", "", dice="***2**5").turn == 1  # and no Professor 0


def test_NL40_symbols_lying_in_the_middle_of_the_turn_bring_nothing() -> None:
    state = throw(play(at("", "", dice="*234525"), "=234567"), "1")
    assert middle(state, "specials")[0] == "duck"


def test_NL41_special_cards_do_not_save_from_Death() -> None:
    assert player(stopped("", "", dice="*****12"), 0).split(" | ")[2] == "T2"


def test_NL42_a_card_won_this_turn_does_not_act_in_it() -> None:
    clown = stopped("", "", dice="12*4512")  # no Clown against this Death
    assert player(clown, 0) == "- | - | T2 | clown"
    virus = play(stopped("", "", dice="11234*5"), "R1")
    assert player(virus, 0) == "R1 | - | - | virus"


def test_NL42_a_used_card_may_be_won_again_by_a_symbol_of_the_same_turn() -> None:
    state = at("- | - | - | duck", "", dice="1234515", throws=3, aside="234567")
    state = play(state, "=0")
    assert "duck" in middle(state, "specials")
    assert player(throw(state, "*"), 0) == "- | - | T5 | duck"
    state = play(stopped("- | - | - | time-machine", "", dice="5555*45"), "D26")
    assert player(state, 0) == "- | D26 | - | time-machine"


def test_NL44_the_Clown_may_be_handed_in_instead_of_a_Death() -> None:
    state = stopped("- | L3 | - | clown", "- | L2 | T5>L2", dice="1234125")
    assert asked(state) == "clown"
    assert choices(state) == ["C-", "C+"]
    play(state, "C+")
    assert player(state, 0) == "- | L3 | - | -"
    assert player(state, 1) == "- | L2 | T5>L2 | -"
    assert "clown" in middle(state, "specials")


def test_NL44_the_Clown_works_against_the_Poodle_and_may_be_kept() -> None:
    state = stopped("- | L3 | - | clown", "", dice="123412*")
    assert asked(state) == "clown"
    assert player(play(state, "C-"), 0) == "- | L3 | T*>L3 | clown"


def test_NL44_the_Clown_is_not_asked_when_no_Death_would_be_taken() -> None:
    assert play(stopped("- | - | - | clown", "", dice="1134255"), "R1").turn == 1
    everything = "- | - | T* T1 T2 T3 T4 T5 | clown"
    assert player(stopped(everything, "", dice="1234125"), 0) == everything


def test_NL44_another_players_Clown_does_not_help() -> None:
    state = stopped("", "- | - | - | clown", dice="1234125")
    assert player(state, 0) == "- | - | T5 | -"
    assert player(state, 1) == "- | - | - | clown"


def test_NL44_only_the_Clown_is_decided_then() -> None:
    state = stopped("- | L3 | - | clown", "", dice="123412*")
    assert refused(state, "T*") == ("why-not-now", "NL-44")


def test_NL45_the_Time_machine_adds_two_for_a_Dinosaur() -> None:
    state = stopped("- | - | - | time-machine", "", dice="5541352")  # 23
    assert choices(state) == ["R5", "D24", "D25"]
    play(state, "D25")
    assert player(state, 0) == "- | D25 | - | -"
    assert "time-machine" in middle(state, "specials")


def test_NL45_it_is_kept_where_the_plain_sum_is_enough() -> None:
    state = stopped("- | - | - | time-machine", "", dice="5545142")  # 24
    assert choices(state) == ["R5", "D24", "D25", "D26"]
    assert player(play(state.copy(), "D24"), 0) == "- | D24 | - | time-machine"
    assert player(play(state.copy(), "D25"), 0) == "- | D25 | - | -"
    assert player(play(state.copy(), "R5"), 0) == "R5 | - | - | time-machine"


def test_NL45_it_is_never_forced() -> None:
    state = stopped("- | - | - | time-machine", "", dice="5445232")  # 23
    assert choices(state) == ["-", "D24", "D25"]
    assert player(play(state, "-"), 0) == "- | - | T2 | time-machine"


def test_NL45_a_sum_that_is_just_enough_without_it_must_be_used() -> None:
    state = stopped("- | - | - | time-machine", "", dice="5354432")  # 24, and nothing else
    assert choices(state) == ["D24", "D25", "D26"]
    assert refused(state, "-") == ("why-must-take", "NL-27")


def test_NL45_with_another_card_to_take_he_cannot_decline() -> None:
    state = stopped("- | - | - | time-machine", "", dice="5544232")  # 23
    assert choices(state) == ["R5", "Y4", "R5+Y4", "D24", "D25"]
    assert refused(state, "-") == ("why-must-take", "NL-27")


def test_NL45_another_players_Time_machine_does_not_help() -> None:
    assert stopped("", "- | - | - | time-machine", dice="5445232").turn == 1


def test_NL46_the_good_cards_may_be_kept() -> None:
    state = stopped("- | - | - | duck clown time-machine", "", dice="1134522")
    assert player(play(state, "R1"), 0) == "R1 | - | - | duck clown time-machine"


def test_NL47_the_Ufo_makes_its_owner_miss_the_turn() -> None:
    state = play(stopped("", "R2 | L3 | - | duck ufo nf700 virus", "", dice="1134525"), "R1")
    assert state.turn == 2
    assert player(state, 1) == "R2 | L3 | - | duck nf700 virus"
    assert "ufo" in middle(state, "specials")


def test_NL47_of_two_players_the_other_goes_on() -> None:
    state = play(stopped("", "- | - | - | ufo", dice="1134525"), "R1")
    assert (state.turn, asked(state)) == (0, "throw")
    assert player(state, 1) == "- | - | - | -"


def test_NL48_and_the_robot_goes_back_when_it_was_used() -> None:
    state = play(stopped("- | - | - | nf700", "", dice="1134522"), "R1")
    assert "nf700" in middle(state, "specials")


def test_NL49_the_virus_brings_a_Death_in_spite_of_a_card() -> None:
    state = play(stopped("- | L3 | - | virus", "", dice="1134525"), "R1")
    assert player(state, 0) == "R1 | L3 | T5>L3 | -"
    assert "virus" in middle(state, "specials")


def test_NL49_with_no_card_as_well_there_is_still_only_one_Death() -> None:
    assert player(stopped("- | L3 | - | virus", "", dice="1234125"), 0) == "- | L3 | T5>L3 | -"


def test_NL49_the_Clown_may_cancel_it_and_both_go_back() -> None:
    state = play(stopped("- | L3 | - | clown virus", "", dice="1134525"), "R1")
    assert asked(state) == "clown"
    assert player(play(state, "C+"), 0) == "R1 | L3 | - | -"


def test_NL49_with_no_Death_left_to_take_the_virus_goes_and_the_Clown_stays() -> None:
    everything = "- | - | T* T1 T2 T3 T4 T5"
    state = play(stopped(f"{everything} | clown virus", "", dice="1134525"), "R1")
    assert player(state, 0) == f"R1{everything[1:]} | clown"


def test_NL50_by_the_booklet_the_NF700_makes_one_miss_the_turn() -> None:
    before = "- | - | - | nf700"
    state = play(stopped("", before, "", dice="1134522", booklet_specials=True), "R1")
    assert state.turn == 2
    assert player(state, 1) == "- | - | - | -"
    assert play(stopped("", before, "", dice="1134522"), "R1").turn == 1


def test_NL50_by_the_booklet_the_Ufo_leaves_two_throws() -> None:
    state = at(
        "- | - | - | duck ufo",
        "",
        phase="throw",
        dice="123451.",
        throws=2,
        aside="12",
        booklet_specials=True,
    )
    assert throw(state, "2").turn == 1
    assert player(state, 0) == "- | - | T2 | duck"
