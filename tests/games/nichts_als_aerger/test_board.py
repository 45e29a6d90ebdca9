"""The board in the terminal."""

from __future__ import annotations

import pytest
from games.nichts_als_aerger.arrange import HOME, NAMES, Spot, at, drawing, started

from pasch import Rng, Setup
from pasch.console.screen import columns
from pasch.games.nichts_als_aerger import GAME
from pasch.games.nichts_als_aerger.terminal import draw, in_public
from pasch.speech import Speaker
from pasch.terminal import board
from pasch.testing.matches import walk

BUSY = at(
    "5 7 a B", "27 37 B B", "17 27 5 B", "1 2 3 d",
    hands=("bombe denkste", "duell", "", "? ?"),
    lying={"diaet": 1, "schneckenbonus": 2, "hypnose": [{"seat": 1, "by": 0, "turns": 2}]},
).play("bombe @3")  # fmt: skip


def drawn(spot: Spot, language: str = "de") -> list[str]:
    return draw(spot.state, Speaker(language, GAME.id, NAMES))


def test_the_cross() -> None:
    assert drawn(BUSY) == [
        "                    18   19   20△",
        "                    17●▲■ a△  21",
        "                    16    b△  22",
        "                    15●   c△  23",
        "10○  11   12   13   14    d△  24   25   26   27   28",
        " 9    a●   b○   c○   d○        d□   c□   b□   a□  29",
        " 8    7▲■  6    5    4    d★  34   33   32   31   30□",
        "                     3★   c☆  35■",
        "                     2★   b☆  36",
        "                     1★   a☆  37",
        "                     A☆  39   38",
        "▸ ● Ada            Gelb     B ●     Ziel ●···  1 Karte",
        "  ▲ Ben            Grün     B ▲▲    Ziel ····  1 Karte",
        "  ■ Cleo           Rot      B ■     Ziel ····  0 Karten",
        "  ★ Dora           Schwarz  B       Ziel ···★  2 Karten",
        "Gezählt wird vom A von Dora aus.",
        "Hand von Ada: Denkste!",
        "Hand von Ben: Duell!",
        "Stapel: 44, abgelegt: 1",
        "Diät liegt vor Ben: höchstens zwei Karten.",
        "Hypnose: Ben würfelt noch 2 Züge für Ada.",
        "Schneckenbonus liegt vor Cleo.",
        "Gespielt wird: „Bombe!“ (Ada)",
        "Dora ist gefragt.",
    ]


def test_the_ring_has_its_players_inside() -> None:
    pieces = ("5 B a", "7 8 B", "57 57 57", "B B B", "1 2 3", "B B c")
    lines = drawn(at(*pieces, hands=("bombe",), lying={"gesetz": 1}), "en")
    assert lines[0].startswith(" A○  1   2   3   4   5●  6")
    assert "17×4" in lines[0]
    assert lines[1] == f"59{' ' * 74}20□"
    assert lines[3] == (
        "57    ▸ ● Ada            yellow   B ●    goal ●··  1 card                   22"
    )
    assert lines[11].startswith("49  48  47")
    assert "On 17: ▲■■■." in lines
    assert "The law is in force for one more turn: no rolling." in lines


def test_a_crowd_beyond_one_digit() -> None:
    many = at("17 17 B", "7 7 7", "57 57 57", "47 47 47", "B B B", "B B B")
    assert "17++" in drawn(many)[0]


def test_the_steps_are_those_of_the_piece_that_is_moved() -> None:
    spot = drawing(HOME, HOME, card="grossmut").play("=12 >2")
    assert "Gezählt wird vom A von Ben aus." in drawn(spot)


def test_before_the_first_seat_is_drawn_no_steps_are_shown() -> None:
    assert " ·" in drawn(started(2, first=None))[0]


def test_after_the_end_the_places_are_shown() -> None:
    lines = drawn(at("39 b c d", HOME).play("roll d1 39-a"))
    assert lines[11].endswith("Platz 1")
    assert not any("Gefragt" in line for line in lines)


def test_a_long_hand_is_wrapped() -> None:
    hand = "siebenmeilenstiefel " * 4 + "schneckenbonus"
    lines = drawn(at(HOME, HOME, hands=(hand,)))
    place = lines.index("Hand von Ada: Schneckenbonus, Siebenmeilenstiefel, Siebenmeilenstiefel,")
    assert lines[place + 1] == "    Siebenmeilenstiefel, Siebenmeilenstiefel"


@pytest.mark.long
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("language", ["de", "en"])
def test_it_fits_into_80_columns_through_whole_games(seats: int, language: str) -> None:
    names = ["Wilhelmine-Charlotte"] * seats
    speaker = Speaker(language, GAME.id, names)
    for table in walk(GAME, Setup(seats), 3):
        if int(Rng(len(table.log)).below(10)) == 0 or table.over:
            for line in draw(table.state, speaker):  # type: ignore[arg-type]
                assert columns(line) <= 80, line


def test_who_may_move_along_needs_no_hand_for_it() -> None:
    """NA-55 and moves of others are asked for all to see, whatever is about cards is not."""
    spot = at("5 B B B", "9 B B B", lying={"schneckenbonus": 1})
    assert not in_public(spot.state)  # roll, or play a card
    assert in_public(spot.play("roll d5").state)  # does seat 2 move the 5 along?
    assert not in_public(spot.play("roll d5 take").state)  # seat 1 moves in its own turn
    assert in_public(spot.play("roll d5 take 5-10").state)  # and seat 2 after it


@pytest.mark.parametrize("pieces", [("5 8 B B", "33 1 B B"), ("5 8 B",) * 6])
def test_where_no_board_fits_everybody_is_told_in_the_listeners_count(
    pieces: tuple[str, ...],
) -> None:
    state = at(*pieces, hands=("bombe duell",)).state
    lines = board.draw(GAME, state, Speaker("de", GAME.id, NAMES, 0), 40)
    assert max(map(columns, lines)) <= 40
    assert "▸ ● Ada      B ●" in lines[0]
    told = " ".join(lines)
    assert "Hand von Ada: Bombe!, Duell!" in told
    if len(pieces) == 2:
        assert "Ben: auf 21 und 13 (5 vor dir)" in told  # which are 1 and 33 for Ben
