"""A seat at a server's table, from Python: `pip install 'pasch[client]'`.

    async with await join("https://pasch.example/t/h2C5oEo8", name="Bold") as seat:
        async for choices in seat.choices():
            await seat.move(choices, choices.choices[0].action)

`docs/client.md` shows a whole bot; what is said on the wire is in `docs/protocol.md`.
"""

from __future__ import annotations

from pasch.client.bot import play
from pasch.client.errors import Disconnected, Refused
from pasch.client.messages import (
    Choice,
    Choices,
    Event,
    Events,
    FromServer,
    OpenWindow,
    Said,
    SeatInfo,
    TableInfo,
)
from pasch.client.seat import Seat, join
from pasch.client.tables import Hosted, Link, make_table, start

__all__ = [
    "Choice", "Choices", "Disconnected", "Event", "Events", "FromServer", "Hosted", "Link",
    "OpenWindow", "Refused", "Said", "Seat", "SeatInfo", "TableInfo", "join", "make_table", "play",
    "start",
]  # fmt: skip
