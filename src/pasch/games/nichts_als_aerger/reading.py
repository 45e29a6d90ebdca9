"""A position read back: `position.py` says how it is written."""

from __future__ import annotations

from typing import Final

from pasch.engine.fields import Fields, whole, word, wrong
from pasch.engine.game import Position
from pasch.engine.state import CHANCE, HIDDEN
from pasch.games.nichts_als_aerger.deck import DECK, NAMES
from pasch.games.nichts_als_aerger.labels import hue, step_of
from pasch.games.nichts_als_aerger.position import (
    FORMER,
    NOTHING_CHOSEN,
    OPTIONS,
    PLAYS,
    SEATS,
    TEAM_SEATS,
    TEAMS,
    rules,
)
from pasch.games.nichts_als_aerger.reading_plays import read_plays
from pasch.games.nichts_als_aerger.rules.actions import KINDS
from pasch.games.nichts_als_aerger.rules.board import Board
from pasch.games.nichts_als_aerger.rules.card import SOFORT
from pasch.games.nichts_als_aerger.rules.hands import Hands
from pasch.games.nichts_als_aerger.rules.result import counted, has_ended, won
from pasch.games.nichts_als_aerger.state import (
    BY_WINNING,
    DIAET,
    GESETZ,
    HYPNOSE,
    NONE,
    SPELL,
    NichtsAlsAerger,
)

SCHNECKENBONUS: Final = NAMES.index("schneckenbonus")
MOST_TURNS: Final = 10**6


def from_position(data: Position) -> NichtsAlsAerger:
    fields = Fields(data)
    seats = fields.whole("seats", SEATS)
    options = fields.options(OPTIONS)
    if options["teams"] != TEAMS[0] and seats not in TEAM_SEATS:
        raise wrong("options.teams", f"is for 4 or 6 players, not for {seats}")
    former = fields.whole("version", FORMER) if fields.has("version") else 0
    given = rules(seats, options, former)
    hands = Hands(seats, given.counts, DECK.soon, DECK.late)
    state = NichtsAlsAerger(given, Board(seats), hands)
    state.turns = fields.whole("turns", range(MOST_TURNS))
    players = [Fields(item, path) for path, item in fields.items("players", seats, seats)]
    for seat, player in enumerate(players):
        player.word("colour", (hue(state.board, seat),))
        _read_pieces(state, seat, player)
        _read_hand(state, seat, player)
    for name, item in fields.items("discards", sum(hands.counts)):
        kind = NAMES.index(word(name, item, NAMES))
        hands.discards[kind] += 1
        _take(state, kind, name)
    _read_lying(state, fields.part("lying"))
    _count_pile(state, fields)
    read_plays(state, fields)
    for seat, player in enumerate(players):
        state.secret[seat] = _secret(state, seat, player)
        player.done()
    for place, play in enumerate(state.stack):
        if not state.cards[play.kind].sound(state, play):
            raise wrong(f"plays[{place}]", "names what is not there")
    _read_places(state, fields)
    _check_nature(state)
    fields.done()
    state.settle()
    return state


def _read_pieces(state: NichtsAlsAerger, seat: int, player: Fields) -> None:
    board = state.board
    steps: list[int] = []
    for name, item in player.items("on", board.pieces, board.pieces):
        step = step_of(board, item) if isinstance(item, str) else None
        if step is None:
            raise wrong(name, f"expected B, A, 1 to {board.track - 1} or a goal, found {item!r}")
        if step >= board.track and step in steps:
            raise wrong(name, f"another piece already stands on {item}")  # NA-17
        steps.append(step)
    board.men[seat * board.pieces : (seat + 1) * board.pieces] = sorted(steps)


def _read_hand(state: NichtsAlsAerger, seat: int, player: Fields) -> None:
    hands = state.hands
    for name, item in player.items("hand", sum(hands.counts)):
        hands.size[seat] += 1
        if item is None:
            hands.unknown[seat] += 1
            continue
        kind = NAMES.index(word(name, item, NAMES))
        if state.cards[kind].when == SOFORT:
            raise wrong(name, f"{item} is played at once, never held")  # NA-36
        hands.known[seat * KINDS + kind] += 1
        _take(state, kind, name)


