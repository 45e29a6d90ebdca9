"""`pasch.client` at a real server: a foreign bot plays whole games, and looks at the dice."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from kit.own_bots import Illegal
from server.house import House, house, in_time, until

import pasch
from pasch import client
from pasch.bots import BotFailed, RandomBot
from pasch.client import seat as seats
from pasch.client.dice import Dice
from pasch.client.seat import FAREWELLS
from pasch.client.tables import Link, look

EXAMPLE = Path(__file__).parents[2] / "docs/examples/table_bot.py"


class Careful:
    """Plays at random, and looks whether what it is shown is what it is asked."""

    name = "Careful Carla"

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: pasch.State, rng: pasch.Rng) -> int:
        self.asked += 1
        return RandomBot().choose(view, rng)


async def made(served: House, game: str, seats: int, **more: Any) -> client.Hosted:
    return await client.make_table(f"http://127.0.0.1:{served.port}", game, seats, **more)


async def started(table: client.Hosted, people: int) -> None:
    """As soon as all sit there."""
    while True:
        info = await look(table.link)
        if sum(seat.kind == "human" for seat in info.seats) == people:
            return await client.start(table)
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("game", pasch.catalogue())
@in_time
async def test_foreign_bots_play_a_whole_game(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bool] = []
    wrong: list[object] = []
    chosen = client.bot.chosen

    def compared(bot: Any, name: str, seat: client.Seat, choices: Any, seed: int) -> int:
        view = seat.view(choices)
        if view.legal() != [each.action for each in choices.choices]:
            wrong.append((choices, view.legal()))
        asked.append(choices.window)
        return chosen(bot, name, seat, choices, seed)

    monkeypatch.setattr(client.bot, "chosen", compared)
    async with house(tmp_path) as served:
        table = await made(served, game, 3, bots=[1], window_ms=0)
        both = [client.play(table.link, Careful(), seed=seed) for seed in (1, 2)]
        *seats, _ = await asyncio.gather(*both, started(table, 2))
        for seat in seats:
            assert isinstance(seat, client.Seat)
            assert seat.table
            assert seat.table.seats[seat.seat].name == "Careful Carla"
            assert seat.events
            assert len(seat.events.places) == 3
            assert not seat.dice.doubts
            assert seat.dice.checked > 0
            assert seat.dice.number in seat.table.seeds
    assert asked
    assert not wrong


@in_time
async def test_it_comes_back_when_the_connection_breaks(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        table = await made(served, "mal_anders", 2, bots=[1])
        moves = 0
        async with await client.join(str(table.link), "Anna") as seat:
            await client.start(table)
            async for choices in seat.choices():
                moves += 1
                if moves in (3, 9):
                    assert seat._socket
                    seat._socket.transport.abort()
                await seat.move(choices, choices.choices[0].action)
                if moves == 20:
                    break
            assert seat.version > 20


class Line:
    """A server that is away, or says something and breaks off, or sends away for good."""

    def __init__(self, says: list[str | int | None]) -> None:
        self.says = says
        self.sent: list[Any] = []
        self.close_code = 1006
        self.close_reason = ""

    def __call__(self, address: str, **more: object) -> Line:
        return self

    async def __aenter__(self) -> Line:
        if self.says[0] is None:
            self.says.pop(0)
            raise OSError("away")
        return self

    async def __aexit__(self, *error: object) -> None: ...

    async def send(self, text: str) -> None:
        self.sent.append(json.loads(text))

    async def __aiter__(self) -> AsyncIterator[str]:
        said = self.says.pop(0)
        if isinstance(said, str):
            yield said
        else:
            assert said
            self.close_code = said


@in_time
async def test_it_waits_longer_each_time_and_begins_anew_once_something_was_heard(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    news = '{"t": "events", "v": 5, "events": [], "positions": {}, "asked": []}'
    waited: list[float] = []
    sleep = asyncio.sleep

    async def noted(seconds: float) -> None:
        waited.append(seconds)
        await sleep(0)

    line = Line([None, None, None, news, None, news, None, 4004])
    monkeypatch.setattr(seats, "connect", line)
    monkeypatch.setattr(asyncio, "sleep", noted)
    seat = client.Seat(Link("http://x", "t"), 0, "secret", seated(), "en")
    async with seat:
        with pytest.raises(client.Disconnected):
            async for _ in seat:
                pass
    first, second, third, *_ = seats.AGAIN
    assert waited == [first, second, third, first, second, third, seats.AGAIN[3]]


@in_time
async def test_what_was_not_answered_is_said_again_after_a_break_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    silence = '{"t": "pong", "key": ""}'
    line = Line([silence, silence, '{"t": "done", "key": "c1", "v": 6}', silence, 4004])
    monkeypatch.setattr(seats, "connect", line)
    monkeypatch.setattr(seats, "AGAIN", (0.0,))
    seat = client.Seat(Link("http://x", "t"), 0, "secret", seated(), "en")
    async with seat:
        moved = asyncio.create_task(seat.move(client.Choices(5, 0, "?", []), 3))
        with pytest.raises(client.Disconnected):
            async for _ in seat:
                pass
        assert await moved == 6
    hello = {"t": "hello", "tokens": ["secret"], "language": "en", "after": -1}
    move = {"t": "move", "seat": 0, "at": 5, "action": 3, "key": "c1"}
    said = [message for message in line.sent if message != hello]
    assert said
    assert said == [move] * len(said)
    assert line.sent.count(hello) == 5
    assert line.sent[-1] == line.sent[-2] == hello  # what was answered is not said again


@in_time
async def test_another_one_goes_on_with_the_secret_of_the_seat(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        table = await made(served, "mal_anders", 2, bots=[1])
        first = await client.join(table.link, "Anna", seat=0)
        second = await client.join(table.link, "", token=first.token)
        assert second.seat == 0
        await client.start(table)
        async with second:
            async for choices in second.choices():
                await second.move(choices, choices.choices[0].action)
                break
            assert second.dice.number in (await look(table.link)).seeds


@in_time
async def test_whoever_comes_back_to_a_game_has_no_number_in_it_and_no_doubts(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as served:
        table = await made(served, "simpsons", 2, bots=[1])
        async with await client.join(table.link, "Anna", seat=0) as first:
            await client.start(table)
            async for choices in first.choices():
                await first.move(choices, choices.choices[0].action)
                break
        async with await client.join(table.link, "", token=first.token) as again:
            async for choices in again.choices():
                await again.move(choices, choices.choices[-1].action)
        assert again.events
        assert again.events.places
        assert again.dice.doubts == []
        assert again.dice.checked > 0


def test_a_bot_has_luck_of_its_own_for_every_decision() -> None:
    """The same for the same seed and version: a game can be looked at again."""
    game = pasch.load("wonderful_world")
    state = game.start(pasch.Setup(2, first=0))
    rng = pasch.Rng(1)
    while state.actor() < 0 or len(state.legal()) < 4:
        state.apply(state.chance().sample(rng) if state.actor() < 0 else state.legal()[0])
    seat = client.Seat(Link("http://x", "y"), state.actor(), "", Dice("y", 0), "en")
    seat.table = info(seat.dice, "playing", game=game.id)
    seat.events = client.Events(1, [], {"-1": game.position(state)}, [state.actor()])
    asked = [client.Choice(action, "", "") for action in state.legal()]

    def chosen(version: int) -> int:
        choices = client.Choices(version, state.actor(), "", asked)
        return client.bot.chosen(RandomBot(), "", seat, choices, seed=7)

    found = [chosen(version) for version in range(40)]
    assert found == [chosen(version) for version in range(40)]
    assert len({*found}) > 3


@in_time
async def test_what_is_refused_is_an_error_with_the_servers_code(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        table = await made(served, "mal_anders", 2, bots=[1])
        with pytest.raises(client.Refused, match="no_such_table"):
            await client.join(f"http://127.0.0.1:{served.port}/t/nowhere", "Anna")
        async with await client.join(table.link, "Anna") as seat:
            with pytest.raises(client.Refused, match="seat_taken"):
                await client.join(table.link, "Ben")
            with pytest.raises(client.Refused, match="seat_taken"):
                await client.join(table.link, "Ben", seat=0)
            await client.start(table)
            async for choices in seat.choices():
                with pytest.raises(client.Refused) as caught:
                    await seat.move(choices, 999_999)
                assert caught.value.reason == "illegal_action"
                break


@in_time
async def test_a_bot_that_chooses_what_it_may_not_is_named(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        table = await made(served, "mal_anders", 2, bots=[1])
        playing = asyncio.create_task(client.play(table.link, Illegal()))
        await started(table, 1)
        with pytest.raises(BotFailed, match="the bot Illegal chose 1000000000"):
            await playing


@in_time
async def test_told_not_to_come_back_it_stays_away(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        table = await made(served, "mal_anders", 2, bots=[1])
        seat = await client.join(table.link, "Anna")
        seat.link = Link(table.link.server, "nowhere")
        async with seat:
            with pytest.raises(client.Disconnected, match="no_such_table"):
                async for _ in seat:
                    pass
    assert 4004 in FAREWELLS


@pytest.mark.parametrize("link", ["", "pasch.example", "ftp://x/t/1", "http://x/", "http:///t/1"])
@in_time
async def test_what_is_no_link_is_told(link: str) -> None:
    with pytest.raises(client.Disconnected, match="no link to a table"):
        await client.join(link, "Anna")


@in_time
async def test_the_address_of_a_server_may_end_with_a_slash(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        table = await client.make_table(f"http://127.0.0.1:{served.port}/", "mal_anders", 2)
        assert str(table.link) == f"http://127.0.0.1:{served.port}/t/{table.link.table}"
        assert (await look(table.link)).status == "open"


@pytest.mark.parametrize("more", ["", "/", "/hand", " \n"])
def test_a_link_may_be_copied_with_more_than_it_needs(more: str) -> None:
    assert Link.read(f"https://x.example/home/t/abc{more}") == Link("https://x.example/home", "abc")


@in_time
async def test_nobody_there_is_told() -> None:
    with pytest.raises(client.Disconnected, match="127"):
        await client.join("http://127.0.0.1:1/t/abc", "Anna")


@in_time
async def test_the_example_plays_in_thirty_lines(tmp_path: Path) -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 30
    async with house(tmp_path) as served:
        table = await made(served, "mal_anders", 2, bots=[1])
        path = os.pathsep.join(filter(None, sys.path))
        process = subprocess.Popen(
            [sys.executable, str(EXAMPLE), str(table.link)], stdout=subprocess.PIPE, text=True,
            env={**os.environ, "PYTHONPATH": path},
        )  # fmt: skip
        await started(table, 1)
        out, _ = await asyncio.to_thread(process.communicate)
        assert process.returncode == 0
        assert "Bold came in as number" in out
        assert "doubts: none" in out
        assert (await look(table.link)).seats[0].name == "Bold"


def info(dice: Dice, status: str, **more: Any) -> client.TableInfo:
    wanted: dict[str, Any] = {
        "id": "t", "revision": 1, "game": "mal_anders", "options": {}, "status": status,
        "seats": [], "move_seconds": 0, "paused": False, "listed": False, "commitment": "ab" * 32,
        "seed": "", "seeds": ["", ""], "pledges": [dice.pledge, ""], "left_out": [], "next": "",
        "hints": False, "window_ms": 0, "rematch": False,
    }  # fmt: skip
    return client.TableInfo(**wanted | more)


def seated() -> Dice:
    dice = Dice("t", 0)
    dice.receive(info(dice, "open", pledges=["", ""]))
    dice.pledged = True
    return dice


def test_a_number_is_opened_only_under_the_seal_and_the_pledge_that_are_known() -> None:
    dice = seated()
    assert not dice.may_open(info(dice, "open"))
    assert dice.may_open(info(dice, "opening"))
    assert not dice.may_open(info(dice, "opening", commitment="cd" * 32))
    assert not dice.may_open(info(dice, "opening", pledges=["00" * 32, ""]))
    dice.pledged = False
    assert not dice.may_open(info(dice, "opening"))


@pytest.mark.parametrize(
    ("doubt", "told"),
    [
        ("seal", {"commitment": "cd" * 32}),
        ("pledges", {"pledges": ["00" * 32, ""]}),
        ("changed", {"seeds": ["OWN", "12" * 16]}),
        ("mine", {"seeds": ["34" * 16, ""]}),
        ("dropped", {"seeds": ["", ""]}),
    ],
)
def test_a_server_that_says_something_else_is_doubted(doubt: str, told: dict[str, Any]) -> None:
    dice = seated()
    dice.receive(info(dice, "opening"))
    dice.opened = True
    if doubt == "changed":
        dice.receive(info(dice, "playing", seeds=[dice.number, ""]))
    assert not dice.doubts
    told = {name: [dice.number if each == "OWN" else each for each in value]
            if isinstance(value, list) else value for name, value in told.items()}  # fmt: skip
    dice.receive(info(dice, "playing", **{"seeds": [dice.number, ""], **told}))
    assert doubt in dice.doubts


def test_a_number_that_came_too_late_is_no_reason_to_doubt() -> None:
    """Nobody promised to wait for it: it was pledged, and never opened."""
    dice = seated()
    dice.receive(info(dice, "opening"))
    dice.receive(info(dice, "playing", seeds=["", ""], left_out=[0]))
    assert not dice.doubts


@in_time
async def test_a_number_that_never_got_there_was_not_opened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    async def nobody(method: str, address: str, *more: object) -> None:
        asked.append(f"{method} {address}")
        raise client.Disconnected(address, "gone")

    monkeypatch.setattr(seats, "AGAIN", (0.0, 0.0, 0.0))
    monkeypatch.setattr(seats, "call", nobody)
    seat = client.Seat(Link("http://x", "t"), 0, "secret", seated(), "en")
    seat._hear_table(info(seat.dice, "opening"))
    await until(lambda: not seat._chores)
    assert asked == ["PUT http://x/api/tables/t/seats/0/number"] * 3
    seat._hear_table(info(seat.dice, "playing", left_out=[0]))
    assert not seat.dice.doubts


def test_it_is_over_when_the_secret_of_the_dice_is_shown() -> None:
    """The last events come before the table says so: to check the dice then would be too early."""
    seat = client.Seat(Link("http://x", "t"), 0, "secret", seated(), "en")
    seat._hear(info(seat.dice, "playing"))
    seat._hear(client.Events(9, [], {}, [], (1, 2)))
    assert not seat._finished
    seat._hear(info(seat.dice, "over"))
    assert seat._finished


def test_a_question_to_another_seat_is_not_ours_to_answer() -> None:
    seat = client.Seat(Link("http://x", "t"), 0, "secret", seated(), "en")
    seat._hear(client.Events(3, [], {}, [0, 1]))
    seat._hear(mine := client.Choices(3, 0, "?", [client.Choice(1, "", "")]))
    seat._hear(client.Choices(3, 1, "?", [client.Choice(2, "", "")]))
    assert seat._question is mine


def test_a_number_that_does_not_fit_its_pledge_is_doubted() -> None:
    dice = seated()
    other = Dice("t", 1)
    pledges = [dice.pledge, other.pledge]
    dice.receive(info(dice, "opening", pledges=pledges))
    dice.receive(info(dice, "playing", pledges=pledges, seeds=[dice.number, "56" * 32]))
    assert dice.doubts == ["number"]


def test_something_else_than_fell_is_doubted() -> None:
    dice = seated()
    dice.witness([client.Event(3, -1, 5)])
    dice.witness([client.Event(3, -1, 5), client.Event(4), client.Event(5, 0, 1)])
    assert not dice.doubts
    dice.witness([client.Event(3, -1, 4)])
    assert dice.doubts == ["fell"]


@in_time
async def test_a_match_that_was_changed_is_doubted_at_the_end(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        table = await made(served, "mal_anders", 2, bots=[1])
        playing = asyncio.create_task(client.play(table.link, RandomBot(), "Anna", seed=1))
        await started(table, 1)
        seat = await playing
        assert not seat.dice.doubts
        path = f"/api/tables/{table.link.table}"
        match = (await served.call("GET", f"{path}/match")).body.decode()
        throws = {each["v"]: each["outcome"] for each in (await served.call(
            "GET", f"{path}/throws")).data}  # fmt: skip
    seat.dice.finish(match, throws)
    assert not seat.dice.doubts
    first = min(throws)
    seat.dice.finish(match, {**throws, first: throws[first] + 1})
    assert seat.dice.doubts == ["fell"]
    seat.dice.doubts.clear()
    less = {version: outcome for version, outcome in throws.items() if version != first}
    seat.dice.finish(match, less)  # what fell before our eyes is not told of
    assert seat.dice.doubts == ["fell"]
    seat.dice.doubts.clear()
    seat.dice.number = "78" * 32
    seat.dice.finish(match, throws)
    assert seat.dice.doubts == ["mine"]


def test_the_page_shows_the_example_as_it_is() -> None:
    page = (EXAMPLE.parents[1] / "client.md").read_text("utf-8")
    assert EXAMPLE.read_text("utf-8").partition("\n\n")[2] in page
