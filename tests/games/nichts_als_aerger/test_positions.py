"""Positions written by hand: what is refused, and which field is named."""

from __future__ import annotations

from typing import Any

import pytest
from games.nichts_als_aerger.arrange import HOME, at, data, drawing

from pasch import HIDDEN, OVER, BadPosition, Rng, Setup
from pasch.games.nichts_als_aerger import GAME
from pasch.games.nichts_als_aerger.deck import DECK
from pasch.games.nichts_als_aerger.rules.play import NOTHING, TURN
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger
from pasch.testing.matches import draw

TURN_OF_0 = {"play": "turn", "seat": 0}
ACTING = TURN_OF_0 | {"step": 3, "doing": "asking", "actor": 0}
ENDING = TURN_OF_0 | {"step": 13}
BOMB = {"play": "bombe", "seat": 0, "step": 2, "doing": "answers", "one": 3}
ASKED = BOMB | {"actor": 1}
ANSWER = {"play": "denkste", "seat": 1, "step": 1, "doing": "answers", "actor": 0}
STRIKE = TURN_OF_0 | {
    "step": 8,
    "doing": "karate",
    "dice": [2],
    "from": 5,
    "to": 7,
    "struck": [1],
    "actor": 1,
}


def player(on: str = HOME, hand: str = "", colour: str = "yellow") -> dict[str, Any]:
    return {"colour": colour, "on": on.split(), "hand": hand.split(), "chosen": "-"}


def base() -> dict[str, Any]:
    return data("5 B B B", HOME, hands=("bombe", "duell"), discards="bombe denkste")


WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("seats", {"seats": 7}, "seats: expected 2 to 6"),
    ("teams", {"options": {"end": "win", "rounds": 5, "teams": "win"}},
     "options.teams: is for 4 or 6 players"),
    ("field", {"players": [player("5 B B Z"), player(colour="red")]}, r"players\[0\].on\[3\]"),
    ("number", {"players": [player("40 B B B"), player(colour="red")]}, r"players\[0\].on\[0\]"),
    ("goal", {"players": [player("a a B B"), player(colour="red")]}, "another piece already"),
    ("sofort", {"players": [player(HOME, "nimm"), player(colour="red")]}, "played at once"),
    ("card", {"players": [player(HOME, "joker"), player(colour="red")]}, r"hand\[0\]: expected"),
    ("too many", {"players": [player(HOME, "trio trio"), player(colour="red")]},
     "there are only 1 of trio"),
    ("discards", {"discards": ["trio", "trio"]}, r"discards\[1\]: there are only 1"),
    ("pile", {"pile": 3}, "pile: expected 48"),
    ("diet", {"lying": {"diaet": 9, "gesetz": 0, "hypnose": [], "schneckenbonus": None}},
     "lying.diaet: expected 0 to 1"),
    ("self", {"lying": {"diaet": None, "gesetz": 0, "schneckenbonus": None,
                        "hypnose": [{"seat": 0, "by": 0, "turns": 1}]}},
     "nobody hypnotises themselves"),
    ("late", {"lying": {"diaet": None, "gesetz": 2, "hypnose": [], "schneckenbonus": None},
              "pile": 47}, "a card of the lower half is out"),
    ("chosen", {"players": [player("5 B B B", "bombe") | {"chosen": 3},
                            player(HOME, "duell", "red")]}, "nothing to choose"),
    ("places", {"places": [1, 2]}, "places: the game is not over"),
    ("no end", {"plays": []}, "places: do not fit"),
    ("extra", {"dice": 3}, "dice: is not a field"),
    ("no turn", {"plays": [ASKED]}, "a turn is at the bottom"),
    ("two turns", {"plays": [ENDING, TURN_OF_0]}, "a turn is at the bottom"),
    ("moment", {"plays": [TURN_OF_0 | {"step": 4}]}, "turn never waits so"),
    ("no seat", {"plays": [ACTING | {"seat": None}]}, "is null only while"),
    ("actor", {"plays": [ACTING | {"actor": 1}]}, "actor: has nothing to decide"),
    ("nature", {"plays": [TURN_OF_0 | {"step": 5, "doing": "rolling", "actor": 0, "left": 1}]},
     "actor: expected one of nature"),
    ("no die", {"plays": [TURN_OF_0 | {"step": 5, "doing": "rolling", "actor": "nature"}]},
     "left: no die"),
    ("no move", {"plays": [TURN_OF_0 | {"step": 8, "doing": "moving", "actor": 0, "points": 24,
                                        "dice": [2]}]},
     "actor: has nothing to decide"),
    ("mover", {"plays": [TURN_OF_0 | {"step": 8, "doing": "moving", "actor": 1, "points": 2,
                                      "dice": [2]}]},
     "actor: has nothing to decide"),
    ("not held", {"plays": [ENDING, BOMB | {"play": "marathon", "step": 1, "actor": 1}]},
     "one: expected 0 to 0"),
    ("not played", {"plays": [ENDING, {"play": "marathon", "seat": 0, "step": 1,
                                       "doing": "answers", "actor": 1}]},
     "lies among the discards"),
    ("no piece", {"plays": [STRIKE | {"from": 9}]}, "from: no piece stands there"),
    ("below", {"plays": [ACTING, ASKED]}, r"plays\[0\].doing: nothing can be played on it"),
    ("asleep", {"plays": [ENDING, BOMB | {"actor": 5}]}, "actor: expected 0 to 1"),
    ("diet play", {"plays": [ENDING, {"play": "excess", "seat": 0, "step": 0, "doing": "asking",
                                      "actor": 0}]}, "is not on a diet"),
    ("no answer", {"plays": [ENDING, BOMB, ANSWER | {"play": "bombe", "step": 2, "one": 1}]},
     "lies among the discards"),
    ("dice", {"plays": [ENDING, ASKED | {"dice": [7]}]}, r"dice\[0\]: expected 1 to 6"),
    ("a die too many", {"plays": [ENDING, ASKED | {"dice": [4]}]}, "dice: expected 0 of them"),
    ("no die lies", {"plays": [TURN_OF_0 | {"step": 8, "doing": "moving", "actor": 0,
                                            "points": 2}]}, "dice: expected 1 of them"),
    ("words", {"plays": [ENDING, ASKED | {"how": "magic"}]}, "how: expected one of"),
    ("ask", {"plays": [ENDING, ASKED | {"to_ask": [4]}]}, r"to_ask\[0\]: expected 0 to 1"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "text"), [row[1:] for row in WRONG], ids=[r[0] for r in WRONG])
