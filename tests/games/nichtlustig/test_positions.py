"""Positions that cannot be are refused, and the error names the field."""

from typing import Any

import pytest
from games.nichtlustig.arrange import GAME, data, last

from pasch import BadPosition

OPENING = {"phase": "opening", "turn": None, "dice": "*.*****", "aside": "34567"}
LAST_SIX = last(middle="R1 R2 R3 R4 R5 Y1")
LAST_FIVE = last("- | P1 P2", middle="R1 R2 R3 R4 R5")


def field(*players: str, **more: Any) -> str:
    """The field that is named when this position is refused."""
    with pytest.raises(BadPosition) as caught:
        GAME.from_position(data(*players, **more))
    return str(caught.value.facts["field"])


def opening(**more: Any) -> dict[str, Any]:
    found = data("", "", **{**OPENING, **more})
    found["aside"] = [int(digit) for digit in {**OPENING, **more}["aside"]]
    return found


def refused(position: dict[str, Any]) -> str:
    with pytest.raises(BadPosition) as caught:
        GAME.from_position(position)
    return str(caught.value.facts["field"])


def test_a_card_lies_in_one_place() -> None:
    assert field("R1", "R1") == "players[1].unscored[0]"
    assert field("R1 R1", "") == "players[0].unscored[1]"
    position = data("R1", "")
    position["middle"]["cards"].append("R1")
    assert refused(position) == "players[0].unscored[0]"
    position = data("R1", "")
    position["players"][0]["unscored"] = []
    assert refused(position) == "middle"


def test_Deaths_and_special_cards_lie_in_one_place() -> None:
    assert field("- | - | T1", "- | - | T1") == "players[1].deaths[0].death"
    assert field("- | - | - | duck", "- | - | - | duck") == "players[1].specials[0]"


def test_an_unscored_Dinosaur_cannot_be() -> None:
    assert field("D24", "") == "players[0].unscored"


def test_a_Death_covers_an_own_scored_card() -> None:
    assert field("R1 | - | T1>R1", "") == "players[0].deaths[0].covers"
    assert field("- | R1 | T1>R1 T2>R1", "") == "players[0].deaths[1].covers"
    assert field("- | D24 | T1>D24", "") == "players[0].deaths[0].covers"


def test_whose_turn_it_is() -> None:
    assert field("", "", turn=None) == "turn"
    assert field("", "", turn=2) == "turn"
    assert field("- | - | - | ufo", "") == "turn"
    assert field("- | - | - | nf700", "", booklet_specials=True) == "turn"


def test_the_middle_says_whether_the_game_goes_on() -> None:
    assert GAME.from_position(data("", LAST_SIX, dice="1234512")).actor() == 0
    assert field("- | P1 P2", LAST_FIVE) == "phase"
    assert field("", "", phase="over") == "phase"
    assert field("", "", phase="professors") == "phase"


def test_dice_and_what_is_set_aside() -> None:
    assert field("", "", dice="1234519") == "dice[6]"
    assert field("", "", dice="123451") == "dice"
    assert field("", "", dice="123451.") == "dice"
    assert field("", "", phase="throw", dice="1234512") == "dice"
    assert field("", "", phase="throw", dice=".234512") == "dice"
    assert field("", "", phase="throw", dice="1.3.512", throws=2, aside="1567") == "dice"
    assert field("", "", phase="throw", dice="...4512", throws=2, aside="1567") == "dice"


def test_throws() -> None:
    assert field("", "", throws=0) == "throws"
    assert field("", "", throws=5) == "throws"
    assert field("", "", throws=3) == "phase"
    assert field("- | - | - | nf700", "", throws=3) == "throws"
    assert field("- | - | - | nf700", "", throws=2) == "phase"
    assert field("- | - | - | duck", "", throws=4) == "throws"
    assert field("", "", aside="12") == "aside"
    assert field("", "", throws=2, aside="1234567") == "aside"
    assert field("", "", throws=2, aside="11") == "aside[1]"
    assert field("", "", throws=2, aside="8") == "aside[0]"


