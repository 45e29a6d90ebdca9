"""Reviews of finished games: one at a time, each in a process of its own, the last few kept.

The process (`review_worker.py`) gets the match on its standard input, writes how far it is, line by
line, and in the end the review in every language.
"""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from contextlib import suppress
from time import perf_counter

import msgspec
import structlog

from pasch.server.fair_queue import Asker, FairQueue, Place
from pasch.server.refusals import Refusal
from pasch.storage.latency import Latency

KEPT = 16
WAITING = 8  # games, besides the one that is being looked at
PATIENCE = 30  # seconds more than it should take
LONGEST = 1 << 26  # bytes of a line
MEASURING = 600  # seconds: only where nothing is compiled it takes more than a few
PLAY = "play"
log = structlog.get_logger()


class Work(msgspec.Struct):
    """What the worker gets; `versions` are those of the records of the match."""

    match: str
    versions: list[int]
    seconds: float
    seat: int = -1  # not a review, but how well this seat played
    work: int = 0  # that it may take, in actions


class Job:
    """One review; `done` holds it as JSON by language once it is finished; how well a seat played,
    under PLAY."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.progress = 0.0
        self.done: dict[str, bytes] = {}
        self.task: asyncio.Task[None] | None = None


class ReviewJobs:
    def __init__(self, seconds: float) -> None:
        self.latency = Latency()
        self._seconds = seconds
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._queue = FairQueue(WAITING)

    @property
    def waiting(self) -> int:
        """Reviews that are asked for and not finished."""
        return sum(1 for job in self._jobs.values() if not job.done)

    def find(self, id: str) -> Job | None:
        return self._jobs.get(id)

    def join(self, id: str, asker: Asker) -> Job | None:
        """The review that somebody asked for before; it comes as early as this one's own would."""
        job = self._jobs.get(id)
        if job and asker.belongs and not job.place.asker.belongs:
            job.place.asker = asker
        return job

    def begin(self, id: str, match: str, versions: list[int], asker: Asker) -> Job:
        """The review of this table, begun unless it was before."""
        return self._begin(id, Work(match, versions, self._seconds), asker)

    def measure(self, id: str, match: str, seat: int, work: int, asker: Asker) -> Job:
        """How well a seat played there; it takes its turn among the reviews."""
        return self._begin(f"{id} {PLAY}", Work(match, [], MEASURING, seat, work), asker)

    def _begin(self, id: str, work: Work, asker: Asker) -> Job:
        job = self.join(id, asker)
        if job is None:
            place = self._queue.join(asker)
            self._make_room()
            job = self._jobs[id] = Job(place)
            job.task = asyncio.create_task(self._review(id, job, work))
        return job

    def _make_room(self) -> None:
        finished = [id for id, job in self._jobs.items() if job.done]
        if len(self._jobs) >= KEPT and finished:
            del self._jobs[finished[0]]

    async def _review(self, id: str, job: Job, work: Work) -> None:
        started = perf_counter()
        try:
            await job.place.turn()
            async with asyncio.timeout(work.seconds + PATIENCE):
                await _run(job, msgspec.json.encode(work))
        except Refusal:
            pass  # somebody who comes first needed the place
        except Exception as error:
            log.error("review failed", table=id, error=repr(error))
        finally:
            self._queue.leave(job.place)
        self.latency.observe(perf_counter() - started)
        if not job.done:  # a repeated request restarts the job
            del self._jobs[id]

    async def close(self) -> None:
        tasks = [job.task for job in self._jobs.values() if job.task and not job.task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _run(job: Job, work: bytes) -> None:
    worker = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "pasch.server.review_worker",
        stdin=PIPE, stdout=PIPE, limit=LONGEST, start_new_session=True,
    )  # fmt: skip
    try:
        await _listen(worker, job, work)
    finally:
        with suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()


async def _listen(worker: Process, job: Job, work: bytes) -> None:
    assert worker.stdin
    assert worker.stdout
    worker.stdin.write(work)
    worker.stdin.close()
    async for line in worker.stdout:
        said = msgspec.json.decode(line, type=float | dict[str, msgspec.Raw])
        if isinstance(said, float):
            job.progress = said
        else:
            job.done = {language: bytes(review) for language, review in said.items()}
            job.progress = 1.0
