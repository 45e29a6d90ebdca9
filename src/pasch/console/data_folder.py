"""Where matches and tables are kept unless a command is told otherwise."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """By the XDG base directory specification; a relative path there is to be ignored."""
    data = Path(environ.get("XDG_DATA_HOME", ""))
    return (data if data.is_absolute() else Path("~/.local/share").expanduser()) / "pasch"
