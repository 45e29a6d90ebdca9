"""A log that cannot be written, as on a full disk: nobody's request and no bot's move fails for it,
and what was to be said is said once there is room again."""

from __future__ import annotations

import os
import resource
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TextIO, TypeVar, cast

import pytest
import structlog
from server.house import AT_ONCE, LONG, house, in_time
from server.processes import Process

from pasch.server import log_stream
from pasch.server.clock import Pace
from pasch.server.log_stream import LogStream
from pasch.server.messages import Events
from pasch.server.workers import Workers

Value = TypeVar("Value")


class Lost(Workers):
    """No bot ever answers."""

    async def ask(self, seconds: float, work: Callable[..., Value], *arguments: object) -> Value:
        raise TimeoutError


@pytest.fixture
def full() -> Iterator[LogStream]:
    """All lines of the log go to a disk without room."""
    with Path("/dev/full").open("w") as file:
        stream = LogStream(file)
        structlog.configure(logger_factory=structlog.WriteLoggerFactory(cast("TextIO", stream)))
        yield stream
        structlog.reset_defaults()
        stream._waiting = b""


@in_time
async def test_a_bot_that_fails_moves_though_nobody_can_be_told_why(
    tmp_path: Path, full: LogStream
) -> None:
    async with house(tmp_path, AT_ONCE._replace(pace=Pace(bot=0, grace=LONG))) as served:
        served.app._clock.thoughts.workers = Lost(1)
        party = await served.begun("nichtlustig", 3, bots=[0, 1, 2])
        onlooker = await served.visit(party.id)
        await onlooker.hear(Events, lambda events: events.v > 20)
    assert b"bot failed" in full._waiting


def test_requests_are_answered_though_none_can_be_logged(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with Process("--data", str(tmp_path), log=str(log)) as process:
        before = resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        for _ in range(3):
            assert process.call("GET", "/api/games")[0] == 200
        assert process.call("POST", "/api/tables", {"game": "mal_anders", "seats": 2})[0] == 503
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, before)
        assert process.call("POST", "/api/tables", {"game": "mal_anders", "seats": 2})[0] == 201
        said = log.read_text()
    assert said.count('"/api/games"') == 3
    assert said.count("database fails") == said.count("database is well again") == 1


def test_what_could_not_be_written_comes_first_once_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, really = 0, os.write

    def write(place: int, data: bytes) -> int:
        nonlocal room
        if not room:
            raise OSError(28, "No space left on device")
        written = really(place, data[:room])
        room -= written
        return written

    with (tmp_path / "log").open("w") as file:
        stream = LogStream(file)
        monkeypatch.setattr(os, "write", write)
        stream.write("one\n")
        stream.flush()
        room = 6  # for one and a half lines
        stream.write("two\n")
        stream.flush()
        room = 100
        stream.write("three\n")
        stream.flush()
        assert (tmp_path / "log").read_text() == "one\ntwo\nthree\n"


def test_of_what_is_too_much_to_keep_the_number_of_lines_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with (tmp_path / "log").open("w") as file:
        stream = LogStream(file)
        with monkeypatch.context() as patched:
            patched.setattr(os, "write", _no_room)
            for number in range(20_000):
                stream.write(f"line {number}\n")
                stream.flush()
        assert len(stream._waiting) < log_stream.MOST + 20
        stream.write("the last\n")
        stream.flush()
        *first, last = (tmp_path / "log").read_text().splitlines()
    assert first == [f"line {number}" for number in range(len(first))]
    assert last == f'{{"event": "lines lost", "lines": {20_001 - len(first)}}}'


def _no_room(place: int, data: bytes) -> int:
    raise OSError(28, "No space left on device")
