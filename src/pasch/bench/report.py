"""bench/results.md: one section per benchmark, each rewritten by its own run."""

from __future__ import annotations

import os
import platform
from datetime import date
from pathlib import Path

from pasch import __version__
from pasch.build import build


def machine() -> str:
    """Where and when it was measured, and which build."""
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        lines = info.read_text().splitlines()
        names = [line.split(":")[1].strip() for line in lines if line.startswith("model name")]
        model = names[0] if names else model
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return (
        f"{model}, {os.cpu_count()} cores, {python}, {date.today()};"
        f" Pasch {__version__}, {build()}."
    )


def table(head: list[str], rows: list[list[str]]) -> str:
    """A Markdown table, figures to the right.

    >>> print(table(["what", "n"], [["a", "1"]]))
    | what | n |
    | --- | ---: |
    | a | 1 |
    """
    rule = ["---", *["---:"] * (len(head) - 1)]
    return "\n".join(f"| {' | '.join(row)} |" for row in [head, rule, *rows])


def write(path: Path, name: str, section: str) -> None:
    """Put `section` under the heading `name`, in place of what stood there."""
    text = path.read_text(encoding="utf-8") if path.exists() else "# Results\n"
    parts = text.split("\n## ")
    kept = [part for part in parts[1:] if part.split("\n", 1)[0] != name]
    kept.append(f"{name}\n{section.rstrip()}\n")
    path.write_text("\n## ".join([parts[0].rstrip() + "\n", *sorted(kept)]), encoding="utf-8")
