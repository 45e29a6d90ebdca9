"""Why an action is not possible now, with the number of the rule that says so."""

from __future__ import annotations

from pasch.engine.message import Message, Value
from pasch.engine.state import CHANCE
from pasch.games.nichts_als_aerger.labels import card, label, space
from pasch.games.nichts_als_aerger.notation import asks_move, origin, target
from pasch.games.nichts_als_aerger.rules.actions import (
    ACTIONS,
    DRAW,
    FIELD,
    GIVE,
    KINDS,
    MOVE,
    NUMBER,
    PASS,
    PIECE,
    PLAY,
    ROLL,
    RUN_ON,
    SEAT,
    STRIKE,
)
from pasch.games.nichts_als_aerger.rules.board import BASE
from pasch.games.nichts_als_aerger.rules.card import IN_TURN
from pasch.games.nichts_als_aerger.rules.moves import BY_DICE, OUT_FIRST, SIX
from pasch.games.nichts_als_aerger.rules.play import (
    ANSWERS,
    ASKING,
    KARATE,
    MOVING,
    SIXES,
    TURN,
    Play,
)
from pasch.games.nichts_als_aerger.rules.turn import CHOSEN
from pasch.games.nichts_als_aerger.state import LIMIT, NichtsAlsAerger


def why(state: NichtsAlsAerger, action: int) -> Message:
    if not state.stack:
        return _because("over", "NA-50")
    play = state.stack[-1]
    if not 0 <= action < ACTIONS:
        return _because("not-now", "NA-10")
    if PLAY <= action < GIVE:
        return _why_not_card(state, play, action - PLAY)
    if state.actor() == CHANCE:
        return _because("dice-first", "NA-41")
    if action == ROLL:
        return _why_not_roll(play)
    if action == DRAW:
        return _why_not_draw(state, play)
    if action == PASS:
        return _why_not_pass(play)
    if action >= MOVE and asks_move(state):
        return _why_not_move(state, play, action)
    return _why_not_named(state, play, action)


def _because(key: str, rule: str, **values: Value) -> Message:
    return Message(f"why-{key}", {"rule": rule, **values})


def _why_not_card(state: NichtsAlsAerger, play: Play, kind: int) -> Message:
    seat = play.seat if play.actor == CHANCE else play.actor
    it = state.cards[kind]
    if seat >= 0 and state.spell[seat]:
        return _because("hypnotised", "NA-54", seat=seat)
    if play.actor == CHANCE:
        return _because("dice-first", "NA-41")
    if not state.hands.holds(seat, kind):
        return _because("not-held", "NA-10", card=card(kind))
    if play.kind == TURN and play.step == CHOSEN and play.doing == ASKING:
        if it.id in ("aetsch", "karate"):
            return _because("only-answer", "NA-38", card=card(kind))
        return _because("not-playable", "NA-30", card=card(kind), own=f"NA-{it.number}")
    if it.when == IN_TURN:
        return _because("not-your-action", "NA-10", card=card(kind))
    if play.doing == ANSWERS and it.id == "denkste":
        return _because("denkste-on-aetsch", "NA-70")
    if play.doing == ANSWERS and it.id == "aetsch":
        return _because("concerns-others", "NA-46", card=card(play.kind))
    if play.doing == KARATE:
        return _because("only-karate", "NA-71")
    if play.doing == SIXES:
        return _because("only-six", "NA-21")
    return _because("too-late", "NA-38", card=card(kind))


def _why_not_roll(play: Play) -> Message:
    if play.kind == TURN and play.step == CHOSEN and play.two:
        return _because("law", "NA-49")
    return _because("no-roll", "NA-10")


def _why_not_draw(state: NichtsAlsAerger, play: Play) -> Message:
    seat = play.actor
    if state.hands.size[seat] >= state.limit(seat):
        if seat == state.diet:
            return _because("diet", "NA-48")
        return _because("full-hand", "NA-40", limit=LIMIT)
    return _because("no-draw", "NA-19")


def _why_not_pass(play: Play) -> Message:
    if play.doing == MOVING:
        by_dice = play.how == BY_DICE
        return _because("must-move", "NA-15" if by_dice else "NA-43")
    if play.kind == TURN:
        return _because("must-play", "NA-49") if play.two else _because("no-pass", "NA-10")
    return _because("must-choose", "NA-41")


def _why_not_move(state: NichtsAlsAerger, play: Play, action: int) -> Message:
    board = state.board
    colour = play.colour if play.doing == MOVING else play.actor
    first = origin(action)
    if not board.stands(colour, first):
        return _because("no-piece", "NA-15", seat=colour)
    if play.doing != MOVING:
        return _because("must-choose", "NA-41")
    if play.how in OUT_FIRST and play.points == SIX and board.waits(colour) and first != BASE:
        return _because("out-first", "NA-12" if play.how == BY_DICE else "NA-35")
    if play.how == BY_DICE:
        if first == BASE and play.points != SIX:
            return _because("needs-six", "NA-12")
        if first > 0 and board.waits(colour) and board.stands(colour, 0):
            return _because("clear-start", "NA-14")
        if (action - MOVE) & RUN_ON:
            return _because("no-running-on", "NA-15")
    return _why_not_there(state, colour, action)


def _why_not_there(state: NichtsAlsAerger, colour: int, action: int) -> Message:
    """The piece may be moved, but not so."""
    board, last = state.board, target(state, action)
    if last >= board.track + board.pieces:
        return _because("past-goal", "NA-15")
    if last >= board.track and board.stands(colour, last):
        return _because("goal-taken", "NA-17", field=label(board, last))
    if (action - MOVE) & STRIKE and last >= 0:
        return _because("nobody-there", "NA-16", field=space(board, colour, last))
    return _because("no-running-on", "NA-33")


def _why_not_named(state: NichtsAlsAerger, play: Play, action: int) -> Message:
    if play.doing != ASKING or play.kind == TURN:
        return _because("not-asked", "NA-41")
    id = state.cards[play.kind].id
    if id == "hypnose" and SEAT <= action < FIELD:
        return _because("sleeps", "NA-54")
    if GIVE <= action < NUMBER and id in ("gib", "geburtstag", "excess"):
        return _because("not-held", "NA-10", card=card((action - GIVE) % KINDS))
    if PIECE <= action < MOVE:
        return _because("no-such-piece", "NA-41")
    return _because("must-choose", "NA-41")
