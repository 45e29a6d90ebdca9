"""`make soak`: a real server under moderate load for an hour, which must not grow.

Tables are made, played to their end and left; people come and go and ask for all there is.  Every
finished table is checked as after a fault.  `python -m soak MINUTES`.
"""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress
from functools import partial
from http.client import HTTPException
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic

from faults.checker import problems
from faults.crew import PLANS, Crew
from faults.history import TableHistory
from faults.player import Player
from server.house import LONG
from server.processes import Caller, Process
from soak.inside import TASKS_FILE, count_tasks
from soak.samples import Sample, table, trends

from pasch.bench.server_load import cpu_seconds
from pasch.storage.sqlite import SqliteStore

SECONDS = 5.0  # between two samples
ASKED = ("/api/tables", "/api/games", "/health", "/openapi.json", "/", "/api/games/simpsons/rules")


class Soak:
    def __init__(self, folder: Path, minutes: float) -> None:
        self.samples: list[Sample] = []
        self.problems: list[str] = []
        self.checked = 0
        self.acknowledged = 0
        self._folder = folder
        self._end = minutes * 60
        self._begun = monotonic()
        self._delays: list[float] = []
        self._late: list[float] = []
        self._spent = 0.0  # seconds of the server's processor so far
        self._random = Random(1)

    async def run(self) -> None:
        arguments = ("--data", str(self._folder), "--grace", str(LONG), "--pace", "0.05")
        before = partial(count_tasks, self._folder / TASKS_FILE)
        server = await asyncio.to_thread(partial(Process, *arguments, before=before))
        store = SqliteStore(str(self._folder / "tables.sqlite"))
        try:
            await store.open()
            crews = [
                Crew(plan, [server.port], store, seed, self._finished)
                for seed, plan in enumerate(PLANS * 2)
            ]
            for crew in crews:
                crew.delays = self._delays
            self._begun = monotonic()
            async with asyncio.TaskGroup() as tasks:
                for crew in crews:
                    tasks.create_task(crew.run())
                beside = [
                    tasks.create_task(self._pass_by(server, crews)),
                    tasks.create_task(self._feel_the_machine()),
                ]
                while monotonic() - self._begun < self._end:
                    await asyncio.sleep(SECONDS)
                    self.samples.append(await self._sample(server))
                for task in beside:
                    task.cancel()
                for crew in crews:
                    crew.stopping = True
        finally:
            await store.close()
            await asyncio.to_thread(server.kill)

    def _finished(self, history: TableHistory) -> None:
        self.problems += problems(history)
        self.checked += 1

    async def _pass_by(self, server: Process, crews: list[Crew]) -> None:
        """Onlookers who come and go without a word, and requests of every kind."""
        while True:
            await asyncio.sleep(0.2)
            crew = self._random.choice(crews)
            if crew.tables:
                id = crew.tables[-1].id
                asked = [*ASKED, f"/api/tables/{id}", f"/api/tables/{id}/steps?limit=20"]
                path = self._random.choice(asked)
                with suppress(OSError, HTTPException):
                    await asyncio.to_thread(Caller(server.port).call, "GET", path)
                onlooker = Player("passer-by", [server.port], id, {}, 0, 0, True, False)
                looking = asyncio.create_task(onlooker.play())
                await asyncio.sleep(0.1 + 0.3 * self._random.random())
                onlooker.leave()
                await looking

    async def _feel_the_machine(self) -> None:
        """How late a timer is here, where nothing of the server's is to blame."""
        while True:
            due = monotonic() + 0.05
            await asyncio.sleep(0.05)
            self._late.append(monotonic() - due)

    async def _sample(self, server: Process) -> Sample:
        proc = Path(f"/proc/{server.pid}")
        status = dict(
            line.split(":", 1) for line in (proc / "status").read_text().splitlines() if ":" in line
        )
        _, text = await asyncio.to_thread(server.call, "GET", "/metrics")
        metrics = dict(
            line.rsplit(" ", 1) for line in text.decode().splitlines() if not line.startswith("#")
        )
        self.acknowledged += len(self._delays)
        delays = sorted(self._delays) or [0.0]
        late, spent = sorted(self._late) or [0.0], cpu_seconds([server.pid])
        cpu, self._spent = spent - self._spent, spent
        self._delays.clear()
        self._late.clear()
        return Sample(
            minute=(monotonic() - self._begun) / 60,
            memory=int(status["VmRSS"].split()[0]) / 1024,
            handles=len(os.listdir(proc / "fd")),
            threads=int(status["Threads"]),
            tasks=int((self._folder / TASKS_FILE).read_text() or 0),
            sockets=int(float(metrics["pasch_sockets"])),
            tables=int(float(metrics["pasch_tables"])),
            rate=len(delays) / SECONDS,
            p50=delays[len(delays) // 2] * 1000,
            p99=delays[len(delays) * 99 // 100] * 1000,
            cpu=cpu * 1000 / len(delays),
            lag=late[len(late) * 99 // 100] * 1000,
        )


def main(minutes: float) -> int:
    with TemporaryDirectory(prefix="pasch-soak-") as folder:
        soak = Soak(Path(folder), minutes)
        asyncio.run(soak.run())
    found = trends(soak.samples) + soak.problems
    print(table(soak.samples))
    print(f"{soak.acknowledged} moves acknowledged, {soak.checked} tables played and checked")
    print("\n".join(found) if found else "flat, and nothing lost")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1])))
