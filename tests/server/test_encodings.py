"""Who wants an answer compressed, and how."""

from __future__ import annotations

from pathlib import Path

import pytest
from server.house import AT_ONCE, house, in_time

from pasch.server.encodings import best


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("", ""),
        ("gzip", "gzip"),
        ("br, gzip", "br"),
        ("gzip, deflate, br", "br"),
        ("GZIP", "gzip"),
        ("x-gzip", ""),
        ("gzip;q=0", ""),
        ("gzip; q=0.0, br ;q=0", ""),
        ("br;q=0, gzip", "gzip"),
        ("br;q=0.5, gzip;q=0.8", "gzip"),
        ("*", "br"),
        ("*;q=0", ""),
        ("br;q=0, *", "gzip"),
        ("gzip, *;q=0", "gzip"),
        ("identity", ""),
        ("identity, gzip;q=0.5", ""),
        ("br;q=0.2, gzip;q=0.2, *;q=0.9", ""),
        ("identity;q=0.5, gzip", "gzip"),
        ("identity;q=0, gzip;q=0.1", "gzip"),
        ("identity;q=0, gzip;q=0, br;q=0", ""),
        ("gzip;q=2", ""),
        ("gzip;q=nan", ""),
        ("gzip;q=much", ""),
        ("gzip;level=9", ""),
        (",;,=", ""),
    ],
)
def test_the_best_of_what_is_asked_for(asked: str, found: str) -> None:
    assert best(asked, ("br", "gzip")) == found


@in_time
async def test_no_gzip_for_whoever_cannot_read_it(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<html>" * 100)
    async with house(tmp_path, AT_ONCE._replace(web=web)) as served:
        for path in ("/", "/api/games/nichts_als_aerger/rules"):
            for asked, found in (("gzip", "gzip"), ("gzip;q=0", None), ("identity", None)):
                answer = await served.call("GET", path, Accept_Encoding=asked)
                assert answer.headers.get("content-encoding") == found, (path, asked)
