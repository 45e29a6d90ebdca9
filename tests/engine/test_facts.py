"""What is found out about the fields of positions, and what is said about it."""

from __future__ import annotations

import pytest
from kit.toy import toy
from kit.toy.position import position as toy_position

from pasch import Game, Setup, load
from pasch.facts import About, Fact, about, facts, label, name_of, shape
from pasch.speech import Speaker

EN = Speaker("en")
NOTHING = About(frozenset(), {}, {}, {})


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("mal_anders", {"pieces", "places"}),
        ("nichtlustig", {"players", "rolled", "worth.points", "worth.professors"}),
        ("nichts_als_aerger", {"players", "places"}),
        ("simpsons", {"bets", "chips"}),
        ("wonderful_world", {"players"}),
    ],
)
def test_lists_with_an_entry_for_each_seat_are_found(game: str, seats: set[str]) -> None:
    """A list that only sometimes has as many entries as there are seats is not one of them."""
    assert shape(load(game)).seats == seats


def test_kinds_are_found_by_name_and_by_what_was_seen() -> None:
    kinds = shape(load("simpsons")).kinds
    assert (kinds["turn"], kinds["chips"]) == ("seat", "score")
    assert kinds["faces"] == "dice"  # as the game says itself
    assert "dice" not in kinds  # there it is how many are in the cup
    assert shape(load("mal_anders")).kinds["dice"] == "dice"
    assert shape(load("mal_anders")).kinds["pieces.on"] == "pieces"
    assert shape(load("wonderful_world")).kinds["players.hand"] == "cards"
    assert "turn" not in shape(counting()).kinds  # it counts further than there are seats


def counting() -> Game:
    return toy(position=lambda state: toy_position(state) | {"turn": 7})


def test_a_game_says_what_its_fields_are() -> None:
    game = toy(facts={"claim": "hidden", "scores": "text"})
    kinds = shape(game).kinds
    assert (kinds["claim"], kinds["scores"]) == ("hidden", "text")
    state = game.start(Setup(2, first=0))
    names = [fact.name for fact in facts(about(game, EN), game.position(state), 2).table]
    assert "Claim" not in names


def test_a_path_says_more_than_a_name() -> None:
    game = toy(
        position=lambda state: {"a": {"x": 1}, "b": {"x": 1}}, facts={"x": "hidden", "b.x": "dice"}
    )
    assert shape(game).kinds == {"a.x": "hidden", "b.x": "dice", "game": "hidden"}


def test_the_table_comes_first_and_then_each_seat_in_the_order_of_the_position() -> None:
    game = load("simpsons")
    position = game.position(game.start(Setup(2, first=1)))
    found = facts(about(game, Speaker("en", "simpsons")), position, 2)
    names = [fact.name for fact in found.table]
    assert names == ["To play", "Bank", "Complete", "Dice in the cup", "Portrait", "Rolled"]
    assert found.seats == [[Fact("Chips", "score", 15), Fact("Bet", "text", 0)]] * 2


def test_tables_in_tables_are_groups_and_lists_of_them_rows() -> None:
    position = {"a": {"b": 1, "c": [{"d": 2}, {"d": 3}]}, "empty": {}, "list": []}
    inner = [
        Fact("B", "text", 1),
        Fact("C", "rows", [[Fact("D", "text", 2)], [Fact("D", "text", 3)]]),
    ]
    assert facts(NOTHING, position, 2).table == [
        Fact("A", "group", inner),
        Fact("List", "text", []),
    ]


def test_names_are_the_games_own_or_the_usual_ones_or_as_they_stand() -> None:
    assert name_of("players.hand", EN) == "Hand"
    assert name_of("first_pile", Speaker("de")) == "First pile"
    assert label("why_you", {}) == "why you"
    assert label("show cards", {"show-cards": "Cards are shown"}) == "Cards are shown"
