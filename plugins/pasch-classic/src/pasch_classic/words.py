"""The race in notation and in events.

Notation: `#2` seat 2 begins; `d5` the die; `A` a piece enters; `A-5` a move, by the own steps;
`38-c` into the home.  When reading, the end of a way may be left out (`38`), but not from A.
"""

from __future__ import annotations

import re
from typing import Final

from pasch.engine.message import Message, PerSeat, Value
from pasch.engine.ring import Ring
from pasch.engine.state import CHANCE, OVER

from .race import (
    ACTIONS,
    ENTER,
    LAST,
    MOVE,
    MUST,
    SIX,
    TRACK,
    Race,
    highest,
)
from .state import Classic

COLOURS: Final = ("yellow", "green", "red", "black")  # MC-3, clockwise
FIELDS: Final = ("A", *(str(step) for step in range(1, TRACK)), *"abcd")
OTHER_WAY: Final = ACTIONS  # a way that the die does not lead; no action has this number
_MOVE: Final = re.compile(r"(\w+)(?:-(\w+))?")


def ring(race: Race) -> Ring:
    starts = [int(race.quarter(seat)) * TRACK // 4 for seat in range(race.seats)]
    return Ring(TRACK, starts)


def pieces(race: Race, seat: int) -> list[int]:
    """The steps on which a seat has pieces."""
    return [step for step in range(len(FIELDS)) if race.men(seat) >> step & 1]


def write(state: Classic, action: int) -> str:
    race = state.race
    if race.turn < 0:
        return f"#{action + 1}"
    if not race.pips:
        return f"d{action + 1}"
    if action == ENTER:
        return "A"
    return f"{FIELDS[action - MOVE]}-{FIELDS[race.lands(action)]}"


def parse(state: Classic, text: str) -> int | None:
    race = state.race
    if state.actor() == CHANCE:
        return next((each for each in state.chance().outcomes if write(state, each) == text), None)
    found = _MOVE.fullmatch(text)
    if not found:
        return None
    start, end = found.groups()
    if start not in FIELDS or (end is not None and end not in FIELDS):
        return None
    if end is None and start == "A":
        return ENTER
    action = MOVE + FIELDS.index(start)
    if action >= ACTIONS:  # d is the end
        return OTHER_WAY
    return action if end is None or race.lands(action) == FIELDS.index(end) else OTHER_WAY


def _stands(race: Race, step: int) -> bool:
    return bool(race.men(race.turn) >> step & 1)


def hue(race: Race, seat: int) -> str:
    return COLOURS[race.quarter(seat)]


def tell(state: Classic, action: int) -> list[Message]:
    race = state.race
    if race.turn < 0:
        return [Message("begins", {"seat": action})]
    after = race.copy()
    after.apply(action)
    if not race.pips:
        return _tell_throw(race, after, action + 1)
    seat = race.turn
    kind, values = _way(race, action)
    # Whoever listens counts the fields from their own start.
    values["to"] = _landing(race, int(race.lands(action)))
    if action != ENTER:
        values["from"] = _space(race, action - MOVE)
    told = [Message(kind, {"seat": seat, **values})]
    victim = victim_of(race, action)
    if victim >= 0:
        told.append(Message("out", {"seat": seat, "other": victim}))
    missed = huffed_by(race, action)
    if missed >= 0:
        told.append(Message("huffed", {"seat": seat, "from": _space(race, missed)}))
    if after.rank[seat]:
        told.append(Message("home", {"seat": seat, "place": after.rank[seat]}))
        if after.over and race.house.play_on:
            last = after.rank.index(race.seats)
            told.append(Message("last", {"seat": last, "place": race.seats}))
    elif after.turn == seat and race.pips == SIX:
        told.append(Message("once-more", {"seat": seat}))
    return told


def _tell_throw(race: Race, after: Race, pips: int) -> list[Message]:
    seat = race.turn
    told = [Message("throw", {"seat": seat, "pips": pips})]
    if after.pips:
        return told
    if after.turn != seat:
        told.append(Message("nothing", {"seat": seat}))
    elif pips == SIX and race.house.six_again:  # MC-14
        told.append(Message("nothing-but-again", {"seat": seat}))
    else:
        told.append(Message("try-again", {"left": after.throws}))
    return told


def ask(state: Classic) -> Message:
    race = state.race
    return Message("ask", {"seat": race.turn, "pips": race.pips})


def offer(state: Classic, action: int) -> Message:
    race = state.race
    kind, values = _way(race, action)
    way = Message(f"offer-{kind}", values)
    victim = victim_of(race, action)
    missed = huffed_by(race, action)
    if victim >= 0:
        way = Message("offer-out", {"offer": way, "other": victim})
    elif missed >= 0:
        way = Message("offer-huffed", {"offer": way, "from": FIELDS[missed]})
    near = _near(race, int(race.lands(action)))
    return way if near is None else Message("offer-near", {"offer": way, "near": near})


def _way(race: Race, action: int) -> tuple[str, dict[str, Value]]:
    """What kind of move, and its values."""
    if action == ENTER:
        return "enter", {}
    start, end = action - MOVE, race.lands(action)
    kind = "into-home" if start < TRACK <= end else "move"
    return kind, {"from": FIELDS[start], "to": FIELDS[end]}


def _space(race: Race, step: int) -> str | PerSeat:
    """A field, as whoever listens counts it; the homes are everybody's own."""
    home: str = FIELDS[step]
    return ring(race).space(int(race.turn), step) if step < TRACK else home


def _landing(race: Race, step: int) -> str | PerSeat:
    if step >= TRACK:
        home: str = FIELDS[step]
        return home
    return ring(race).landing(int(race.turn), step, _everybody(race), SIX)


def _near(race: Race, step: int) -> Message | None:
    """Who could reach a piece there by one roll, and whom it could reach."""
    return None if step >= TRACK else ring(race).near(int(race.turn), step, _everybody(race), SIX)


def _everybody(race: Race) -> list[list[int]]:
    return [pieces(race, seat) for seat in range(race.seats)]


def victim_of(race: Race, action: int) -> int:
    """The seat whose piece a move captures, or -1."""
    end = race.lands(action)
    return int(race.standing(race.turn, end)) if 0 <= end < TRACK else -1


def huffed_by(race: Race, action: int) -> int:
    """MC-42: the step of the piece that goes back because of this move, or -1."""
    missed = race.missed(action)
    return int(highest(missed)) if missed else -1


def why(state: Classic, action: int) -> Message:
    """Why this action is not possible now, with the rule that says so."""
    race = state.race
    if state.actor() == OVER:
        return Message("why-over", {"rule": "MC-60"})
    if not race.pips:
        return Message("why-not-now", {"rule": "MC-10"})
    if not 0 <= action < ACTIONS:
        return Message("why-other-way", {"rule": "MC-10", "pips": race.pips})
    if action == ENTER:
        return _why_not_enter(race)
    return _why_not_move(race, action - MOVE)


def _why_not_enter(race: Race) -> Message:
    if not race.waiting(race.turn):
        return Message("why-none-waiting", {"rule": "MC-20"})
    if race.pips != SIX and not (race.pips == 1 and race.house.enter_with_one):
        return Message("why-no-six", {"rule": "MC-20", "pips": race.pips})
    if race.foreign(race.turn, True) & 1:
        return Message("why-blockade", {"rule": "MC-51"})
    if race.house.clear_start and race.legal() == [MOVE]:
        return Message("why-clear-start", {"rule": "MC-22"})
    return Message("why-own-piece", {"rule": "MC-12", "to": FIELDS[0]})


def _why_not_move(race: Race, step: int) -> Message:
    if not _stands(race, step):
        return Message("why-no-piece", {"rule": "MC-10", "from": FIELDS[step]})
    if race.legal() == [ENTER]:
        return Message("why-must-enter", {"rule": "MC-20"})
    obstacle = race.obstacle(step)
    if obstacle:
        rules = {"past-home": "MC-31", "own-piece": "MC-12", "jump": "MC-32", "blockade": "MC-51"}
        end = step + race.pips
        to = FIELDS[min(end, LAST)]
        return Message(f"why-{obstacle}", {"rule": rules[obstacle], "to": to})
    if race.house.clear_start and race.legal() == [MOVE] and race.waiting(race.turn):
        return Message("why-clear-start", {"rule": "MC-22"})
    assert race.house.capture == MUST
    return Message("why-must-capture", {"rule": "MC-41"})
