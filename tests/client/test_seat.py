"""A seat and its bot without a server: what is sent, what is repeated, what is given up."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
from kit.loop import in_loop

import pasch
from pasch import client
from pasch.bots import RandomBot
from pasch.client import bot as bots
from pasch.client import seat as seats
from pasch.client.dice import Dice
from pasch.client.messages import SeatInfo, decode
from pasch.client.tables import Link

LINK = Link("http://x", "t")
QUESTION = client.Choices(5, 1, "?", [client.Choice(3, "a", "A"), client.Choice(4, "b", "B")])


class Socket:
    """Answers what is said to it, each time with the next of these."""

    def __init__(self, seat: client.Seat, *answers: dict[str, Any]) -> None:
        self.sent: list[dict[str, Any]] = []
        self._seat = seat
        self.answers = iter(answers)

    async def send(self, text: str) -> None:
        self.sent.append(json.loads(text))
        answer = next(self.answers, None)
        if answer is not None:
            said = json.dumps({"key": self.sent[-1]["key"], **answer})
            heard = decode(said)
            assert heard is not None
            self._seat._hear(heard)


class Silent(Socket):
    """Breaks off before it has said anything."""

    async def __aiter__(self) -> AsyncIterator[str]:
        nothing: list[str] = []
        for said in nothing:
            yield said


def sitting(*answers: dict[str, Any], seat: int = 1) -> tuple[client.Seat, Socket]:
    found = client.Seat(LINK, seat, "secret", Dice("t", seat), "en")
    socket: Any = Socket(found, *answers)
    found._socket = socket
    return found, socket


def refused(code: str) -> dict[str, Any]:
    return {"t": "refused", "code": code, "text": f"{code}!"}


DONE = {"t": "done", "v": 6}


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long it waited each time."""
    found: list[float] = []
    sleep = asyncio.sleep

    async def noted(seconds: float) -> None:
        found.append(seconds)
        await sleep(0)

    monkeypatch.setattr(asyncio, "sleep", noted)
    return found


@in_loop
async def test_everything_is_said_for_this_seat_and_at_the_version_it_is_about() -> None:
    seat, socket = sitting(DONE)
    seat.version = 8
    assert await seat.move(QUESTION, 3) == 6
    await seat.think(QUESTION)
    await seat.say("thanks")
    await seat.sync()
    socket.answers = iter([DONE])
    assert await seat.take_back() == 6
    assert socket.sent == [
        {"t": "move", "seat": 1, "at": 5, "action": 3, "key": "c1"},
        {"t": "think", "seat": 1, "at": 5},
        {"t": "say", "seat": 1, "phrase": "thanks"},
        {"t": "sync", "after": 8},
        {"t": "take_back", "seat": 1, "at": 8, "key": "c2"},
    ]
    assert not seat._waiting


@pytest.mark.parametrize("code", ["busy", "paused", "unavailable", "too_many"])
@in_loop
async def test_what_passes_is_waited_for_and_said_again_word_for_word(
    code: str, pauses: list[float]
) -> None:
    seat, socket = sitting(*[refused(code)] * 7, DONE)
    assert await seat.move(QUESTION, 3) == 6
    assert socket.sent == [socket.sent[0]] * 8
    assert pauses == [*seats.AGAIN, seats.AGAIN[-1], seats.AGAIN[-1]]


@pytest.mark.parametrize("code", ["stale", "illegal_action", "over", "bad_token"])
@in_loop
async def test_what_does_not_pass_is_told_at_once(code: str, pauses: list[float]) -> None:
    seat, socket = sitting(refused(code))
    with pytest.raises(client.Refused, match=f"{code}!") as caught:
        await seat.move(QUESTION, 3)
    assert caught.value.reason == code
    assert (len(socket.sent), pauses) == (1, [])
    assert not seat._waiting


@in_loop
async def test_whoever_is_connected_anew_says_who_they_are_and_what_nobody_answered() -> None:
    seat, before = sitting()
    seat._language = "de"
    moved = asyncio.ensure_future(seat.move(QUESTION, 3))
    await asyncio.sleep(0)
    seat.version = 7
    now: Any = Silent(seat)
    await seat._talk(now)
    hello = {"t": "hello", "tokens": ["secret"], "language": "de", "after": 7}
    assert now.sent == [hello, *before.sent]
    moved.cancel()


