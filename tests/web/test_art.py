"""The sheets of drawings hold whatever the page shows of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from web.house import SOURCES, WEB

SHEETS = [WEB / "art/page.svg", *sorted(SOURCES.glob("*/web/art.svg"))]
# An icon, a scene or a drawing of the page, by name, or one of two.
NAMED = re.compile(
    r"""(?:\bicon|\bart|<Icon\ name|sheet="page"\ name)=
        (?:"([\w-]+)"|\{[^}]*\?\ "([\w-]+)"\ :\ "([\w-]+)"\})""",
    re.VERBOSE,
)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.parts[-3])
def test_drawings_refer_to_drawings(sheet: Path) -> None:
    text = sheet.read_text(encoding="utf-8")
    names = re.findall(r'\bid="([^"]+)"', text)
    assert len(names) == len(set(names))
    used = re.findall(r'href="#([^"]+)"', text) + re.findall(r"url\(#([^)]+)\)", text)
    assert set(used) <= set(names)
    assert not re.search("^(<<<<<<<|>>>>>>>|=======)", text, re.MULTILINE)


def test_the_page_has_its_icons() -> None:
    drawn = set(re.findall(r'\bid="([^"]+)"', (WEB / "art/page.svg").read_text(encoding="utf-8")))
    named = {
        name
        for path in [*WEB.glob("src/**/*.tsx"), *SOURCES.glob("*/web/*.tsx")]
        for names in NAMED.findall(path.read_text(encoding="utf-8"))
        for name in names
        if name
    }
    assert {"gear", "bot", "lost", "warn"} <= named
    assert named <= drawn
