"""The position in words, for whoever listens or asks where everybody stands."""

from __future__ import annotations

from pasch.facts import describe
from pasch.server.game_faults import blamed_on
from pasch.server.http import Api, Call
from pasch.server.messages import Described
from pasch.server.refusals import Refusal

NO_HAND = "describe-no-hand"


async def description(call: Call, body: None) -> Described:
    table, seat = await call.viewed()
    match = table.match
    if match is None:
        raise Refusal("not_started")
    with blamed_on(match.game.id, table.id):
        speaker = table.speaker(call.language, seat)
        told = describe(match.game, match.view(seat), seat, speaker)
    return Described(match.version, seat, **told, holds=told["hand"] != speaker.key(NO_HAND))


ROUTES = (
    Api("GET", "/api/tables/{table}/description", description, None, Described, 200,
        "Where everybody stands, the score, the dice and the own hand, in words.",
        ("no_such_table", "bad_token", "not_started"), token=True, onlookers=True, cost=2),
)  # fmt: skip
