"""Servers in processes of their own, quick to start and made to be killed."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from functools import cache
from http.client import HTTPConnection
from multiprocessing import get_context
from multiprocessing.context import ForkServerContext
from multiprocessing.forkserver import ensure_running
from pathlib import Path
from time import monotonic, sleep
from types import TracebackType
from typing import Any

import msgspec
from server.luck import follow

from pasch.bench.server_run import free_port

SECONDS = 60
# Forked from a process that has everything loaded: fifty starts take no longer than one from cold.
_context = get_context("forkserver")
_context.set_forkserver_preload(
    [
        "pasch.server.serve",
        "pasch.storage.postgres",
        "pasch.storage.redis",
        "server.processes",
        "server.warm",
    ]
)


@cache
def forkserver() -> ForkServerContext:
    """Running.  The modules are found by the environment: sys.path it is told, but does not use."""
    before = os.environ.get("PYTHONPATH", "")
    os.environ["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    ensure_running()
    os.environ["PYTHONPATH"] = before
    return _context


Before = Callable[[], None]  # is called in the new process before it serves


def _serve(arguments: list[str], log: str, luck: Path | None, before: Before | None) -> None:
    from pasch.cli import main

    if luck:
        follow(luck)
    if before:
        before()

    errors = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(errors, 2)
    sys.exit(main(["serve", *arguments]))


class Caller:
    """Somebody who asks the server at a port, one request after the other."""

    def __init__(self, port: int, patience: float = SECONDS) -> None:
        self.port = port
        self._patience = patience

    def call(
        self, method: str, path: str, body: object = None, token: str = ""
    ) -> tuple[int, bytes]:
        with closing(HTTPConnection("127.0.0.1", self.port, timeout=self._patience)) as http:
            text = msgspec.json.encode(body) if body is not None else None
            http.request(method, path, text, {"Authorization": f"Bearer {token}"})
            answer = http.getresponse()
            return answer.status, answer.read()

    def post(self, path: str, body: object = None, token: str = "") -> Any:
        """What is answered; nothing is to be wrong with it."""
        status, answer = self.call("POST", path, body, token)
        assert status < 300, answer
        return msgspec.json.decode(answer)

    def begin(self, game: str, seats: int, **more: Any) -> tuple[str, list[str]]:
        """A table in play, with the secrets of its seats; those of bots are empty."""
        table = self.post("/api/tables", {"game": game, "seats": seats, **more})
        path = f"/api/tables/{table['id']}"
        tokens = [""] * seats
        for seat in range(seats):
            if seat not in more.get("bots", ()):
                tokens[seat] = self.post(f"{path}/seats/{seat}", {"name": f"P{seat}"})["token"]
        self.post(f"{path}/start", token=table["host"])
        return table["id"], tokens


class Process(Caller):
    """One `pasch serve`; the port stays the same when it is started anew."""

    def __init__(
        self, *arguments: str, log: str = os.devnull, luck: Path | None = None,
        before: Before | None = None,
    ) -> None:  # fmt: skip
        super().__init__(free_port())
        self._arguments = ["--port", str(self.port), "--unlimited", *arguments]
        self._log = log
        self._luck = luck
        self._before = before
        self.start()

    def start(self) -> None:
        asked = (self._arguments, self._log, self._luck, self._before)
        self._process = forkserver().Process(target=_serve, args=asked)
        self._process.start()
        end = monotonic() + SECONDS
        while True:
            with suppress(OSError):
                if self.call("GET", "/health")[0] == 200:
                    return
            if not self._process.is_alive() or monotonic() > end:
                raise RuntimeError(f"no server at {self.port}")
            sleep(0.005)

    @property
    def pid(self) -> int:
        assert self._process.pid
        return self._process.pid

    def kill(self) -> None:
        """kill -9"""
        self._process.kill()
        self._process.join(SECONDS)

    def stop(self) -> int | None:
        """In order; the exit status."""
        self._process.terminate()
        self._process.join(SECONDS)
        return self._process.exitcode

    def __enter__(self) -> Process:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.kill()
