"""Hidden things stay hidden (the law V3 of the contract), and a view can be filled in."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any, NamedTuple

from pasch import HIDDEN, OVER, Game, Record, Rng, Setup, State, steps
from pasch.engine.table import ONLOOKER
from pasch.testing.matches import Match, Moment, draw, finish, match, moments, some

STEPS = 60  # records that are followed after a change
TRIED = 4  # changes for each seat


def what_a_seat_did_not_see_changes_nothing(game: Game, setup: Setup, seed: int) -> None:
    """V3: had it been otherwise, the seat would have seen the same, step by step."""
    found = match(game, setup, seed)
    tried = _unseen(found, Rng(seed, stream=2))
    for number, (state, views) in enumerate(found.along()):
        ahead = found.table.log[number : number + STEPS]
        for seat in tried[number]:
            as_it_was = list(_known(seat, state.copy(), views[seat].copy(), ahead))
            for other in steps(state):
                if other != ahead[0].action:
                    changed = [Record(ahead[0].actor, other), *ahead[1:]]
                    twin = _known(seat, state.copy(), views[seat].copy(), changed)
                    for known, otherwise in zip(as_it_was, twin, strict=False):
                        _same(seat, known, otherwise)


def _unseen(found: Match, rng: Rng) -> defaultdict[int, list[int]]:
    """Some records that a seat did not see: which seats, by the number of the record."""
    seats: defaultdict[int, list[int]] = defaultdict(list)
    for seat in found.viewers():
        seen = found.table.seen_by(seat)
        hidden = [number for number, record in enumerate(seen) if record.action == HIDDEN]
        for place in some(len(hidden), TRIED, rng):
            seats[hidden[place]].append(seat)
    return seats


class Known(NamedTuple):
    """What a seat knows before a record."""

    actor: int
    sees: bool
    legal: list[int]  # if it is the one to act
    view: tuple[int, ...]


def _known(seat: int, state: State, view: State, ahead: list[Record]) -> Iterator[Known]:
    """Step by step, with these records as long as they are possible.

    A hidden one that is not is replaced by the first that is; if the seat would see it, the
    matches differ in the open from there on.
    """
    for record in ahead:
        known = _known_now(seat, state, view)
        yield known
        possible, action = steps(state), record.action
        if action not in possible:
            if known.sees:
                return
            action = possible[0]
        state.apply(action)
        view.apply(action if known.sees else HIDDEN)
    yield _known_now(seat, state, view)


def _known_now(seat: int, state: State, view: State) -> Known:
    actor = state.actor()
    acts = seat != ONLOOKER and actor == seat  # nature has the same number
    return Known(actor, sees_it(seat, state), state.legal() if acts else [], view.key())


def _same(seat: int, known: Known, otherwise: Known) -> None:
    assert otherwise.actor == known.actor, f"seat {seat} can tell by who acts"
    assert otherwise.sees == known.sees, f"seat {seat} can tell by what it sees"
    assert otherwise.legal == known.legal, f"seat {seat} can tell by its actions"
    assert otherwise.view == known.view, f"seat {seat} can tell by its view"


def sees_it(seat: int, state: State) -> bool:
    """Whether `seat` will see what happens next; an onlooker sees what everyone does."""
    audience = state.audience()
    return audience < 0 or (seat != ONLOOKER and bool(audience >> seat & 1))


def a_filled_view_fits_it(game: Game, setup: Setup, seed: int) -> None:
    for moment in moments(game, setup, seed, 8):
        for seat, view in moment.views.items():
            before = view.key()
            filled = view.fill(Rng(seed, moment.number))
            assert view.key() == before, "fill changed the view"
            _agree(seat, view, filled)
            fits(game.position(view), game.position(filled))
            _is_full(game, moment, filled, Rng(seed))


def a_filled_view_can_be_played(game: Game, setup: Setup, seed: int) -> None:
    """For a while its view, played along, agrees; the onlooker's, with most to fill, to the end."""
    for number, state, views, _ in moments(game, setup, seed, 4):
        rng = Rng(seed, number)
        for seat, view in views.items():
            filled, along = view.fill(rng), view.copy()
            for _ in range(STEPS):
                _agree(seat, along, filled)
                if filled.actor() == OVER:
                    break
                action = draw(filled, rng)
                along.apply(action if sees_it(seat, filled) else HIDDEN)
                filled.apply(action)
        finish(filled, rng)
        assert state.fill(rng).key() == state.key(), "fill changed what was known"


def _agree(seat: int, view: State, filled: State) -> None:
    assert filled.actor() == view.actor(), f"another actor than seat {seat} knows"
    assert filled.audience() == view.audience(), f"another audience than seat {seat} knows"
    if seat != ONLOOKER and view.actor() == seat:
        assert filled.legal() == view.legal(), f"other actions than seat {seat} knows"


def _is_full(game: Game, moment: Moment, filled: State, rng: Rng) -> None:
    assert filled.fill(rng).key() == filled.key(), "filled twice, filled otherwise"
    unknown = set(_gaps(game.position(filled))) - set(_gaps(game.position(moment.state)))
    assert not unknown, f"not filled: {sorted(unknown)}"


def fits(known: Any, filled: Any, path: str = "position") -> None:
    """Wherever the view knows something, the filled position says the same.

    Lists are compared place by place.  Only a list of words with unknown ones among them is a
    hand of cards, whose order says nothing.
    """
    if isinstance(known, dict) and isinstance(filled, dict):
        assert known.keys() == filled.keys(), f"{path}: {known} and {filled}"
        for name, value in known.items():
            fits(value, filled[name], f"{path}.{name}")
    elif isinstance(known, list) and isinstance(filled, list):
        assert len(known) == len(filled), f"{path}: {known} and {filled}"
        if None in known and all(isinstance(item, str | None) for item in known):
            missing = Counter(known) - Counter({None: len(known)}) - Counter(filled)
            assert not missing, f"{path}: {known} and {filled}"
        else:
            for place, (item, other) in enumerate(zip(known, filled, strict=True)):
                fits(item, other, f"{path}[{place}]")
    else:
        assert known is None or known == filled, f"{path}: {known!r} and {filled!r}"


def _gaps(data: Any, path: str = "position") -> Iterator[str]:
    """Where something is None."""
    if data is None:
        yield path
    elif isinstance(data, dict):
        for name, value in data.items():
            yield from _gaps(value, f"{path}.{name}")
    elif isinstance(data, list):
        for place, item in enumerate(data):
            yield from _gaps(item, f"{path}[{place}]")
