"""A position of simpsons as readable JSON, both ways.

    {"seats": 3, "options": {"bank": 150, "open_bets": false}, "phase": "bet", "turn": 0,
     "asked": 2, "chips": [10, 10, 10], "bank": 120, "used": [], "dice": 6,
     "portrait": "why_you", "bets": [2, 1, 0], "faces": []}

`turn` is the roller, null until drawn; `asked` is who chooses, or whose bet is shown next.
`dice` are in the cup, `faces` have fallen.  A bet is above 0 for the roller and below 0 against
them; 0 is not laid yet, null is laid and hidden.  Stakes are among their owners' chips.
"""

from __future__ import annotations

from pasch.engine.errors import BadSetup
from pasch.engine.fields import Fields, whole, word, wrong
from pasch.engine.game import Position
from pasch.engine.setup import Setup, flag, number
from pasch.games.simpsons.album import ALBUM, DICE, FACES
from pasch.games.simpsons.readable import Phase
from pasch.games.simpsons.readable import Position as Readable
from pasch.games.simpsons.state import (
    BANK,
    BETTING,
    CHOOSING,
    COUNTING,
    DRAWING,
    ENDED,
    SHOWING,
    THROWING,
    UNSEEN,
    Simpsons,
    purse,
)

LARGEST = 500  # a bank that no family empties
OPTIONS = (number("bank", 150, range(31, LARGEST + 1)), flag("open_bets"))  # SI-3, SI-13
SEATS = range(2, 5)
PHASES: tuple[Phase, ...] = ("draw", "show", "throw", "portrait", "stake", "dice", "bet", "over")
PORTRAITS = tuple(portrait.id for portrait in ALBUM.portraits)
REMAINDERS = ALBUM.remainders()


def start(setup: Setup) -> Simpsons:
    total = int(setup.options["bank"])
    players = setup.seats * purse(setup.seats)
    if total <= players:  # SI-3
        allowed = f"{players + 1}–{LARGEST}"
        raise BadSetup(
            f"option 'bank' of simpsons cannot be {total} with {setup.seats} players, who take"
            f" {players} chips out of it; it may be {allowed}",
            {"game": "simpsons", "problem": "value", "name": "bank", "value": str(total),
             "allowed": allowed},
        )  # fmt: skip
    first = -1 if setup.first is None else setup.first
    return Simpsons(setup.seats, total, bool(setup.options["open_bets"]), first)


def position(state: Simpsons) -> Readable:
    drawn = state.turn >= 0
    return {
        "seats": state.seats,
        "options": {"bank": sum(state.chips), "open_bets": state.open_bets},
        "phase": PHASES[state.phase],
        "turn": state.turn if drawn else None,
        "asked": state.asked if drawn else None,
        "chips": state.chips[:BANK],
        "bank": state.chips[BANK],
        "used": [id for place, id in enumerate(PORTRAITS) if state.used >> place & 1],
        "dice": state.dice,
        "portrait": PORTRAITS[state.portrait] if state.portrait >= 0 else None,
        "bets": [None if bet == UNSEEN else bet for bet in state.bets],
        "faces": [face for place, face in enumerate(FACES) for _ in range(state.faces[place])],
    }


def from_position(data: Position) -> Simpsons:
    fields = Fields(data)
    seats = fields.whole("seats", SEATS)
    try:
        state = start(Setup(seats, fields.options(OPTIONS)))
    except BadSetup as error:
        raise wrong("options.bank", str(error)) from None
    state.phase = PHASES.index(fields.word("phase", PHASES))
    if state.phase == SHOWING and not state.secret:
        raise wrong("phase", "is 'show', but the bets of this table are open")
    _read_chips(state, fields)
    _read_seats(state, fields)
    _read_cup(state, fields)
    _read_bets(state, fields)
    _read_faces(state, fields)
    fields.done()
    return state


def _read_chips(state: Simpsons, fields: Fields) -> None:
    total = sum(state.chips)
    items = fields.items("chips", state.seats, state.seats)
    chips = [whole(name, count, range(total + 1)) for name, count in items]
    chips.append(fields.whole("bank", range(total + 1)))
    if sum(chips) != total:
        raise wrong("bank", f"and players have {sum(chips)} chips together, expected {total}")
    if state.phase == DRAWING and chips != state.chips:
        raise wrong("chips", f"are {purse(state.seats)} each before the first turn")
    if (state.phase == ENDED) != (0 in chips):
        raise wrong("phase", "is 'over' exactly when a player or the bank has no chips")
    state.chips = chips


def _read_seats(state: Simpsons, fields: Fields) -> None:
    for field in ("turn", "asked"):
        if state.phase == DRAWING and fields.any(field) is not None:
            raise wrong(field, "expected null until the first seat is drawn")
    if state.phase == DRAWING:
        return
    state.turn = fields.whole("turn", range(state.seats))
    state.asked = fields.whole("asked", range(state.seats))
    if (state.asked == state.turn) == (state.phase in (BETTING, SHOWING)):
        raise wrong("asked", "is the roller, except while the others' bets are laid or shown")


def _read_cup(state: Simpsons, fields: Fields) -> None:
    for name, id in fields.items("used", len(PORTRAITS)):
        place = PORTRAITS.index(word(name, id, PORTRAITS))
        if state.used >> place & 1:
            raise wrong(name, "is there twice")
        state.used |= 1 << place
    state.dice = fields.whole("dice", range(1, DICE + 1))
    allowed = ALBUM.choices(state.used, state.dice)
    if state.used and (
        state.phase in (DRAWING, COUNTING, ENDED)
        or not allowed
        or (state.used, state.dice) not in REMAINDERS
    ):
        raise wrong("used", f"does not fit a turn with {state.dice} dice in this phase")
    if state.phase in (DRAWING, CHOOSING, ENDED):
        if fields.any("portrait") is not None:
            raise wrong("portrait", "expected null until it is chosen")
    else:
        choices = [PORTRAITS[place] for place in allowed]
        state.portrait = PORTRAITS.index(fields.word("portrait", choices))
    if not state.used and state.phase in (BETTING, SHOWING, THROWING):
        _, _, least, most = ALBUM.portraits[state.portrait]
        fields.whole("dice", range(least, most + 1))
    elif not state.used:
        fields.whole("dice", range(DICE, DICE + 1))


def _read_bets(state: Simpsons, fields: Fields) -> None:
    reached = (state.asked - state.turn) % state.seats
    laid = {COUNTING: 1, BETTING: reached, SHOWING: state.seats, THROWING: state.seats}
    hidden = {BETTING: 1, SHOWING: reached} if state.secret else {}
    for seat, (name, bet) in enumerate(fields.items("bets", state.seats, state.seats)):
        step = (seat - state.turn) % state.seats  # SI-13: clockwise from the roller
        most = state.most(seat)
        if step >= laid.get(state.phase, 0):
            state.bets[seat] = whole(name, bet, range(1))
        elif bet is None and step >= hidden.get(state.phase, state.seats):
            state.bets[seat] = UNSEEN
        else:
            state.bets[seat] = whole(name, bet, range(-most if step else 1, most + 1))
            if not bet:
                raise wrong(name, "is laid already, so it is not 0")


def _read_faces(state: Simpsons, fields: Fields) -> None:
    most = state.dice - 1 if state.phase == THROWING else 0
    for name, face in fields.items("faces", most):
        state.faces[FACES.index(word(name, face, FACES))] += 1
        state.fallen += 1
