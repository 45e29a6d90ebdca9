"""Which Pasch this is, the rules of a game, the link to a table as a picture."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

import pytest
import segno
from server.house import AT_ONCE, house, in_time

import pasch
from pasch.rules import rules
from pasch.speech import LANGUAGES

MARKS = re.compile(r"\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`")


@in_time
async def test_it_says_which_pasch_it_is(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        assert await served.ok("GET", "/api/about") == {"pasch": pasch.__version__, "public": ""}


@in_time
async def test_the_rules_by_section_and_number(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        page = await served.ok("GET", "/api/games/mal_anders/rules?language=en")
        assert page["title"].startswith("Mal anders") or page["title"]
        assert "2 to 4 players" in page["intro"][0]["text"]
        texts = [rule for section in page["sections"] for rule in section["rules"]]
        (first,) = (rule for rule in texts if rule["number"] == "MA-1")
        assert first["item"]
        assert first["text"]
        assert not first["text"].startswith("**")
        own = [rule["number"] for rule in texts if rule["ruling"]]
        assert own
        german = await served.ok("GET", "/api/games/mal_anders/rules?language=de")
        assert own == [
            rule["number"]
            for section in german["sections"]
            for rule in section["rules"]
            if rule["ruling"]
        ]
        assert page["sections"][0]["title"] != german["sections"][0]["title"]


@in_time
async def test_no_rules_of_a_game_that_is_none(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        answer = await served.call("GET", "/api/games/chess/rules")
        assert (answer.status, answer.code) == (404, "no_such_game")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", pasch.catalogue())
def test_the_page_knows_every_mark_in_the_rules(game: str, language: str) -> None:
    page = rules(game, language)
    lines = [*page.intro, *(line for section in page.sections for line in section.lines)]
    assert lines
    for line in lines:
        assert not re.search(r"[*`]|\]\(|^[|>#]", MARKS.sub("", line.text)), line.text


@in_time
async def test_the_qr_code_is_the_link_by_which_one_came(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await served.table()
        answer = await served.call("GET", f"{party.path}/qr.svg", Host="pasch.example:8080")
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.body == _picture(f"http://pasch.example:8080/t/{party.id}")


@in_time
async def test_behind_a_proxy_the_qr_code_has_its_scheme(tmp_path: Path) -> None:
    async with house(tmp_path, AT_ONCE._replace(proxied=True)) as served:
        party = await served.table()
        answer = await served.call(
            "GET", f"{party.path}/qr.svg", Host="pasch.example", X_Forwarded_Proto="https"
        )
        assert answer.body == _picture(f"https://pasch.example/t/{party.id}")


@in_time
async def test_the_public_address_goes_before(tmp_path: Path) -> None:
    public = "http://192.168.0.7:8321"
    async with house(tmp_path, AT_ONCE._replace(public=public)) as served:
        party = await served.table()
        answer = await served.call("GET", f"{party.path}/qr.svg")
        assert answer.body == _picture(f"{public}/t/{party.id}")
        assert (await served.ok("GET", "/api/about"))["public"] == public


@in_time
async def test_with_its_secret_the_qr_code_is_that_of_a_hand(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await served.table()
        token = party.tokens[1]
        for given, link in ((token, f"/hand#1.{token}"), ("x" * 32, "")):
            path = f"{party.path}/qr.svg"
            answer = await served.call("GET", path, None, given, Host="pasch.example")
            assert answer.body == _picture(f"http://pasch.example/t/{party.id}{link}")


@pytest.mark.parametrize("host", ["a b", "x/../y", "x'onload='", "x:99999999", "[::1", ""])
@in_time
async def test_no_picture_of_an_address_that_is_none(host: str, tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await served.table()
        answer = await served.call("GET", f"{party.path}/qr.svg", Host=host)
        assert (answer.status, answer.code) == (400, "bad_request")
        assert (await served.call("GET", "/api/tables/none/qr.svg")).code == "no_such_table"


def _picture(link: str) -> bytes:
    picture = BytesIO()
    code = segno.make(link, error="m", micro=False)
    code.save(picture, "svg", xmldecl=False, omitsize=True, border=4, dark="#000", light="#fff")
    return picture.getvalue()


@in_time
async def test_values_of_options_in_the_words_of_the_game(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        games = {game["id"]: game for game in await served.ok("GET", "/api/games?language=en")}
        labels = {
            option["name"]: option["labels"] for option in games["nichts_als_aerger"]["options"]
        }
        assert labels["end"]["deck"] == "When the cards run out"
        assert labels["rounds"] == {}
