"""The secrets of seats: whose one is, and a new one for a seat whose old one got about or lost."""

from __future__ import annotations

from pasch.server import table_document as documents
from pasch.server.http import Api, Call
from pasch.server.messages import HeldSeat, Seated
from pasch.server.refusals import Refusal
from pasch.server.table_document import TableDocument, digest


async def whose(call: Call, body: None) -> HeldSeat:
    table = await call.table()
    seat = table.document.seat_of(call.token)
    if seat is None:
        raise Refusal("bad_token")
    return HeldSeat(seat, table.document.seats[seat].name)


async def renew(call: Call, body: None) -> Seated:
    """By whoever holds the seat, who knows best; or by the host, which everybody gets to see."""
    table, seat = await call.seat()
    token = documents.new_token()

    def change(document: TableDocument) -> None:
        held = document.seats[seat]
        by_holder = document.seat_of(call.token) == seat
        if not by_holder and not document.is_host(call.token):
            raise Refusal("bad_token")
        if held.kind != "human":
            raise Refusal("no_such_seat")
        held.token = digest(token)
        if not by_holder:
            held.recovered += 1

    await call.tables.edit(table, change)
    return Seated(seat, token)


_TABLE = "/api/tables/{table}"
ROUTES = (
    Api("GET", _TABLE + "/seat", whose, None, HeldSeat, 200, "Which seat a secret opens.",
        ("no_such_table", "bad_token"), token=True),
    Api("POST", _TABLE + "/seats/{seat}/token", renew, None, Seated, 201,
        "A new secret for a seat; the old one opens it no more.  For whoever holds it, or the"
        " host, when somebody has lost theirs: then everybody is told.",
        ("no_such_table", "no_such_seat", "bad_token"), token=True),
)  # fmt: skip
