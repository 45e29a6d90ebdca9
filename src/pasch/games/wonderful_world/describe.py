"""Where the grey men stand in wonderful_world, and who holds which: for whoever listens."""

from __future__ import annotations

from pasch.engine.message import Message, Value
from pasch.games.wonderful_world import phases
from pasch.games.wonderful_world.parts import CARDS, ROWS, cards_in, pips_of
from pasch.games.wonderful_world.state import WonderfulWorld, cards_of
from pasch.games.wonderful_world.words import card_name


def describe(state: WonderfulWorld, seat: int) -> dict[str, list[Message]]:
    order = sorted(range(state.seats), key=lambda other: (other - seat) % state.seats)
    dice = ", ".join(map(str, pips_of(state.dice)))
    gone = {"gone": len(cards_of(state.beaten())), "all": CARDS}
    return {
        "where": [
            *(_row(state, row) for row in range(ROWS)),
            *(message for other in order for message in _holds(state, other)),
        ],
        "score": [
            Message("describe-gone", gone),
            Message("describe-pile", {"grey": state.grey, "landscapes": state.landscapes}),
        ],
        "dice": [Message("describe-dice", {"dice": dice})] if dice else [],
        "hand": _holds(state, seat) if seat >= 0 else [],
    }


def _row(state: WonderfulWorld, row: int) -> Message:
    """Of a row the outermost card comes first, of a pile the top one."""
    cards = [card_name(card) for card in cards_in(state.rows[row])[::-1]]
    if not cards:
        return Message("describe-row-empty", {"arrow": row + 1})
    if state.phase >= phases.ROLLING and not any(state.hands):
        return Message("describe-stack", {"arrow": row + 1, "cards": cards})
    values: dict[str, Value] = {"arrow": row + 1, "sum": state.sums[row], "cards": cards}
    return Message("describe-row", values)


def _holds(state: WonderfulWorld, seat: int) -> list[Message]:
    cards = [card_name(card) for card in cards_of(state.hands[seat])]
    told = [Message("describe-hand", {"seat": seat, "cards": cards})] if cards else []
    if state.unknown[seat]:
        told.append(Message("describe-hidden", {"seat": seat, "count": state.unknown[seat]}))
    if state.dice_of[seat]:
        told.append(Message("describe-own-dice", {"seat": seat, "count": state.dice_of[seat]}))
    return told