@in_loop
async def test_an_answer_to_something_else_settles_nothing() -> None:
    seat, _ = sitting()
    moved = asyncio.ensure_future(seat.move(QUESTION, 3))
    await asyncio.sleep(0)
    seat._hear(client.messages.Done("c9", 4))
    assert not moved.done()
    seat._hear(client.messages.Done("c1", 6))
    seat._hear(client.messages.Done("c1", 7))  # a repeated move is answered twice
    assert await moved == 6


@in_loop
async def test_whoever_has_left_says_no_more() -> None:
    seat, socket = sitting()
    seat._left = True
    with pytest.raises(client.Disconnected, match="left"):
        await seat.move(QUESTION, 3)
    assert socket.sent == []


@in_loop
async def test_only_the_newest_question_is_put() -> None:
    """Who comes back is told all of it again, and asked once."""
    seat, _ = sitting()
    later = QUESTION._replace(v=9)
    for heard in (QUESTION, QUESTION._replace(seat=0), later):
        seat._hear(heard)
    seat._heard.put_nowait(None)
    assert [each async for each in seat.choices()] == [later]
    for heard in (QUESTION, later):
        seat._hear(heard)
    seat._heard.put_nowait(None)
    assert [each async for each in seat] == [QUESTION, later]


def test_a_view_is_that_of_the_question_even_if_something_happened_since() -> None:
    game = pasch.load("mal_anders")
    before = game.start(pasch.Setup(2, first=1))
    for die in (1, 3, 4, 5):
        before.apply(die)
    after = before.child(before.legal()[0])
    seat, _ = sitting()
    seat.table = client.TableInfo(
        "t", 1, game.id, {}, "playing", [], 0, False, False, "", "", [], [], [], "", False, 0, False
    )
    told = {"0": game.position(after), "-1": game.position(before)}
    seat._hear(client.Events(5, [], told, [1]))
    seat._hear(asked := QUESTION)
    assert seat.view(asked) == before
    seat._hear(client.Events(6, [], {"-1": game.position(after)}, [1]))
    assert seat.view(asked) == before
    assert seat.view() == after
    assert seat.position == game.position(after)
    assert seat.version == 6


class Playing(client.Seat):
    """Is asked once for each of these, which the server answers so."""

    def __init__(self, answers: list[str]) -> None:
        super().__init__(LINK, 1, "secret", Dice("t", 1), "en")
        self.answers = answers
        self.moves: list[int] = []

    async def __aenter__(self) -> Playing:
        return self

    async def choices(self) -> AsyncIterator[client.Choices]:
        while self.answers:
            yield QUESTION._replace(choices=QUESTION.choices[:1])

    async def move(self, choices: client.Choices, action: int) -> int:
        self.moves.append(action)
        code = self.answers.pop(0)
        if code:
            raise client.Refused(code, "no")
        return 6


async def play(monkeypatch: pytest.MonkeyPatch, answers: list[str], **more: Any) -> tuple[Any, str]:
    names: list[str] = []
    seat = Playing(answers)

    async def join(link: object, name: str) -> Playing:
        names.append(name)
        return seat

    monkeypatch.setattr(bots, "join", join)
    await client.play("http://x/t/t", RandomBot(), seed=1, **more)
    return seat, names[0]


@in_loop
async def test_a_bot_that_is_overtaken_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    codes = ["stale", "not_your_turn", "over", "already_started"]
    seat, _ = await play(monkeypatch, ["", *codes, ""])
    assert seat.moves == [3] * 6
    with pytest.raises(client.Refused, match="bad_token"):
        await play(monkeypatch, ["bad_token", ""])


@in_loop
async def test_a_name_is_as_long_as_a_seat_has_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    assert (await play(monkeypatch, [], name="x" * 40))[1] == "x" * 24
    assert (await play(monkeypatch, []))[1] == "RandomBot"


class Server:
    """Requests, and which seats somebody else takes first."""

    def __init__(self, kinds: list[str], taken: set[int], status: str = "open") -> None:
        self.kinds = kinds
        self.taken = taken
        self.status = status
        self.asked: list[tuple[str, str, Any, str]] = []

    async def call(self, method: str, address: str, body: Any = None, token: str = "") -> Any:
        self.asked.append((method, address.removeprefix(LINK.api), body, token))
        if address == LINK.api:
            info = client.TableInfo(
                "t", 1, "simpsons", {}, self.status, [], 0, False, False, "ab" * 32, "", ["", ""],
                ["", ""], [], "", False, 0, False,
            )  # fmt: skip
            return {**info._asdict(), "seats": [{"kind": kind} for kind in self.kinds]}
        if method == "POST" and int(address[-1]) in self.taken:
            raise client.Refused("seat_taken", "somebody was faster")
        return {"token": "secret", "seat": 1}


