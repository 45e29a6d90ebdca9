"""The documentation is true: its examples run, its links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/*.md")])
LINK = re.compile(r"\[[^\]]*\]\(([^)#\s]+)(?:#[^)]*)?\)")


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_examples_run(page: Path) -> None:
    failed, _ = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert not failed


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        if "://" not in link:
            assert (page.parent / link).exists(), f"{name(page)}: {link}"


def test_every_decision_is_listed() -> None:
    folder = ROOT / "docs" / "decisions"
    listed = LINK.findall((folder / "README.md").read_text(encoding="utf-8"))
    assert sorted(listed) == sorted(page.name for page in folder.glob("0*.md"))
