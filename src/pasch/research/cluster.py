"""The same batches on a Dask cluster: many machines, of which any worker may die.

A game follows from the experiment and its number, so it is the same wherever it is played; Dask
gives the batches of a worker that is gone to another one.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from time import monotonic

from distributed import Client, Future, KilledWorker, wait

from pasch.engine.errors import PaschError
from pasch.research.batch import Batch, play
from pasch.research.errors import NoCluster, WorkerDied
from pasch.research.experiment import Experiment
from pasch.research.gaps import Gaps

CONNECT = 10.0  # seconds until a scheduler has to answer
ALONE = 60.0  # seconds that a cluster may be without any worker
LOOK = 2.0  # seconds between two looks at who is there
AHEAD = 2  # batches for each thread of a worker: it never waits for us


class Cluster:
    """`with Cluster(...) as found:` batches come in any order; leaving cancels the others."""

    def __init__(self, experiment: Experiment, missing: list[range], address: str) -> None:
        self._experiment = experiment
        self._missing = missing
        self._address = address
        self._running: dict[Future, range] = {}
        self._threads = 0
        self._looked = 0.0
        self._alone_since: float | None = None

    def __enter__(self) -> Iterator[Batch]:
        logging.getLogger("distributed").setLevel(logging.CRITICAL)  # we say it in one line
        try:
            self._client = Client(self._address, timeout=CONNECT)  # `wait` asks the default one
        except (OSError, ValueError, TypeError) as error:
            raise self._gone(error) from None
        return self._batches()

    def __exit__(self, *error: object) -> None:
        self._client.close(timeout=5)  # and with it all that it wanted

    def _batches(self) -> Iterator[Batch]:
        self._look()
        gaps = Gaps(self._missing, max(1, self._threads))
        while True:
            while len(self._running) < max(1, AHEAD * self._threads):
                games = gaps.take()
                if games is None:
                    break
                self._submit(games)
            if not self._running:
                return
            for future in self._finished():
                games = self._running.pop(future)
                batch, seconds = self._result(future, games)
                gaps.took(len(games), seconds)
                yield batch

    def _submit(self, games: range) -> None:
        wanted = self._experiment
        future = self._client.submit(
            timed, tuple(wanted), wanted.fingerprint, games.start, games.stop, pure=False
        )
        self._running[future] = games

    def _finished(self) -> list[Future]:
        """Those that are, as soon as there is one; NoCluster if nobody is there any more."""
        while True:
            if monotonic() - self._looked > LOOK:
                self._look()
            try:
                done = wait(list(self._running), timeout=LOOK, return_when="FIRST_COMPLETED").done
            except TimeoutError:
                done = {each for each in self._running if each.status in ("cancelled", "lost")}
            except OSError as error:
                raise self._gone(error) from None
            if done:
                return list(done)

    def _result(self, future: Future, games: range) -> tuple[Batch, float]:
        if future.status in ("cancelled", "lost"):
            raise self._gone("the scheduler is gone")
        try:
            found: tuple[Batch, float] = future.result(timeout=CONNECT)
        except PaschError:
            raise
        except KilledWorker as error:
            which = f"{games.start}–{games.stop - 1}"
            raise WorkerDied(
                f"games {which} ended their worker again and again: {error}",
                {"games": which, "reason": "KilledWorker"},
            ) from None
        except Exception as error:  # whatever happens on another machine
            raise self._gone(error) from None
        return found

    def _look(self) -> None:
        """How many threads there are; none for too long is no cluster."""
        self._looked = monotonic()
        try:
            self._threads = sum(self._client.nthreads().values())
        except OSError as error:
            raise self._gone(error) from None
        if self._threads:
            self._alone_since = None
        elif self._alone_since is None:
            self._alone_since = self._looked
        elif self._looked - self._alone_since > ALONE:
            raise self._gone("it has no workers")

    def _gone(self, reason: object) -> NoCluster:
        said = " ".join(str(reason).split())[:200] or type(reason).__name__
        return NoCluster(
            f"the cluster {self._address} does not answer: {said}",
            {"name": self._address, "reason": said},
        )


def timed(experiment: tuple[object, ...], fingerprint: str, start: int, stop: int) -> object:
    """On a worker: the batch, and how many seconds it took."""
    begun = monotonic()
    wanted = Experiment(*experiment)  # type: ignore[arg-type]
    if wanted.fingerprint != fingerprint:
        raise NoCluster(
            "a worker has another version of Pasch or of the game",
            {"name": "", "reason": "a worker has another version of Pasch or of the game"},
        )
    return play(wanted, start, stop), monotonic() - begun
