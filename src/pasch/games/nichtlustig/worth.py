"""What the dice of a position are worth, and what everybody has so far: for whoever shows it."""

from __future__ import annotations

from pasch.games.nichtlustig.notation import CARD_NAMES, DEATH_NAMES, cards_in
from pasch.games.nichtlustig.readable import Worth
from pasch.games.nichtlustig.state import (
    CLAIMING,
    CLAIMS,
    DICE,
    KEEPING,
    OPENING,
    PAIRS,
    PROFESSOR,
    ROW,
    TALLYING,
    VIRUS,
    Nichtlustig,
)


def worth(state: Nichtlustig) -> Worth:
    cards, deaths = ending(state)
    return {
        "dice": _in_use(state),
        "sum": state.total(),
        "cards": [CARD_NAMES[card] for card in cards_in(cards)],
        "deaths": [DEATH_NAMES[death] for death in deaths],
        "points": [state.points(seat) for seat in range(state.seats)],
        "professors": [
            [CARD_NAMES[card] for card in cards_in(_professors(state, seat))]
            for seat in range(state.seats)
        ],
    }


def ending(state: Nichtlustig) -> tuple[int, list[int]]:
    """If the turn ends with the dice as they lie: the cards that may be taken, a bit set, and the
    Deaths of which one comes for sure (unless a Clown is handed in, NL-44)."""
    if state.phase not in (KEEPING, CLAIMING):
        return 0, []
    after = state.copy()
    after.score_cards()  # NL-22: what is scored now cannot be taken
    cards = 0
    for claim in after.claims():
        cards |= CLAIMS[claim - PAIRS]
    met = not cards or state.owner[VIRUS] == state.turn  # NL-28, NL-49
    return cards, after.deaths() if met else []


def _professors(state: Nichtlustig, seat: int) -> int:
    """NL-62: those that are rolled for."""
    return state.valid(seat) & ROW << PROFESSOR


def _in_use(state: Nichtlustig) -> int:
    """Dice that are thrown: one a player for the start, one a Professor at the end, else all."""
    if state.phase == OPENING:
        return state.seats
    return _professors(state, state.roller).bit_count() if state.phase == TALLYING else DICE
