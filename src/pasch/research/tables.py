"""Every game as a row: CSV with nothing but Python, Parquet by the extra `research`."""

from __future__ import annotations

import os
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from secrets import token_hex

from pasch.analysis.errors import MissingPart
from pasch.console.refusals import Unwritable


def write(path: Path, parts: Iterable[bytes]) -> None:
    """Whole or not at all."""
    fresh = path.with_name(f".{path.name}.{token_hex(4)}.new")
    try:
        with fresh.open("xb") as file:
            for part in parts:
                file.write(part)
        os.replace(fresh, path)
    except OSError as error:
        fresh.unlink(missing_ok=True)
        raise Unwritable(path, error, "--folder") from None


def need(package: str, extra: str) -> None:
    """MissingPart, before the first game, if it is not installed."""
    if find_spec(package) is None:
        raise MissingPart(
            f"{package} is not installed: pip install 'pasch[{extra}]'",
            {"name": package, "extra": extra},
        )


def parquet(table: Path, path: Path) -> None:
    """The rows of a CSV once more, as Parquet."""
    import polars

    fresh = path.with_name(f".{path.name}.{token_hex(4)}.new")
    try:
        polars.read_csv(table, infer_schema_length=None).write_parquet(fresh)
        os.replace(fresh, path)
    except OSError as error:
        fresh.unlink(missing_ok=True)
        raise Unwritable(path, error, "--folder") from None
