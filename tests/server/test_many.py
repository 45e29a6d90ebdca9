"""Two server processes over one PostgreSQL and one Redis, with people of one table at both."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from itertools import count

import msgspec
import pytest
from kit.servers import Postgres, Redis
from server.house import LONG, in_time, until
from server.processes import Process
from server.stubborn import Stubborn, playing, whole_game_with_a_kill

import pasch
from pasch import client
from pasch.bots import RandomBot

_numbers = count()


@pytest.fixture
def pair(postgres: Postgres, redis: Redis) -> Iterator[list[Process]]:
    arguments = _arguments(postgres, redis)
    with Process(*arguments) as one, Process(*arguments) as other:
        yield [one, other]


def _arguments(postgres: Postgres, redis: Redis) -> list[str]:
    schema = f"many{next(_numbers)}"
    postgres.sql(f"CREATE SCHEMA {schema}")
    address = f"{postgres.address}&search_path={schema}"
    return ["--database", address, "--bus", redis.address, "--grace", str(LONG)]


def _players(pair: list[Process], game: str, seats: int) -> list[Stubborn]:
    """Neighbours at a table, at different servers."""
    id, tokens = pair[0].begin(game, seats)
    return [Stubborn([pair[seat % 2].port], id, [token], seat) for seat, token in enumerate(tokens)]


@pytest.mark.parametrize("game", pasch.catalogue())
@in_time
async def test_every_game_between_two_servers_one_of_which_is_killed(
    game: str, postgres: Postgres, redis: Redis
) -> None:
    arguments = _arguments(postgres, redis)
    with Process(*arguments) as one, Process(*arguments) as other:
        await whole_game_with_a_kill(game, 2, one, other)


@in_time
async def test_a_redis_outage_costs_time_and_nothing_else(
    pair: list[Process], redis: Redis
) -> None:
    players = _players(pair, "mal_anders", 2)
    async with playing(*players):
        await until(lambda: min(len(player.made) for player in players) > 3)
        await asyncio.to_thread(redis.kill)
        try:
            before = [len(player.made) for player in players]
            await until(
                lambda: all(
                    len(player.made) > made + 1
                    for player, made in zip(players, before, strict=True)
                )
            )
        finally:
            await asyncio.to_thread(redis.start)
        before = [player.version for player in players]
        await until(lambda: players[0].over or min(p.version for p in players) > max(before) + 5)
        assert not any(player.refused for player in players)


@in_time
async def test_either_may_die(pair: list[Process]) -> None:
    id, tokens = pair[0].begin("mal_anders", 2)
    ports = [process.port for process in pair]
    players = [
        Stubborn(ports[seat:] + ports[:seat], id, [token], seat)
        for seat, token in enumerate(tokens)
    ]
    async with playing(*players):
        for process in pair:
            await until(lambda: min(len(player.made) for player in players) > 2)
            await asyncio.to_thread(process.kill)
            before = [len(player.made) for player in players]
            await until(
                lambda before=before: (
                    players[0].over
                    or all(len(p.made) > made for p, made in zip(players, before, strict=True))
                )
            )
            await asyncio.to_thread(process.start)


@in_time
async def test_who_is_here_is_known_everywhere(pair: list[Process]) -> None:
    players = _players(pair, "mal_anders", 2)
    async with playing(*players):

        def here(process: Process) -> list[bool]:
            info = msgspec.json.decode(process.call("GET", f"/api/tables/{players[0].table}")[1])
            return [seat.get("here", False) for seat in info["seats"]]

        for process in pair:
            await until(lambda process=process: here(process) == [True, True] or players[0].over)


@pytest.mark.parametrize("game", ["simpsons", "nichts_als_aerger"])
@in_time
async def test_clients_at_two_servers_play_one_game_and_know_its_dice(
    game: str, pair: list[Process]
) -> None:
    """One with secret bets, one with windows; one of the servers is killed and comes back."""
    table = await client.make_table(f"http://127.0.0.1:{pair[0].port}", game, 2, window_ms=0)
    links = [client.Link(f"http://127.0.0.1:{each.port}", table.link.table) for each in pair]
    seats = [await client.join(link, f"At {n}") for n, link in enumerate(links)]
    async with seats[0], seats[1]:
        playing = [asyncio.create_task(_plays(seat, number)) for number, seat in enumerate(seats)]
        await client.start(table)
        await until(lambda: min(seat.version for seat in seats) > 5)
        await asyncio.to_thread(pair[1].kill)
        await asyncio.to_thread(pair[1].start)
        await asyncio.gather(*playing)
    ends = [seat.events for seat in seats]
    assert ends[0]
    assert ends[1]
    assert ends[0].places
    assert ends[0].places == ends[1].places
    assert [seat.dice.doubts for seat in seats] == [[], []]
    assert seats[0].dice.checked == seats[1].dice.checked > 0


async def _plays(seat: client.Seat, seed: int) -> None:
    """At random, to the end."""
    async for choices in seat.choices():
        with suppress(client.Refused):  # somebody was faster: what is asked now is told
            await seat.move(choices, client.bot.chosen(RandomBot(), "", seat, choices, seed))
