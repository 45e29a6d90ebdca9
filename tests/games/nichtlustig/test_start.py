"""NL-1 to NL-12: what there is, and who begins."""

from games.nichtlustig.arrange import GAME, asked, at, middle, player, stopped, throw

from pasch import CHANCE, EVERYONE, Setup, Table
from pasch.games.nichtlustig.state import Nichtlustig


def opening(seats: int) -> Nichtlustig:
    state = GAME.start(Setup(seats))
    assert isinstance(state, Nichtlustig)
    return state


def test_NL1_there_are_five_cards_of_each_of_five_kinds() -> None:
    cards = middle(opening(2), "cards")
    assert cards == [
        *("R1", "R2", "R3", "R4", "R5"),
        *("Y1", "Y2", "Y3", "Y4", "Y5"),
        *("L1", "L2", "L3", "L4", "L5"),
        *("P1", "P2", "P3", "P4", "P5"),
        *("D24", "D25", "D26", "D27", "D28"),
    ]


def test_NL2_there_are_five_Deaths_a_Poodle_and_six_special_cards() -> None:
    state = opening(2)
    assert middle(state, "deaths") == ["T*", "T1", "T2", "T3", "T4", "T5"]
    assert middle(state, "specials") == ["duck", "ufo", "clown", "nf700", "time-machine", "virus"]


def test_NL3_seven_dice_fall_one_by_one_and_a_symbol_counts_nothing() -> None:
    state = at("", "", phase="throw", dice=".......")
    for _ in range(7):
        assert state.actor() == CHANCE
        assert state.chance().outcomes == (0, 1, 2, 3, 4, 5)
        assert len(set(state.chance().weights)) == 1
        state.apply(0)
    assert asked(state) == "keep"
    assert state.total() == 0


def test_NL3_the_symbol_of_the_pink_die_is_the_Poodle() -> None:
    assert player(stopped("", "", dice="123451*"), 0) == "- | - | T* | -"


def test_NL4_every_coloured_die_has_a_symbol_of_its_own() -> None:
    brings = {
        "*23451": "duck", "1*2345": "ufo", "12*345": "clown",
        "123*45": "nf700", "1234*5": "time-machine", "12345*": "virus",
    }  # fmt: skip
    for dice, special in brings.items():
        state = stopped("", "", dice=f"{dice}5")
        assert player(state, 0) == f"- | - | T5 | {special}", dice


def test_NL10_everything_lies_in_the_middle() -> None:
    state = opening(4)
    assert [player(state, seat) for seat in range(4)] == ["- | - | - | -"] * 4
    assert len(middle(state, "cards")) == 25


def test_NL11_the_highest_roll_begins() -> None:
    state = throw(opening(3), "251")
    assert state.turn == 1
    assert asked(state) == "throw"


def test_NL11_only_the_tied_highest_roll_again() -> None:
    state = throw(opening(4), "5252")
    assert state.turn == -1
    assert GAME.write(state, 4) == "#1:4"
    state.apply(4)
    assert GAME.write(state, 4) == "#3:4"
    state.apply(4)
    assert state.turn == -1  # tied once more
    assert throw(state, "12").turn == 2


def test_NL11_a_symbol_counts_nothing_and_who_is_out_stays_out() -> None:
    state = throw(opening(3), "***")
    assert state.turn == -1
    state = throw(state, "**1")
    assert state.turn == 2
    state = throw(throw(opening(3), "233"), "**")  # seats 2 and 3 roll symbols: seat 1 is out
    assert GAME.write(state, 1) == "#2:1"
    assert throw(state, "12").turn == 2


def test_NL11_play_goes_clockwise() -> None:
    assert stopped("", "", "", dice="1234511").turn == 1
    assert stopped("", "", "", dice="1234511", turn=2).turn == 0


def test_NL11_nobody_rolls_if_the_setup_names_the_first_seat() -> None:
    state = GAME.start(Setup(3, first=2))
    assert isinstance(state, Nichtlustig)
    assert state.turn == 2
    assert asked(state) == "throw"


def test_NL12_nothing_is_hidden() -> None:
    table = Table(GAME, Setup(2, first=0))
    for pips in (1, 2, 3, 4, 5, 1, 3):
        assert table.state.audience() == EVERYONE
        table.happen(pips)
    assert table.state.audience() == EVERYONE
    assert table.view(1).key() == table.state.key()
    covered = at("- | L2 | T3>L2", "")
    assert player(covered, 0) == "- | L2 | T3>L2 | -"
