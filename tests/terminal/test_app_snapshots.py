"""How every game looks in the app, in both languages and four widths, kept as text.

`PASCH_SNAPSHOTS=renew` writes the files anew; look at the difference before you commit it.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from terminal.app_desk import AppDesk, new_table, played_on

import pasch
from pasch.console.screen import columns
from pasch.speech import LANGUAGES
from pasch.terminal import board
from pasch.terminal.app.painting import COLOURS

KEPT = Path(__file__).parent / "data" / "app"
SIZES = ((60, 30), (80, 24), (100, 40), (120, 40))
RECORDS = 45  # after which every game has something to show


def at_a_question(id: str, language: str, size: tuple[int, int], folder: Path) -> AppDesk:
    table = new_table(id, "Anna", language=language, seats=str(min(3, pasch.load(id).seats[-1])))
    return AppDesk(played_on(table, RECORDS), folder / "x.pasch", language, size)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
@pytest.mark.parametrize("language", LANGUAGES[:2])
@pytest.mark.parametrize("id", pasch.catalogue())
def test_a_table_looks_as_it_did(
    id: str, language: str, size: tuple[int, int], tmp_path: Path
) -> None:
    desk = at_a_question(id, language, size, tmp_path)
    shown = ""

    async def look(desk: AppDesk) -> None:
        nonlocal shown
        shown = await desk.settled()

    desk.play(look)
    assert max(map(columns, shown.splitlines())) <= size[0]
    kept = KEPT / f"{id}.{language}.{size[0]}.txt"
    if os.environ.get("PASCH_SNAPSHOTS") == "renew":
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(shown, encoding="utf-8")
    assert shown == kept.read_text(encoding="utf-8")


@pytest.mark.parametrize("id", [id for id in pasch.catalogue() if board.paints(pasch.load(id))])
def test_signs_have_the_colour_that_the_game_gives_them(id: str, tmp_path: Path) -> None:
    desk = at_a_question(id, "en", (100, 50), tmp_path)
    paints = board.paints(desk.table.game)
    found: set[str] = set()

    async def look(desk: AppDesk) -> None:
        await desk.settled()
        area = desk.table.query_one("#board").region
        strips = desk.app.screen._compositor.render_strips(desk.app.size)[area.y : area.bottom]
        for segment in (each for strip in strips for each in strip):
            sign = segment.text.strip()
            if sign and all(each in paints for each in sign) and segment.style is not None:
                wanted = COLOURS[paints[sign[0]]].split()[-1]
                assert segment.style.color is not None
                assert segment.style.color.name == wanted
                found.add(sign[0])

    desk.play(look)
    assert found
