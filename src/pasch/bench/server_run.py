"""Servers to be measured, each a process of its own on a core of its own, and the load on them."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from time import monotonic, sleep

import msgspec

from pasch.bench.measured import GAME, PEER
from pasch.bench.server_load import Found, Job

SECONDS = 30  # to start or stop
SERVER_CORE, LOAD_CORE = 0, 1


class Running(msgspec.Struct):
    """Servers that answer."""

    ports: list[int]
    pids: list[int]
    peer: bool = False
    seconds: float = 0  # from the command to the first answer, of the last one
    games: tuple[str, ...] = (GAME,)
    sorted: bool = False  # all that belongs to one table goes to one of them


def measure(
    running: Running, tables: int, seconds: float, rate: float = 0, spare: int = 0, least: int = 0
) -> Found:
    job = Job(running.ports, running.pids, tables, seconds, running.games, running.peer, rate,
              spare=spare, least=least, core=core(LOAD_CORE), sorted=running.sorted)  # fmt: skip
    done = subprocess.run(
        [sys.executable, "-m", "pasch.bench.server_load", msgspec.json.encode(job).decode()],
        capture_output=True, timeout=seconds + 120,
    )  # fmt: skip
    if done.returncode or done.stderr:
        raise RuntimeError(done.stderr.decode()[-2000:])
    return msgspec.json.decode(done.stdout, type=Found)


@contextmanager
def pasch(
    *arguments: str,
    processes: int = 1,
    games: Sequence[str] = (GAME,),
    sorted: bool = False,
) -> Iterator[Running]:
    running = Running([], [], games=tuple(games), sorted=sorted)
    with ExitStack() as stack:
        for _ in range(processes):
            port = free_port()
            command = [sys.executable, "-m", "pasch", "serve", "--port", str(port), "--unlimited"]
            started = monotonic()
            process = stack.enter_context(_spawned([*command, *arguments]))
            _wait_for(process, port, "/health")
            running.seconds = monotonic() - started
            running.ports.append(port)
            running.pids.append(process.pid)
        yield running


@contextmanager
def boardgame(folder: Path, *arguments: str) -> Iterator[Running]:
    """boardgame.io's server from a folder made by `install`."""
    port = free_port()
    command = ["node", str(folder / "server.js"), str(port), *arguments]
    with _spawned(command) as process:
        _wait_for(process, port, "/games")
        yield Running([port], [process.pid], peer=True)


def install(folder: Path) -> None:
    """boardgame.io from npm, with our game and our pins."""
    shutil.copytree(PEER, folder, dirs_exist_ok=True)
    command = ["npm", "install", "--no-audit", "--no-fund", "--silent"]
    subprocess.run(command, cwd=folder, check=True, capture_output=True, timeout=300)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


@contextmanager
def _spawned(command: list[str]) -> Iterator[subprocess.Popen[bytes]]:
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet)
    os.sched_setaffinity(process.pid, {core(SERVER_CORE)})
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def core(number: int) -> int:
    cores = sorted(os.sched_getaffinity(0))
    return cores[number % len(cores)]


def _wait_for(process: subprocess.Popen[bytes], port: int, path: str) -> None:
    end = monotonic() + SECONDS
    while True:
        with suppress(OSError), closing(HTTPConnection("127.0.0.1", port, timeout=5)) as http:
            http.request("GET", path)
            answer = http.getresponse()
            answer.read()
            if answer.status == 200:
                return
        if process.poll() is not None or monotonic() > end:
            raise RuntimeError(f"{process.args!r} does not answer")
        sleep(0.02)