def serve(monkeypatch: pytest.MonkeyPatch, server: Server) -> Server:
    monkeypatch.setattr(seats, "call", server.call)
    monkeypatch.setattr(client.tables, "call", server.call)
    return server


@in_loop
async def test_the_first_seat_that_is_free_is_taken_or_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    server = serve(monkeypatch, Server(["human", "open", "bot", "open"], {1}))
    seat = await client.join(LINK, "Ann")
    assert (seat.seat, seat.token, seat.dice.seat, seat.dice.pledged) == (3, "secret", 3, True)
    assert seat.dice.seal == "ab" * 32  # as it was before we sat down
    assert [(method, path) for method, path, _, _ in server.asked] == [
        ("GET", ""), ("POST", "/seats/1"), ("POST", "/seats/3"),
    ]  # fmt: skip
    assert server.asked[-1][2] == {"name": "Ann", "pledge": seat.dice.pledge}


@in_loop
async def test_a_seat_that_is_asked_for_is_that_or_none(monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve(monkeypatch, Server(["open", "open"], {0}))
    with pytest.raises(client.Refused, match="somebody was faster"):
        await client.join(LINK, "Ann", seat=0)
    assert len(server.asked) == 2
    assert (await client.join(LINK, "Ann", seat=1)).seat == 1


@pytest.mark.parametrize(("status", "pledges"), [("open", True), ("playing", False)])
@in_loop
async def test_whoever_comes_back_pledges_another_number_while_there_is_time(
    status: str, pledges: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve(monkeypatch, Server(["open", "human"], set(), status))
    seat = await client.join(LINK, "", token="mine")
    assert (seat.seat, seat.token, seat.dice.pledged) == (1, "mine", pledges)
    pledge = ("PUT", "/seats/1/pledge", {"pledge": seat.dice.pledge}, "mine")
    assert server.asked[0] == ("GET", "/seat", None, "mine")
    assert server.asked[2:] == ([pledge] if pledges else [])


@in_loop
async def test_the_last_move_is_waited_for_although_the_game_is_over() -> None:
    """The server acknowledges it after its events."""
    seat, _ = sitting()
    moved = asyncio.ensure_future(seat.move(QUESTION, 3))
    await asyncio.sleep(0)
    seat._over.set()
    assert not seat._finished
    seat._hear(client.messages.Done("c1", 6))
    assert seat._finished
    assert await moved == 6


class Gone(Silent):
    """A server that says not to come back."""

    close_code, close_reason = 4004, "no_such_table"

    def __call__(self, address: str, **more: object) -> Gone:
        return self

    async def __aenter__(self) -> Gone:
        return self

    async def __aexit__(self, *error: object) -> None: ...


@in_loop
async def test_nobody_waits_for_an_answer_that_will_not_come(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seat, _ = sitting()
    monkeypatch.setattr(seats, "connect", Gone(seat))
    moved = asyncio.ensure_future(seat.move(QUESTION, 3))
    await asyncio.sleep(0)
    async with seat:
        await asyncio.wait([moved], timeout=30)
        assert moved.done()
        with pytest.raises(client.Disconnected, match="no_such_table"):
            await moved


def test_a_server_is_reached_as_safely_as_its_link_says() -> None:
    assert Link("https://x/home", "t").live == "wss://x/home/live/t"
    assert Link("http://x:80", "t").live == "ws://x:80/live/t"
    assert Link("https://x/home", "t").api == "https://x/home/api/tables/t"


def test_what_somebody_else_answers_is_no_refusal() -> None:
    refused = client.tables._refused("http://x", b'{"code": "over", "text": "It is over."}')
    assert isinstance(refused, client.Refused)
    assert (refused.reason, refused.text) == ("over", "It is over.")
    for body in (b"", b"<html>", b"[]", b"7", b"{}", b'{"code": "over"}', b"\xff"):
        other = client.tables._refused("http://x", body)
        assert isinstance(other, client.Disconnected)
        assert other.reason == "this is no server of Pasch"


def test_seats_are_those_of_the_server() -> None:
    found = client.messages.of(SeatInfo, {"kind": "bot", "level": 3, "mood": "good"})
    assert found == SeatInfo("bot", level=3)
