"""NL-30 to NL-35: who takes which Death, and what it covers."""

from games.nichtlustig.arrange import asked, choices, middle, play, player, refused, stopped

NOTHING_WON = "123412"


def visited(*players: str, pink: str) -> str:
    """What the first player has after a turn that won nothing."""
    return player(stopped(*players, dice=NOTHING_WON + pink), 0)


def test_NL30_the_Death_covers_his_scored_Lemming() -> None:
    assert visited("- | R1 L4 D24", "", pink="5") == "- | R1 L4 D24 | T5>L4 | -"


def test_NL30_he_chooses_among_his_Lemmings() -> None:
    state = stopped("- | R1 L2 L4 D24", "", dice=NOTHING_WON + "5")
    assert asked(state) == "cover"
    assert choices(state) == ["L2", "L4"]
    assert player(play(state, "L2"), 0) == "- | R1 L2 L4 D24 | T5>L2 | -"


def test_NL30_a_Lemming_scored_this_very_turn_counts() -> None:
    assert visited("L5 | R1", "", pink="5") == "- | R1 L5 | T5>L5 | -"


def test_NL30_an_unscored_Lemming_is_safe() -> None:
    assert visited("L4 | R1", "", pink="5") == "L4 | R1 | T5>R1 | -"


def test_NL30_a_covered_Lemming_cannot_be_covered_again() -> None:
    assert visited("- | R1 L4 L2 | T1>L4", "", pink="5") == "- | R1 L2 L4 | T1>L4 T5>L2 | -"


def test_NL30_a_covered_card_is_void() -> None:
    free = stopped("- | R1 L4", "", dice="3312410")
    covered = stopped("- | R1 L4 | T1>L4", "", dice="3312410")
    assert free.points(0) == 4 + 2
    assert covered.points(0) == 2


def test_NL30_why_a_card_cannot_be_covered() -> None:
    state = stopped("R2 | R1 L1 L2 L4 D24 | T1>L1", "- | Y1", dice=NOTHING_WON + "5")
    assert refused(state, "R1") == ("why-lemmings-first", "NL-30")
    assert refused(state, "L1") == ("why-covered", "NL-30")
    assert refused(state, "Y1") == ("why-not-scored", "NL-30")
    assert refused(state, "R2") == ("why-not-scored", "NL-30")
    assert refused(state, "D24") == ("why-extinct", "NL-31")
    assert refused(state, "C+") == ("why-not-now", "NL-30")


def test_NL31_without_a_Lemming_he_chooses_any_scored_card_but_a_Dinosaur() -> None:
    state = stopped("Y2 | R1 Y5 P3 D24 D28", "", dice=NOTHING_WON + "4")
    assert choices(state) == ["R1", "Y5", "P3"]
    assert player(play(state, "P3"), 0) == "Y2 | R1 Y5 P3 D24 D28 | T4>P3 | -"


def test_NL31_a_covered_Lemming_leaves_the_others() -> None:
    assert visited("- | R1 L4 | T1>L4", "", pink="5") == "- | R1 L4 | T1>L4 T5>R1 | -"


def test_NL32_with_nothing_scored_the_Death_lies_face_up() -> None:
    assert visited("R1", "", pink="5") == "R1 | - | T5 | -"


def test_NL32_with_only_Dinosaurs_the_Death_lies_face_up() -> None:
    assert visited("- | D24 D26", "", pink="5") == "- | D24 D26 | T5 | -"


def test_NL32_with_everything_covered_the_Death_lies_face_up() -> None:
    before = "- | R1 L4 | T*>R1 T1>L4"
    assert visited(before, "", pink="5") == f"{before} T5 | -"


def test_NL33_a_Death_is_taken_from_another_player_and_his_card_is_free_again() -> None:
    state = stopped("- | R1", "- | L2 L3 | T5>L2", dice=NOTHING_WON + "5")
    assert player(state, 0) == "- | R1 | T5>R1 | -"
    assert player(state, 1) == "- | L2 L3 | - | -"
    assert state.points(1) == 8


def test_NL33_the_card_is_free_before_the_Death_is_laid_again() -> None:
    state = stopped("- | L3 L4", "- | L2 | T5>L2", dice=NOTHING_WON + "5")
    assert asked(state) == "cover"
    assert player(state, 0) == "- | L3 L4 | T5 | -"
    assert state.points(1) == 4


def test_NL33_a_face_up_Death_is_taken_too() -> None:
    state = stopped("", "- | - | T*", dice=NOTHING_WON + "*")
    assert player(state, 0) == "- | - | T* | -"
    assert player(state, 1) == "- | - | - | -"


def test_NL34_who_has_that_Death_takes_another_from_the_middle() -> None:
    state = stopped("- | - | T5 T1", "- | - | T3", dice=NOTHING_WON + "5")
    assert asked(state) == "death"
    assert choices(state) == ["T*", "T2", "T4"]
    assert refused(state, "T1") == ("why-own-death", "NL-34")
    assert refused(state, "T3") == ("why-middle-first", "NL-34")
    assert player(play(state, "T4"), 0) == "- | - | T1 T4 T5 | -"


def test_NL34_the_last_one_in_the_middle_comes_by_itself() -> None:
    assert visited("- | - | T5 T1", "- | - | T3 T2 T4", pink="5") == "- | - | T* T1 T5 | -"


def test_NL34_with_none_in_the_middle_he_takes_any_from_another_player() -> None:
    state = stopped(
        "- | Y1 | T5>Y1 T1", "- | L2 | T3>L2 T2", "- | - | T4 T*", dice=NOTHING_WON + "5"
    )
    assert choices(state) == ["T*", "T2", "T3", "T4"]
    play(state, "T3")
    assert player(state, 0) == "- | Y1 | T1 T3 T5>Y1 | -"
    assert player(state, 1) == "- | L2 | T2 | -"  # and its Lemming is valid again


def test_NL34_who_has_them_all_takes_none() -> None:
    everything = "- | - | T* T1 T2 T3 T4 T5"
    state = stopped(everything, "", dice=NOTHING_WON + "5")
    assert player(state, 0) == f"{everything} | -"
    assert state.turn == 1


def test_NL34_the_Poodle_follows_the_same_rule() -> None:
    state = stopped("- | - | T*", "- | - | T1 T2 T3", dice=NOTHING_WON + "*")
    assert choices(state) == ["T4", "T5"]
    assert middle(play(state, "T4"), "deaths") == ["T5"]


def test_NL35_a_face_up_Death_never_covers_later() -> None:
    state = stopped("L2 | - | T5", "", dice="3312412")  # the Lemming is scored, a card is won
    assert player(play(state, "R3"), 0) == "R3 | L2 | T5 | -"
