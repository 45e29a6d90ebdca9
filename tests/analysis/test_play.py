"""How well a seat played, with luck taken out: what ranks those who play the same deal."""

from __future__ import annotations

import pytest

import pasch
from pasch import bots
from pasch.analysis.errors import NotOver
from pasch.analysis.play import own_play
from pasch.analysis.review import review
from pasch.match import Table

WORK = 40_000


def played(game: str, seat: int, worst: bool = False, seed: int = 3) -> Table:
    """By casual bots; with `worst`, this seat by one that chooses at random."""
    rules = pasch.load(game)
    table = Table(rules, pasch.Setup(2))
    casual = bots.load(game, 2, clock=False)
    rng = pasch.Rng(seed)
    while not table.over:
        actor = table.state.actor()
        if actor < 0:
            table.roll(rng)
        elif worst and actor == seat:
            legal = table.state.legal()
            table.play(actor, legal[int(rng.below(len(legal)))])
        else:
            table.play(actor, casual.choose(table.view(actor), rng))
    return table


def test_equal_matches_have_equal_figures() -> None:
    table = played("mal_anders", 0)
    assert own_play(table, 0, work=WORK) == own_play(table, 0, work=WORK)


def test_it_agrees_with_the_review_within_its_error() -> None:
    table = played("mal_anders", 0, worst=True)
    alone = own_play(table, 0, work=WORK)
    whole = review(table, work=4 * WORK).players[0].own_play
    assert abs(alone.worth - whole.worth) < 4 * (alone.error + whole.error)
    assert alone.error > 0


def test_whoever_plays_at_random_plays_worse_than_casual_players() -> None:
    found = own_play(played("simpsons", 0, worst=True), 0, work=4 * WORK)
    assert found.worth + 2 * found.error < 0


def test_only_a_finished_match_is_measured() -> None:
    table = Table(pasch.load("mal_anders"), pasch.Setup(2))
    with pytest.raises(NotOver):
        own_play(table, 0)
