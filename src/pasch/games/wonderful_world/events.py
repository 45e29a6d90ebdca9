"""What happens in wonderful_world, a message an event."""

from __future__ import annotations

from pasch.engine.message import Message, Value
from pasch.engine.state import HIDDEN
from pasch.games.wonderful_world import actions, phases
from pasch.games.wonderful_world.parts import LANDSCAPES, PIPS_BITS, ROWS, cards_in, pips_of
from pasch.games.wonderful_world.state import NUMBERS, WonderfulWorld, cards_of, hand_size
from pasch.games.wonderful_world.words import card_name, outermost


def tell(state: WonderfulWorld, action: int) -> list[Message]:
    after = state.copy()
    after.apply(action)
    return [*_event(state, action, after), *_what_follows(state, after)]


def _event(state: WonderfulWorld, action: int, after: WonderfulWorld) -> list[Message]:
    phase = state.phase
    seat = state.turn
    if phase == phases.BEGINNING:
        return [Message("begins", {"seat": action})]
    if phase == phases.DEALING:
        return _tell_deal(after, seat)
    if phase == phases.OPENING:
        return [Message("opened", {"card": card_name(action), "arrow": NUMBERS[action]})]
    if phase == phases.LAYING:
        return [_tell_lay(seat, action)]
    if phase == phases.DRAWING:
        return _tell_draw(state, action)
    if phase == phases.GETTING:
        if action == HIDDEN:
            return [Message("gets-unseen", {"seat": seat})]
        return [Message("gets", {"seat": seat, "card": card_name(action)})]
    if phase in (phases.CHOOSING, phases.AGAIN):
        if action == actions.STOP:
            return [Message("stops", {"seat": seat})]
        return [Message("takes-dice", {"seat": seat, "dice": action - actions.THROW + 1})]
    if phase == phases.THROWING:
        return _tell_throw(state, action + 1)
    if phase == phases.HITTING:
        return [_tell_hit(state, action - actions.TAKE)]
    if phase == phases.SHOWING:
        return [Message("shows", {"seat": seat, "card": card_name(action)})]
    if phase == phases.ROLLING:
        return _tell_roll(state, action + 1, after)
    if phase == phases.BEATING:
        return _tell_beat(state, action - actions.TAKE, after)
    return [_tell_give(action - actions.GIVE, after)]


def _tell_deal(after: WonderfulWorld, seat: int) -> list[Message]:
    """A hand is told when it is complete."""
    size = hand_size(after.seats)
    if after.unknown[seat] == size:
        return [Message("dealt-unseen", {"seat": seat, "cards": size})]
    cards = cards_of(after.hands[seat])
    if len(cards) < size:
        return []
    return [Message("dealt", {"seat": seat, "cards": [card_name(card) for card in cards]})]


def _tell_lay(seat: int, action: int) -> Message:
    if action == actions.SHOW:
        return Message("stuck", {"seat": seat})
    card, row = divmod(action, ROWS)
    return Message("lays", {"seat": seat, "card": card_name(card), "arrow": row + 1})


def _tell_draw(state: WonderfulWorld, kind: int) -> list[Message]:
    if kind == actions.GREY:
        return []  # told with the card itself
    number = LANDSCAPES - state.landscapes + 1
    told = [Message("landscape", {"seat": state.turn, "number": number, "of": LANDSCAPES})]
    if not any(state.rows):
        told.append(Message("nobody-there"))
    return told


def _tell_throw(state: WonderfulWorld, pips: int) -> list[Message]:
    if state.left > 1:
        return []  # the throw is told when all dice lie
    thrown = state.copy()
    thrown.dice += 1 << pips * PIPS_BITS
    dice = pips_of(thrown.dice)
    values: dict[str, Value] = {
        "seat": state.turn,
        "count": len(dice),
        "dice": " + ".join(str(pips) for pips in dice),
        "sum": sum(dice),
    }
    told = [Message("throws", values)]
    hit = thrown.hit_rows()
    if len(hit) == 0:
        told.append(Message("misses"))
    elif len(hit) == 1:
        told.append(_tell_hit(state, hit[0]))
    else:
        told.append(Message("hits-several", {"rows": len(hit)}))
    return told


def _tell_hit(state: WonderfulWorld, row: int) -> Message:
    last = sum(1 for stack in state.rows if stack) == len(cards_in(state.rows[row])) == 1
    values: dict[str, Value] = {"card": outermost(state, row), "arrow": row + 1}
    return Message("hits-last" if last else "hits", values)


def _tell_roll(state: WonderfulWorld, pips: int, after: WonderfulWorld) -> list[Message]:
    if state.left > 1:
        return []
    dice = sorted([*pips_of(state.dice), pips])
    shown = [Message("die", {"pips": each}) for each in dice]
    told = [Message("rolls", {"count": len(dice), "dice": shown})]
    if after.phase == phases.BEATING:
        return told
    beaten = [row for row in range(ROWS) if after.rows[row] != state.rows[row]]
    if beaten:
        told.append(_tell_beaten(state, beaten))
        return told
    told.append(Message("rolls-nothing"))
    if after.phase != phases.GIVING:
        told.append(_tell_give(state.holders()[0], after))
    return told


def _tell_beat(state: WonderfulWorld, row: int, after: WonderfulWorld) -> list[Message]:
    values: dict[str, Value] = {"seat": state.turn, "card": outermost(state, row), "arrow": row + 1}
    told = [Message("chooses", values)]
    if after.phase != phases.BEATING:
        beaten = [row for row in range(ROWS) if after.rows[row] != state.rows[row]]
        told.append(_tell_beaten(state, beaten))
    return told


def _tell_beaten(state: WonderfulWorld, rows: list[int]) -> Message:
    return Message("beaten", {"cards": [outermost(state, row) for row in rows]})


def _tell_give(seat: int, after: WonderfulWorld) -> Message:
    return Message("gives", {"seat": seat, "left": sum(after.dice_of)})


def _what_follows(state: WonderfulWorld, after: WonderfulWorld) -> list[Message]:
    told: list[Message] = []
    if state.grey + state.landscapes and not after.grey + after.landscapes:
        told.append(Message("pile-empty"))
    if sum(after.dice_of) and not sum(state.dice_of):
        told.append(_tell_part_two(after))
    if after.phase == phases.WON:
        told.append(Message("won"))
    if after.phase == phases.LOST:
        told.append(Message("lost"))
    return told


def _tell_part_two(after: WonderfulWorld) -> Message:
    men = sum(len(cards_in(stack)) for stack in after.rows)
    dice = [
        Message("dice-of", {"seat": seat, "dice": dice}) for seat, dice in enumerate(after.dice_of)
    ]
    return Message("part-two", {"men": men, "dice": dice})
