"""Tables at which a window is open, and everybody holds what a test wants."""

from __future__ import annotations

from collections.abc import Callable
from time import time
from typing import Any

from server.house import House, Party

import pasch
from pasch import CHANCE, EVERYONE, Record, Setup, State
from pasch.games.nichts_als_aerger.deck import NAMES
from pasch.games.nichts_als_aerger.rules.actions import DRAW, FOR_THE_HAND, PASS, PLAY, ROLL
from pasch.server import table_document as documents
from pasch.server.table_document import SeatDocument, TableDocument, digest
from pasch.storage.store import Entry

GAME = pasch.load("nichts_als_aerger")
Hands = tuple[str, ...]
TOKENS = [f"secret of seat {seat}".ljust(32, ".") for seat in range(6)]
USABLE, USELESS = "denkste", "marathon"  # out of turn
DENKSTE = PLAY + NAMES.index("denkste")


def dealt(*hands: str) -> list[Record]:
    """A match in which each seat in turn has drawn this card, and the first seat's turn begins
    again: all others are asked whether they play Denkste as a 6 before (NA-21)."""
    return _played(hands, lambda state, drawn: drawn == len(hands) and bool(GAME.window(state)))


def about_to_draw(*hands: str) -> list[Record]:
    """The same, but the last seat is yet to say whether it draws: not to opens the window."""
    return _played(
        hands, lambda state, drawn: drawn == len(hands) - 1 and state.legal() == [PASS, DRAW]
    )


def _played(hands: Hands, until: Callable[[State, int], bool]) -> list[Record]:
    state = GAME.start(GAME.setup(Setup(len(hands), first=0)))
    log: list[Record] = []
    drawn = 0
    while state.actor() == CHANCE or not until(state, drawn):
        actor, action = state.actor(), _next(state, hands)
        drawn += actor >= 0 and action == DRAW
        log.append(Record(actor, action))
        state.apply(action)
    return log


def _next(state: State, hands: Hands) -> int:
    if state.actor() == CHANCE:
        outcomes = state.chance().outcomes
        if FOR_THE_HAND in outcomes:
            return FOR_THE_HAND
        if state.audience() == EVERYONE:
            return 0  # a 1: nobody leaves home
        (seat,) = (seat for seat in range(len(hands)) if state.audience() >> seat & 1)
        return NAMES.index(hands[seat])
    legal = state.legal()
    return next(action for action in (ROLL, DRAW, PASS) if action in legal)


async def table(served: House, id: str, *hands: str, **more: Any) -> Party:
    """In play, with the window open as soon as somebody comes, or what `log` says; all seats are
    people but `bots`."""
    bots: dict[int, int] = more.pop("bots", {})
    log: list[Record] = more.pop("log", dealt)(*hands)
    document = TableDocument(
        game=GAME.id,
        version=GAME.version,
        options=dict(GAME.setup(Setup(len(hands))).options),
        first=0,
        seats=[
            SeatDocument("bot", f"B{seat}", level=bots[seat])
            if seat in bots
            else SeatDocument("human", f"P{seat}", digest(TOKENS[seat]))
            for seat in range(len(hands))
        ],
        host="",
        secret="00" * 32,
        status="playing",
        **more,
    )
    store = served.app.tables.store
    await store.create(id, documents.encode(document), False, 0)
    now = int(time() * 1000)
    await store.append(
        id, [Entry(version, *record, now) for version, record in enumerate(log, start=1)]
    )
    party = Party(served, id, "")
    party.tokens = {seat: TOKENS[seat] for seat in range(len(hands)) if seat not in bots}
    return party
