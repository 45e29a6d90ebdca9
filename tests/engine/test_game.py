"""A game reads what it writes and says no with a reason."""

from typing import Any

import pytest
from kit.toy import TOY, toy
from kit.toy.state import DOUBT, Toy
from kit.toy.words import parse

from pasch import (
    CHANCE,
    OVER,
    BadPosition,
    IllegalAction,
    Message,
    Rng,
    Setup,
    State,
    UnreadableMove,
    Window,
    load,
    playout,
    steps,
)


def claiming() -> State:
    """Both hold a two and staked one; seat 1 claimed three, seat 0 is to answer."""
    state = TOY.start(Setup(2, first=1))
    for action in (2, 2, 10, 10, 3):
        state.apply(action)
    return state


def over() -> State:
    state = TOY.start(Setup(2, first=0))
    playout(state, Rng(1))
    return state


def test_a_game_shows_its_id() -> None:
    assert repr(TOY) == "<game toy>"


def test_notation_reads_back() -> None:
    assert TOY.write(claiming(), DOUBT) == "!"
    assert TOY.read(claiming(), "!") == DOUBT
    assert TOY.read(claiming(), "5") == 5


def test_nature_is_read_too() -> None:
    assert TOY.read(TOY.start(Setup(2)), "#2") == 1


def test_a_shorter_way_to_write_is_read() -> None:
    """What only `parse` knows."""

    def lenient(state: Toy, text: str) -> int | None:
        return parse(state, text.strip())

    assert toy(parse=lenient).read(claiming(), " 5 ") == 5


def test_parse_knows_moves_that_are_not_possible_now() -> None:
    assert TOY.parse(claiming(), "s2") == 11
    assert TOY.parse(claiming(), "two") is None


def test_what_is_no_move_is_told_with_examples() -> None:
    with pytest.raises(
        UnreadableMove, match="'two' is no move of toy; for example: !, 4, 5"
    ) as caught:
        TOY.read(claiming(), "two")
    assert caught.value.facts == {"game": "toy", "text": "two", "example": "!, 4, 5"}


def test_once_over_there_is_no_example() -> None:
    with pytest.raises(UnreadableMove, match="the game is over"):
        TOY.read(over(), "two")


def test_an_impossible_move_is_refused_with_its_rule() -> None:
    with pytest.raises(IllegalAction, match=r"2 is not possible now \(TY-3\)") as caught:
        TOY.read(claiming(), "2")
    assert caught.value.reason == Message("why-claim", {"rule": "TY-3"})
    assert caught.value.facts == {"game": "toy", "text": "2", "rule": "TY-3"}


def test_a_refusal_can_be_about_a_bare_number() -> None:
    assert str(TOY.refusal(claiming(), 12)).startswith("12 is not possible now (TY-2)")


def test_a_position_names_its_game() -> None:
    assert TOY.position(claiming())["game"] == "toy"
    assert TOY.from_position(TOY.position(claiming())).key() == claiming().key()


@pytest.mark.parametrize("data", [None, [], "toy", {}, {"game": "chess"}])
def test_a_position_of_something_else_is_refused(data: Any) -> None:
    with pytest.raises(BadPosition) as caught:
        TOY.from_position(data)
    assert caught.value.facts["field"] in ("position", "game")


def test_at_a_throw_a_players_notation_means_nothing() -> None:
    """Even if the number behind it is that of an outcome: nature writes in its own way."""
    state = TOY.start(Setup(3))
    assert (state.actor(), TOY.parse(state, "1")) == (CHANCE, 1)
    assert 1 in steps(state)
    with pytest.raises(IllegalAction):
        TOY.read(state, "1")
    assert TOY.read(state, TOY.write(state, 1)) == 1


def test_words_come_from_the_game() -> None:
    state = claiming()
    assert TOY.tell(state, DOUBT) == [Message("doubts", {"seat": 0})]
    assert TOY.ask(state) == Message("ask-claim", {"seat": 0})
    assert repr(TOY.ask(state)) == "Message('ask-claim', {'seat': 0})"
    assert TOY.offer(state, 5) == Message("offer-claim", {"total": 5})


def test_steps_are_what_may_happen_next() -> None:
    assert steps(TOY.start(Setup(3))) == [0, 1, 2]
    assert steps(claiming()) == [DOUBT, 4, 5, 6]
    assert steps(over()) == []


def test_a_child_is_another_position() -> None:
    state = claiming()
    before = state.key()
    assert state.child(DOUBT).actor() == CHANCE
    assert state.key() == before


def test_playout_counts_its_actions() -> None:
    state = claiming()
    count = playout(state.copy(), Rng(3))
    again = state.copy()
    assert playout(again, Rng(3)) == count > 5
    assert again.actor() == OVER
    assert playout(again, Rng(3)) == 0


def test_where_nothing_is_hidden_a_view_is_full() -> None:
    state = load("mal_anders").start(Setup(2, first=0))
    filled = state.fill(Rng(1))
    assert filled is not state
    assert filled.key() == state.key()


def test_a_game_without_windows_has_none() -> None:
    assert TOY.window(claiming()) is None


def test_a_game_marks_its_windows() -> None:
    assert toy(window=lambda state: Window(DOUBT, open=False)).window(claiming()) == (
        DOUBT,
        False,
        0,
    )


def test_the_only_thing_possible_is_a_routine_unless_the_game_says_otherwise() -> None:
    assert TOY.routine(claiming()) is None
    state = claiming()
    state.apply(6)
    assert state.legal() == [DOUBT]
    assert TOY.routine(state) == (DOUBT, False)
    assert toy(routine=lambda state: None).routine(state) is None


def test_a_game_says_whether_it_has_windows() -> None:
    assert [load(id).has_windows for id in ("nichts_als_aerger", "mal_anders")] == [True, False]
