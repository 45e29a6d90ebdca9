"""Whether a position of wonderful_world can be: each phase has its own cards and dice.

Hands after the pile is used up may differ in size, so that endgames can be set up freely.
"""

from __future__ import annotations

from pasch.engine.fields import wrong
from pasch.games.wonderful_world import phases
from pasch.games.wonderful_world.parts import (
    DICE,
    LANDSCAPES,
    OPEN_CARDS,
    PIPS,
    PIPS_BITS,
    ROWS,
    cards_in,
    pips_of,
)
from pasch.games.wonderful_world.state import WonderfulWorld, cards_of, hand_size

SETUP = (phases.BEGINNING, phases.DEALING, phases.OPENING)
DRAWS = (phases.DRAWING, phases.GETTING)
THROWS = (phases.CHOOSING, phases.AGAIN, phases.THROWING, phases.HITTING)
PART_TWO = (phases.ROLLING, phases.BEATING, phases.GIVING)
IN_THE_AIR = (phases.THROWING, phases.ROLLING)
LYING = (*IN_THE_AIR, phases.HITTING, phases.BEATING, phases.GIVING)


def check(state: WonderfulWorld) -> None:
    """BadPosition, with the field, unless play could go on from here."""
    phase = state.phase
    if phase not in LYING and state.dice:
        raise wrong("dice", f"lie only while dice are thrown, not in phase {_name(state)}")
    if (phase in IN_THE_AIR) != (state.left > 0):
        raise wrong("to_throw", f"is {state.left} in phase {_name(state)}")
    if phase != phases.BEATING and state.falling:
        raise wrong("falling", f"has arrows in phase {_name(state)}")
    if phase != phases.SHOWING and state.shown:
        raise wrong("shown", f"has cards in phase {_name(state)}")
    if phase in SETUP:
        _check_setup(state)
    elif phase in PART_TWO or phase == phases.WON or (phase == phases.LOST and not _held(state)):
        _check_part_two(state)
    else:
        _check_part_one(state)


def _name(state: WonderfulWorld) -> str:
    return phases.NAMES[state.phase]


def _holds(state: WonderfulWorld, seat: int) -> int:
    return len(cards_of(state.hands[seat])) + state.unknown[seat]


def _held(state: WonderfulWorld) -> int:
    return sum(_holds(state, seat) for seat in range(state.seats))


def _want_hand(state: WonderfulWorld, seat: int, least: int, most: int) -> None:
    found = _holds(state, seat)
    if not least <= found <= most:
        count = str(most) if least == most else f"{least} to {most}"
        raise wrong(f"players[{seat}].hand", f"expected {count} cards, found {found}")


def _want_no_dice(state: WonderfulWorld) -> None:
    for seat in state.holders():
        raise wrong(f"players[{seat}].dice", "are dealt in part 2 only")


def _check_setup(state: WonderfulWorld) -> None:
    _want_no_dice(state)
    if state.beaten():
        raise wrong("beaten", "has cards before the game has begun")
    if state.landscapes != LANDSCAPES:
        raise wrong("pile.landscapes", f"expected {LANDSCAPES}, for none is drawn yet")
    complete = hand_size(state.seats) * state.seats
    dealt = {phases.BEGINNING: 0, phases.OPENING: complete}.get(state.phase, _held(state))
    for seat in range(state.seats):
        share = _share(state, seat, dealt)
        _want_hand(state, seat, share, share)
    if state.phase == phases.OPENING:
        lengths = [len(cards_in(stack)) for stack in state.rows]
        if sum(lengths) >= OPEN_CARDS or max(lengths) > 1:  # WW-11
            raise wrong("rows", "expected less than three cards, each at its arrow")
    elif any(state.rows):
        raise wrong("rows", "has cards before they are turned up")
    if state.phase == phases.DEALING and dealt == complete:
        raise wrong("phase", "is dealing, but every hand is complete")
    whose = (state.first + dealt) % state.seats
    if state.phase != phases.BEGINNING and state.turn != whose:
        raise wrong("turn", f"expected {whose}")


def _share(state: WonderfulWorld, seat: int, things: int) -> int:
    """What a seat has when things were dealt one by one from the first seat on."""
    before = (seat - state.first) % state.seats
    return (things + state.seats - 1 - before) // state.seats


