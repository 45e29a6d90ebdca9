"""kill -9 at any moment under load: nothing acknowledged is missing or doubled, and all go on."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from pathlib import Path
from random import Random

import pytest
from kit.servers import Postgres
from server.house import LONG, in_time, until
from server.processes import Process
from server.stubborn import Stubborn, playing, whole_game_with_a_kill
from websockets.asyncio.client import connect

import pasch
from pasch import CHANCE, Setup
from pasch.engine.table import Table
from pasch.storage.postgres import PostgresStore
from pasch.storage.sqlite import SqliteStore
from pasch.storage.store import Store

KILLS = 50
TABLES = 4
GAME, SEATS = "mal_anders", 4


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
@in_time
async def test_fifty_kills(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    store: Store
    if kind == "sqlite":
        store = SqliteStore(str(tmp_path / "tables.sqlite"))
        arguments = ["--data", str(tmp_path)]
    else:
        server: Postgres = request.getfixturevalue("postgres")
        server.sql("CREATE SCHEMA kills")
        address = f"{server.address}&search_path=kills"
        store, arguments = PostgresStore(address), ["--database", address]
    random = Random(7)
    with Process(*arguments, "--grace", str(LONG)) as process:
        made = [process.begin(GAME, SEATS) for _ in range(TABLES)]
        players = [
            Stubborn([process.port], id, tokens, seed) for seed, (id, tokens) in enumerate(made)
        ]
        async with playing(*players):
            for _ in range(KILLS):
                before = [len(player.made) for player in players]
                await asyncio.sleep(random.random() * 0.06)
                await asyncio.to_thread(process.kill)
                await asyncio.to_thread(process.start)
                await _all_went_on(players, before)
    assert sum(len(player.made) for player in players) > KILLS
    await store.open()
    try:
        for player in players:
            await _nothing_is_missing_or_doubled(store, player)
    finally:
        await store.close()


@pytest.mark.parametrize("game", pasch.catalogue())
@in_time
async def test_every_game_to_its_end_with_a_kill_in_the_middle(game: str, tmp_path: Path) -> None:
    with Process("--data", str(tmp_path), "--grace", str(LONG)) as process:
        await whole_game_with_a_kill(game, pasch.load(game).seats[-1], process)


@in_time
async def test_the_workers_leave_with_their_server(tmp_path: Path) -> None:
    with Process("--data", str(tmp_path)) as process:
        _, made = process.call("POST", "/api/tables", {"game": GAME, "seats": 2})
        table = json.loads(made)
        for seat in (0, 1):
            path = f"/api/tables/{table['id']}/seats/{seat}/bot"
            process.call("PUT", path, {"level": 1}, table["host"])
        process.call("POST", f"/api/tables/{table['id']}/start", None, table["host"])
        async with connect(f"ws://127.0.0.1:{process.port}/live/{table['id']}") as onlooker:
            await onlooker.send('{"t": "hello"}')  # bots rest where nobody looks
            await until(lambda: _children(process.pid) != [])
            workers = _children(process.pid)
            process.kill()
        await until(lambda: not any(_runs(pid) for pid in workers))


@in_time
async def test_an_ordered_stop_does_not_wait_for_a_bot(tmp_path: Path) -> None:
    with Process("--data", str(tmp_path), "--pace", "0") as process:
        id, _ = process.begin(GAME, 2, bots=[0, 1])
        async with connect(f"ws://127.0.0.1:{process.port}/live/{id}", proxy=None) as onlooker:
            await onlooker.send('{"t":"hello"}')  # bots play where somebody looks
            moves = 0
            while moves < 5:  # a worker thinks by now; one that just starts is no bot yet
                moves += json.loads(await onlooker.recv())["t"] == "events"
            for worker in _children(process.pid):
                os.kill(int(worker), signal.SIGSTOP)  # thinks for ever
            assert await asyncio.to_thread(process.stop) == 0


def _children(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text().split()


def _runs(pid: str) -> bool:
    """One that has ended stays listed until somebody asks how, and in a container nobody may."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


async def _all_went_on(players: list[Stubborn], before: list[int]) -> None:
    def went_on() -> bool:
        pairs = zip(players, before, strict=True)
        return all(player.over or len(player.made) > count for player, count in pairs)

    await until(went_on)


async def _nothing_is_missing_or_doubled(store: Store, player: Stubborn) -> None:
    entries = await store.entries(player.table)
    assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
    for version, seat, action in player.made:
        assert (entries[version - 1].actor, entries[version - 1].action) == (seat, action)
    versions = [move.version for move in player.made]
    assert len(set(versions)) == len(versions)
    by_hand = [entry.version for entry in entries if entry.actor >= 0]
    unanswered = set(by_hand) - set(versions)
    assert unanswered <= {by_hand[-1]}, "only the very last may have been cut off"
    assert not player.refused
    table = Table(pasch.load(GAME), Setup(SEATS, {"play_on": False}))
    for entry in entries:  # every record is possible by the rules
        if entry.actor == CHANCE:
            table.happen(entry.action)
        else:
            table.play(entry.actor, entry.action)
