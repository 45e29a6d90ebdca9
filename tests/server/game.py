"""A game under way: a table of two who are both there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from server.house import Guest, House, Party, house

from pasch.server.messages import Choices


@asynccontextmanager
async def game(folder: Path, **more: Any) -> AsyncIterator[tuple[House, Party, list[Guest]]]:
    async with house(folder) as served:
        party = await served.begun(**more)
        yield served, party, await party.guests()


async def asked(guests: list[Guest]) -> tuple[Guest, Choices]:
    """Who is to act, and what they may do."""
    for guest in guests:
        await guest.settle()
    guest = next(guest for guest in guests if guest.choices)
    return guest, next(iter(guest.choices.values()))
