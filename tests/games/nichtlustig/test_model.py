"""The claims of the rules against a model that tries every way."""

from itertools import combinations, product

import pytest
from games.nichtlustig.arrange import GAME, asked
from games.nichtlustig.model import claims

from pasch import Setup
from pasch.games.nichtlustig.notation import CARD_NAMES
from pasch.games.nichtlustig.state import CLAIMING, Nichtlustig
from pasch.testing.matches import walk

pytestmark = pytest.mark.long

SHAPES = {
    *(frozenset({card}) for card in CARD_NAMES),
    *(frozenset(two) for two in combinations([f"P{value}" for value in range(1, 6)], 2)),
    *(
        frozenset(f"{kind}{value}" for kind, value in zip("RYL", values, strict=True) if value)
        for values in product(range(6), repeat=3)
        if any(values)
    ),
}


def test_NL25_one_Dinosaur_or_up_to_two_Professors_or_up_to_three_pairs() -> None:
    """Over all throws of the coloured dice, with every card to be had."""
    state = GAME.start(Setup(2, first=0))
    assert isinstance(state, Nichtlustig)
    state.phase = CLAIMING
    seen = set()
    for dice in product(range(6), repeat=6):
        state.dice = [*dice, 0]
        found = {frozenset(GAME.write(state, claim).split("+")) for claim in state.claims()}
        assert found == claims(CARD_NAMES, dice), dice
        seen |= found
    assert seen == SHAPES


def test_NL27_the_claims_of_a_match_are_those_that_the_model_finds() -> None:
    asked_for = declinable = 0
    for seed, seats in product(range(4), (2, 3, 4)):
        for table in walk(GAME, Setup(seats), seed):
            state = table.state
            assert isinstance(state, Nichtlustig)
            if asked(state) != "claim":
                continue
            place = GAME.position(state)
            others = [mine for seat, mine in enumerate(place["players"]) if seat != state.turn]
            cards = place["middle"]["cards"] + [card for o in others for card in o["unscored"]]
            mine = place["players"][state.turn]
            boost = 2 if "time-machine" in mine["specials"] else 0
            dice = tuple(place["dice"][:6])
            expected = {"+".join(sorted(claim)) for claim in claims(tuple(cards), dice, boost)}
            if not claims(tuple(cards), dice):  # NL-45
                expected.add("-")
                declinable += 1
            legal = {"+".join(sorted(GAME.write(state, a).split("+"))) for a in state.legal()}
            assert legal == expected
            asked_for += 1
    assert asked_for > 200
    assert declinable
