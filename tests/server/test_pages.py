"""The built page: addresses, languages, caches, encodings, and what happens without it."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from server.house import AT_ONCE, house, in_time

from pasch.server.pages import ADDRESSES

SCRIPT = b"export const pasch = 1;\n" * 50


@pytest.fixture
def web(tmp_path: Path) -> Path:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text('<!doctype html><html lang="de"><title>Pasch</title></html>')
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "sw.js").write_text("// shell")
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / "art/dice").mkdir(parents=True)
    (folder / "art/dice/six.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / "assets/main-1a2b.js").write_bytes(SCRIPT)
    (folder / "assets/main-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets/main-1a2b.js.br").write_bytes(b"brotli")
    return folder


@in_time
async def test_every_address_of_the_app_is_the_page(web: Path, tmp_path: Path) -> None:
    async with house(tmp_path, AT_ONCE._replace(web=web)) as served:
        for address in ADDRESSES:
            path = address.format(table="abc", game="simpsons", lesson="album", number="3")
            answer = await served.call("GET", path)
            assert (answer.status, answer.headers["cache-control"]) == (200, "no-cache"), path
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert b"<title>Pasch" in answer.body


def test_every_page_that_the_script_knows_is_an_address() -> None:
    """Else it is there until somebody loads it again."""
    source = Path(__file__).parents[2] / "web/src"
    script = (source / "main.tsx").read_text("utf-8")
    script += (source / "more/index.tsx").read_text("utf-8")
    known = set(re.findall(r'kind === "(\w+)"', script))
    assert known == {address.split("/")[1] for address in ADDRESSES} - {""}
    more = set(re.findall(r'more === "(\w+)"', script))
    third = {address.split("/")[3] for address in ADDRESSES if address.count("/") == 3}
    assert more == third - {"{lesson}", "{number}"}  # which are any


@in_time
async def test_the_page_speaks_the_language_asked_for(web: Path, tmp_path: Path) -> None:
    async with house(tmp_path, AT_ONCE._replace(web=web)) as served:
        english = await served.call("GET", "/", Accept_Language="fr, en-GB;q=0.9, de;q=0.5")
        german = await served.call("GET", "/")
        assert b'<html lang="en"' in english.body
        assert b'<html lang="de"' in german.body
        assert english.headers["etag"] != german.headers["etag"]


@in_time
async def test_assets_are_kept_for_ever_and_sent_short(web: Path, tmp_path: Path) -> None:
    async with house(tmp_path, AT_ONCE._replace(web=web)) as served:
        path = "/assets/main-1a2b.js"
        plain = await served.call("GET", path)
        assert plain.body == SCRIPT
        assert plain.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert plain.headers["content-type"].startswith("text/javascript")
        assert "content-encoding" not in plain.headers
        short = await served.call("GET", path, Accept_Encoding="gzip, deflate")
        assert gzip.decompress(short.body) == SCRIPT
        shortest = await served.call("GET", path, Accept_Encoding="gzip, deflate, br")
        assert (shortest.headers["content-encoding"], shortest.body) == ("br", b"brotli")
        assert shortest.headers["vary"] == "accept-encoding"


@in_time
async def test_drawings_are_kept_for_ever_when_asked_for_by_hash(web: Path, tmp_path: Path) -> None:
    async with house(tmp_path, AT_ONCE._replace(web=web)) as served:
        named = await served.call("GET", "/art/dice/six.svg?1a2b")
        assert (named.status, named.headers["content-type"]) == (200, "image/svg+xml")
        assert "immutable" in named.headers["cache-control"]
        plain = await served.call("GET", "/art/dice/six.svg")
        assert plain.headers["cache-control"] == "no-cache"


@in_time
async def test_other_files_are_asked_for_anew(web: Path, tmp_path: Path) -> None:
    async with house(tmp_path, AT_ONCE._replace(web=web)) as served:
        for name, kind in (
            ("manifest.webmanifest", "application/manifest+json"),
            ("sw.js", "text/javascript; charset=utf-8"),
            ("icon.svg", "image/svg+xml"),
        ):
            first = await served.call("GET", f"/{name}")
            assert (first.status, first.headers["content-type"]) == (200, kind)
            assert first.headers["cache-control"] == "no-cache"
            again = await served.call("GET", f"/{name}", If_None_Match=first.headers["etag"])
            assert (again.status, again.body) == (304, b"")


@in_time
async def test_an_address_that_is_none_is_told_so_also_to_who_knows_the_page(
    web: Path, tmp_path: Path
) -> None:
    """It is the same page, but nothing is to be found there."""
    async with house(tmp_path, AT_ONCE._replace(web=web)) as served:
        for address, status in (("/", 304), ("/nowhere/at/all", 404)):
            first = await served.call("GET", address, Accept="text/html")
            known = first.headers["etag"]
            again = await served.call("GET", address, Accept="text/html", If_None_Match=known)
            assert again.status == status


@in_time
async def test_the_page_runs_its_own_scripts_only(web: Path, tmp_path: Path) -> None:
    async with house(tmp_path, AT_ONCE._replace(web=web)) as served:
        policy = (await served.call("GET", "/")).headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy


@in_time
async def test_nothing_but_the_build_is_served(web: Path, tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("secret")
    async with house(tmp_path, AT_ONCE._replace(web=web)) as served:
        for path in ("/secret", "/assets/..%2fsecret", "/..%2fsecret", "/assets/main-1a2b.js.gz",
                     "/tables.sqlite", "/index.html", "/art", "/art/", "/art/dice"):  # fmt: skip
            answer = await served.call("GET", path)
            assert (answer.status, answer.code) == (404, "no_such_page"), path


@in_time
async def test_people_who_are_lost_get_the_page(web: Path, tmp_path: Path) -> None:
    async with house(tmp_path, AT_ONCE._replace(web=web)) as served:
        person = await served.call("GET", "/no/where", Accept="text/html,*/*;q=0.8")
        assert person.status == 404
        assert b"<title>Pasch" in person.body
        program = await served.call("GET", "/no/where")
        assert (program.status, program.code) == (404, "no_such_page")


@pytest.mark.parametrize(
    "id", ["%", "%ff", "%00", "__proto__", "constructor", "..%2f..", "%25", "a" * 5000, "💥"]
)
@in_time
async def test_whatever_the_address_says_it_is_the_page(id: str, web: Path, tmp_path: Path) -> None:
    """The page says that there is no such table; the server has no reason to fail."""
    async with house(tmp_path, AT_ONCE._replace(web=web)) as served:
        for path in (f"/t/{id}", f"/t/{id}/hand", f"/m/{id}", f"/rules/{id}"):
            answer = await served.call("GET", path, Accept="text/html")
            assert answer.status in (200, 400, 404), path
            assert answer.status == 400 or b"<title>Pasch" in answer.body, path
        for path in (f"/api/tables/{id}", f"/api/games/{id}/rules"):
            answer = await served.call("GET", path)
            assert answer.status in (400, 404), path
            assert answer.code in ("no_such_table", "no_such_game", "no_such_page", "bad_request")


@in_time
async def test_a_new_build_is_noticed(web: Path, tmp_path: Path) -> None:
    async with house(tmp_path, AT_ONCE._replace(web=web)) as served:
        await served.call("GET", "/")
        (web / "assets/main-3c4d.js").write_bytes(b"new")
        (web / "index.html").write_text("fresh")
        assert (await served.call("GET", "/")).body == b"fresh"
        assert (await served.call("GET", "/assets/main-3c4d.js")).body == b"new"


@in_time
async def test_without_a_build_the_page_says_how_to_make_one(tmp_path: Path) -> None:
    async with house(tmp_path, AT_ONCE._replace(web=tmp_path / "nothing")) as served:
        for path in ("/", "/t/abc"):
            answer = await served.call("GET", path, Accept_Language="en")
            assert answer.status == 200
            assert "make web" in answer.body.decode()
            assert "has not been built yet" in answer.body.decode()
