"""What the actor is asked, and their choices in words."""

from __future__ import annotations

from pasch.engine.message import Message, Value
from pasch.games.nichts_als_aerger.labels import away, card, label, landing, near, space
from pasch.games.nichts_als_aerger.notation import origin, target
from pasch.games.nichts_als_aerger.rules.actions import (
    DISCARD,
    DRAW,
    FIELD,
    FIELDS,
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
from pasch.games.nichts_als_aerger.rules.moves import IF_HE_LIKES
from pasch.games.nichts_als_aerger.rules.play import (
    ANSWERS,
    ASKING,
    KARATE,
    MOVING,
    SIXES,
    TURN,
    Play,
)
from pasch.games.nichts_als_aerger.rules.turn import BONUS, DRAWING
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger

PLAIN = {
    ROLL: "offer-roll", DRAW: "offer-draw", TAKE: "offer-take", TWELVE: "offer-twelve",
    THREE_DICE: "offer-three-dice",
}  # fmt: skip


def ask(state: NichtsAlsAerger) -> Message:
    play = state.stack[-1]
    seat = play.actor
    if play.doing == MOVING:
        return _ask_move(play)
    if play.doing == SIXES:
        return Message("ask-six", {"seat": seat, "other": play.seat})
    if play.doing == KARATE:
        return Message("ask-karate", {"seat": seat, "other": play.mover})
    if play.doing == ANSWERS:
        return Message("ask-answer", {"seat": seat, "other": play.seat, "card": card(play.kind)})
    if play.kind == TURN:
        return _ask_turn(state, play)
    id = state.cards[play.kind].id
    values: dict[str, Value] = {"seat": seat}
    if id in ("geburtstag", "gib"):
        values["other"] = play.seat if id == "geburtstag" else (seat - 1) % state.seats
    if id in ("duell", "platztausch") and play.step == 2:
        id = f"{id}-other"
    elif id == "grossmut" and play.step == 3:
        id = "grossmut-whose"
        values["points"] = play.one
    elif id == "knobelrunde" and state.seats == 2:
        id = "knobelrunde-two"
    return Message(f"ask-{id}", values)


def _ask_move(play: Play) -> Message:
    values: dict[str, Value] = {"seat": play.actor, "points": play.points}
    if play.colour != play.mover:
        return Message("ask-move-for", {**values, "other": play.colour})
    return Message("ask-move-if" if play.how == IF_HE_LIKES else "ask-move", values)


def _ask_turn(state: NichtsAlsAerger, play: Play) -> Message:
    seat = play.actor
    if play.step == BONUS:
        return Message("ask-bonus", {"seat": seat, "other": play.seat, "pips": play.dice})
    if play.step == DRAWING:
        return Message("ask-draw", {"seat": seat})
    if state.legal() == [ROLL]:
        return Message("ask-roll", {"seat": seat})
    return Message("ask-law" if play.two else "ask-turn", {"seat": seat})


def offer(state: NichtsAlsAerger, action: int) -> Message:
    play = state.stack[-1]
    if action in PLAIN:
        return Message(PLAIN[action])
    if action == PASS:
        return Message(_pass(play))
    if action < GIVE:
        return _offer_card(state, play, action - PLAY)
    if action < DISCARD:
        return Message("offer-give", {"card": card(action - GIVE)})
    if action < NUMBER:
        return Message("offer-discard", {"card": card(action - DISCARD)})
    if action < SEAT:
        signs = state.cards[play.kind].id == "knobelrunde" and state.seats == 2
        return Message("offer-sign" if signs else "offer-number", {"number": action - NUMBER})
    if action < FIELD:
        return Message("offer-seat", {"other": action - SEAT})
    if action < PIECE:
        return Message("offer-field", {"field": away(state.board, play.actor, action - FIELD)})
    if action < MOVE:
        return _offer_piece(state, play, *divmod(action - PIECE, FIELDS))
    return _offer_move(state, play, action)


def _offer_piece(state: NichtsAlsAerger, play: Play, owner: int, step: int) -> Message:
    """Steps are the actor's own; another's piece is told by how far it is from theirs."""
    if owner != play.actor:
        field = away(state.board, play.actor, step)
        return Message("offer-piece", {"other": owner, "field": field})
    use = Message("offer-piece", {"other": owner, "field": label(state.board, step)})
    return _with(near(state.board, owner, step), use)


def _with(near: Message | None, use: Message) -> Message:
    return use if near is None else Message("offer-near", {"offer": use, "near": near})


def _pass(play: Play) -> str:
    if play.kind == TURN and play.doing == ASKING:
        return {BONUS: "offer-no-bonus", DRAWING: "offer-leave"}.get(play.step, "offer-sit-out")
    return "offer-decline" if play.doing == MOVING else "offer-pass"


def _offer_card(state: NichtsAlsAerger, play: Play, kind: int) -> Message:
    id = state.cards[kind].id
    if id == "denkste":
        return Message("offer-denkste-void" if play.doing == ANSWERS else "offer-denkste-six")
    return Message("offer-card", {"card": card(kind), "about": Message(f"about-{id}")})


def _offer_move(state: NichtsAlsAerger, play: Play, action: int) -> Message:
    colour = play.colour if play.doing == MOVING else play.actor
    use = _use(state, colour, action)
    if colour != play.actor:  # then the place is told by how far it is from the actor's pieces
        return use
    return _with(near(state.board, colour, target(state, action)), use)


def _use(state: NichtsAlsAerger, colour: int, action: int) -> Message:
    board = state.board
    first, last = origin(action), target(state, action)
    values: dict[str, Value] = {
        "from": space(board, colour, first),
        "to": landing(board, colour, last),
    }
    if (action - MOVE) & STRIKE:
        hit = board.others(colour, last)
        values["hit"] = [Message("name", {"other": s}) for s in range(state.seats) if hit >> s & 1]
        own = first != last and board.stands(colour, last)  # NA-16
        return Message("offer-strike-own" if own else "offer-strike", values)
    if first == last:
        return Message("offer-stay", values)
    if last >= board.track:
        return Message("offer-into-goal" if first < board.track else "offer-advance", values)
    if (action - MOVE) & RUN_ON:
        return Message("offer-run-on", values)
    if last < board.track and board.others(colour, last):
        return Message("offer-join", values)
    return Message("offer-enter" if first == BASE and last == 0 else "offer-move", values)
