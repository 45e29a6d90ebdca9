"""docs/reliability.md names only tests that are there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "reliability.md"
ROW = re.compile(r"^\| ([^|]+) \| ([^|]+) \| ([^|]*)\|$", re.MULTILINE)


def _rows() -> list[tuple[str, str]]:
    found = [(promise, test) for promise, test, _ in ROW.findall(PAGE.read_text(encoding="utf-8"))]
    return [(promise, test) for promise, test in found if promise not in ("promise", "---")]


def test_every_promise_has_a_test_that_is_there() -> None:
    rows = _rows()
    assert len(rows) > 30
    for promise, test in rows:
        named = re.fullmatch(r"`([\w/]+\.py)::(\w+)`", test.strip())
        assert named, f"{promise}: {test}"
        file, name = named.groups()
        source = ROOT / file
        assert source.is_file(), f"{promise}: no {file}"
        assert f"def {name}(" in source.read_text(encoding="utf-8"), f"{promise}: no {test}"


def test_no_promise_is_there_twice() -> None:
    tests = [test for _, test in _rows()]
    assert len(tests) == len(set(tests))
