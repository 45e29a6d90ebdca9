"""What games from outside bring for the page: where it is, how it is kept, and what is not."""

from __future__ import annotations

import gzip
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from kit.stranger import example, find, forget, put
from server.house import AT_ONCE, house, in_time
from structlog.testing import capture_logs

from pasch.fluent import Words
from pasch.server.game_pages import MOST_BYTES, pages_of
from pasch.server.page_words import patterns

FILES = {
    "board.js": example("js"),
    "art.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "more/cards.json": "[1]",
    "index.tsx": "// source",
    "secret.py": "",
    ".env": "",
}


@pytest.fixture
def package(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "installed"
    folder.mkdir()
    package = put(folder, "mugs", FILES)
    find(folder)
    yield package
    sys.path.remove(str(folder))
    del sys.modules["stranger_mugs"]
    forget()


async def info(served: Any) -> dict[str, Any]:
    games = (await served.call("GET", "/api/games")).data
    assert all(game["page"] is None for game in games if game["id"] != "mugs")
    [found] = [game["page"] for game in games if game["id"] == "mugs"]
    return dict(found)


@in_time
async def test_the_catalogue_says_what_there_is_and_where(package: Path, tmp_path: Path) -> None:
    async with house(tmp_path, AT_ONCE) as served:
        page = await info(served)
        assert (page["board"], page["style"], page["art"]) == (True, False, True)
        answer = await served.call("GET", f"{page['base']}/board.js")
        assert answer.body.decode() == FILES["board.js"]
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        again = await served.call(
            "GET", f"{page['base']}/board.js", If_None_Match=answer.headers["etag"]
        )
        assert (again.status, again.body) == (304, b"")
        short = await served.call("GET", f"{page['base']}/board.js", Accept_Encoding="gzip")
        assert gzip.decompress(short.body) == answer.body
        inner = await served.call("GET", f"{page['base']}/more/cards.json")
        assert inner.data == [1]


@in_time
async def test_what_has_changed_has_another_address(package: Path, tmp_path: Path) -> None:
    async with house(tmp_path, AT_ONCE) as served:
        before = await info(served)
        (package / "web/board.js").write_text("export const contract = 2;", "utf-8")
        after = await info(served)
        assert after["base"] != before["base"]
        late = await served.call("GET", f"{before['base']}/board.js")
        assert late.body == b"export const contract = 2;"
        assert late.headers["cache-control"] == "no-cache"  # not kept under the old address
        (package / "web/board.js").unlink()
        with capture_logs() as said:
            assert not (await info(served))["board"]
        [line] = [line for line in said if "not built" in line["event"]]
        assert line["game"] == "mugs"


@pytest.mark.parametrize("file", ["web/board.js", "de.ftl"])
def test_a_change_that_keeps_the_size_is_seen_too(file: str, package: Path) -> None:
    """Also one of the words alone: the page keeps them under the same address."""
    before = pages_of("mugs")
    path = package / file
    stat = path.stat()
    text = path.read_text("utf-8")
    at = next(place for place in range(len(text) - 2, 0, -1) if text[place].islower())
    other = "y" if text[at] == "x" else "x"
    path.write_text(f"{text[:at]}{other}{text[at + 1 :]}", "utf-8")
    os.utime(path, ns=(stat.st_atime_ns, stat.st_mtime_ns + 1_000_000))
    assert path.stat().st_size == stat.st_size
    after = pages_of("mugs")
    assert before is not None
    assert after is not None
    assert after.base != before.base


@in_time
async def test_nothing_else_of_the_package_is_served(package: Path, tmp_path: Path) -> None:
    (package / "web/huge.js").write_bytes(b" " * (MOST_BYTES + 1))
    async with house(tmp_path, AT_ONCE) as served:
        base = (await info(served))["base"]
        stamp = base.rpartition("/")[2]
        for path in (f"{base}/index.tsx", f"{base}/secret.py", f"{base}/.env", f"{base}/huge.js",
                     f"{base}/../__init__.py", f"{base}/..%2f__init__.py", f"{base}/de.ftl",
                     f"{base}/", f"/games/mal_anders/{stamp}/board.js",
                     f"/games/nothing/{stamp}/board.js"):  # fmt: skip
            assert (await served.call("GET", path)).status == 404, path


@in_time
async def test_the_words_come_in_the_form_that_the_page_says(package: Path, tmp_path: Path) -> None:
    async with house(tmp_path, AT_ONCE) as served:
        base = (await info(served))["base"]
        for language, title in (("de", "Zwei Becher"), ("en", "Two Cups")):
            words = (await served.call("GET", f"{base}/words.{language}.json")).data
            assert words["title"] == title
            assert words["web-score"][0]["type"] == "select"


def test_a_word_that_is_not_understood_spoils_no_other() -> None:
    assert patterns(Words("good = yes\nbad = { NUMBER($x) }\n")) == {"good": "yes"}


def test_choices_keep_their_default_and_their_numbers() -> None:
    words = Words(
        "count = { $n ->\n    [0] none\n   *[one] { $n } piece\n    [other] { more }\n}\n"
    )
    [choice] = json.loads(json.dumps(patterns(words)["count"]))
    assert choice["star"] == 1
    assert [variant["key"]["value"] for variant in choice["variants"]] == [0, "one", "other"]
    assert choice["variants"][2]["value"] == [{"type": "mesg", "name": "more"}]


def test_our_own_games_have_no_page_of_their_own() -> None:
    assert pages_of("mal_anders") is None
