"""A real Chromium, the same for tests, pictures and measurements.

`make tools` fetches a pinned one without a window and keeps it beside this Python, with the
libraries and fonts that it needs.  PASCH_CHROMIUM names another; on platforms that it is not made
for, the installed one is used.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from platform import machine
from typing import Any

FETCHED = Path(sys.prefix) / "chromium"
INSTALLED = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--font-render-hinting=none",  # letters as the browser with a window draws them
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def launch_options(*flags: str) -> dict[str, Any]:
    """What Playwright's `launch` is to be given."""
    program, env = chromium()
    return {
        "executable_path": program,
        "args": [*FLAGS, *flags],
        "env": {**os.environ, **env},
        "timeout": 120_000,  # it only hits when something hangs
    }


def chromium() -> tuple[str, dict[str, str]]:
    """The program, and what it needs in its environment."""
    named = os.environ.get("PASCH_CHROMIUM")
    if named:
        found = shutil.which(named)
        if found is None:
            raise RuntimeError(f"PASCH_CHROMIUM names no program: {named}")
        return found, {}
    if (FETCHED / "chromium").exists():
        libraries = [str(FETCHED / "lib"), os.environ.get("LD_LIBRARY_PATH", "")]
        return str(FETCHED / "chromium"), {
            "LD_LIBRARY_PATH": ":".join(filter(None, libraries)),
            "FONTCONFIG_PATH": str(FETCHED),  # without its fonts.conf it draws no text
        }
    for name in INSTALLED:
        found = shutil.which(name)
        if found:
            return found, {}
    raise RuntimeError(f"no Chromium here; this helps: {remedy()}")


def pinned_runs_here() -> bool:
    return sys.platform == "linux" and machine() == "x86_64"


def remedy() -> str:
    """The one command that brings a browser here."""
    if pinned_runs_here():
        return "make tools"
    if sys.platform == "darwin":
        return "brew install --cask chromium"
    return "sudo apt-get install chromium"
