"""Why a choice in wonderful_world is good or bad: room for cards, and chances to hit."""

from __future__ import annotations

from pasch.engine.message import Message
from pasch.games.wonderful_world import actions, phases
from pasch.games.wonderful_world.guide import SUMS
from pasch.games.wonderful_world.parts import ROWS, cards_in
from pasch.games.wonderful_world.state import WonderfulWorld, cards_of


def reasons(view: WonderfulWorld, action: int) -> list[Message]:
    if view.phase == phases.LAYING and action != actions.SHOW:
        after = view.copy()
        card, row = divmod(action, ROWS)
        after.hands[view.turn] &= ~(1 << card)
        after.place(card, row)
        return [Message("hint-open-ways", {"count": _ways(after)})]
    if actions.THROW <= action < actions.TAKE:
        dice = action - actions.THROW + 1
        chance = sum(SUMS[dice][total] for total in set(view.sums) if 0 < total < len(SUMS[dice]))
        return [Message("hint-hits", {"chance": round(100 * chance)})]
    if actions.TAKE <= action < actions.GIVE:
        return [Message("hint-row", {"count": len(cards_in(view.rows[action - actions.TAKE]))})]
    return []


def _ways(state: WonderfulWorld) -> int:
    """The places at which the cards that are known to be in hands can still be laid."""
    return sum(
        state.room[row] >> card & 1
        for hand in state.hands
        for card in cards_of(hand)
        for row in range(ROWS)
    )
