"""mal_anders once more: slow, plain, from the rules alone, without a line of the game's own code.

A position is the JSON that `GAME.position` writes.  Fields are names, ways are lists of names, the
dice are paired by trying every order of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import permutations
from typing import Any, NamedTuple

Position = dict[str, Any]

RING = [f"rim {number}" for number in range(24)]  # MA-1
CORNERS = {"yellow": 0, "green": 6, "red": 12, "black": 18}  # MA-3
OWN = ["A", *(str(number) for number in range(1, 24)), "a", "b", "c", "d"]


class Use(NamedTuple):
    pair: tuple[int, int]
    start: str | None  # None: from beside the board
    end: str

    def text(self) -> str:
        """Without the dice, but with their sum: two pairs of one sum do the same."""
        return f"{sum(self.pair)}:{self.end if self.start is None else f'{self.start}-{self.end}'}"


def real(colour: str, own: str) -> str:
    """The field on the board that a colour calls so."""
    if own in "abcd":
        return f"{colour} {own}"
    return RING[(CORNERS[colour] + OWN.index(own)) % 24]


def ways_on(field: str) -> list[list[str]]:
    """The fields ahead of a piece: towards the goal, and for another lap."""
    lap = OWN[:24]
    if field in "abcd":
        return [OWN[OWN.index(field) + 1 :]]  # MA-32
    ahead = lap[lap.index(field) + 1 :]
    return [[*ahead, "a", "b", "c", "d"], [*ahead, *lap]]  # MA-30, MA-31


@cache
def pairs(dice: tuple[int, ...], rest: int) -> set[tuple[int, int]]:
    """The pairs that may be used now."""
    return {(a, b) for a, b, _, _ in permutations(dice) if rest in (0, a + b)}


def uses(position: Position) -> Iterator[Use]:
    """Every use of every pair."""
    mine = position["pieces"][position["turn"]]
    for pair in pairs(tuple(position["dice"]), position["rest"]):
        if sum(pair) == 6 and mine["beside"] and "A" not in mine["on"]:  # MA-20
            yield Use(pair, None, "A")
        for points in (1, 2) if pair == (1, 1) else (sum(pair),):  # MA-13
            for start in mine["on"]:
                for way in ways_on(start):
                    if points <= len(way) and way[points - 1] not in mine["on"]:  # MA-15, MA-33
                        yield Use(pair, start, way[points - 1])


def after(position: Position, use: Use) -> Position:
    """The position once the pair is moved, and what follows by itself."""
    result = copied(position)
    mine = result["pieces"][result["turn"]]
    if use.start is None:
        mine["beside"] -= 1
    else:
        mine["on"].remove(use.start)
    target = real(mine["colour"], use.end)
    for theirs in result["pieces"]:
        for own in list(theirs["on"]):
            if real(theirs["colour"], own) == target:  # MA-15
                theirs["on"].remove(own)
                theirs["beside"] += 1
    mine["on"] = sorted([*mine["on"], use.end], key=OWN.index)
    if set(mine["on"]) == set("abcd"):
        return finished(result)
    if not position["rest"]:
        result["rest"] = sum(result["dice"]) - sum(use.pair)
        if any(uses(result)):  # MA-12
            return result
    return passed_on(result)


def copied(position: Position) -> Position:
    """With pieces and places of its own."""
    pieces = [{**mine, "on": list(mine["on"])} for mine in position["pieces"]]
    return {**position, "pieces": pieces, "places": list(position["places"])}


def finished(position: Position) -> Position:
    """MA-40."""
    places = position["places"]
    places[position["turn"]] = max(places) + 1
    if position["options"]["play_on"] and places.count(0) > 1:
        return passed_on(position)
    position["places"] = [place or max(places) + 1 for place in places]
    return {**position, "throws": 0, "dice": [], "rest": 0}


def passed_on(position: Position) -> Position:
    turn = position["turn"]
    while True:
        turn = (turn + 1) % position["seats"]
        if not position["places"][turn]:
            break
    on = position["pieces"][turn]["on"]
    stuck = all(  # MA-21
        field in "abcd" and all(ahead in on for ahead in ways_on(field)[0]) for field in on
    )
    return {**position, "turn": turn, "throws": 3 if stuck else 1, "dice": [], "rest": 0}


def thrown(position: Position, pips: int) -> Position:
    """The position after one more die."""
    result = {**position, "dice": sorted([*position["dice"], pips])}
    if len(result["dice"]) < 4 or any(uses(result)):
        return result
    if position["throws"] > 1:  # MA-21
        return {**result, "dice": [], "throws": position["throws"] - 1}
    return passed_on(result)  # MA-11


def nexts(position: Position) -> dict[str, Position]:
    """Everything that may happen next, and what comes of it; nothing once the game is over."""
    if 0 not in position["places"]:
        return {}
    if len(position["dice"]) < 4:
        return {f"d{pips}": thrown(position, pips) for pips in range(1, 7)}
    found = {use.text(): after(position, use) for use in uses(position)}
    if position["rest"]:
        found["-"] = passed_on(position)  # MA-11
    return found
