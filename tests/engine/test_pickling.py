"""Whatever a library user holds can be copied, compared and sent to another process."""

from __future__ import annotations

import pickle
import subprocess
import sys
from copy import copy, deepcopy
from typing import Any

import pytest

import pasch
from pasch import Chance, Game, Message, Rng, Setup, State, Table, bots
from pasch.bots.levels import SafeBot
from pasch.engine.message import Term
from pasch.engine.setup import Option
from pasch.engine.table import Table as EngineTable

GAMES = [pasch.load(id) for id in pasch.catalogue()]
ELSEWHERE = """
import pickle, sys
import pasch
state, rng, bot = pickle.loads(bytes.fromhex(sys.argv[1]))
assert bot.choose(state.copy(), pasch.Rng(5)) in state.legal()
pasch.playout(state, rng)
print(state.key())
"""


def again(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def played(game: Game, steps: int, seed: int = 3) -> Table:
    table = Table(game, Setup(game.seats[-1]))
    rng = Rng(seed)
    while len(table.log) < steps or table.state.actor() < 0:
        actor = table.state.actor()
        if actor < 0:
            table.roll(rng)
        else:
            options = table.state.legal()
            table.play(actor, options[int(rng.below(len(options)))])
    return table


def twins(state: State) -> list[State]:
    return [copy(state), deepcopy(state), again(state)]


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_positions_are_equal_to_their_copies_and_have_the_same_future(game: Game) -> None:
    for steps in (0, 12, 30):
        state = played(game, steps).state
        for twin in twins(state):
            assert twin == state
            assert twin is not state
            twin.apply(twin.legal()[0])
            assert twin != state
        one, other = state.copy(), again(state)
        assert pasch.playout(one, Rng(9)) == pasch.playout(other, Rng(9))
        assert one == other
        assert again(one).places() == one.places()


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_views_stay_views(game: Game) -> None:
    table = played(game, 30)
    for seat in (-1, table.state.actor()):
        assert all(twin == table.view(seat) for twin in twins(table.view(seat)))


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_tables_go_on_where_they_were(game: Game) -> None:
    table = played(game, 20)
    table.names = ["Ann"] * table.setup.seats
    table.extra = {"where": "garden"}
    for twin in (again(table), deepcopy(table)):
        assert (twin.log, twin.setup, twin.names) == (table.log, table.setup, table.names)
        assert twin.extra == table.extra
        assert twin.state == table.state
        twin.play(twin.state.actor(), twin.state.legal()[-1])
        assert len(twin.log) == len(table.log) + 1
        assert all(twin.view(seat).actor() == twin.state.actor() for seat in (-1, 0))


def test_a_table_of_the_engine_itself() -> None:
    table = EngineTable(pasch.load("simpsons"), Setup(2))
    table.roll(Rng(1))
    assert again(table).log == table.log


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_position_is_played_on_in_another_process(game: Game) -> None:
    state = played(game, 30).state
    sent = pickle.dumps((state, Rng(4), bots.load(game, 2)))
    there = subprocess.run(
        [sys.executable, "-c", ELSEWHERE, sent.hex()], check=True, capture_output=True, text=True
    ).stdout
    pasch.playout(state, Rng(4))
    assert there.strip() == str(state.key())


def test_games_are_the_installed_ones() -> None:
    for game in GAMES:
        assert again(game) is deepcopy(game) is game


def test_a_game_that_is_another_one_there_is_refused() -> None:
    wrong = pickle.dumps(pasch.load("simpsons")).replace(b"\x08simpsons\x94", b"\x08flintsto\x94")
    with pytest.raises(pasch.UnknownGame, match="is simpsons, not flintsto"):
        pickle.loads(wrong)


def test_a_generator_goes_on_in_the_middle() -> None:
    rng = Rng(7, stream=2)
    rng.below(6)
    twin = again(rng)
    assert [rng.below(1000) for _ in range(9)] == [twin.below(1000) for _ in range(9)]


def test_small_things() -> None:
    for thing in (Chance((1, 2, 1), (3, 5, 9)), Message("out", {"seat": 1}), Term("card")):
        assert again(thing) == deepcopy(thing) == thing
        assert type(again(thing)) is type(thing)
    assert Chance((1, 1)) != Chance((1, 1), (1, 2))
    assert Chance((1, 1)) != (1, 1)
    assert {Chance((1, 1)), Chance((1, 1))} == {Chance((1, 1), (0, 1))}
    assert repr(Chance((1, 2))) == "Chance((1, 2), (0, 1))"
    assert again(Option("bank", 5, range(9))).values() == "0–8"


def test_errors_keep_their_facts_and_reasons() -> None:
    state = played(pasch.load("mal_anders"), 0).state
    with pytest.raises(pasch.IllegalAction) as caught:
        raise pasch.load("mal_anders").refusal(state, 10**6)
    twin = again(caught.value)
    assert (str(twin), twin.facts, twin.reason) == (
        str(caught.value), caught.value.facts, caught.value.reason,
    )  # fmt: skip
    assert twin.reason is not None
    wrong = again(pasch.BadSetup("no", {"seats": 9}))
    assert (type(wrong), str(wrong), wrong.facts) == (pasch.BadSetup, "no", {"seats": 9})


def test_a_bot_chooses_alike_elsewhere() -> None:
    state = played(pasch.load("mal_anders"), 10).state
    bot = bots.load("mal_anders", 3, budget=30, clock=False)
    assert again(bot).choose(state, Rng(1)) == bot.choose(state, Rng(1))
    with pytest.raises(TypeError, match="only a bot that `load` made"):
        again(SafeBot(bot.bots))


def test_what_a_position_says_of_itself() -> None:
    state = pasch.load("mal_anders").start(Setup(2, first=0))
    assert repr(state) == "<MalAnders: nature is to act>"
    for die in (1, 3, 4, 5):
        state.apply(die)
    assert repr(state) == f"<MalAnders: seat 0 is to act, {len(state.legal())} legal>"
    pasch.playout(state, Rng(1))
    assert repr(state) == f"<MalAnders: over, places {state.places()}>"
    assert state != pasch.load("simpsons").start(Setup(2, first=0))
    with pytest.raises(TypeError, match="unhashable"):
        hash(state)