def _take(state: NichtsAlsAerger, kind: int, name: str) -> None:
    """One card of this kind is seen; there must have been one left."""
    if not state.hands.unseen[kind]:
        raise wrong(name, f"there are only {state.hands.counts[kind]} of {NAMES[kind]}")
    state.hands.unseen[kind] -= 1


def _read_lying(state: NichtsAlsAerger, lying: Fields) -> None:
    seats = range(state.seats)
    if lying.any("diaet") is not None:
        state.diet = lying.whole("diaet", seats)
        _take(state, DIAET, "lying.diaet")
    state.law = lying.whole("gesetz", range(state.seats + 1))
    if state.law:
        _take(state, GESETZ, "lying.gesetz")
    for name, item in lying.items("hypnose", state.seats):
        spell = Fields(item, name)
        seat = spell.whole("seat", seats)
        by = spell.whole("by", seats)
        if state.spell[seat] or by == seat:
            raise wrong(name, "nobody hypnotises themselves, or a sleeper")  # NA-54
        state.spell[seat] = spell.whole("turns", range(1, SPELL + 1))
        state.spell_of[seat] = by
        spell.done()
        _take(state, HYPNOSE, name)
    if lying.any("schneckenbonus") is not None:
        state.bonus = lying.whole("schneckenbonus", seats)
        _take(state, SCHNECKENBONUS, "lying.schneckenbonus")
    lying.done()


def _count_pile(state: NichtsAlsAerger, fields: Fields) -> None:
    """The pile is what is neither seen nor in an unknown hand."""
    hands = state.hands
    for_hands = sum(hands.unseen[kind] for kind in range(KINDS) if kind not in hands.soon)
    unknown = sum(hands.unknown)
    if unknown > for_hands:
        raise wrong("players", f"{unknown} unknown cards, but only {for_hands} can be in hands")
    hands.pile = sum(hands.unseen) - unknown
    fields.whole("pile", range(hands.pile, hands.pile + 1))
    hands.first_pile = fields.flag("first_pile")
    if hands.upper() and any(not hands.unseen[kind] for kind in hands.late):
        raise wrong("pile", "the upper half is not used up, but a card of the lower half is out")


def _secret(state: NichtsAlsAerger, seat: int, player: Fields) -> int:
    """What this seat has chosen: a card for Gib, a number for Knobelrunde."""
    chosen = player.any("chosen")
    if chosen == NOTHING_CHOSEN:
        return NONE
    on_top = PLAYS[state.stack[-1].kind] if state.stack else ""
    if on_top not in ("gib", "knobelrunde"):
        raise wrong(player.name("chosen"), f"there is nothing to choose: expected {NOTHING_CHOSEN}")
    if chosen is None:
        return HIDDEN
    if on_top == "knobelrunde":
        return player.whole("chosen", range(6))
    kind = NAMES.index(player.word("chosen", NAMES))
    if not state.hands.holds(seat, kind):
        raise wrong(player.name("chosen"), "is not in the hand")
    return kind


def _check_nature(state: NichtsAlsAerger) -> None:
    """Where nature is to act, it must have something to do, as far as the viewer can tell."""
    if state.actor() != CHANCE or any(state.hands.unknown):
        return
    try:
        outcomes = state.chance().outcomes
    except ValueError:  # an empty pile or hand
        outcomes = ()
    if not outcomes or NONE in outcomes:
        raise wrong(f"plays[{len(state.stack) - 1}].actor", "nature has nothing to do here")


def _read_places(state: NichtsAlsAerger, fields: Fields) -> None:
    board, given = state.board, state.rules
    places = fields.items("places", state.seats, state.seats)
    state.rank = [whole(name, item, range(state.seats + 1)) for name, item in places]
    ended = [seat for seat in range(state.seats) if has_ended(board, seat, given.teams)]
    if state.stack:
        if ended:
            raise wrong("plays", "the game is over: expected an empty list")
        if any(state.rank):
            raise wrong("places", "the game is not over: expected 0 for everybody")
        return
    trio = [seat for seat in range(state.seats) if board.in_goal(seat) == 3 < board.pieces]
    possible = [won(board, seat, given.teams) for seat in ended or trio]
    if not ended and given.end != BY_WINNING:
        possible.append(counted(board, given.teams))
    if state.rank not in possible:
        raise wrong("places", "do not fit the pieces")
