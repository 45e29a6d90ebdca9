"""Line by line or as an app: the lines for pipes, screen readers and whoever wants them."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Mapping
from importlib.util import find_spec

from pasch.console.console import Console

# ACCESSIBLE is what other programs ask as well when a screen reader is in use.
PLAIN = ("PASCH_PLAIN", "ACCESSIBLE")


def wants_app(
    options: Namespace, console: Console, environ: Mapping[str, str] = os.environ
) -> bool:
    """Whether to play in the app; never where it could not be shown."""
    if options.plain or any(environ.get(name) for name in PLAIN):
        return False
    if environ.get("TERM", "dumb") == "dumb":
        return False
    here = console.screen.out is sys.stdout and sys.stdout.isatty() and sys.stdin.isatty()
    return here and find_spec("textual") is not None
