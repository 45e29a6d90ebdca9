"""So many faults, one after the other, under load; then every acknowledgement is looked up."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic

from faults.arena import Arena
from faults.checker import problems
from faults.crew import PLANS, Crew
from server.house import until


@dataclass
class Report:
    faults: Counter[str] = field(default_factory=Counter)
    outages: list[tuple[float, str]] = field(default_factory=list)
    tables: int = 0
    clients: int = 0
    acknowledged: int = 0
    versions: int = 0
    messages: int = 0
    problems: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        worst, by = max(self.outages, default=(0.0, "nothing"))
        kinds = ", ".join(f"{count} {name}" for name, count in sorted(self.faults.items()))
        return (
            f"{self.faults.total()} faults ({kinds}): {self.acknowledged} acknowledgements and"
            f" {self.messages} messages to {self.clients} clients of {self.tables} tables checked"
            f" against {self.versions} versions; longest outage {worst:.1f} s ({by});"
            f" {len(self.problems)} problems"
        )


async def campaign(kind: type[Arena], faults: int, seed: int, folder: Path) -> Report:
    """The faults and their order follow from the seed; what they hit is left to chance."""
    random = Random(seed)
    arena = kind(folder, random)
    report = Report()
    await arena.open()
    try:
        doors = [door.port for door in arena.doors]
        crews = [Crew(plan, doors, arena.store, random.randrange(1 << 30)) for plan in PLANS]
        async with asyncio.TaskGroup() as tasks:
            for crew in crews:
                tasks.create_task(crew.run())
            await _all_go_on(crews)
            known = arena.faults()
            for name in _order(list(known), faults, random):
                begun = monotonic()
                await known[name]()
                try:
                    await _all_go_on(crews)
                except (TimeoutError, AssertionError):
                    raise AssertionError(f"after {name} {_stuck(crews)}") from None
                report.faults[name] += 1
                report.outages.append((monotonic() - begun, name))
            for crew in crews:
                crew.stopping = True
        _check(crews, report)
    finally:
        await arena.close()
    return report


def _order(names: list[str], faults: int, random: Random) -> list[str]:
    """Each kind once before any comes again."""
    order: list[str] = []
    while len(order) < faults:
        order += random.sample(names, len(names))
    return order[:faults]


async def _all_go_on(crews: list[Crew]) -> None:
    """After a fault, somebody of every crew has a move acknowledged."""
    for crew in crews:
        crew.answered_before = crew.answers
    await until(lambda: not _stuck(crews))


def _stuck(crews: list[Crew]) -> str:
    return "; ".join(crew.where() for crew in crews if crew.answers == crew.answered_before)


def _check(crews: list[Crew], report: Report) -> None:
    for crew in crews:
        for table in crew.tables:
            report.problems += problems(table)
            report.tables += 1
            report.versions += len(table.log)
            report.clients += len(table.clients)
            for client in table.clients:
                report.acknowledged += len(client.done) + len(client.taken_back)
                report.messages += len(client.heard)
