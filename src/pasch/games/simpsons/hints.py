"""Why a choice in simpsons is good or bad: the odds, in per cent."""

from __future__ import annotations

from pasch.engine.message import Message
from pasch.games.simpsons.album import ALBUM
from pasch.games.simpsons.guide import ODDS
from pasch.games.simpsons.state import BETTING, CHOOSING, COUNTING, STAKING, THROW, Simpsons

GOES_ON = True  # portrait, stake and dice are one plan


def reasons(view: Simpsons, action: int) -> list[Message]:
    if view.phase == BETTING:
        return [_odds(view.portrait, view.dice)]
    if view.phase == COUNTING:
        dice = action - THROW
        exact = dice == ALBUM.sizes[view.portrait]
        bonus = [Message("hint-bonus")] if exact else []  # SI-24
        return [_odds(view.portrait, dice), *bonus]
    portrait = action if view.phase == CHOOSING else view.portrait
    if view.used:
        return [_odds(portrait, view.dice)]
    return [_odds(portrait, ALBUM.portraits[portrait].most)] if view.phase != STAKING else []


def _odds(portrait: int, dice: int) -> Message:
    chance = round(100 * ODDS[portrait][dice])
    return Message("hint-odds", {"dice": dice, "chance": chance})
