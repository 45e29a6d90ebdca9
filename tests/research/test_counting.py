"""What is counted, and that a game follows from the experiment and its number alone."""

from __future__ import annotations

import csv
import io
import json
from fractions import Fraction
from typing import Any

import pytest

import pasch
from pasch.bots.league import margin
from pasch.research import summary
from pasch.research.batch import Batch, columns, names, play
from pasch.research.experiment import DRAW, Experiment
from pasch.research.tally import WHOLE, Sums, Tally, from_data

OWN = "kit.own_bots"
RANDOM = Experiment("mal_anders", ("random", "random"), seed=5).checked()
MIXED = Experiment("mal_anders", (1, "random", f"{OWN}:Last"), seed=5).checked()


def rows(batch: Batch, experiment: Experiment) -> list[dict[str, str]]:
    head = ",".join(columns(experiment)) + "\n"
    return list(csv.DictReader(io.StringIO(head + batch.rows.decode())))


@pytest.mark.parametrize("experiment", [RANDOM, MIXED], ids=["random", "mixed"])
def test_a_game_is_the_same_wherever_and_whenever_it_is_played(experiment: Experiment) -> None:
    whole = play(experiment, 0, 8)
    parts = [play(experiment, 5, 8), play(experiment, 0, 2), play(experiment, 2, 5)]
    again = Tally()
    for part in parts:
        again.add(part.tally)
    assert b"".join(sorted(part.rows for part in parts)) == whole.rows
    assert again.as_data() == whole.tally.as_data()
    assert from_data(json.loads(json.dumps(again.as_data()))).as_data() == again.as_data()


def test_random_games_are_playouts() -> None:
    for number, row in enumerate(rows(play(RANDOM, 0, 4), RANDOM)):
        state = pasch.load("mal_anders").start(pasch.Setup(2, first=number % 2))
        actions = pasch.playout(state, pasch.Rng(5 << 64 | number))
        assert row["actions"] == str(actions)
        assert [row["place_0"], row["place_1"]] == [str(place) for place in state.places()]
        assert [row["points_0"], row["points_1"]] == [str(each) for each in state.returns()]


def test_everybody_sits_and_begins_everywhere_equally_often() -> None:
    found = rows(play(MIXED, 0, 9), MIXED)
    seen = {(row["first"], row["bot_0"], row["bot_1"], row["bot_2"]) for row in found}
    assert len(seen) == 9
    assert {row["bot_0"] for row in found} == {"1", "random", "Last Choice"}


def test_seats_can_be_kept_and_the_first_drawn() -> None:
    fixed = MIXED._replace(rotate=False, first=DRAW)
    for row in rows(play(fixed, 0, 4), fixed):
        assert (row["bot_0"], row["first"]) == ("1", "")
    second = RANDOM._replace(first=1)
    assert {row["first"] for row in rows(play(second, 0, 4), second)} == {"1"}


def test_another_seed_brings_other_games() -> None:
    assert play(RANDOM, 0, 3).rows != play(RANDOM._replace(seed=6), 0, 3).rows


@pytest.mark.parametrize("id", pasch.catalogue())
def test_every_game_can_be_counted(id: str) -> None:
    experiment = Experiment(id, (1, 2)).checked()
    batch = play(experiment, 0, 2)
    found: dict[str, Any] = summary.as_data(experiment, batch.tally)
    assert found["games"] == 2
    assert set(found["bots"]) == {"1", "2"}
    assert json.loads(json.dumps(found)) == found


def test_cards_are_counted_where_the_game_tells() -> None:
    experiment = Experiment("nichts_als_aerger", (2, 2)).checked()
    tally = play(experiment, 0, 3).tally
    cards = tally.groups("card")
    assert cards
    assert all(sums.games <= 6 for sums in cards.values())  # once a seat and game


def test_bots_of_one_name_are_told_apart() -> None:
    experiment = Experiment("mal_anders", (f"{OWN}:Last", f"{OWN}:ready")).checked()
    assert set(names(experiment).values()) == {f"{OWN}:Last", f"{OWN}:ready"}


@pytest.mark.parametrize(("won", "games"), [(0, 7), (3, 7), (7, 7), (500, 1000)])
def test_the_interval_of_plain_wins_is_that_of_agresti_and_coull(won: int, games: int) -> None:
    sums = Sums(games, won * WHOLE, won * WHOLE**2)
    assert sums.mean == Fraction(won, games)
    assert sums.margin == pytest.approx(margin(won / games, games))


def test_a_shared_win_is_shared_and_one_together_is_not() -> None:
    tally = play(Experiment("wonderful_world", (3, 3)).checked(), 0, 8).tally
    assert set(tally.ends) == {"won", "lost"}
    assert tally.wins["bot:3"].mean == Fraction(tally.ends["won"], 8)
    assert not tally.groups("order")


def test_what_is_wrong_is_refused() -> None:
    for wrong in (
        RANDOM._replace(game="chess"),
        RANDOM._replace(bots=("random",) * 9),
        RANDOM._replace(options={"bank": 3}),
        RANDOM._replace(seed=2**64),
        RANDOM._replace(first=2),
        RANDOM._replace(bots=("random", "genius")),
    ):
        with pytest.raises(pasch.PaschError):
            wrong.checked()
