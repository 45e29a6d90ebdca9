"""mal_anders in notation and in events.

Notation: `#2` seat 2 begins; `d5` a die; `2+4:A` a piece enters; `5+6:A-11` a move, by the own
steps; `6+3:20-c` into the goal, `6+3:20-5` on for another lap; `-` the second set lapses.
"""

from __future__ import annotations

import re
from itertools import combinations
from typing import Final

from pasch.engine.message import Message, Value
from pasch.games.mal_anders.state import (
    COLOURS,
    DICE,
    ENTER,
    LAPSE,
    LATEST,
    MOST,
    MOVE,
    RUN_ON,
    SIX,
    STEPS,
    TRACK,
    MalAnders,
    colour,
    counts,
    lands,
    leaves,
    spends,
)

GOALS: Final = "abcd"
FIELDS: Final = ("A", *(str(step) for step in range(1, TRACK)), *GOALS)
_USE: Final = re.compile(r"(?:(\d)\+(\d):)?(?:(A|\d+|[a-d])-)?(A|\d+|[a-d])")


def write(state: MalAnders, action: int) -> str:
    if state.turn < 0:
        return f"#{action + 1}"
    if len(state.dice) < DICE:
        return f"d{action + 1}"
    if action == LAPSE:
        return "-"
    dice = "+".join(str(pips) for pips in pair(state, spends(action)))
    way = "A" if action == ENTER else f"{FIELDS[leaves(action)]}-{FIELDS[lands(action)]}"
    return f"{dice}:{way}"


def parse(state: MalAnders, text: str) -> int | None:
    if text == "-":
        return LAPSE
    found = _USE.fullmatch(text)
    if not found:
        return None
    one, two, start, end = found.groups()
    if end not in FIELDS or (start or "A") not in FIELDS:
        return None
    action = _entering(end) if start is None else _moving(FIELDS.index(start), FIELDS.index(end))
    if action is None or one is None:
        return action
    # Written with its dice: they must be a set of this throw and make these points.
    throw = [str(pips) for pips in state.dice]
    at_hand = one in throw and two in throw and (one != two or throw.count(one) > 1)
    return action if at_hand and int(one) + int(two) == spends(action) else None


def _entering(end: str) -> int | None:
    return ENTER if end == "A" else None


def _moving(start: int, end: int) -> int | None:
    points = end - start
    if 1 <= points <= MOST:
        return MOVE + (points - 1) * STEPS + start
    points += TRACK
    if LATEST <= start < TRACK and end < TRACK and 1 <= points <= MOST:
        return RUN_ON + (points - 1) * MOST + start - LATEST
    return None


def pair(state: MalAnders, total: int) -> tuple[int, int]:
    """The two dice of the throw that make the set of this sum."""
    return next(two for two in combinations(state.dice, 2) if sum(two) == total)


def tell(state: MalAnders, action: int) -> list[Message]:
    if state.turn < 0:
        return [Message("begins", {"seat": action})]
    after = state.copy()
    after.apply(action)
    if len(state.dice) < DICE:
        return _tell_throw(state, after, action + 1)
    seat = state.turn
    if action == LAPSE:
        return [Message("lapse", {"seat": seat})]
    told = [_tell_use(state, action)]
    target = lands(action)
    victim = state.standing(seat, target) if target < TRACK else -1
    if victim >= 0:
        told.append(Message("out", {"seat": seat, "other": victim}))
    if after.rank[seat]:
        told.append(Message("home", {"seat": seat, "place": after.rank[seat]}))
    if after.over and state.play_on:
        last = after.rank.index(state.seats)
        told.append(Message("last", {"seat": last, "place": state.seats}))
    elif not state.rest and not after.over and not after.rest and not after.rank[seat]:
        told.append(Message("rest-unusable", {"set": sum(state.dice) - spends(action)}))
    return told


def _tell_throw(state: MalAnders, after: MalAnders, pips: int) -> list[Message]:
    if len(state.dice) < DICE - 1:
        return []  # the throw is told when all four dice lie
    a, b, c, d = sorted([*state.dice, pips])
    told = [Message("throw", {"seat": state.turn, "a": a, "b": b, "c": c, "d": d})]
    if after.dice:
        return told
    if after.turn == state.turn and after.throws == state.throws - 1:
        told.append(Message("again", {"seat": state.turn, "left": after.throws}))
    else:
        told.append(Message("nothing", {"seat": state.turn}))
    return told


def _tell_use(state: MalAnders, action: int) -> Message:
    a, b = pair(state, spends(action))
    values: dict[str, Value] = {"seat": state.turn, "a": a, "b": b}
    if action == ENTER:
        return Message("enter", values)
    values |= {"from": FIELDS[leaves(action)], "to": FIELDS[lands(action)]}
    return Message(_kind(action), values)


def _kind(action: int) -> str:
    if action >= RUN_ON:
        return "run-on"
    return "into-goal" if lands(action) >= TRACK > leaves(action) else "move"


def offer(state: MalAnders, action: int) -> Message:
    if action == LAPSE:
        return Message("offer-lapse")
    victim = state.standing(state.turn, lands(action)) if lands(action) < TRACK else -1
    hit: dict[str, Value] = {"other": victim if victim >= 0 else "", "hits": int(victim >= 0)}
    if action == ENTER:
        return Message("offer-enter", hit)
    way: dict[str, Value] = {"from": FIELDS[leaves(action)], "to": FIELDS[lands(action)]}
    return Message(f"offer-{_kind(action)}", way | hit)


def hue(state: MalAnders, seat: int) -> str:
    return COLOURS[colour(state.seats, seat)]


def ask(state: MalAnders) -> Message:
    if state.rest:
        a, b = pair(state, state.rest)
        return Message("ask-second", {"seat": state.turn, "a": a, "b": b, "set": state.rest})
    return Message("ask-first", {"seat": state.turn})


def why(state: MalAnders, action: int) -> Message:
    """Why this action is not possible now, with the rule that says so."""
    if state.over:
        return Message("why-over", {"rule": "MA-40"})
    if len(state.dice) < DICE or not 0 <= action < RUN_ON + MOST * MOST:
        return Message("why-not-now", {"rule": "MA-10"})
    if action == LAPSE:
        return Message("why-must-use", {"rule": "MA-11"})
    mine = state.men[state.turn]
    points = counts(action)
    has_set = state.points() >> points & 1
    if action == ENTER:
        if not has_set:
            return Message("why-no-six", {"rule": "MA-20", "six": SIX})
        if not state.beside[state.turn]:
            return Message("why-none-beside", {"rule": "MA-20"})
        return Message("why-start-taken", {"rule": "MA-20"})
    if not mine >> leaves(action) & 1:
        return Message("why-no-piece", {"rule": "MA-12", "from": FIELDS[leaves(action)]})
    if not has_set:
        return Message("why-no-set", {"rule": "MA-10", "points": points})
    if lands(action) >= STEPS:
        return Message("why-past-goal", {"rule": "MA-33"})
    return Message("why-own-piece", {"rule": "MA-15", "to": FIELDS[lands(action)]})
