"""The plays of a position read back, the turn first, each card on what it was played on."""

from __future__ import annotations

from typing import Final

from pasch.engine.fields import Fields, whole, wrong
from pasch.engine.state import CHANCE
from pasch.games.nichts_als_aerger.position import DOING, HOW, PLAYS
from pasch.games.nichts_als_aerger.rules.actions import PASS
from pasch.games.nichts_als_aerger.rules.board import BASE
from pasch.games.nichts_als_aerger.rules.card import JEDERZEIT
from pasch.games.nichts_als_aerger.rules.moves import OUT_FIRST, SIX
from pasch.games.nichts_als_aerger.rules.play import (
    ANSWERS,
    EXCESS,
    KARATE,
    MOVING,
    NATURE,
    NOTHING,
    ROLLING,
    SIXES,
    TURN,
    Play,
)
from pasch.games.nichts_als_aerger.rules.turn import BEGIN
from pasch.games.nichts_als_aerger.state import NONE, NichtsAlsAerger

LONGEST: Final = 20  # steps of a play
MOST_DICE: Final = 12  # Champion with six players
MOST_POINTS: Final = 24  # Marathon


def read_plays(state: NichtsAlsAerger, fields: Fields) -> None:
    plays = fields.items("plays", sum(state.hands.counts))
    for place, (name, item) in enumerate(plays):
        play = _read(state, Fields(item, name))
        if (play.kind == TURN) != (place == 0):
            raise wrong(f"{name}.play", "a turn is at the bottom, and only there")
        if place:
            _check_place(state, play, name)
        state.stack.append(play)
        if place == len(plays) - 1:
            _read_waiting(state, play, Fields(item, name))
        elif play.doing not in (ANSWERS, KARATE) and not (play.kind == TURN and not play.doing):
            raise wrong(f"{name}.doing", "nothing can be played on it now")


def _read(state: NichtsAlsAerger, fields: Fields) -> Play:
    kind = PLAYS.index(fields.word("play", PLAYS))
    undrawn = kind == TURN and fields.any("seat") is None
    play = Play(kind, NONE if undrawn else fields.whole("seat", range(state.seats)))
    if kind == TURN and not fields.has("step"):  # written by hand: the turn begins
        fields.done()
        return play
    play.step = fields.whole("step", range(LONGEST))
    if fields.has("doing"):
        play.doing = DOING.index(fields.word("doing", DOING))
    card = state.cards[kind]
    if (play.step, play.doing) not in card.moments:
        raise wrong(fields.name("step"), f"{PLAYS[kind]} never waits so")
    if undrawn != (kind == TURN and play.step == BEGIN and play.doing == NATURE):
        raise wrong(fields.name("seat"), "is null only while the first seat is drawn")
    _read_numbers(state, play, fields)
    if play.doing == KARATE and not state.board.stands(play.colour, play.origin):
        raise wrong(fields.name("from"), "no piece stands there")
    return play


def _read_numbers(state: NichtsAlsAerger, play: Play, fields: Fields) -> None:
    seats, board = range(state.seats), state.board
    one, two = state.cards[play.kind].bounds(state)
    play.pending = _bits(state, fields, "to_ask")
    play.struck = _bits(state, fields, "struck")
    play.roller = _number(fields, "roller", seats)
    play.mover = _number(fields, "mover", seats)
    play.colour = _number(fields, "colour", seats)
    play.left = _number(fields, "left", range(5))
    play.tries = _number(fields, "tries", range(4))
    play.points = _number(fields, "points", range(MOST_POINTS + 1))
    play.origin = _number(fields, "from", range(BASE, board.track))
    play.target = _number(fields, "to", range(board.track))
    play.one = _number(fields, "one", range(one))
    play.two = _number(fields, "two", range(two))
    if fields.has("how"):
        play.how = HOW.index(fields.word("how", HOW))
    if fields.has("dice"):
        for name, item in fields.items("dice", MOST_DICE):
            play.dice = play.dice << 3 | whole(name, item, range(1, 7))
    count = state.cards[play.kind].dice(state, play)
    if len(f"{play.dice:o}") != count if play.dice else count:
        raise wrong(fields.name("dice"), f"expected {count} of them")
    if fields.has("actor"):
        fields.any("actor")  # read when it is clear that this is the top one
    fields.done()


def _number(fields: Fields, name: str, allowed: range) -> int:
    return fields.whole(name, allowed) if fields.has(name) else 0


def _bits(state: NichtsAlsAerger, fields: Fields, name: str) -> int:
    found = 0
    if fields.has(name):
        for path, item in fields.items(name, state.seats):
            found |= 1 << whole(path, item, range(state.seats))
    return found


def _check_place(state: NichtsAlsAerger, play: Play, name: str) -> None:
    """Whether it may lie on what was played before it."""
    below, card = state.stack[-1], state.cards[play.kind]
    if play.kind == EXCESS:
        if play.seat != state.diet:
            raise wrong(f"{name}.seat", "is not on a diet")
        return
    seen = state.hands.discards[play.kind]
    if seen <= sum(other.kind == play.kind for other in state.stack):
        raise wrong(f"{name}.play", "a card that was played lies among the discards")
    if below.doing != NOTHING:
        fits = card.interrupts(state, below, play.seat)
    else:
        fits = card.when != JEDERZEIT or play.step > 1 or card.playable(state, play.seat)
    if not fits:
        raise wrong(f"{name}.play", "cannot have been played on what is below it")


def _read_waiting(state: NichtsAlsAerger, play: Play, fields: Fields) -> None:
    """The top play: whom it waits for."""
    if play.doing == NOTHING and play.step == 0:
        return
    seats = range(state.seats)
    if play.doing in (NATURE, ROLLING):
        fields.word("actor", ("nature",))
        play.actor = CHANCE
        if play.doing == ROLLING and not play.left:
            raise wrong(fields.name("left"), "no die is to be rolled")
        return
    play.actor = fields.whole("actor", seats)
    if play.doing == MOVING:
        state.offer_moves(play)
        most = SIX if play.how in OUT_FIRST else MOST_POINTS
        fits = play.actor == play.mover and 1 <= play.points <= most
        fits = fits and state.options not in ([], [PASS])
    elif play.doing >= SIXES:
        fits = state.can_act(play.actor)
    else:
        fits = play.actor == state.cards[play.kind].asks(state, play)
        fits = fits and bool(state.hands.unknown[play.actor] or state.legal())
    if not fits:
        raise wrong(fields.name("actor"), "has nothing to decide here")
