"""A position of wonderful_world as readable JSON, both ways.

    {"seats": 2, "options": {"open_hands": false}, "phase": "laying", "first": 0, "turn": 1,
     "rows": {"1": ["1b", "4c"], "2": [], "3": ["3a"], "4": [], "5": [], "6": ["6e"]},
     "players": [{"hand": ["2c", "5d", "5f"], "dice": 0}, {"hand": [null, null, null], "dice": 0}],
     "pile": {"grey": 20, "landscapes": 8}, "beaten": [], "dice": [], "to_throw": 0,
     "falling": [], "shown": []}

Rows stand under their arrow, from the Earth outward.  A card in a hand that this viewer has not
seen is null.  Cards that are named nowhere are in the pile, or among the nulls.  `first` and
`turn` are null until the first seat is drawn.  `dice` of the present throw lie already,
`to_throw` are in the air.  In part 2 each player has dice of their own, and `falling` are the
arrows whose top card this throw beats.  `shown` are the cards of a losing hand that lie open.
"""

from __future__ import annotations

from pasch.engine.fields import Fields, whole, word, wrong
from pasch.engine.game import Position
from pasch.engine.setup import Setup, flag
from pasch.games.wonderful_world import phases
from pasch.games.wonderful_world.parts import (
    CARDS,
    DICE,
    LANDSCAPES,
    PIPS_BITS,
    ROWS,
    cards_in,
    pips_of,
)
from pasch.games.wonderful_world.plausible import check
from pasch.games.wonderful_world.readable import Position as Readable
from pasch.games.wonderful_world.state import WonderfulWorld, cards_of, hand_size
from pasch.games.wonderful_world.words import NAMES

OPTIONS = (flag("open_hands", default=True),)
SEATS = range(1, 5)


def start(setup: Setup) -> WonderfulWorld:
    first = -1 if setup.first is None else setup.first
    return WonderfulWorld(setup.seats, bool(setup.options["open_hands"]), first)


def position(state: WonderfulWorld) -> Readable:
    drawn = state.phase != phases.BEGINNING
    return {
        "seats": state.seats,
        "options": {"open_hands": state.open_hands},
        "phase": phases.NAMES[state.phase],
        "first": state.first if drawn else None,
        "turn": state.turn if drawn else None,
        "rows": {
            str(row + 1): [NAMES[card] for card in cards_in(state.rows[row])] for row in range(ROWS)
        },
        "players": [
            {"hand": [*_names(hand), *[None] * unknown], "dice": dice}
            for hand, unknown, dice in zip(state.hands, state.unknown, state.dice_of, strict=True)
        ],
        "pile": {"grey": state.grey, "landscapes": state.landscapes},
        "beaten": _names(state.beaten()),
        "dice": pips_of(state.dice),
        "to_throw": state.left,
        "falling": [row + 1 for row in range(ROWS) if state.falling >> row & 1],
        "shown": _names(state.shown),
    }


def _names(cards: int) -> list[str]:
    return [NAMES[card] for card in cards_of(cards)]


def from_position(data: Position) -> WonderfulWorld:
    fields = Fields(data)
    seats = fields.whole("seats", SEATS)
    open_hands = bool(fields.options(OPTIONS)["open_hands"])
    phase = phases.NAMES.index(fields.word("phase", phases.NAMES))
    if phase == phases.BEGINNING:
        for field in ("first", "turn"):
            if fields.any(field) is not None:
                raise wrong(field, "expected null, for the first seat is not drawn yet")
        state = WonderfulWorld(seats, open_hands, -1)
    else:
        state = WonderfulWorld(seats, open_hands, fields.whole("first", range(seats)))
        state.turn = fields.whole("turn", range(seats))
        state.phase = phase
    _read_rows(state, fields.part("rows"))
    _read_players(state, fields)
    for name, item in fields.items("beaten", CARDS):
        _see(state, name, item)
    _read_pile(state, fields.part("pile"))
    _read_throw(state, fields)
    fields.done()
    check(state)
    return state


def _see(state: WonderfulWorld, name: str, item: object) -> int:
    """A card that nobody has named before."""
    card = NAMES.index(word(name, item, NAMES))
    if not state.unseen >> card & 1:
        raise wrong(name, f"is {item}, which lies elsewhere already")
    state.unseen ^= 1 << card
    return card


def _read_rows(state: WonderfulWorld, fields: Fields) -> None:
    for row in range(ROWS):
        for name, item in fields.items(str(row + 1), ROWS):
            card = _see(state, name, item)
            if not state.room[row] >> card & 1:
                need = f"a {row + 1}" if not state.rows[row] else "a new number and a new object"
                raise wrong(name, f"is {item}, which does not fit there: expected {need}")
            state.place(card, row)
    fields.done()


def _read_players(state: WonderfulWorld, fields: Fields) -> None:
    for seat, (path, item) in enumerate(fields.items("players", state.seats, state.seats)):
        player = Fields(item, path)
        for name, card in player.items("hand", hand_size(state.seats)):
            if card is not None:
                state.hands[seat] |= 1 << _see(state, name, card)
            elif state.open_hands:
                raise wrong(name, "is null, but hands are open")
            else:
                state.unknown[seat] += 1
        state.dice_of[seat] = player.whole("dice", range(DICE + 1))
        player.done()


def _read_pile(state: WonderfulWorld, fields: Fields) -> None:
    state.grey = fields.whole("grey", range(CARDS + 1))
    state.landscapes = fields.whole("landscapes", range(LANDSCAPES + 1))
    fields.done()
    unnamed = len(cards_of(state.unseen))
    if state.grey != unnamed - sum(state.unknown):
        raise wrong(
            fields.name("grey"),
            f"is {state.grey}, but {unnamed} cards are named nowhere"
            f" and {sum(state.unknown)} of them are in hands",
        )


def _read_throw(state: WonderfulWorld, fields: Fields) -> None:
    for name, pips in fields.items("dice", DICE):
        state.dice += 1 << whole(name, pips, range(1, 7)) * PIPS_BITS
    state.left = fields.whole("to_throw", range(DICE + 1))
    for name, arrow in fields.items("falling", ROWS):
        state.falling |= 1 << whole(name, arrow, range(1, ROWS + 1)) - 1
    for name, item in fields.items("shown", hand_size(state.seats)):
        state.shown |= 1 << NAMES.index(word(name, item, NAMES))
