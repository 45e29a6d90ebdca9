"""The seats' numbers for the dice: pledged while the table is open, opened when all are fixed.

Plain changes of a document; who may ask for them is decided elsewhere.  docs/fair-dice.md says
what they are good for.
"""

from __future__ import annotations

from pasch import fair
from pasch.catalogue import load
from pasch.server.refusals import Refusal
from pasch.server.table_document import TableDocument


def make_pledge(document: TableDocument, seat: int, pledge: str) -> None:
    if document.status != "open":
        raise Refusal("already_started")
    document.seats[seat].pledge = pledge
    document.seats[seat].seed = ""


def freeze(document: TableDocument, table: str, until: int) -> None:
    """The table starts: seats and pledges are fixed, the numbers may be opened `until` then."""
    if document.status != "open":
        raise Refusal("already_started")
    if any(seat.kind == "open" for seat in document.seats):
        raise Refusal("seats_open")
    document.listed = False
    if not document.given:
        document.version = load(document.game).version  # nobody has played by former rules yet
    if _began_bare(document):
        document.status = "playing"
        return
    document.fair = fair.PLEDGED
    secret = bytes.fromhex(document.secret)
    for number, seat in enumerate(document.seats):
        seat.seed = fair.bot_number(secret, table, number) if seat.kind == "bot" else ""
    document.status = "opening"
    document.open_until = until
    begin_if_all_opened(document)


def open_number(document: TableDocument, table: str, seat: int, number: str) -> None:
    """A device opens the number that it pledged; said twice, it is done once."""
    mine = document.seats[seat]
    if document.status == "open":
        raise Refusal("not_started")
    if mine.pledge != fair.pledge(table, seat, number):
        raise Refusal("wrong_number")
    if mine.seed == number:
        return
    if document.status != "opening":
        raise Refusal("already_started")
    mine.seed = number
    begin_if_all_opened(document)


def begin_if_all_opened(document: TableDocument) -> None:
    """A person who left cannot open any more and is not waited for."""
    if document.status == "opening" and not any(
        seat.kind == "human" and seat.pledge and not seat.seed for seat in document.seats
    ):
        begin(document)


def begin(document: TableDocument) -> None:
    """Play with the numbers that are there; the others are left out."""
    if document.status == "opening":
        document.status = "playing"
        document.open_until = 0


def all_pledged(document: TableDocument) -> bool:
    """Every seat is taken, and every person in one has pledged a number."""
    return all(
        seat.kind == "bot" or (seat.kind == "human" and bool(seat.pledge))
        for seat in document.seats
    )


def all_are_back(document: TableDocument) -> bool:
    """The same people play again, and nobody has to be waited for any more."""
    return document.rematch and document.status == "open" and all_pledged(document)


def left_out(document: TableDocument) -> list[int]:
    if document.status not in ("playing", "over"):
        return []
    return [number for number, seat in enumerate(document.seats) if seat.pledge and not seat.seed]


def _began_bare(document: TableDocument) -> bool:
    """A table of an older Pasch whose people sat down with bare numbers: it keeps their promise."""
    return any(seat.seed for seat in document.seats) and not any(
        seat.pledge for seat in document.seats
    )
