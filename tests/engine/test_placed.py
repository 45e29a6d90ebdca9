"""A match that begins in a position: its setup, its views, its file."""

from __future__ import annotations

from typing import Any

import pytest
from kit.matches import played

import pasch
from pasch.engine.errors import BadPosition, BadSetup
from pasch.engine.game import Game
from pasch.engine.state import CHANCE, HIDDEN
from pasch.match import dumps, loads


@pytest.mark.parametrize("id", pasch.catalogue())
def test_every_view_keeps_up_from_a_position(id: str) -> None:
    """V1 and V2: all know the position, and of what follows no more than they see."""
    game = pasch.load(id)
    rng = pasch.Rng(1)
    for seed in range(6):
        seats = game.seats[seed % len(game.seats)]
        before = played(game, 20 + 12 * seed, seats, seed)
        if before.over:
            continue
        table = pasch.Table(game, game.placed(game.position(before.state)))
        assert table.state == before.state
        for _ in range(80):
            actor = table.state.actor()
            if table.over:
                break
            for seat in range(seats):
                view = table.view(seat)
                assert (view.actor(), view.audience()) == (actor, table.state.audience())
                if seat == actor:
                    assert view.legal() == table.state.legal()
            if actor == CHANCE:
                table.roll(rng)
            else:
                legal = table.state.legal()
                table.play(actor, legal[rng.below(len(legal))])
        assert loads(dumps(table)).state == table.state


def test_seats_and_options_come_from_the_position() -> None:
    game = pasch.load("simpsons")
    start = game.start(pasch.Setup(3, {"bank": 200}))
    setup = game.placed(game.position(start))
    assert (setup.seats, setup.options["bank"], setup.first) == (3, 200, None)
    assert game.setup(setup._replace(version=game.version)) == setup


@pytest.mark.parametrize(
    ("change", "field"),
    [({"seats": 2}, "seats"), ({"options": {"bank": 100}}, "options")],
)
def test_a_setup_that_says_otherwise_is_refused(change: dict[str, Any], field: str) -> None:
    game = pasch.load("simpsons")
    setup = game.placed(game.position(game.start(pasch.Setup(3))))
    with pytest.raises(BadPosition) as refused:
        game.setup(setup._replace(**change))
    assert refused.value.facts["field"] == field


def test_a_game_that_is_over_is_not_played_on() -> None:
    game = pasch.load("mal_anders")
    over = played(game, 10_000, 2)
    with pytest.raises(BadPosition, match="over") as refused:
        game.placed(game.position(over.state))
    assert refused.value.facts["field"] == "position"


def test_what_is_hidden_is_named() -> None:
    game = pasch.load("simpsons")
    table = played(game, 8, 3)
    while HIDDEN not in [record.action for record in table.seen_by(0)[-2:]] or table.over:
        table = played(game, len(table.log) + 1, 3)
    with pytest.raises(BadPosition) as refused:
        game.placed(game.position(table.view(0)))
    assert str(refused.value.facts["field"]).startswith("bets[")


def test_a_position_without_seats_is_no_setup() -> None:
    """Of a game from outside, whose positions lack them."""
    plain = pasch.load("mal_anders")
    own = Game(
        id="bare", version=1, seats=range(2, 3), actions=plain.actions,
        start=plain.start, write=plain.write, parse=plain.parse, tell=plain.tell, ask=plain.ask,
        offer=plain.offer, why=lambda state, action: plain.ask(state),
        position=lambda state: {"all": list(state.key())},
        from_position=lambda data: plain.start(pasch.Setup(2)),
    )  # fmt: skip
    with pytest.raises(BadSetup):
        own.placed({"game": "bare"})


def test_a_whole_other_shape_is_named_as_far_as_it_is_the_same() -> None:
    """A view may have a list where the whole position has another length."""
    from pasch.engine import game as engine

    differs = getattr(engine, "_differs", None)
    if differs is None:  # compiled: not to be reached from outside
        return
    assert differs({"a": [1, 2]}, {"a": [1, 2]}) == ""
    assert differs({"a": [1, 2]}, {"a": [1]}) == "a"
    assert differs({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}) == "a[1].b"
    assert differs({"a": 1}, {}) == "a"
    assert differs([1], [2]) == "[0]"
    assert differs(1, 2) == "position"
