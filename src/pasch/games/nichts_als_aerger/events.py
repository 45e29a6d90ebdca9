"""What happens, as messages: first what somebody does or rolls, then what it brings about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pasch.engine.message import Message, Value
from pasch.engine.state import CHANCE, HIDDEN
from pasch.games.nichts_als_aerger.deck import NAMES
from pasch.games.nichts_als_aerger.effects import effects
from pasch.games.nichts_als_aerger.labels import card, landing, named, space
from pasch.games.nichts_als_aerger.notation import origin, target
from pasch.games.nichts_als_aerger.rules.actions import (
    DISCARD,
    DRAW,
    FIELD,
    FIELDS,
    FOR_THE_HAND,
    GIVE,
    MOVE,
    NUMBER,
    PASS,
    PIECE,
    PLAY,
    ROLL,
    RUN_ON,
    SEAT,
    STRIKE,
    TAKE,
    THREE_DICE,
    TWELVE,
)
from pasch.games.nichts_als_aerger.rules.board import BASE
from pasch.games.nichts_als_aerger.rules.moves import can_roll
from pasch.games.nichts_als_aerger.rules.play import (
    ANSWERS,
    ASKING,
    KARATE,
    MOVING,
    ROLLING,
    TURN,
    Play,
)
from pasch.games.nichts_als_aerger.rules.turn import BEGIN, BONUS, DRAWING, TURNING_UP
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger

BY_THE_DICE: Final = ("turn", "denkste")  # where a roll may lapse


def tell(state: NichtsAlsAerger, action: int) -> list[Message]:
    after = state.copy()
    after.apply(action)
    happened = _outcome if state.actor() == CHANCE else _choice
    return [*happened(state, action), *effects(state, after, action)]


def _outcome(state: NichtsAlsAerger, outcome: int) -> Iterator[Message]:
    play = state.stack[-1]
    id = state.cards[play.kind].id
    if play.doing == ROLLING:
        yield from _roll(state, play, outcome + 1)
    elif play.kind == TURN and play.step == BEGIN:
        yield Message("begins", {"seat": outcome})
    elif play.kind == TURN and play.step == TURNING_UP:
        if outcome != FOR_THE_HAND:
            id = NAMES[outcome]
            two = id == "knobelrunde" and state.seats == 2  # NA-67 is another game then
            about = Message("about-knobelrunde-two" if two else f"about-{id}")
            yield Message("sofort", {"seat": play.seat, "card": card(outcome), "about": about})
    elif play.kind == TURN:
        yield _card_moves("draws", {"seat": play.seat}, outcome)
    elif id == "knobelrunde":
        key = "shows-sign" if state.seats == 2 else "shows"
        seat = (play.seat + play.one) % state.seats
        yield Message(key, {"seat": seat, "number": outcome})
    elif id == "gib":
        right = (play.one - 1) % state.seats
        yield _card_moves("gives", {"seat": play.one, "other": right}, outcome)
    else:
        robbed = (play.seat + play.one - 1) % state.seats
        taker = (robbed + 1) % state.seats
        yield _card_moves("takes", {"seat": taker, "other": robbed}, outcome)


def _card_moves(key: str, values: dict[str, Value], kind: int) -> Message:
    if kind == HIDDEN:
        return Message(f"{key}-hidden", values)
    return Message(key, {**values, "card": card(kind)})


def _roll(state: NichtsAlsAerger, play: Play, pips: int) -> Iterator[Message]:
    """A die; of several the last one tells them all."""
    if play.left > 1:
        return
    rolled = [int(die) for die in f"{play.dice << 3 | pips:o}"]
    count = {"champion": 2, "grossmut": 3, "marathon": 4, "wuerfel_menue": 3}
    dice = rolled[-count.get(state.cards[play.kind].id, 1) :]
    if state.cards[play.kind].id == "wuerfel_menue":
        each = [Message("die", {"pips": die}) for die in dice]
        yield Message("roll-each", {"seat": play.roller, "dice": each})
        return
    if len(dice) > 1:
        text = " + ".join(map(str, dice))
        yield Message("roll-several", {"seat": play.roller, "dice": text, "sum": sum(dice)})
        return
    yield Message("roll", {"seat": play.roller, "pips": pips})
    if state.cards[play.kind].id in BY_THE_DICE:
        mover = state.spell_of[play.seat] if state.spell[play.seat] else play.seat
        if not can_roll(state.board, mover, pips):
            yield Message("lapses", {"seat": mover})


def _choice(state: NichtsAlsAerger, action: int) -> Iterator[Message]:
    play = state.stack[-1]
    seat = play.actor
    if action == HIDDEN:
        yield _hidden(state, play)
    elif action == PASS:
        yield from _passes(play)
    elif action == DRAW:
        if not state.hands.pile:
            yield Message("refill")
    elif action == TAKE:
        yield Message("takes-roll", {"seat": seat, "pips": play.dice})
    elif action in (TWELVE, THREE_DICE):
        yield Message("twelve" if action == TWELVE else "three-dice", {"seat": seat})
    elif action >= MOVE:
        if (action - MOVE) & STRIKE or state.cards[play.kind].id != "grosser_start":
            yield _move(state, play, action)
    elif action >= PLAY:
        yield _names(state, play, action)
    else:
        assert action == ROLL  # the die itself says it


def _hidden(state: NichtsAlsAerger, play: Play) -> Message:
    id = state.cards[play.kind].id
    if id == "geburtstag":
        return Message("gives-hidden", {"seat": play.one, "other": play.seat})
    return Message("chooses-hidden", {"seat": play.actor})


def _passes(play: Play) -> Iterator[Message]:
    """Nobody hears who has no answer."""
    if play.doing == MOVING:
        yield Message("declines", {"seat": play.actor})
    elif play.kind == TURN and play.doing == ASKING and play.step != BONUS:
        key = "leaves" if play.step == DRAWING else "sits-out"
        yield Message(key, {"seat": play.actor})


def _names(state: NichtsAlsAerger, play: Play, action: int) -> Message:
    seat, board = play.actor, state.board
    id = state.cards[play.kind].id
    if action < GIVE:
        return _plays(state, play, action - PLAY)
    if action < DISCARD:
        if id == "gib":
            return Message("chooses-card", {"seat": seat, "card": card(action - GIVE)})
        values: dict[str, Value] = {"seat": seat, "other": play.seat}
        return _card_moves("gives", values, action - GIVE)
    if action < NUMBER:
        return Message("discards", {"seat": seat, "card": card(action - DISCARD)})
    if action < SEAT:
        key = {"prophezeiung": "foretells", "wuerfel_menue": "picks"}.get(id, "chooses")
        if id == "knobelrunde" and state.seats == 2:
            key = "chooses-sign"
        return Message(key, {"seat": seat, "number": action - NUMBER})
    if action < FIELD:
        return Message("names-seat", {"seat": seat, "other": action - SEAT})
    if action < PIECE:
        return Message("names-field", {"seat": seat, "field": landing(board, seat, action - FIELD)})
    owner, step = divmod(action - PIECE, FIELDS)
    values = {"seat": seat, "field": named(board, seat, step, owner)}
    if owner == seat:
        return Message("names-own", values)
    return Message("names-piece", {**values, "other": owner})


def _plays(state: NichtsAlsAerger, play: Play, kind: int) -> Message:
    values: dict[str, Value] = {"seat": play.actor, "card": card(kind)}
    if play.doing == ANSWERS:
        return Message("answers", {**values, "other": play.seat, "hit": card(play.kind)})
    if play.doing == KARATE:
        return Message("parries", {**values, "other": play.mover})
    id = state.cards[kind].id
    if id == "denkste":
        return Message("plays-six", values)
    return Message("plays", {**values, "about": Message(f"about-{id}")})


def _move(state: NichtsAlsAerger, play: Play, action: int) -> Message:
    board = state.board
    colour = play.colour if play.doing == MOVING else play.actor
    first, last = origin(action), target(state, action)
    values: dict[str, Value] = {
        "seat": play.actor,
        "from": space(board, colour, first),
        "to": landing(board, colour, last),
    }
    if (action - MOVE) & STRIKE:
        key = "strikes"
    elif first == last:
        key = "stays"
    elif last >= board.track:
        key = "into-goal" if first < board.track else "advances"
    elif (action - MOVE) & RUN_ON:
        key = "runs-on"
    else:
        key = "enters" if first == BASE and last == 0 else "moves"
    if colour != play.actor:
        return Message(f"{key}-for", {**values, "other": colour})
    return Message(key, values)
