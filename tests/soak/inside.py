"""In the server's own process: how many tasks its event loop has.  Not in the product."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from threading import Thread
from time import sleep

TASKS_FILE = "tasks"


def count_tasks(file: Path) -> None:
    """From now on, once a second, into this file."""
    file.write_text("0")
    Thread(target=_count, args=(file,), daemon=True).start()


def _count(file: Path) -> None:
    while True:
        sleep(1)
        with suppress(RuntimeError):  # the set changed while it was read
            tasks = list(asyncio.tasks._all_tasks)  # type: ignore[attr-defined]
            fresh = file.with_suffix(".new")
            fresh.write_text(str(sum(not task.done() for task in tasks)))
            fresh.replace(file)
