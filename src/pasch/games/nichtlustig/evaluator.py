"""Who stands how well in nichtlustig: exactly, once only the Professors' dice are to fall."""

from __future__ import annotations

from pasch.games.nichtlustig.state import ENDED, TALLYING, Nichtlustig

SIDES = 6


def exact(state: Nichtlustig) -> list[float] | None:
    """NL-62: every throw of the Professors, counted."""
    if state.phase != TALLYING:
        return None
    return _chances(state, {})


def _chances(state: Nichtlustig, known: dict[tuple[int, ...], list[float]]) -> list[float]:
    if state.phase == ENDED:
        places = state.places()
        return [(place == 1) / places.count(1) for place in places]
    key = (state.roller, state.falling, max(state.dice), *state.rolled)
    if key not in known:
        sums = [0.0] * state.seats
        for face in range(SIDES):
            after = state.copy()
            after.apply(face)
            for seat, chance in enumerate(_chances(after, known)):
                sums[seat] += chance
        known[key] = [total / SIDES for total in sums]
    return known[key]
