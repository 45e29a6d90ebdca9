"""The exact chance of every portrait: counted, thrown out in full, and told on the rules pages."""

import re
from fractions import Fraction
from functools import cache
from importlib.resources import files
from itertools import combinations_with_replacement
from math import factorial, prod

import pytest

from pasch.games.simpsons.album import ALBUM, DICE, FACES, PORTRAITS
from pasch.games.simpsons.chances import chance
from pasch.games.simpsons.state import Simpsons

ALLOWED = [
    (place, dice)
    for place, (_, _, least, most) in enumerate(ALBUM.portraits)
    for dice in range(least, most + 1)
]


@cache
def throws(dice: int) -> list[tuple[list[int], int]]:
    """Every throw by its faces, with the number of ways in which the dice can fall so."""
    found = []
    for fallen in combinations_with_replacement(range(len(FACES)), dice):
        faces = [fallen.count(face) for face in range(len(FACES))]
        found.append((faces, factorial(dice) // prod(map(factorial, faces))))
    assert sum(ways for _, ways in found) == 6**dice
    return found


@pytest.mark.parametrize("portrait", range(PORTRAITS))
@pytest.mark.parametrize("dice", range(DICE + 1))
def test_the_count_is_what_all_throws_give(portrait: int, dice: int) -> None:
    state = Simpsons(3, 150, False, 0)
    state.portrait = portrait
    made = sum(ways for faces, ways in throws(dice) if state.covers(faces))
    assert chance(portrait, dice) == Fraction(made, 6**dice)


def test_known_chances() -> None:
    place = {portrait.id: place for place, portrait in enumerate(ALBUM.portraits)}
    assert chance(place["bart"], 1) == Fraction(1, 3)
    assert chance(place["why_you"], 4) == Fraction(47, 1296)
    assert chance(place["why_you"], 8) == Fraction(776861, 1679616)


def test_another_die_always_helps() -> None:
    for place, dice in ALLOWED:
        assert chance(place, dice) < chance(place, dice + 1)


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_rules_page_tells_them_all(language: str) -> None:
    text = files("pasch.games.simpsons").joinpath(f"rules.{language}.md").read_text("utf-8")
    lines = re.findall(r"^- .*%.*$", text, re.MULTILINE)
    told = [[(int(n), int(p)) for p, n in re.findall(r"(\d+)\s?%\s\w+\s(\d)", x)] for x in lines]
    exact = [
        [(dice, round(100 * chance(place, dice))) for each, dice in ALLOWED if each == place]
        for place in (0, 5, 6, 7)
    ]
    assert told == exact
    singles = {chance(place, dice) for place in range(5) for dice in (1, 2, 3)}
    assert len(singles) == 3
