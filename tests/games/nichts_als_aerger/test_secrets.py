"""What each player knows of the hands, and how a view is filled."""

from __future__ import annotations

from collections import Counter

import pytest
from games.nichts_als_aerger.arrange import HOME, Spot, at, data, drawing

from pasch import HIDDEN, Rng
from pasch.games.nichts_als_aerger import GAME
from pasch.games.nichts_als_aerger.deck import DECK, NAMES
from pasch.games.nichts_als_aerger.rules.actions import KINDS
from pasch.games.nichts_als_aerger.rules.card import SOFORT
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger


def test_a_card_drawn_by_another_is_unknown() -> None:
    spot = at(HOME, HOME).play("roll d1 d1 d1 draw * ?")
    assert spot.hand(0) == [None]


def test_a_card_that_is_played_becomes_known() -> None:
    spot = at("5 B B B", HOME, hands=("? ?",))
    state = spot.state.copy()
    state.apply(GAME.parse(state, "bombe") or 0)
    assert Spot(state).hand(0) == [None]
    assert Spot(state).discards() == ["bombe"]


def test_nimm_taker_and_robbed_know_the_card_others_do_not() -> None:
    """Seat 1 does not see seat 0 take from seat 2, then takes and is robbed in turn."""
    spot = drawing(HOME, HOME, HOME, card="nimm", hands=("? ?", "trio", "? ?")).play("?")
    assert [spot.hand(seat) for seat in range(3)] == [[None] * 3, ["trio"], [None]]
    state = spot.state.copy()
    for card in ("bombe", "trio"):
        state.apply(NAMES.index(card))
    after = Spot(state)
    assert [after.hand(seat) for seat in range(3)] == [[None] * 2, ["bombe"], ["trio", None]]


def test_a_giver_knows_what_he_gave() -> None:
    spot = drawing(HOME, HOME, HOME, card="gib", hands=("bombe", "?", "?"))
    spot = spot.play("+bombe ? ? bombe ?")
    state = spot.state.copy()
    state.apply(NAMES.index("trio"))  # seat 2 gives to seat 1, which seat 0 would not see
    assert Spot(state).hand(2) == ["bombe"]


def test_a_receiver_knows_the_gift_before_it_arrives() -> None:
    """So that a view filled at this moment has it in the giver's hand."""
    spot = drawing(HOME, HOME, HOME, card="gib", hands=("?", "trio", "? ?")).play(
        "? +trio ? ? trio"
    )
    state = spot.state.copy()
    state.apply(NAMES.index("duell"))
    assert Spot(state).hand(1) == ["duell"]


def test_a_hand_that_a_card_leaves_unseen_is_forgotten() -> None:
    """Seat 0 knows a card of seat 2, who then gives one to seat 1: it may have been that."""
    spot = at(HOME, HOME, HOME, turn=1, hands=("", "geburtstag", "bombe ?"))
    spot = spot.play("geburtstag")
    state = spot.state.copy()
    while state.stack[-1].doing != 1:
        state.apply(1)
    state.apply(HIDDEN)
    after = Spot(state)
    assert (after.hand(2), after.hand(1)) == ([None], [None])
    assert state.hands.unseen[NAMES.index("bombe")] == 3


def test_the_rest_of_a_known_hand_stays_known_when_a_card_is_played_from_it() -> None:
    spot = at("5 B B B", HOME, hands=("bombe duell ?",)).play("bombe")
    assert spot.hand(0) == ["duell", None]


def view() -> Spot:
    """As seat 0 sees it, with five unknown cards."""
    position = data(HOME, HOME, HOME, hands=("bombe trio", "? ? ?", "duell ? ?"))
    state = GAME.from_position(position)
    assert isinstance(state, NichtsAlsAerger)
    return Spot(state)


def held(state: NichtsAlsAerger) -> Counter[int]:
    return Counter(
        kind
        for seat in range(state.seats)
        for kind in range(KINDS)
        for _ in range(state.hands.known[seat * KINDS + kind])
    )


@pytest.mark.parametrize("seed", range(20))
def test_a_filled_view_deals_every_card_once(seed: int) -> None:
    full = view().state.fill(Rng(seed))
    assert full.hands.unknown == [0, 0, 0]
    assert full.hands.size == [2, 3, 3]
    assert Spot(full).hand(0) == ["bombe", "trio"]
    assert "duell" in Spot(full).hand(2)
    cards = held(full)
    for kind, count in enumerate(DECK.counts(3)):
        assert cards[kind] + full.hands.unseen[kind] == count
    assert not any(DECK.cards[kind].when == SOFORT for kind in cards)
    assert sum(full.hands.unseen) == full.hands.pile == 44


def test_filling_is_fair() -> None:
    """4 Siebenmeilenstiefel among the 40 cards that seat 1's first card may be."""
    found = Counter[str]()
    for seed in range(3000):
        position = data(HOME, HOME, hands=("bombe trio duell duell", "?"))
        full = GAME.from_position(position).fill(Rng(seed))
        found[str(Spot(full).hand(1)[0])] += 1  # type: ignore[arg-type]
    assert 240 < found["siebenmeilenstiefel"] < 360
    assert 50 < found["duell"] < 110
    assert found["trio"] == 0


def test_filling_chooses_a_gift_from_the_hand() -> None:
    spot = drawing(HOME, HOME, HOME, card="gib", hands=("bombe", "? ?", "?")).play("+bombe ?")
    for seed in range(10):
        full = spot.state.fill(Rng(seed))
        assert full.hands.holds(1, full.secret[1])
        assert full.secret[0] == NAMES.index("bombe")


@pytest.mark.parametrize(("seats", "most"), [(2, 2), (3, 5)])
def test_filling_chooses_a_number(seats: int, most: int) -> None:
    spot = drawing(*[HOME] * seats, card="knobelrunde").play("?")
    chosen = {spot.state.fill(Rng(seed)).secret[0] for seed in range(60)}
    assert chosen == set(range(most + 1))
