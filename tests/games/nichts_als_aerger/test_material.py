"""Board, deck and what is open (NA-1 to NA-7)."""

from __future__ import annotations

import pytest
from games.nichts_als_aerger.arrange import HOME, at, data, drawing, started

from pasch import CHANCE
from pasch.games.nichts_als_aerger import GAME
from pasch.games.nichts_als_aerger.deck import CARDS, DECK, NAMES
from pasch.games.nichts_als_aerger.labels import label
from pasch.games.nichts_als_aerger.rules.board import Board
from pasch.games.nichts_als_aerger.rules.card import JEDERZEIT, SOFORT
from pasch.games.nichts_als_aerger.state import DIAET, GESETZ, HYPNOSE


def test_NA1_forty_fields_then_four_goal_fields() -> None:
    board = Board(4)
    assert [label(board, step) for step in (-1, 0, 39, 40, 43)] == ["B", "A", "39", "a", "d"]
    assert at(f"36 {HOME[2:]}", HOME).play("roll d4").choices() == ["36-a"]


def test_NA1_start_fields_are_ten_apart_and_the_way_is_clockwise() -> None:
    board = Board(4)
    assert [board.field(seat, 3) for seat in range(4)] == [3, 13, 23, 33]
    assert [board.field(seat, 39) for seat in range(4)] == [39, 9, 19, 29]


@pytest.mark.parametrize("seats", [5, 6])
def test_NA2_sixty_fields_three_pieces_and_no_trio(seats: int) -> None:
    board = Board(seats)
    assert (board.track, board.pieces) == (60, 3)
    assert [label(board, step) for step in (59, 60, 62)] == ["59", "a", "c"]
    counts = DECK.counts(seats)
    assert (sum(counts), counts[NAMES.index("trio")]) == (51, 0)


def test_NA3_everybody_starts_at_home_without_cards() -> None:
    spot = started()
    assert [spot.on(seat) for seat in range(4)] == [HOME] * 4
    assert [spot.hand(seat) for seat in range(4)] == [[]] * 4


def test_NA4_the_deck_has_52_cards_of_26_kinds() -> None:
    assert len(CARDS) == 26
    assert sum(card.count for card in CARDS) == 52
    assert [card.number for card in CARDS] == list(range(61, 87))
    assert [card.id for card in CARDS if card.when == SOFORT] == NAMES[:8]
    assert [card.id for card in CARDS if card.when == JEDERZEIT] == NAMES[8:11]
    assert [NAMES[kind] for kind in (DIAET, GESETZ, HYPNOSE)] == ["diaet", "gesetz", "hypnose"]


def test_NA4_the_upper_half_has_none_of_the_three_late_cards() -> None:
    soon = {"!champion": 1, "!diaet": 1, "!die_chance": 1, "!grossmut": 1, "!knobelrunde": 1}
    fresh = started(2).play("roll d1 d1 d1 draw")
    assert fresh.outcomes() == soon | {"*": 44}


def test_NA4_after_25_cards_all_that_are_left_are_equally_likely() -> None:
    out = "bombe bombe bombe duell duell duell hypnose hypnose polonaise polonaise marathon "
    out += "marathon marathon prophezeiung prophezeiung prophezeiung wuerfel_menue wuerfel_menue "
    out += "wuerfel_menue platztausch platztausch platztausch denkste denkste"
    last_of_upper = at(HOME, HOME, discards=out).play("roll d1 d1 d1 draw")
    assert "!nimm" not in last_of_upper.outcomes()
    first_of_lower = at(HOME, HOME, discards=f"{out} denkste").play("roll d1 d1 d1 draw")
    assert first_of_lower.outcomes()["!nimm"] == 1
    assert sum(first_of_lower.outcomes().values()) == 27


def test_NA4_with_five_players_the_upper_half_has_24_cards() -> None:
    out = "bombe bombe bombe duell duell duell hypnose hypnose polonaise polonaise marathon "
    out += "marathon marathon prophezeiung prophezeiung prophezeiung wuerfel_menue wuerfel_menue "
    out += "wuerfel_menue platztausch platztausch platztausch denkste"
    homes = ["B B B"] * 5
    assert "!gib" not in at(*homes, discards=out).play("roll d1 d1 d1 draw").outcomes()
    lower = at(*homes, discards=f"{out} denkste").play("roll d1 d1 d1 draw").outcomes()
    assert (lower["!gib"], sum(lower.values())) == (1, 27)


def test_NA5_seats_and_their_start_fields() -> None:
    starts = {seats: [Board(seats).start(seat) for seat in range(seats)] for seats in range(2, 7)}
    assert starts == {
        2: [0, 20],
        3: [0, 10, 20],
        4: [0, 10, 20, 30],
        5: [0, 10, 20, 30, 40],
        6: [0, 10, 20, 30, 40, 50],
    }


def test_NA5_the_first_seat_is_drawn_unless_it_is_given() -> None:
    drawn = started(3, first=None)
    assert drawn.outcomes() == {"#1": 1, "#2": 1, "#3": 1}
    assert drawn.play("#3").actor == 2
    assert started(3, first=1).actor == 1


def test_NA5_the_left_neighbour_plays_next() -> None:
    assert started(3, first=2).play("roll d1 d1 d1 pass").actor == 0


def test_NA6_a_piece_put_somewhere_has_the_step_of_that_field() -> None:
    """Seat 1 starts on field 20: its step 3 is the other's step 23."""
    swapped = at("5 B B B", "3 B B B", hands=("platztausch",)).play("platztausch 1@5 2@23")
    assert (swapped.on(0), swapped.on(1)) == ("B B B 23", "B B B 25")


def test_NA7_a_drawn_card_is_seen_by_the_drawer_only() -> None:
    drawing_one = started(3).play("roll d1 d1 d1 draw *")
    assert (drawing_one.actor, drawing_one.state.audience()) == (CHANCE, 0b001)


def test_NA7_a_sofort_card_and_that_there_is_none_are_seen_by_all() -> None:
    assert started(3).play("roll d1 d1 d1 draw").state.audience() == -1


def test_NA7_nimm_is_seen_by_taker_and_robbed() -> None:
    spot = drawing(HOME, HOME, HOME, card="nimm", hands=("bombe", "duell", "trio"))
    assert spot.state.audience() == 0b101  # seat 0 takes from seat 2


def test_NA7_geburtstag_is_seen_by_giver_and_receiver() -> None:
    spot = at(HOME, HOME, HOME, hands=("geburtstag", "duell", "trio")).play("geburtstag pass pass")
    assert spot.state.audience() == 0b011


def test_NA7_sizes_are_open_and_hands_are_not() -> None:
    state = GAME.from_position(data(HOME, HOME, hands=("bombe", "? ?")))
    assert [len(player["hand"]) for player in GAME.position(state)["players"]] == [1, 2]
