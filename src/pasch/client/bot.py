"""A bot of one's own at a server's table, under its own name."""

from __future__ import annotations

import secrets

from pasch.bots.bot import Bot
from pasch.bots.errors import BotFailed
from pasch.client.errors import Refused
from pasch.client.messages import Choices
from pasch.client.seat import Seat, join
from pasch.client.tables import Link
from pasch.engine.rng import Rng

OVERTAKEN = ("stale", "not_your_turn", "over", "already_started")


async def play(link: str | Link, bot: Bot, name: str = "", seed: int | None = None) -> Seat:
    """Sit down and play to the end; the seat tells the result and whether the dice were fair.

    The name is the bot's own, or else that of its class.  BotFailed if it chooses what it may not.
    """
    called = name or str(getattr(bot, "name", "") or type(bot).__name__)
    luck = secrets.randbits(64) if seed is None else seed
    async with await join(link, called[:24]) as seat:
        async for choices in seat.choices():
            try:
                await seat.move(choices, chosen(bot, called, seat, choices, luck))
            except Refused as error:
                if error.reason not in OVERTAKEN:
                    raise
    return seat


def chosen(bot: Bot, name: str, seat: Seat, choices: Choices, seed: int) -> int:
    """What the bot answers: one of the choices, as the server listed them."""
    legal = [each.action for each in choices.choices]
    if len(legal) == 1:
        return legal[0]
    action = bot.choose(seat.view(choices), Rng(seed, choices.v))
    if action not in legal:
        raise BotFailed(
            f"the bot {name} chose {action}, which is not legal",
            {"name": name, "problem": "illegal", "reason": str(action)},
        )
    return action
