"""What the fields of a game's positions are: found out by playing a little, or said by the game.

A path names a field: `bank`, `players.hand`.  Entries of a list have the path of the list.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain
from typing import Any, Final, NamedTuple

from pasch.engine.game import FactKind, Game
from pasch.engine.rng import Rng
from pasch.engine.setup import Setup
from pasch.engine.state import CHANCE, OVER, State

LOOKS: Final = 200  # positions of one match: enough to have seen every phase of most games
SEED: Final = 20
HIGHEST: Final = 20  # sides of a die

# What everybody calls these things; a game that calls them otherwise says what they are.
# Of these the first ones are said elsewhere on every table.
HIDDEN = frozenset({"game", "version", "seats", "options", "places"})
SEAT = frozenset({
    "turn", "first", "actor", "asked", "seat", "player", "roller", "mover", "starter", "dealer",
    "leader", "winner", "loser", "owner", "by", "current", "active",
})  # fmt: skip
DIE = frozenset({"die", "dice"})
CARD = frozenset({"card", "cards", "hand", "hands", "deck", "pile", "discards", "discard", "trick"})
PIECE = frozenset({"on", "pieces", "men", "tokens", "pawns"})
SCORE = frozenset({"score", "scores", "points", "chips", "coins", "money", "total", "totals"})


class Shape(NamedTuple):
    """`seats` are the paths of lists with one entry per seat."""

    seats: frozenset[str]
    kinds: Mapping[str, FactKind]
    paths: tuple[str, ...]


class _Seen(NamedTuple):
    value: Any
    seats: int


@cache
def shape(game: Game) -> Shape:
    """
    >>> from pasch import load
    >>> sorted(shape(load("simpsons")).seats)
    ['bets', 'chips']
    """
    matches = [
        (seats, list(_match(game, seats))) for seats in sorted({game.seats[0], game.seats[-1]})
    ]
    found: dict[str, list[_Seen]] = {}
    for seats, positions in matches:
        for position in positions:
            _note(position, seats, "", found)
    owned = frozenset(path for path, seen in found.items() if _is_owned(seen))
    # What each seat has is looked at entry by entry.
    for path in owned:
        found[path] = [_Seen(entry, seats) for value, seats in found[path] for entry in value]
    kinds = {path: kind for path, seen in found.items() if (kind := _kind(path, seen, owned))}
    kinds |= {path: said for path in found if (said := _said(game, path))}
    return Shape(owned, kinds, tuple(found))


def _said(game: Game, path: str) -> FactKind | None:
    """By the game itself: of this path, of fields with this name, or of the table around it."""
    while path:
        said = game.facts.get(path) or game.facts.get(_last(path))
        if said:
            return said
        path = path.rpartition(".")[0]
    return None


def _match(game: Game, seats: int) -> Iterator[dict[str, Any]]:
    """Positions of a match that is played at random, always the same."""
    rng = Rng(SEED, seats)
    state = game.start(Setup(seats))
    for _ in range(LOOKS):
        yield game.position(state)
        if state.actor() == OVER:
            return
        state.apply(_any(state, rng))


def _any(state: State, rng: Rng) -> int:
    if state.actor() == CHANCE:
        return state.chance().sample(rng)
    legal = state.legal()
    return legal[int(rng.below(len(legal)))]


def _note(value: Any, seats: int, path: str, found: dict[str, list[_Seen]]) -> None:
    if path:
        found.setdefault(path, []).append(_Seen(value, seats))
    tables = [value] if isinstance(value, Mapping) else value if isinstance(value, list) else []
    for table in tables:
        if isinstance(table, Mapping):
            for name, item in table.items():
                _note(item, seats, f"{path}.{name}" if path else name, found)


def _is_owned(seen: list[_Seen]) -> bool:
    """One entry per seat in every position, from the first one on."""
    return all(isinstance(value, list) and len(value) == seats for value, seats in seen)


def _kind(path: str, seen: list[_Seen], owned: frozenset[str]) -> FactKind | None:
    name = _last(path)
    lists = [value for value, _ in seen if isinstance(value, list)]
    single = [value for value, _ in seen if not isinstance(value, list)]
    entries = [entry for entry in chain(single, *lists) if entry is not None]
    if name == path and name in HIDDEN:
        return "hidden"
    if name in SEAT and not lists and all(_is_seat(*each) for each in seen):
        return "seat"
    if name in DIE and all(_is_number(entry) and entry <= HIGHEST for entry in entries):
        # A number called `dice` is how many there are.
        return "dice" if lists or name == "die" or path in owned else None
    if name in CARD and (lists or path in owned) and _are_names(entries):
        return "cards"
    if name in CARD and not lists and entries and all(isinstance(each, str) for each in entries):
        return "cards"
    if name in PIECE and lists and _are_names(entries):
        return "pieces"
    mine = any(path == owner or path.startswith(f"{owner}.") for owner in owned)
    if name in SCORE and mine and all(_is_number(entry) for entry in entries):
        return "score"
    return None


def _is_seat(value: Any, seats: int) -> bool:
    return value is None or (_is_number(value) and 0 <= value < seats)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _are_names(entries: list[Any]) -> bool:
    return all(isinstance(entry, (str, int)) for entry in entries)


def _last(path: str) -> str:
    return path.rpartition(".")[2]
