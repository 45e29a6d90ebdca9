"""A position of nichtlustig as readable JSON; reading.py takes it back.

    {"seats": 2, "options": {"booklet_specials": false}, "phase": "throw", "turn": 0,
     "throws": 2, "dice": [3, 3, 0, 5, 1, null, null], "aside": [1, 2], "laying": null,
     "roller": null, "rolled": [0, 0],
     "middle": {"cards": ["R1", ...], "deaths": ["T*", ...], "specials": ["ufo", ...]},
     "players": [{"unscored": ["Y3"], "scored": ["L2", "D24"],
                  "deaths": [{"death": "T3", "covers": "L2"}, {"death": "T4", "covers": null}],
                  "specials": ["duck"]}, ...],
     "worth": {"dice": 7, "sum": 12, "cards": ["R3"], "deaths": [], "points": [8, 0],
               "professors": [[], []]}}

Dice stand in the order black, black, red, red, white, white, pink; 0 is a symbol, null is still in
the hand; `aside` counts them from 1.  In the phase `opening` die n is that of player n and the
players out of it are set aside; in `professors` they are those of `roller`.

`worth` follows from the rest and may be left out: how many dice are in use, the sum of the coloured
ones, what may be taken if the turn ends now (in `keep` and `claim`) or else which Deaths may come,
and for each player the points so far and the Professors that count.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pasch.engine.setup import Setup, flag
from pasch.games.nichtlustig.notation import CARD_NAMES, DEATH_NAMES, cards_in
from pasch.games.nichtlustig.readable import Death, Phase
from pasch.games.nichtlustig.readable import Position as Readable
from pasch.games.nichtlustig.state import DICE, MIDDLE, NOTHING, Nichtlustig
from pasch.games.nichtlustig.words import SPECIALS
from pasch.games.nichtlustig.worth import worth

OPTIONS = (flag("booklet_specials"),)
SEATS = range(2, 5)
PHASES: Final[tuple[Phase, ...]] = (
    "opening", "throw", "professors", "keep", "claim", "clown", "death", "cover", "over",
)  # fmt: skip


def start(setup: Setup) -> Nichtlustig:
    first = -1 if setup.first is None else setup.first
    return Nichtlustig(setup.seats, bool(setup.options["booklet_specials"]), first)


def position(state: Nichtlustig) -> Readable:
    return {
        "seats": state.seats,
        "options": {"booklet_specials": state.booklet_specials},
        "phase": PHASES[state.phase],
        "turn": None if state.turn < 0 else state.turn,
        "throws": state.throws,
        "dice": [None if state.falling >> p & 1 else state.dice[p] for p in range(DICE)],
        "aside": [place + 1 for place in range(DICE) if state.aside >> place & 1],
        "laying": None if state.laying == NOTHING else DEATH_NAMES[state.laying],
        "roller": None if state.roller < 0 else state.roller,
        "rolled": list(state.rolled),
        "middle": {
            "cards": _card_names(state.middle),
            "deaths": [DEATH_NAMES[death] for death in _of(state.holder, MIDDLE)],
            "specials": [SPECIALS[place] for place in _of(state.owner, MIDDLE)],
        },
        "players": [
            {
                "unscored": _card_names(state.unscored[seat]),
                "scored": _card_names(state.scored[seat]),
                "deaths": [_death(state, death) for death in _of(state.holder, seat)],
                "specials": [SPECIALS[place] for place in _of(state.owner, seat)],
            }
            for seat in range(state.seats)
        ],
        "worth": worth(state),
    }


def _of(holders: Sequence[int], seat: int) -> list[int]:
    return [thing for thing, holder in enumerate(holders) if holder == seat]


def _card_names(cards: int) -> list[str]:
    return [CARD_NAMES[card] for card in cards_in(cards)]


def _death(state: Nichtlustig, death: int) -> Death:
    card = state.covers[death]
    return {
        "death": DEATH_NAMES[death],
        "covers": None if card == NOTHING else CARD_NAMES[card],
    }
