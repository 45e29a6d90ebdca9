"""mal_anders in notation and in events.

Notation: `#2` seat 2 begins; `d5` a die; `2+4:A` a piece enters; `5+6:A-11` a move, by the own
steps; `6+3:20-c` into the goal, `6+3:20-5` on for another lap; `-` the second pair lapses.
The dice may be left out when reading: `A`, `A-11`.
"""

from __future__ import annotations

import re
from itertools import combinations
from typing import Final

from pasch.engine.message import Message, PerSeat, Value
from pasch.engine.ring import Ring
from pasch.engine.state import CHANCE
from pasch.games.mal_anders.state import (
    ACTIONS,
    COLOURS,
    DICE,
    ENTER,
    LAPSE,
    MOST,
    MOVE,
    NEAR,
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

FIELDS: Final = ("A", *(str(step) for step in range(1, TRACK)), *"abcd")
_USE: Final = re.compile(r"(?:([1-6])\+([1-6]):)?(?:(\w+)-)?(\w+)")

Pair = tuple[int, int]


RINGS: Final[dict[int, Ring]] = {
    seats: Ring(TRACK, [colour(seats, seat) * TRACK // 4 for seat in range(seats)])
    for seats in (2, 3, 4)
}


def pieces(state: MalAnders, seat: int) -> list[int]:
    """The steps on which a seat has pieces."""
    found: list[int] = []
    step, men = 0, state.men[seat]
    while men:
        if men & 1:
            found.append(step)
        men >>= 1
        step += 1
    return found


def write(state: MalAnders, action: int) -> str:
    if state.turn < 0:
        return f"#{action + 1}"
    if len(state.dice) < DICE:
        return f"d{action + 1}"
    if action == LAPSE:
        return "-"
    one, two = pair(state, spends(action))
    way = "A" if action == ENTER else f"{FIELDS[leaves(action)]}-{FIELDS[lands(action)]}"
    return f"{one}+{two}:{way}"


def parse(state: MalAnders, text: str) -> int | None:
    if state.actor() == CHANCE:
        return next((each for each in state.chance().outcomes if write(state, each) == text), None)
    if text == "-":
        return LAPSE
    found = _USE.fullmatch(text)
    if not found:
        return None
    one, two, start, end = found.groups()
    action = _action(start, end)
    if action is None or one is None:
        return action
    # Written with its dice, they must lie there and make these points.
    low, high = sorted((int(one), int(two)))
    lies = (low, high) in combinations(state.dice, 2)
    return action if lies and low + high == spends(action) else None


def _action(start: str | None, end: str) -> int | None:
    if start is None:
        return ENTER if end == "A" else None
    if start not in FIELDS or end not in FIELDS:
        return None
    step = FIELDS.index(start)
    points = FIELDS.index(end) - step
    if 1 <= points <= MOST:
        return MOVE + (points - 1) * STEPS + step
    points += TRACK
    if step < TRACK and points <= MOST:
        return RUN_ON + (points - 1) * MOST + step - NEAR
    return None


# Two of four dice, and the two that are left.
SPLITS: Final = (
    (0, 1, 2, 3), (0, 2, 1, 3), (0, 3, 1, 2), (1, 2, 0, 3), (1, 3, 0, 2), (2, 3, 0, 1),
)  # fmt: skip


def pairs(dice: list[int], first: int) -> tuple[Pair, Pair]:
    """The four dice as two pairs, the first of this sum."""
    for a, b, c, d in SPLITS:
        if dice[a] + dice[b] == first:
            return (dice[a], dice[b]), (dice[c], dice[d])
    raise ValueError(f"no two of {dice} make {first}")


def pair(state: MalAnders, total: int) -> Pair:
    """The two dice that are used as this sum; of 2, 3, 3, 4 the second six is 3 + 3."""
    if state.rest:
        return pairs(state.dice, sum(state.dice) - total)[1]
    return pairs(state.dice, total)[0]


def hue(state: MalAnders, seat: int) -> str:
    return COLOURS[colour(state.seats, seat)]


def tell(state: MalAnders, action: int) -> list[Message]:
    if state.turn < 0:
        return [Message("begins", {"seat": action})]
    if len(state.dice) < DICE - 1:
        return []  # the throw is told when all four dice lie
    if action == LAPSE and len(state.dice) == DICE:
        return [Message("lapse", {"seat": state.turn})]
    after = state.copy()
    after.apply(action)
    if len(state.dice) < DICE:
        return _tell_throw(state, after, action + 1)
    seat = state.turn
    kind, values = _use(state, action)
    # Whoever listens counts the fields from their own start.
    values["to"] = _landing(state, lands(action))
    if action != ENTER:
        values["from"] = _space(state, leaves(action))
    told = [Message(kind, {"seat": seat, **values})]
    victim = _victim(state, action)
    if victim >= 0:
        told.append(Message("out", {"seat": seat, "other": victim}))
    if after.rank[seat]:
        told.append(Message("home", {"seat": seat, "place": after.rank[seat]}))
        if after.over and state.play_on:
            last = after.rank.index(state.seats)
            told.append(Message("last", {"seat": last, "place": state.seats}))
    elif not state.rest and not after.rest:
        unused = pairs(state.dice, spends(action))[1]
        told.append(Message("rest-unusable", {"pair": _sum(unused)}))
    return told


def _tell_throw(state: MalAnders, after: MalAnders, pips: int) -> list[Message]:
    a, b, c, d = sorted([*state.dice, pips])
    told = [Message("throw", {"seat": state.turn, "a": a, "b": b, "c": c, "d": d})]
    if after.turn != state.turn:
        told.append(Message("nothing", {"seat": state.turn}))
    elif not after.dice:
        told.append(Message("again", {"left": after.throws}))
    return told


def ask(state: MalAnders) -> Message:
    if state.rest:
        left = _sum(pair(state, state.rest))
        return Message("ask-second", {"seat": state.turn, "pair": left, "points": state.rest})
    return Message("ask-first", {"seat": state.turn})


def offer(state: MalAnders, action: int) -> Message:
    if action == LAPSE:
        return Message("offer-lapse")
    kind, values = _use(state, action)
    use = Message(f"offer-{kind}", values)
    victim = _victim(state, action)
    if victim >= 0:
        use = Message("offer-out", {"offer": use, "other": victim})
    near = _near(state, lands(action))
    return use if near is None else Message("offer-near", {"offer": use, "near": near})


def _use(state: MalAnders, action: int) -> tuple[str, dict[str, Value]]:
    """What kind of use, and its values: with which dice, where from, where to."""
    if action == ENTER:
        return "enter", {"pair": _sum(pair(state, SIX))}
    start, end = leaves(action), lands(action)
    if end < start:
        kind = "run-on"
    elif end < TRACK:
        kind = "move"
    else:
        kind = "into-goal" if start < TRACK else "advance"
    as_one = counts(action) == 1  # MA-13
    dice = Message("pair-as-one") if as_one else _sum(pair(state, counts(action)))
    return kind, {"pair": dice, "from": FIELDS[start], "to": FIELDS[end]}


def _space(state: MalAnders, step: int) -> str | PerSeat:
    """A field, as whoever listens counts it; the goals are everybody's own."""
    goal: str = FIELDS[step]
    return RINGS[state.seats].space(state.turn, step) if step < TRACK else goal


def _landing(state: MalAnders, step: int) -> str | PerSeat:
    if step >= TRACK:
        goal: str = FIELDS[step]
        return goal
    return RINGS[state.seats].landing(state.turn, step, _everybody(state), MOST)


def _near(state: MalAnders, step: int) -> Message | None:
    """Who could reach a piece there, and whom it could reach next."""
    if step >= TRACK:
        return None
    return RINGS[state.seats].near(state.turn, step, _everybody(state), MOST)


def _everybody(state: MalAnders) -> list[list[int]]:
    return [pieces(state, seat) for seat in range(state.seats)]


def _sum(dice: Pair) -> Message:
    return Message("pair", {"a": dice[0], "b": dice[1]})


def _victim(state: MalAnders, action: int) -> int:
    """The seat whose piece a use throws out, or -1."""
    return state.standing(state.turn, lands(action)) if lands(action) < TRACK else -1


def why(state: MalAnders, action: int) -> Message:
    """Why this action is not possible now, with the rule that says so."""
    if state.over:
        return Message("why-over", {"rule": "MA-40"})
    if len(state.dice) < DICE:
        return Message("why-not-now", {"rule": "MA-10"})
    if not 0 <= action < ACTIONS:
        return Message("why-no-action", {"rule": "MA-12"})
    if action == LAPSE:
        return Message("why-must-use", {"rule": "MA-11"})
    if not state.points() >> counts(action) & 1:
        return _why_no_pair(state, action)
    if action == ENTER:
        none = state.beside[state.turn] == 0
        return Message("why-none-beside" if none else "why-start-taken", {"rule": "MA-20"})
    return _why_no_move(state, action)


def _why_no_pair(state: MalAnders, action: int) -> Message:
    if state.rest:
        left = _sum(pair(state, state.rest))
        return Message("why-other-pair", {"rule": "MA-10", "pair": left, "points": state.rest})
    if action == ENTER:
        return Message("why-no-six", {"rule": "MA-20"})
    return Message("why-no-pair", {"rule": "MA-10", "points": counts(action)})


def _why_no_move(state: MalAnders, action: int) -> Message:
    start, end = leaves(action), lands(action)
    if not state.men[state.turn] >> start & 1:
        return Message("why-no-piece", {"rule": "MA-12", "from": FIELDS[start]})
    if end < 0:  # numbered as another lap, but too short for one
        return Message("why-no-lap", {"rule": "MA-31", "from": FIELDS[start]})
    if end >= STEPS:
        return Message("why-past-goal", {"rule": "MA-33"})
    return Message("why-own-piece", {"rule": "MA-15", "to": FIELDS[end]})
