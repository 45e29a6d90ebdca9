"""The secrets of the seats taken at servers' tables, so that whoever left can come back."""

from __future__ import annotations

import json
import os
from pathlib import Path

from pasch.console.data_folder import data_folder
from pasch.console.refusals import Unwritable

MOST = 50  # tables that are remembered


def known(link: str) -> str:
    """The secret of the seat at this table, or nothing."""
    return _read().get(link, "")


def keep(link: str, token: str) -> None:
    seats = {name: each for name, each in _read().items() if name != link}
    seats[link] = token
    path = _path()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_suffix(".new")
        with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
            json.dump(dict(list(seats.items())[-MOST:]), file)
        fresh.replace(path)
    except OSError as error:
        raise Unwritable(path, error) from None


def _path() -> Path:
    return data_folder() / "seats.json"


def _read() -> dict[str, str]:
    try:
        found = json.loads(_path().read_text(encoding="utf-8"))
    except (OSError, ValueError):  # none yet, or spoilt: then a new seat is taken
        return {}
    return (
        {str(link): str(token) for link, token in found.items()} if isinstance(found, dict) else {}
    )
