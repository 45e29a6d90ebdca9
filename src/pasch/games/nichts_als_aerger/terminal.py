"""The board of nichts_als_aerger: a cross of 40 fields, or a ring of 60.

Every field bears the step that it is for the player to act, as the notation has it.  A full
sign is a piece, a hollow one an empty start or goal field of that colour.  A field with more
pieces than there is room for bears their number and is listed below the board.  In a window that
is too narrow for it, the fields are told in words.
"""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from pasch.console.screen import WIDTH, columns, fit
from pasch.engine.message import Message
from pasch.games.nichts_als_aerger.describe import describe
from pasch.games.nichts_als_aerger.labels import COLOURS, card, hue, label
from pasch.games.nichts_als_aerger.rules.actions import KINDS
from pasch.games.nichts_als_aerger.rules.board import ARM, BASE
from pasch.games.nichts_als_aerger.rules.play import ASKING, EXCESS, MOVING, TURN
from pasch.games.nichts_als_aerger.rules.turn import BONUS
from pasch.games.nichts_als_aerger.state import NONE, NichtsAlsAerger
from pasch.speech import Speaker

FULL: Final = dict(zip(COLOURS, "●▲■★◆♥", strict=True))
HOLLOW: Final = dict(zip(COLOURS, "○△□☆◇♡", strict=True))
PAINTS: Final = {signs[name]: name for signs in (FULL, HOLLOW) for name in COLOURS[:3]}
NAME: Final = 14
SHORT_NAME: Final = 8  # in a window of fewer columns than this:
ROOMY: Final = 48
NARROWEST: Final = 40
Place = tuple[int, int]

# The cross: the way of the first arm from its A, as rows and columns; each further arm walks the
# same way, a quarter turn on.  Then its goal.
QUARTER: Final = (
    *((4, n) for n in range(5)), *((3 - n, 4) for n in range(4)), (0, 5),
)  # fmt: skip
QUARTER_GOAL: Final = tuple((5, n + 1) for n in range(4))
CROSS: Final = 11
# The ring: clockwise from the upper left corner.
RING: Final = (
    *((0, n) for n in range(20)), *((n, 19) for n in range(1, 12)),
    *((11, 18 - n) for n in range(19)), *((10 - n, 0) for n in range(10)),
)  # fmt: skip


def turned(place: Place, quarters: int) -> Place:
    """A place of the cross, so many quarter turns on.

    >>> turned((4, 0), 1), turned((4, 0), 2)
    ((0, 6), (6, 10))
    """
    row, column = place
    for _ in range(quarters):
        row, column = column, CROSS - 1 - row
    return row, column


def draw(state: NichtsAlsAerger, speaker: Speaker, width: int = WIDTH) -> list[str]:
    players = [_player(state, seat, speaker, width) for seat in range(state.seats)]
    seat = _perspective(state, speaker)
    crossed = state.board.track == 40
    lines = [*_cross(state, seat), *players] if crossed else _ring(state, players, seat)
    if max(map(columns, lines)) > width:
        lines = [*players, "", *_stands(state, speaker, width)]
    else:
        lines += _crowds(state, speaker, width)
    if seat != NONE:
        lines += wrap(speaker.key("board-counted", seat=seat), width)
    for seat in range(state.seats):
        lines += _hand(state, seat, speaker, width)
    return lines + _table(state, speaker, width)


def in_public(state: NichtsAlsAerger) -> bool:
    """Whether somebody besides the player of this turn is asked, and not about cards: NA-55."""
    turn, play = state.stack[0], state.stack[-1]
    asks_bonus = play.kind == TURN and play.step == BONUS and play.doing == ASKING
    return play.actor != turn.seat and (asks_bonus or play.doing == MOVING)


def _perspective(state: NichtsAlsAerger, speaker: Speaker) -> int:
    """Whose steps are shown: the listener's own; else of who acts, or whose piece is moved."""
    if speaker.listener is not None:
        return max(0, speaker.listener)
    if not state.stack:
        return NONE
    play = state.stack[-1]
    if play.doing == MOVING:
        return play.colour
    return play.actor if play.actor >= 0 else state.stack[0].seat


def _pieces(state: NichtsAlsAerger, field: int) -> str:
    """The signs of all pieces on a field."""
    board = state.board
    return "".join(
        FULL[hue(board, seat)] * board.count(seat, board.step(seat, field))
        for seat in range(state.seats)
    )


def _field(state: NichtsAlsAerger, field: int, room: int, seat: int) -> str:
    """The step and what stands there, with room for so many signs."""
    board = state.board
    step = label(board, board.step(seat, field)) if seat != NONE else "·"
    pieces = _pieces(state, field)
    if not pieces:
        starts = [each for each in range(state.seats) if board.start(each) == field]
        pieces = HOLLOW[hue(board, starts[0])] if starts else ""
    if len(pieces) > room:
        number = f"×{len(pieces)}"
        pieces = number if len(number) <= room else "+" * room
    return f"{step:>2}{pieces:<{room}}"


