"""Sealed boxes: what a device leaves for others, locked with a secret that never comes here.

Who knows the secret knows the name of the box, and can read what is in it; the server can do
neither.  A device's games go to another one this way, and a club keeps its table.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from binascii import Error
from re import ASCII, fullmatch
from time import time

from pasch.server.http import Api, Call
from pasch.server.messages import BoxSlot, PutInBox
from pasch.server.refusals import Refusal
from pasch.server.table_document import digest
from pasch.storage.store import Conflict, Slot

SLOTS = 60  # in one box: a large club, or all games of a device in parts
SLOT_BYTES = 32 << 10
REQUEST_BYTES = 48 << 10  # as it comes over the wire
DAY = 24 * 3600 * 1000
SHORTEST, LONGEST = 20, 64  # characters of an owner's secret


async def put_in(call: Call, body: PutInBox) -> None:
    box, slot, owner = _name(call, "box"), _name(call, "slot"), _owner(call)
    try:
        sealed = b64decode(body.body, validate=True)
    except (Error, ValueError):
        raise Refusal("bad_request", "body: expected base64") from None
    if len(sealed) > SLOT_BYTES:
        raise Refusal("too_big")
    call.guard.new_table(call.address)  # it is kept as long as a table is, and takes as much
    until = _now() + body.days * DAY
    try:
        await call.tables.store.put_in(Slot(box, slot, owner, sealed, until), SLOTS)
    except Conflict:
        raise Refusal("box_full") from None


async def look_into(call: Call, body: None) -> list[BoxSlot]:
    now = _now()
    found = await call.tables.store.look_into(_name(call, "box"))
    return [
        BoxSlot(each.slot, b64encode(each.body).decode(), each.until)
        for each in found
        if each.until > now
    ]


async def take_out(call: Call, body: None) -> None:
    await call.tables.store.take_out(_name(call, "box"), _name(call, "slot"), _owner(call))


def _name(call: Call, part: str) -> str:
    name = call.path[part]
    if not fullmatch("[0-9a-f]{32}", name, ASCII):
        raise Refusal("no_such_box")
    return name


def _owner(call: Call) -> str:
    if not SHORTEST <= len(call.token) <= LONGEST:
        raise Refusal("bad_token")
    return digest(call.token)


def _now() -> int:
    return int(time() * 1000)


_SLOT = "/api/boxes/{box}/{slot}"
ROUTES = (
    Api("GET", "/api/boxes/{box}", look_into, None, list[BoxSlot], 200,
        "All that lies in a sealed box; an empty list where nothing does.",
        ("no_such_box",), cost=10),
    Api("PUT", _SLOT, put_in, PutInBox, None, 204,
        "Put something into a sealed box, in the place of what the same owner had there.",
        ("no_such_box", "box_full"), token=True, cost=2, most=REQUEST_BYTES),
    Api("DELETE", _SLOT, take_out, None, None, 204,
        "Take out what is one's own, if it is there.", ("no_such_box",), token=True),
)  # fmt: skip
