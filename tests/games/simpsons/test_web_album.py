"""The page draws the album from its own copy of the table: the two must not drift apart."""

from __future__ import annotations

import json
from pathlib import Path

from pasch.games.simpsons.album import ALBUM

COPY = Path(__file__).parents[3] / "src/pasch/games/simpsons/web/album.json"


def test_SI2_the_page_has_the_same_album() -> None:
    album = [
        {"id": id, "figures": list(figures), "least": least, "most": most}
        for id, figures, least, most in ALBUM.portraits
    ]
    assert json.loads(COPY.read_text("utf-8")) == album