def _cross(state: NichtsAlsAerger, counts: int) -> list[str]:
    board = state.board
    grid: dict[Place, str] = {}
    for field in range(board.track):
        arm, step = divmod(field, ARM)
        grid[turned(QUARTER[step], arm)] = _field(state, field, 3, counts)
    for seat in range(state.seats):
        sign = hue(board, seat)
        for goal in range(board.pieces):
            there = board.stands(seat, board.track + goal)
            text = f"{label(board, board.track + goal):>2}{(FULL if there else HOLLOW)[sign]}"
            grid[turned(QUARTER_GOAL[goal], board.start(seat) // ARM)] = text
    rows = [
        "".join(f"{grid.get((row, column), ''):<5}" for column in range(CROSS))
        for row in range(CROSS)
    ]
    return [row.rstrip() for row in rows]


def _ring(state: NichtsAlsAerger, players: list[str], counts: int) -> list[str]:
    """The players stand inside."""
    grid = {place: _field(state, field, 2, counts) for field, place in enumerate(RING)}
    top = "".join(grid[0, column] for column in range(20))
    bottom = "".join(grid[11, column] for column in range(20))
    inside = ["", "", *players, "", ""]
    inside += [""] * (10 - len(inside))
    sides = [
        f"{grid[row, 0]}{fit('  ' + text, 72)}{grid[row, 19]}"
        for row, text in enumerate(inside, start=1)
    ]
    return [line.rstrip() for line in (top, *sides, bottom)]


def _stands(state: NichtsAlsAerger, speaker: Speaker, width: int) -> list[str]:
    """Where no board fits: where everybody is, in words."""
    told = describe(state, max(_perspective(state, speaker), 0))["where"]
    return [line for each in told for line in wrap(speaker.say(each), width)]


def _crowds(state: NichtsAlsAerger, speaker: Speaker, width: int) -> list[str]:
    board, seat = state.board, max(_perspective(state, speaker), 0)
    room = 3 if board.track == 40 else 2
    crowds = [
        speaker.key("board-crowd", field=label(board, board.step(seat, field)), pieces=pieces)
        for field in range(board.track)
        if len(pieces := _pieces(state, field)) > room
    ]
    return [line for crowd in crowds for line in wrap(crowd, width)]


def _player(state: NichtsAlsAerger, seat: int, speaker: Speaker, width: int) -> str:
    board = state.board
    sign = FULL[hue(board, seat)]
    mark = "▸" if state.stack and state.stack[0].seat == seat else " "
    name = fit(speaker.names[seat], NAME if width >= ROOMY else SHORT_NAME)
    shade = speaker.say(Message("colour", {"colour": hue(board, seat)}))
    who = f"{name} " if width < WIDTH else f"{name} {fit(shade, 8)} "
    home = fit(sign * board.count(seat, BASE), board.pieces)
    goal = "".join(
        sign if board.stands(seat, board.track + n) else "·" for n in range(board.pieces)
    )
    cards = speaker.key("board-cards", count=state.hands.size[seat])
    if not state.stack:
        cards = speaker.key("board-place", place=state.rank[seat])
    return f"{mark} {sign} {who}B {home}  {speaker.key('board-goal')} {goal}  {cards}"


def _hand(state: NichtsAlsAerger, seat: int, speaker: Speaker, width: int) -> list[str]:
    """The cards this viewer knows."""
    hands = state.hands
    known = [
        speaker.say(card(kind))
        for kind in range(KINDS)
        for _ in range(hands.known[seat * KINDS + kind])
    ]
    if not known:
        return []
    return _wrapped(speaker.key("board-hand", seat=seat), known, width)


def _wrapped(head: str, words: list[str], width: int) -> list[str]:
    """A list that goes over several lines where it must."""
    lines = [head]
    for place, word in enumerate(words):
        text = f" {word}," if place < len(words) - 1 else f" {word}"
        if columns(lines[-1]) + columns(text) > width:
            lines.append("   ")
        lines[-1] += text
    return lines


def _table(state: NichtsAlsAerger, speaker: Speaker, width: int) -> list[str]:
    """The pile, what lies open, and what is being played."""
    told = [speaker.key("board-pile", pile=state.hands.pile, discards=sum(state.hands.discards))]
    if state.diet != NONE:
        told.append(speaker.key("board-diet", seat=state.diet))
    if state.law:
        told.append(speaker.key("board-law", turns=state.law))
    for seat in range(state.seats):
        if state.spell[seat]:
            by, turns = state.spell_of[seat], state.spell[seat]
            told.append(speaker.key("board-spell", seat=seat, other=by, turns=turns))
    if state.bonus != NONE:
        told.append(speaker.key("board-bonus", seat=state.bonus))
    lines = [line for each in told for line in wrap(each, width)]
    played = [play for play in state.stack[1:] if play.kind != EXCESS]
    if played:
        texts = [speaker.key("board-play", seat=play.seat, card=card(play.kind)) for play in played]
        lines += _wrapped(speaker.key("board-plays"), texts, width)
    if state.actor() >= 0:
        lines.append(speaker.key("board-asked", seat=state.actor()))
    return lines