def test_the_roll_for_the_start() -> None:
    assert GAME.from_position(opening()).actor() == -1
    assert refused(opening(turn=0)) == "turn"
    assert refused(opening(aside="4567")) == "aside"
    assert refused(opening(aside="134567")) == "aside"
    assert refused(opening(dice="*.3****")) == "dice"
    assert refused(opening(dice=".4*****")) == "dice"
    found = opening()
    found["middle"]["specials"].remove("duck")
    found["players"][0]["specials"].append("duck")
    assert refused(found) == "middle"


def test_a_claim() -> None:
    lying: dict[str, Any] = {"phase": "claim", "dice": "1123452"}
    assert GAME.from_position(data("", "", **lying)).actor() == 0
    assert field("", "", phase="claim", dice="1234512") == "phase"
    assert field("", "R2", **lying) == "players[1].unscored"
    assert field("R2", "", **lying) == "players[0].unscored"
    assert field("", "", throws=1, **lying) == "throws"
    position = data("", "", **lying)
    position["aside"] = [1, 2]
    assert refused(position) == "aside"


def test_the_Clown() -> None:
    lying: dict[str, Any] = {"phase": "clown", "dice": "1234512"}
    assert GAME.from_position(data("R2 | - | - | clown", "", **lying)).actor() == 0
    assert field("", "", **lying) == "phase"
    assert field("- | - | T* T1 T2 T3 T4 T5 | clown", "", **lying) == "phase"


def test_which_Death() -> None:
    lying: dict[str, Any] = {"phase": "death", "dice": "1234512"}
    assert GAME.from_position(data("- | - | T2", "", **lying)).actor() == 0
    assert field("", "", **lying) == "phase"


def test_which_card() -> None:
    lying: dict[str, Any] = {"phase": "cover", "dice": "1234512", "laying": "T2"}
    assert GAME.from_position(data("- | L1 L2 | T2", "", **lying)).actor() == 0
    assert field("- | L1 | T2", "", **lying) == "phase"
    assert field("- | L1 L2", "- | - | T2", **lying) == "laying"
    assert field("- | L1 L2 L3 | T2>L3", "", **lying) == "laying"
    assert field("- | L1 L2 | T3", "", **{**lying, "laying": "T3"}) == "laying"
    assert field("- | L1 L2 | T2", "", **{**lying, "laying": None}) == "laying"
    assert field("- | - | T2", "", laying="T2") == "laying"


def test_the_Professors() -> None:
    players = ("- | P1 P2", LAST_FIVE)
    rolling: dict[str, Any] = {"phase": "professors", "roller": 0, "dice": "3.*****"}
    assert GAME.from_position(data(*players, **rolling)).actor() == -1
    assert field(*players, **{**rolling, "roller": None}) == "roller"
    assert field(*players, **{**rolling, "dice": "3..****"}) == "dice"
    assert field(*players, **{**rolling, "dice": "3*5****"}) == "dice"
    assert field(*players, **{**rolling, "dice": "3.5****"}) == "dice"
    assert field(*players, rolled=[1, 0], **rolling) == "rolled[0]"
    without = last("P1 P2 P3 P4 P5", middle="R1 R2 R3 R4 R5")
    assert field("P1 P2 P3 P4 P5", without, **rolling) == "roller"
    assert field("", "", roller=0) == "roller"
    assert field("", "", rolled=[0, 1]) == "rolled[1]"


def test_the_end() -> None:
    players = ("- | P1 P2", LAST_FIVE)
    assert GAME.from_position(data(*players, phase="over", rolled=[4, 0])).actor() == -2
    assert field(*players, phase="over", dice="3******") == "dice"


def test_a_field_too_many() -> None:
    assert field("", "", luck=1) == "luck"
    position = data("", "")
    position["players"][0]["gold"] = 1
    assert refused(position) == "players[0].gold"
    position = data("- | - | T1", "")
    position["players"][0]["deaths"][0]["mood"] = 1
    assert refused(position) == "players[0].deaths[0].mood"
    position = data("", "")
    position["middle"]["gold"] = []
    assert refused(position) == "middle.gold"
