"""Positions of nichtlustig read back and checked; position.py says how they look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pasch.engine.fields import Fields, whole, word, wrong
from pasch.engine.game import Position
from pasch.games.nichtlustig.notation import CARD_NAMES, DEATH_NAMES
from pasch.games.nichtlustig.position import OPTIONS, PHASES, SEATS
from pasch.games.nichtlustig.state import (
    ALL,
    CHOOSING,
    CLAIMING,
    CLOWN,
    CLOWNING,
    COVERING,
    DEATHS,
    DICE,
    DINOSAUR,
    DUCK,
    ENDED,
    ENOUGH,
    KEEPING,
    NOTHING,
    OF_VALUE,
    OPENING,
    PINK,
    PROFESSOR,
    ROW,
    TALLYING,
    THROWING,
    Nichtlustig,
)
from pasch.games.nichtlustig.words import SPECIALS
from pasch.games.nichtlustig.worth import worth

_SETTLING: Final = (CLAIMING, CLOWNING, CHOOSING, COVERING)  # the dice lie and are scored


def from_position(data: Position) -> Nichtlustig:
    fields = Fields(data)
    seats = fields.whole("seats", SEATS)
    state = Nichtlustig(seats, bool(fields.options(OPTIONS)["booklet_specials"]), -1)
    state.phase = PHASES.index(fields.word("phase", PHASES))
    _read_things(state, fields)
    _read_turn(state, fields)
    _read_professors(state, fields)
    _read_dice(state, fields)
    _read_laying(state, fields)
    given = fields.any("worth") if fields.has("worth") else None
    fields.done()
    state.resume()
    _check_question(state)
    if given is not None and given != worth(state):
        raise wrong("worth", f"does not follow from the rest: expected {worth(state)}")
    return state


class _Seen:
    """All that was read so far: each card lies in exactly one place."""

    def __init__(self) -> None:
        self.places: dict[str, str] = {}

    def one(self, name: str, value: object, names: Sequence[str]) -> int:
        """The number of the thing called `value`."""
        found = word(name, value, names)
        if found in self.places:
            raise wrong(name, f"{found} lies at {self.places[found]} already")
        self.places[found] = name
        return names.index(found)

    def some(self, part: Fields, field: str, names: Sequence[str]) -> list[int]:
        return [self.one(name, value, names) for name, value in part.items(field, len(names))]

    def cards(self, part: Fields, field: str) -> int:
        return sum(1 << card for card in self.some(part, field, CARD_NAMES))


def _read_things(state: Nichtlustig, fields: Fields) -> None:
    seen = _Seen()
    middle = fields.part("middle")
    state.middle = seen.cards(middle, "cards")
    seen.some(middle, "deaths", DEATH_NAMES)
    seen.some(middle, "specials", SPECIALS)
    middle.done()
    for seat, (path, item) in enumerate(fields.items("players", state.seats, state.seats)):
        mine = Fields(item, path)
        state.scored[seat] = seen.cards(mine, "scored")
        state.unscored[seat] = seen.cards(mine, "unscored")
        if state.unscored[seat] >> DINOSAUR:  # NL-26
            raise wrong(mine.name("unscored"), "holds a Dinosaur, which is always scored")
        for special in seen.some(mine, "specials", SPECIALS):
            state.owner[special] = seat
        for name, value in mine.items("deaths", DEATHS):
            _read_death(state, seat, Fields(value, name), seen)
        mine.done()
    missing = [name for name in (*CARD_NAMES, *DEATH_NAMES, *SPECIALS) if name not in seen.places]
    if missing:
        raise wrong("middle", f"{', '.join(missing)} should lie here or with a player")
    if state.phase == OPENING and len(seen.places) > sum(
        len(middle.any(field)) for field in ("cards", "deaths", "specials")
    ):
        raise wrong("middle", "should hold everything before the first turn")


def _read_death(state: Nichtlustig, seat: int, fields: Fields, seen: _Seen) -> None:
    death = seen.one(fields.name("death"), fields.any("death"), DEATH_NAMES)
    state.holder[death] = seat
    if fields.any("covers") is not None:
        card = CARD_NAMES.index(fields.word("covers", CARD_NAMES[:DINOSAUR]))  # NL-31
        if not state.valid(seat) >> card & 1:
            raise wrong(fields.name("covers"), "is no scored card of this player, or covered twice")
        state.covers[death] = card
    fields.done()


def _read_turn(state: Nichtlustig, fields: Fields) -> None:
    left = state.middle.bit_count()
    if state.phase == OPENING:
        if fields.any("turn") is not None:
            raise wrong("turn", "should be null until somebody begins")
        return
    state.turn = fields.whole("turn", range(state.seats))
    if state.phase in (TALLYING, ENDED):
        if left > ENOUGH:  # NL-60
            raise wrong("phase", f"cannot be with {left} cards in the middle")
        return
    if left <= ENOUGH and state.phase in (THROWING, KEEPING, CLAIMING):
        raise wrong("phase", f"cannot be with only {left} cards in the middle")
    if state.owner[state.grounding] == state.turn:  # NL-47
        raise wrong("turn", f"is a player with {SPECIALS[state.grounding]}, who misses it")


def _read_dice(state: Nichtlustig, fields: Fields) -> None:
    state.falling = state.aside = 0
    for place, (name, value) in enumerate(fields.items("dice", DICE, DICE)):
        if value is None:
            state.falling |= 1 << place
        else:
            state.dice[place] = whole(name, value, range(6))
    for name, value in fields.items("aside", DICE):
        bit = 1 << whole(name, value, range(1, DICE + 1)) - 1
        if state.aside & bit:
            raise wrong(name, "is set aside twice")
        state.aside |= bit
    throwing = state.phase in (THROWING, KEEPING)
    state.throws = fields.whole("throws", range(1, 5) if throwing else range(1))
    if throwing:
        _check_throws(state)
    elif state.phase == OPENING:
        _check_opening(state)
    elif state.aside != ALL:
        raise wrong("aside", "should hold all dice when no throw is left")
    _check_hand(state)


def _check_opening(state: Nichtlustig) -> None:
    if state.aside >> state.seats != ALL >> state.seats:
        raise wrong("aside", f"should hold all dice but those of the {state.seats} players")
    if (ALL ^ state.aside).bit_count() < 2:
        raise wrong("aside", "leaves nobody to roll against")


def _check_throws(state: Nichtlustig) -> None:
    hurried = state.owner[state.hurrying] == state.turn
    most = 2 if hurried else 3 if state.owner[DUCK] == state.turn else 4  # NL-43, NL-48
    if state.throws > most:
        raise wrong("throws", f"are {most} at most with these special cards")
    if state.phase == KEEPING and not state.throws_again():
        raise wrong("phase", "cannot be: no throw is left")
    if state.aside == ALL or (state.throws == 1 and state.aside):
        raise wrong("aside", f"cannot be so at throw {state.throws}")


def _check_hand(state: Nichtlustig) -> None:
    """Dice fall one by one, so those that lie come before those in the hand."""
    thrown = 0
    if state.phase in (OPENING, THROWING):
        thrown = ALL ^ state.aside
    elif state.phase == TALLYING:
        thrown = (1 << _professors(state, state.roller)) - 1
    if state.falling & ~thrown:
        raise wrong("dice", "are in the hand (null) that are not to be thrown")
    if thrown and not state.falling:
        raise wrong("dice", "all lie, but the throw is not over: one should be in the hand (null)")
    if thrown & ~state.falling > state.falling & -state.falling:
        raise wrong("dice", "should fall one by one, the first one first")
    rest = thrown if state.phase in (OPENING, TALLYING, ENDED) else ALL
    if any(value for place, value in enumerate(state.dice) if not rest >> place & 1):
        raise wrong("dice", "show something where nobody throws: should be 0")


def _professors(state: Nichtlustig, seat: int) -> int:
    return (state.valid(seat) >> PROFESSOR & ROW).bit_count()


def _read_professors(state: Nichtlustig, fields: Fields) -> None:
    """NL-62: who rolls now, and what those before them rolled."""
    past = state.seats if state.phase == ENDED else 0  # seats that have rolled
    if state.phase == TALLYING:
        state.roller = fields.whole("roller", range(state.seats))
        if not _professors(state, state.roller):
            raise wrong("roller", "is a player without Professors")
        past = (state.roller - state.turn) % state.seats
    elif fields.any("roller") is not None:
        raise wrong("roller", "should be null unless Professors are rolled for")
    for seat, (name, value) in enumerate(fields.items("rolled", state.seats, state.seats)):
        rolls = (seat - state.turn) % state.seats < past and _professors(state, seat)
        state.rolled[seat] = whole(name, value, range(6 if rolls else 1))


def _read_laying(state: Nichtlustig, fields: Fields) -> None:
    if state.phase != COVERING:
        if fields.any("laying") is not None:
            raise wrong("laying", "should be null unless a Death is to be laid")
        return
    state.laying = DEATH_NAMES.index(fields.word("laying", DEATH_NAMES))
    if state.holder[state.laying] != state.turn or state.covers[state.laying] != NOTHING:
        raise wrong("laying", "should lie face up with the player whose turn it is")
    if state.laying != state.dice[PINK] and state.holder[state.dice[PINK]] != state.turn:
        raise wrong("laying", "should be the Death of the pink die")  # NL-28


def _check_question(state: Nichtlustig) -> None:
    """There is something to decide, and everything before it has been done."""
    if state.phase not in _SETTLING:
        return
    for seat in range(state.seats):
        fresh = seat == state.turn and state.phase != CLAIMING  # NL-23: what they have just won
        if state.unscored[seat] & OF_VALUE[state.dice[PINK]] and not fresh:
            raise wrong(f"players[{seat}].unscored", "holds a card that the pink die has scored")
    if state.phase == CLOWNING and (state.owner[CLOWN] != state.turn or not state.deaths()):
        raise wrong("phase", "cannot be: no Clown, or no Death to send away")
    if state.phase == CLAIMING and not state.options:
        raise wrong("phase", "cannot be: the dice win nothing")
    if state.phase in (CHOOSING, COVERING) and len(state.options) < 2:
        raise wrong("phase", "cannot be: there is only one way")