def _check_part_one(state: WonderfulWorld) -> None:
    phase = state.phase
    size = hand_size(state.seats)
    has_laid = phase in DRAWS or phase in THROWS
    _want_no_dice(state)
    pile = state.grey + state.landscapes
    for seat in range(state.seats):
        most = size - 1 if has_laid and seat == state.turn else size
        least = most if pile else 1 if seat == state.turn and not has_laid else 0
        _want_hand(state, seat, least, most)
    gone = state.beaten()
    played = len(cards_of(gone)) + sum(len(cards_in(stack)) for stack in state.rows)
    if played < OPEN_CARDS + has_laid:
        raise wrong(
            "rows", f"expected at least {OPEN_CARDS + has_laid} cards, beaten ones included"
        )
    if gone and state.landscapes == LANDSCAPES:
        raise wrong("beaten", "has cards, but no landscape has been drawn")
    if phase in DRAWS and not pile:
        raise wrong("pile", f"is empty in phase {_name(state)}")
    if phase == phases.GETTING and not state.grey:
        raise wrong("pile.grey", "is 0, but a grey man was drawn")
    if phase in THROWS:
        _check_throw(state, gone)
    if phase in (phases.SHOWING, phases.LOST):
        _check_stuck(state)


def _check_throw(state: WonderfulWorld, gone: int) -> None:
    if state.landscapes == LANDSCAPES:
        raise wrong("pile.landscapes", "is complete, but one was drawn")
    if not any(state.rows):
        raise wrong("rows", "are empty: there is nothing to throw for")  # WW-31
    if state.phase == phases.AGAIN and not gone:
        raise wrong("beaten", "is empty, but a row was hit")
    if len(pips_of(state.dice)) + state.left > DICE:
        raise wrong("to_throw", f"makes more than {DICE} dice")
    if state.phase == phases.HITTING and len(state.hit_rows()) < 2:
        raise wrong("dice", "do not hit several rows: there is nothing to choose")


def _check_stuck(state: WonderfulWorld) -> None:
    """WW-29"""
    hand = state.hands[state.turn]
    place = f"players[{state.turn}].hand"
    for row in range(ROWS):
        if hand & state.room[row]:
            raise wrong(place, f"can be laid at arrow {row + 1}")
    if state.phase == phases.LOST:
        if state.unknown[state.turn]:
            raise wrong(place, "has an unseen card, but the hand was shown")
        return
    if state.open_hands:
        raise wrong("phase", "is showing, but hands are open")
    if state.shown & ~hand:
        raise wrong("shown", "has a card that is not in the hand")
    hidden = hand & ~state.shown
    if not hidden and not state.unknown[state.turn]:
        raise wrong("shown", "is the whole hand: the game is lost")
    if hidden & (1 << state.shown.bit_length()) - 1:
        raise wrong("shown", "expected the lowest cards of the hand first")
    if len(cards_of(state.stuck())) < state.unknown[state.turn]:
        raise wrong(place, "has an unseen card, but each that is left could be laid")


def _check_part_two(state: WonderfulWorld) -> None:
    for seat in range(state.seats):
        _want_hand(state, seat, 0, 0)
        share = _share(state, seat, DICE)
        if state.dice_of[seat] > share:  # WW-41
            raise wrong(f"players[{seat}].dice", f"expected at most {share}")
    for field, count in (("grey", state.grey), ("landscapes", state.landscapes)):
        if count:
            raise wrong(f"pile.{field}", "expected 0, for all hands are empty")
    if any(state.rows) == (state.phase == phases.WON):
        raise wrong("rows", f"do not fit phase {_name(state)}")
    dice = sum(state.dice_of)
    if (dice == 0) != (state.phase == phases.LOST):
        raise wrong("players", f"have {dice} dice in phase {_name(state)}")
    if state.phase in PART_TWO:
        _check_roll(state, dice)


def _check_roll(state: WonderfulWorld, dice: int) -> None:
    if len(pips_of(state.dice)) + state.left != dice:
        raise wrong("dice", f"expected {dice} with those in the air")
    if state.phase == phases.BEATING:
        _check_falling(state)
    if state.phase == phases.GIVING:
        if state.doomed() or state.asked():
            raise wrong("dice", "hit something: no die is lost")
        if len(state.holders()) < 2:
            raise wrong("phase", "is giving, but only one player has dice")


def _check_falling(state: WonderfulWorld) -> None:
    """WW-44"""
    number = state.asked()
    if not number:
        raise wrong("falling", "leaves nothing to choose")
    doomed = state.doomed()
    if doomed & ~state.falling:
        raise wrong("falling", "lacks a pile for which there are dice enough")
    chosen = state.falling & ~doomed
    for shown in range(1, 7):
        piles = [row for row in range(ROWS) if chosen >> row & 1 and state.top_number(row) == shown]
        if len(piles) > (state.dice >> shown * PIPS_BITS & PIPS if shown <= number else 0):
            raise wrong("falling", f"has a pile too many that shows {shown}")
        chosen &= ~sum(1 << row for row in piles)
    if chosen:
        raise wrong("falling", "has an arrow without a card")
