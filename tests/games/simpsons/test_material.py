"""SI-1 to SI-5: dice, album, chips, who begins."""

import re
from typing import Any

import pytest
from games.simpsons.arrange import Spot, at, started

from pasch import BadSetup, Setup
from pasch.games.simpsons import GAME
from pasch.games.simpsons.album import ALBUM, Album, Portrait
from pasch.games.simpsons.state import Simpsons

SINGLES = ("homer", "marge", "bart", "lisa", "maggie")


def test_SI1_every_die_has_five_figures_and_a_joker() -> None:
    thrown = started().play("bart 1c 2d +1 +1")
    assert thrown.choices == [f"d:{face}" for face in (*SINGLES, "joker")]
    assert set(thrown.state.chance().weights) == {1}


@pytest.mark.parametrize("figure", SINGLES)
def test_SI1_a_joker_stands_for_any_figure(figure: str) -> None:
    made = started().play(f"{figure} 1c 1d +1 +1").throw("joker")
    assert made.chips == [16, 11, 11]


def test_SI2_the_album_is_the_table_of_the_rules() -> None:
    table = {id: (figures, least, most) for id, figures, least, most in ALBUM.portraits}
    assert table == {
        **{single: ((single,), 1, 3) for single in SINGLES},
        "children": (("bart", "lisa", "maggie"), 3, 6),
        "why_you": (("homer", "bart", "bart", "bart"), 4, 8),
        "family": (SINGLES, 5, 8),
    }


def changed(**fields: Any) -> list[Portrait]:
    """The album with its last portrait changed."""
    *others, last = ALBUM.portraits
    return [*others, last._replace(**fields)]


def test_SI2_an_album_may_be_corrected() -> None:
    assert Album(changed(least=6)).portraits[-1].least == 6


@pytest.mark.parametrize(
    ("fields", "text"),
    [
        ({"least": 4}, "family: the dice allowed are 5 to 8"),
        ({"most": 9}, "family: the dice allowed are 5 to 8"),
        ({"least": 8, "most": 7}, "family: the dice allowed are 5 to 8"),
        ({"figures": ()}, "family: figures are some of homer, marge, bart, lisa, maggie"),
        ({"figures": ("ned",)}, "family: figures are some of homer, marge, bart, lisa, maggie"),
        ({"id": "bart"}, "an album has 8 different portraits"),
    ],
)
def test_SI2_an_impossible_album_is_refused(fields: dict[str, Any], text: str) -> None:
    with pytest.raises(ValueError, match=re.escape(text)):
        Album(changed(**fields))


def test_SI2_an_album_of_seven_is_refused() -> None:
    with pytest.raises(ValueError, match="8 different portraits"):
        Album(ALBUM.portraits[:7])


def test_SI3_the_players_chips_come_out_of_150() -> None:
    assert [started(seats).bank for seats in (2, 3, 4)] == [120, 120, 110]


def test_SI3_the_option_sets_all_chips_together() -> None:
    assert started(3, bank=90).bank == 60


@pytest.mark.parametrize(("seats", "least"), [(2, 31), (3, 31), (4, 41)])
def test_SI3_a_bank_with_nothing_left_is_refused_by_name(seats: int, least: int) -> None:
    assert started(seats, bank=least).bank == 1
    with pytest.raises(BadSetup, match="'bank'") as caught:
        started(seats, bank=least - 1)
    facts = caught.value.facts
    assert (facts["name"], facts["value"]) == ("bank", str(least - 1))
    assert facts["allowed"] == f"{least}–500"


def test_SI3_only_the_value_counts() -> None:
    """A stake of 3 out of 1 blue and 1 red chip: change is made."""
    assert at(6, 10, 10, bank=20).play("bart 3c 1d -1 -1").throw("lisa").chips == [3, 11, 11]


def test_SI4_everyone_begins_with_ten_and_with_fifteen_when_two_play() -> None:
    assert started(2).chips == [15, 15]
    assert started(3).chips == [10, 10, 10]
    assert started(4).chips == [10, 10, 10, 10]


def test_SI5_the_seat_agreed_on_begins_and_the_left_one_follows() -> None:
    first = Spot(GAME.start(Setup(4, first=3)))
    assert first.asked == "Udo"
    assert first.play("bart 1c 1d +1 +1 +1").throw("lisa").asked == "Ralf"


def test_SI5_otherwise_it_is_drawn() -> None:
    drawn = Spot(GAME.start(Setup(3)))
    assert drawn.choices == ["#1", "#2", "#3"]
    assert set(drawn.state.chance().weights) == {1}
    assert drawn.do("#2").asked == "Heike"


def test_the_table_can_be_played_with_another_album() -> None:
    album = Album(changed(least=8))
    state = Simpsons(3, 150, False, 0, album)
    assert state.copy().album is album