def test_a_position_that_cannot_be_is_refused(change: dict[str, Any], text: str) -> None:
    with pytest.raises(BadPosition, match=text):
        GAME.from_position(base() | change)


def test_the_base_of_these_positions_is_sound() -> None:
    assert GAME.from_position(base()).actor() == 1
    assert GAME.from_position(base() | {"plays": [ENDING, ASKED]}).actor() == 1
    assert GAME.from_position(base() | {"plays": [ENDING, BOMB, ANSWER]}).actor() == 0


@pytest.mark.parametrize("card", ["karate", "marathon"])
def test_an_answer_must_answer(card: str) -> None:
    position = data("5 B B B", HOME, hands=("bombe", "duell"), discards=f"bombe {card}")
    plays = [ENDING, BOMB, ANSWER | {"play": card}]
    with pytest.raises(BadPosition, match="cannot have been played"):
        GAME.from_position(position | {"plays": plays})


def test_an_answer_alone_is_no_turn() -> None:
    position = data("5 B B B", HOME, hands=("bombe", "duell"), discards="aetsch")
    plays = [ENDING, {"play": "aetsch", "seat": 0, "step": 1, "doing": "answers", "actor": 1}]
    with pytest.raises(BadPosition, match="cannot have been played"):
        GAME.from_position(position | {"plays": plays})


@pytest.mark.parametrize("card", ["duell", "platztausch", "geisterfahrer", "polonaise"])
def test_a_named_piece_must_be_there(card: str) -> None:
    position = data("5 B B B", "9 B B B", hands=("bombe", "trio"), discards=card)
    both = card in ("duell", "platztausch")
    play = {"play": card, "seat": 0, "step": 3 if both else 2, "doing": "answers", "actor": 1}
    fine = play | {"one": 5} | ({"two": 1, "to": 29} if both else {})
    assert GAME.from_position(position | {"plays": [ENDING, fine]}).actor() == 1
    for wrong in ({"one": 6}, {"to": 28}) if both else ({"one": 6},):
        with pytest.raises(BadPosition, match="names what is not there"):
            GAME.from_position(position | {"plays": [ENDING, fine | wrong]})


def test_too_many_unknown_cards() -> None:
    position = data(HOME, HOME, hands=("? " * 20, "? " * 25))
    with pytest.raises(BadPosition, match="45 unknown cards, but only 44"):
        GAME.from_position(position)


def test_a_choice_must_be_in_the_hand() -> None:
    position = GAME.position(drawing(HOME, HOME, card="gib", hands=("bombe", "trio")).state)
    position["players"][0]["chosen"] = "duell"
    with pytest.raises(BadPosition, match="chosen: is not in the hand"):
        GAME.from_position(position)


def test_a_finished_game() -> None:
    over = GAME.position(at("39 b c d", HOME).play("roll d1 39-a").state)
    assert GAME.from_position(over).places() == [1, 2]
    with pytest.raises(BadPosition, match="the game is over"):
        GAME.from_position(over | {"plays": [TURN_OF_0]})
    with pytest.raises(BadPosition, match="places: do not fit"):
        GAME.from_position(over | {"places": [2, 1]})


def test_a_game_won_by_trio() -> None:
    over = GAME.position(at("5 b c d", HOME, hands=("trio",)).play("trio").state)
    assert GAME.from_position(over).places() == [1, 2]


