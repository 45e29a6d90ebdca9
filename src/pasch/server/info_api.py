"""What a page looks up: which Pasch this is, the rules of a game, a link as a picture."""

from __future__ import annotations

from asyncio import to_thread
from functools import cache
from io import BytesIO

import segno

from pasch import __version__
from pasch.catalogue import catalogue, load
from pasch.facts import about as about_facts
from pasch.rules import Line, rules
from pasch.server.game_faults import blamed_on
from pasch.server.http import Api, Call
from pasch.server.messages import About, GameFacts, Rules, RulesPicture, RulesSection, RuleText
from pasch.server.refusals import Refusal
from pasch.speech import Speaker


async def about(call: Call, body: None) -> About:
    return About(__version__, call.public)


async def rules_page(call: Call, body: None) -> Rules:
    game = call.path["game"]
    if game not in catalogue():
        raise Refusal("no_such_game")
    with blamed_on(game):
        return _rules(game, call.language)


@cache
def _rules(game: str, language: str) -> Rules:
    page = rules(game, language)
    return Rules(
        game,
        page.title,
        [_text(line) for line in page.intro],
        [
            RulesSection(
                section.title,
                [_text(line) for line in section.lines],
                [RulesPicture(*picture) for picture in section.pictures],
            )
            for section in page.sections
        ],
    )


async def facts(call: Call, body: None) -> GameFacts:
    game = call.path["game"]
    if game not in catalogue():
        raise Refusal("no_such_game")
    with blamed_on(game):
        return await to_thread(_facts, game, call.language)  # it is found out by playing a little


@cache
def _facts(game: str, language: str) -> GameFacts:
    found = about_facts(load(game), Speaker(language, game))
    return GameFacts(sorted(found.seats), dict(found.kinds), dict(found.names), dict(found.values))


def _text(line: Line) -> RuleText:
    return RuleText(line.number, line.text, line.item, line.ruling)


async def qr_code(call: Call, body: None) -> bytes:
    """The link to the table; with the secret of a seat, to the hand of that seat."""
    table = await call.table()
    if not (call.public or call.here):
        raise Refusal("bad_request")  # no address that could be one
    link = f"{call.public or call.here}/t/{table.id}"
    seat = table.document.seat_of(call.token)
    return _qr_code(link if seat is None else f"{link}/hand#{seat}.{call.token}")


def _qr_code(link: str) -> bytes:
    picture = BytesIO()
    segno.make(link, error="m", micro=False).save(
        picture, "svg", xmldecl=False, omitsize=True, border=4, dark="#000", light="#fff"
    )
    return picture.getvalue()


ROUTES = (
    Api("GET", "/api/about", about, None, About, 200, "Which Pasch this is."),
    Api("GET", "/api/games/{game}/rules", rules_page, None, Rules, 200,
        "The numbered rules of a game.", ("no_such_game",)),
    Api("GET", "/api/games/{game}/facts", facts, None, GameFacts, 200,
        "What the fields of a game's positions are, for a board that knows no game.",
        ("no_such_game",), cost=5),
    Api("GET", "/api/tables/{table}/qr.svg", qr_code, None, bytes, 200,
        "The link to a table as a QR code; with the secret of a seat, the link to its hand.",
        ("no_such_table",), media="image/svg+xml", token=True, onlookers=True),
)  # fmt: skip
