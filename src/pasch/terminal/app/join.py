"""`pasch play LINK`: a seat at a server's table.  Whoever left comes back to the same one."""

from __future__ import annotations

import asyncio

from pasch.catalogue import find
from pasch.client import Link, Refused, Seat, join
from pasch.client.tables import look
from pasch.console.console import Console
from pasch.engine.game import Game
from pasch.speech import Speaker
from pasch.terminal import held_seats
from pasch.terminal.app.app import TableApp
from pasch.terminal.app.joined_match import JoinedMatch
from pasch.terminal.app.table_screen import TableScreen

FORGOTTEN = ("bad_token", "no_such_seat")  # the seat is no longer ours


def play(link: str, name: str, console: Console) -> int:
    """Until the game is over or somebody leaves; the exit status."""
    seat, game = asyncio.run(_seat(link, name, console.language))
    held_seats.keep(str(seat.link), seat.token)
    words = Speaker(console.language, game.id, [""] * game.seats[-1], seat.seat)
    screen = TableScreen(game, words)
    app = TableApp(screen, JoinedMatch(seat, game, screen), words)
    status = app.run()
    if app.failed is not None:
        raise app.failed
    console.say("app-come-back", link=str(seat.link))
    return status or 0


async def _seat(link: str, name: str, language: str) -> tuple[Seat, Game]:
    where = Link.read(link)
    game = find((await look(where)).game)  # before we sit down: it must be drawn here
    token = held_seats.known(str(where))
    if token:
        try:
            return await join(where, name, token=token, language=language), game
        except Refused as error:
            if error.reason not in FORGOTTEN:
                raise
    return await join(where, name, language=language), game