def test_the_turn_begins_where_only_that_is_written() -> None:
    state = GAME.from_position(data(HOME, HOME, turn=1))
    assert state.actor() == 1


@pytest.mark.long
def test_every_moment_of_random_play_is_in_the_cards_tables() -> None:
    """So that no position that happens is refused."""
    for seats in (2, 4, 6):
        for seed in range(6):
            state = GAME.start(Setup(seats))
            assert isinstance(state, NichtsAlsAerger)
            rng = Rng(seed)
            while state.actor() != OVER:
                for play in state.stack:
                    moment = (play.step, play.doing)
                    assert moment in DECK.cards[play.kind].moments, (play.kind, moment)
                    assert play.doing != NOTHING or play.kind == TURN
                state.apply(draw(state, rng))


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_kind_of_position_and_view_of_a_game_is_read_back(seats: int) -> None:
    known = set()
    for seed in range(4):
        setup = Setup(seats, {"end": "deck"}, first=0)
        state, view, rng = GAME.start(setup), GAME.start(setup), Rng(seed)
        assert isinstance(state, NichtsAlsAerger)
        while state.actor() != OVER:
            action = draw(state, rng)
            sees = state.audience() & 1
            state.apply(action)
            view.apply(action if sees else HIDDEN)
            kind = tuple((play.kind, play.step, play.doing) for play in state.stack)
            for each in (state, view) if kind not in known else ():
                assert GAME.from_position(GAME.position(each)).key() == each.key()
            known.add(kind)


def test_a_number_that_was_chosen_is_written() -> None:
    spot = drawing(HOME, HOME, HOME, card="knobelrunde").play("=3 ?")
    players = GAME.position(spot.state)["players"]
    assert [player["chosen"] for player in players] == [3, None, "-"]
    assert GAME.from_position(GAME.position(spot.state)).key() == spot.state.key()


def test_NA51_places_that_were_counted_are_read_back() -> None:
    options = {"end": "turns", "rounds": 2}
    spot = at("a 9 B B", HOME, turn=1, turns=3, options=options, lying={"gesetz": 1})
    assert spot.actor == OVER
    assert GAME.from_position(GAME.position(spot.state)).key() == spot.state.key()


def test_the_first_seat_is_still_to_be_drawn() -> None:
    state = GAME.start(Setup(3))
    assert GAME.position(state)["plays"][0]["seat"] is None
    assert GAME.from_position(GAME.position(state)).key() == state.key()


@pytest.mark.parametrize(
    "play",
    [
        {"play": "nimm", "seat": 0, "step": 0, "doing": "nature", "actor": "nature"},  # no cards
        {"play": "gib", "seat": 0, "step": 2, "doing": "nature", "actor": "nature"},  # none chosen
    ],
)
def test_nature_must_have_something_to_do(play: dict[str, Any]) -> None:
    position = data(HOME, HOME, discards=str(play["play"]), first_pile=False)
    with pytest.raises(BadPosition, match=r"plays\[1\].actor: nature has nothing to do here"):
        GAME.from_position(position | {"plays": [ENDING, play]})


KNOBEL = drawing(HOME, HOME, HOME, card="knobelrunde")
GIFTS = drawing(HOME, HOME, HOME, card="gib", hands=("trio", "bombe", "duell"))
BIRTHDAY = at(HOME, HOME, HOME, hands=("geburtstag", "bombe", "duell")).play("geburtstag pass pass")


@pytest.mark.parametrize(
    ("spot", "change"),
    [
        (KNOBEL.play("=1"), {"one": 2, "actor": 2}),  # seat 1 has not chosen
        (KNOBEL.play("=1 =2 =3"), {"one": 3}),  # everybody has shown
        (KNOBEL.play("=1 =2"), {"step": 1, "doing": "nature", "actor": "nature"}),
        (KNOBEL.play("=1 =2"), {"step": 2, "doing": "moving", "points": 6, "how": "card",
                                "actor": 0}),
        (GIFTS, {"two": 0b111}),  # the same seat again
        (GIFTS.play("+trio"), {"two": 0b101}),  # seat 0 has chosen already
        (GIFTS.play("+trio +bombe"), {"step": 2, "doing": "nature", "actor": "nature",
                                      "one": 0, "two": 0b110}),
        (BIRTHDAY, {"two": 0b110}),
        (BIRTHDAY, {"two": 0b101}),
    ],
)  # fmt: skip
def test_who_is_still_to_choose_must_fit(spot: Any, change: dict[str, Any]) -> None:
    position = GAME.position(spot.state)
    assert GAME.from_position(position).key() == spot.state.key()
    position["plays"][1] |= change
    with pytest.raises(BadPosition, match=r"plays\[1\]: names what is not there"):
        GAME.from_position(position)


def test_a_position_under_former_rules_says_so() -> None:
    assert "version" not in GAME.position(GAME.start(Setup(2)))
    former = GAME.position(GAME.start(Setup(2, version=1)))
    assert former["version"] == 1
    assert GAME.position(GAME.from_position(former)) == former
