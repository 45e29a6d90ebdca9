"""The data page: its code runs as it stands there, and its tables are what such code found."""

from __future__ import annotations

import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/questions.md"
pytestmark = pytest.mark.long


def runner() -> Any:
    spec = spec_from_file_location("questions", ROOT / "docs/pictures/questions.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """The page after a small run of its code, and the folder with the pictures."""
    folder = tmp_path_factory.mktemp("questions")
    page = PAGE.read_text("utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        patch.syspath_prepend(str(ROOT / "docs/examples"))
        names = runner().answers(page, games=1, folder=folder / "data", pictures=folder)
        return runner().filled(page, names), folder


def tables(page: str) -> dict[str, list[list[str]]]:
    """The rows below each mark."""
    return {
        name: [line.strip("| ").split(" | ") for line in text.strip().splitlines() if line]
        for name, text in re.findall(r"<!-- (\w+) -->\n(.*?)<!-- end -->", page, re.DOTALL)
    }


def test_the_code_of_the_page_runs(found: tuple[str, Path]) -> None:
    page, folder = found
    for name in ("world", "first", "cards", "sixes"):
        picture = (folder / f"questions-{name}.svg").read_text("utf-8")
        assert picture.startswith("<svg ")
        left = re.sub(r'xmlns(:\w+)?="[^"]*"', "", picture)
        assert not re.search(r"https?:|@import|url\((?!#)", left)
        assert f"(pictures/questions-{name}.svg)" in page


def test_a_small_run_finds_the_tables_of_the_page(found: tuple[str, Path]) -> None:
    """The same heads and names; how often each won is another matter."""
    small, whole = tables(found[0]), tables(PAGE.read_text("utf-8"))
    assert small.keys() == whole.keys() == {"saved", "begun", "decide", "kept"}
    for name, rows in whole.items():
        assert small[name][0] == rows[0]
    for name in ("saved", "begun"):
        keys = [row[:2] for row in whole[name]]
        assert keys == [row[:2] for row in small[name]]
        assert {row[-1] for row in whole[name][2:]} == {"4,000"}
        assert {row[-1] for row in small[name][2:]} == {"1"}
    for name in ("decide", "kept"):
        assert {row[0] for row in small[name]} <= {row[0] for row in whole[name]}


def test_shares_of_the_page_add_up(found: tuple[str, Path]) -> None:
    for page in (found[0], PAGE.read_text("utf-8")):
        shares = [float(row[1].partition("%")[0]) for row in tables(page)["kept"][2:]]
        assert sum(shares) == pytest.approx(100, abs=0.2)
