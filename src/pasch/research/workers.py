"""All cores of this machine: several processes, of which any may die."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from queue import SimpleQueue
from time import monotonic

from pasch.engine.errors import PaschError
from pasch.research.batch import Batch
from pasch.research.errors import WorkerDied
from pasch.research.experiment import Experiment
from pasch.research.gaps import Gaps
from pasch.research.worker import receive, send

TRIES = 3  # before games are to blame that a process does not survive

Found = Batch | PaschError | None  # None: this worker has nothing left to do


def cores() -> int:
    """Those that this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Workers:
    """`with Workers(...) as found:` batches come in any order; leaving stops all of them."""

    def __init__(self, experiment: Experiment, gaps: Gaps, count: int) -> None:
        self._experiment = experiment
        self._gaps = gaps
        self._count = count
        self._lock = threading.Lock()
        self._deaths: Counter[int] = Counter()
        self._found: SimpleQueue[Found] = SimpleQueue()
        self._processes: dict[int, subprocess.Popen[bytes]] = {}
        self._stopped = False

    def __enter__(self) -> Iterator[Batch]:
        for number in range(self._count):
            threading.Thread(target=self._drive, args=(number,), daemon=True).start()
        return self._batches()

    def __exit__(self, *error: object) -> None:
        with self._lock:
            self._stopped = True
            for process in self._processes.values():
                process.kill()
        for process in self._processes.values():
            process.wait()

    def _batches(self) -> Iterator[Batch]:
        working = self._count
        while working:
            found = self._found.get()
            if isinstance(found, PaschError):
                raise found
            if found is None:
                working -= 1
            else:
                yield found

    def _drive(self, number: int) -> None:
        """One worker after another, for as long as there are games to play."""
        try:
            while self._keep_busy(number):
                pass
        except PaschError as error:
            self._found.put(error)
        except Exception as error:  # a mistake of ours: nobody waits for ever
            self._found.put(WorkerDied(repr(error), {"games": "none", "reason": repr(error)}))
        self._found.put(None)

    def _keep_busy(self, number: int) -> bool:
        """Whether another process is needed."""
        with self._lock:
            games = None if self._stopped else self._gaps.take()
            if games is None:
                return False
            process = self._processes[number] = start()
        assert process.stdin
        assert process.stdout
        try:
            send(process.stdin, (sys.path, tuple(self._experiment)))
            while games is not None:
                begun = monotonic()
                send(process.stdin, (games.start, games.stop))
                answer = receive(process.stdout)
                if isinstance(answer, PaschError):
                    raise answer
                self._found.put(answer)
                with self._lock:
                    self._gaps.took(len(games), monotonic() - begun)
                    games = None if self._stopped else self._gaps.take()
        except (EOFError, OSError):
            return self._died(process, games)
        finally:
            for pipe in (process.stdin, process.stdout):
                with suppress(OSError):
                    pipe.close()
            process.wait()
        return False

    def _died(self, process: subprocess.Popen[bytes], games: range | None) -> bool:
        status = process.wait()
        with self._lock:
            if self._stopped or games is None:
                return False
            self._deaths[games.start] += 1
            if self._deaths[games.start] >= TRIES:
                which = f"{games.start}–{games.stop - 1}"
                raise WorkerDied(
                    f"games {which} ended their process {TRIES} times, last with status {status}",
                    {"games": which, "reason": str(status)},
                )
            self._gaps.give_back(games)
        return True


def start() -> subprocess.Popen[bytes]:
    """In a session of its own: Ctrl-C is for whoever started it, who then stops it."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    return subprocess.Popen(
        [sys.executable, "-m", "pasch.research.worker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        start_new_session=True,
        env=environment,
    )
