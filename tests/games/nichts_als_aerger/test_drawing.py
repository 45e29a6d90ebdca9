"""Drawing, reshuffling, and Denkste before a turn (NA-19 to NA-21)."""

from __future__ import annotations

from games.nichts_als_aerger.arrange import HOME, Spot, at, started

from pasch.games.nichts_als_aerger.deck import CARDS


def all_but(pile: str) -> str:
    """Everything discarded except the cards of the pile."""
    left = pile.split()
    cards = [card.id for card in CARDS for _ in range(card.count)]
    for name in left:
        cards.remove(name)
    return " ".join(cards)


def test_NA19_after_the_dice_turn_he_may_draw() -> None:
    spot = at("5 B B B", HOME).play("roll d1 5-6")
    assert spot.choices() == ["pass", "draw"]
    drawn = spot.play("draw * bombe")
    assert (drawn.hand(0), drawn.turn) == (["bombe"], 1)


def test_NA19_or_leave_the_card() -> None:
    spot = at("5 B B B", HOME).play("roll d1 5-6 pass")
    assert (spot.hand(0), spot.turn) == ([], 1)


def test_NA19_also_when_nothing_could_be_moved() -> None:
    assert started(2).play("roll d1 d1 d1").choices() == ["pass", "draw"]


def test_NA19_not_with_a_full_hand() -> None:
    five = "bombe bombe duell duell marathon"
    assert at("5 B B B", HOME, hands=(five,)).play("roll d1 5-6").turn == 1


def test_NA19_later_is_too_late() -> None:
    assert at("5 B B B", HOME).play("roll d1 5-6 pass").why("draw") == "NA-19"


def test_NA19_rolls_for_a_card_bring_no_card() -> None:
    assert at("5 B B B", HOME, hands=("marathon",)).play("marathon d1 d1 d1 d1 5-9").turn == 1


def test_NA20_the_discards_become_the_pile() -> None:
    spot = at("5 B B B", HOME, discards=all_but(""), first_pile=False).play("roll d1 5-6 draw")
    assert spot.discards() == []
    assert spot.state.hands.pile == 52
    assert sum(spot.outcomes().values()) == 52
    assert spot.outcomes()["!nimm"] == 1  # NA-4 is not repeated


def test_NA20_hands_and_lying_cards_stay_out() -> None:
    out = all_but("bombe bombe diaet")
    lies = {"diaet": 1}
    spot = at("5 B B B", HOME, hands=("bombe", "bombe"), discards=out, lying=lies)
    spot = spot.play("roll d1 5-6 draw")
    assert sum(spot.outcomes().values()) == 49
    assert "!diaet" not in spot.outcomes()


def test_NA20_nothing_to_draw_nobody_is_asked() -> None:
    """All cards are in the hands or lie on the table."""
    in_hands = [card.id for card in CARDS[8:] for _ in range(card.count)]
    hands = (" ".join(in_hands[:4]), " ".join(in_hands[4:]))
    spot = at("5 B B B", "a b c 39", hands=hands, discards=" ".join(c.id for c in CARDS[:8]))
    spot.state.hands.discards = [0] * 26  # the SOFORT cards lost under the sofa
    assert spot.play("roll d1 5-6").turn == 1


def window(*pieces: str, hands: tuple[str, ...]) -> Spot:
    return at(*pieces, hands=hands, window=True)


def test_NA21_everybody_with_a_card_is_asked_before_the_turn_from_the_left() -> None:
    spot = window(HOME, HOME, HOME, HOME, hands=("bombe", "denkste", "", "bombe"))
    assert (spot.actor, spot.choices()) == (1, ["pass", "denkste"])
    spot = spot.play("pass")
    assert (spot.actor, spot.choices()) == (3, ["pass"])
    assert spot.play("pass").actor == 0


def test_NA21_not_who_could_not_move_a_six() -> None:
    assert window(HOME, "39 a b c", hands=("", "denkste")).actor == 0


def test_NA21_not_who_is_hypnotised() -> None:
    lies = {"hypnose": [{"seat": 1, "by": 0, "turns": 2}]}
    assert at(HOME, HOME, hands=("", "denkste"), lying=lies, window=True).actor == 0


def test_NA21_asked_again_after_each_one() -> None:
    spot = window(HOME, HOME, HOME, hands=("", "denkste denkste", "bombe"))
    spot = spot.play("pass pass")  # nobody, then the turn player acts
    assert spot.actor == 0
    spot = window(HOME, HOME, HOME, hands=("", "denkste denkste", "bombe"))
    spot = spot.play("denkste pass B-A d1 A-1")
    assert (spot.actor, spot.turn, spot.choices()) == (1, 0, ["pass", "denkste"])


def test_NA21_the_turn_player_may_play_it_before_his_action_any_number_of_times() -> None:
    spot = at(HOME, HOME, hands=("denkste denkste",))
    assert spot.choices() == ["roll", "denkste"]
    spot = spot.play("denkste B-A d1 A-1")
    assert (spot.actor, spot.choices()) == (0, ["roll", "denkste"])
    assert spot.play("denkste B-A d2 A-2").choices() == ["roll"]
