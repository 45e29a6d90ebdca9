"""`--dask`: a real scheduler with real workers, of which one is killed."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from research.test_simulate import PATIENCE, one_line, until

from pasch.cli import main
from pasch.research import cluster
from pasch.research.batch import play
from pasch.research.errors import NoCluster
from pasch.research.experiment import Experiment
from pasch.research.journal import Journal
from pasch.research.run import simulate

GAMES = 60
BOTS = "kit.own_bots"
WANTED = Experiment("mal_anders", ("random", 1), seed=4).checked()


class Dask:
    """A scheduler and its workers, each a process."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file = folder / "scheduler.json"
        self._started: list[subprocess.Popen[bytes]] = []
        self._start("scheduler", "--port", "0", "--no-dashboard", "--no-jupyter")
        self.workers = [
            self._start("worker", "--nthreads", "1", "--no-nanny", "--no-dashboard")
            for _ in range(2)
        ]

    def _start(self, kind: str, *more: str) -> subprocess.Popen[bytes]:
        path = os.pathsep.join(filter(None, sys.path))
        process = subprocess.Popen(
            [sys.executable, "-m", f"distributed.cli.dask_{kind}",
             "--scheduler-file", str(self._file), "--interface", "lo", *more],
            cwd=self._folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": path},
        )  # fmt: skip
        self._started.append(process)
        return process

    @property
    def address(self) -> str:
        until(self._is_written)
        address: str = json.loads(self._file.read_text())["address"]
        return address

    def _is_written(self) -> bool:
        return self._file.exists() and self._file.read_text().endswith("}")

    def stop(self) -> None:
        for process in self._started:
            process.kill()
            process.wait()


@pytest.fixture
def dask(tmp_path: Path) -> Iterator[Dask]:
    folder = tmp_path / "dask"
    folder.mkdir()
    cluster = Dask(folder)
    yield cluster
    cluster.stop()


def test_a_worker_killed_on_the_way_changes_nothing(dask: Dask, tmp_path: Path) -> None:
    killed: list[int] = []

    def kill_one(done: int) -> None:
        if not killed and done < GAMES:
            dask.workers[0].send_signal(signal.SIGKILL)
            killed.append(dask.workers[0].wait(PATIENCE))

    folder = tmp_path / "found"
    tally = simulate(WANTED, GAMES, dask=dask.address, folder=folder, told=kill_one)
    here = play(WANTED, 0, GAMES)
    assert killed
    assert tally.as_data() == here.tally.as_data()
    with Journal(folder, WANTED) as journal:
        assert b"".join(journal.rows(GAMES)).partition(b"\n")[2] == here.rows


def test_a_bot_that_errs_there_is_named_here(
    dask: Dask, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["simulate", "mal_anders", "--bots", "1,kit.own_bots:Raises", "--language", "en"]
    asked = ["--dask", dask.address, "--folder", str(tmp_path / "x")]
    assert main([*arguments, *asked]) == 2
    assert "The bot “Raises” failed" in one_line(capsys)


def test_bots_of_ones_own_play_there_as_they_do_here(dask: Dask, tmp_path: Path) -> None:
    """One with a memory of its match and one with a name, in processes that never saw them."""
    wanted = Experiment("mal_anders", (f"{BOTS}:Greedy", f"{BOTS}:Last"), seed=4).checked()
    folder = tmp_path / "found"
    tally = simulate(wanted, GAMES, dask=dask.address, folder=folder)
    here = play(wanted, 0, GAMES)
    assert tally.as_data() == here.tally.as_data()
    with Journal(folder, wanted) as journal:
        assert b"".join(journal.rows(GAMES)).partition(b"\n")[2] == here.rows


@pytest.mark.parametrize(
    ("bot", "said"),
    [("Exits", "The bot “Exits” failed"), ("Illegal", "The bot “Illegal” chose 1000000000")],
)
def test_whatever_it_does_there_it_is_named_here(
    dask: Dask, tmp_path: Path, capsys: pytest.CaptureFixture[str], bot: str, said: str
) -> None:
    asked = ["--dask", dask.address, "--folder", str(tmp_path / "x"), "--language", "en"]
    assert main(["simulate", "mal_anders", "--bots", f"1,{BOTS}:{bot}", *asked]) == 2
    assert said in one_line(capsys)


def test_a_cluster_that_is_not_there_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "CONNECT", 1.0)
    with socket.socket() as taken:  # bound, and nobody listens
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        for address in (f"tcp://127.0.0.1:{port}", "nonsense://x"):
            asked = ["--dask", address, "--folder", str(tmp_path / "x"), "--language", "en"]
            assert main(["simulate", "mal_anders", *asked]) == 2
            assert f"The Dask cluster {address} does not answer" in one_line(capsys)


def test_a_cluster_without_workers_is_given_up(
    dask: Dask, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(cluster, "ALONE", 0.0)
    monkeypatch.setattr(cluster, "LOOK", 0.1)
    address = dask.address
    for worker in dask.workers:
        worker.kill()
        worker.wait()
    asked = ["--dask", address, "--folder", str(tmp_path / "x"), "--language", "en"]
    assert main(["simulate", "mal_anders", *asked]) == 2
    assert "it has no workers" in one_line(capsys)


def test_another_version_there_is_refused() -> None:
    with pytest.raises(NoCluster, match="another version"):
        cluster.timed(tuple(WANTED), "another", 0, 1)
