"""Positions of nichtlustig in one line a player, to arrange a test and to look at its outcome.

A player is `unscored | scored | deaths | specials`, each part `-` or words:

    R3 | L2 Y4 | T3>L2 T* | duck

has Riebmann 3 unscored, Lemming 2 covered by Death 3, Yeti 4 scored, the Poodle face up and the
Duck.  What no player has lies in the middle.
"""

from __future__ import annotations

from typing import Any

import pytest

import pasch
from pasch.games.nichtlustig.notation import CARD_NAMES, DEATH_NAMES
from pasch.games.nichtlustig.state import DICE, Nichtlustig
from pasch.games.nichtlustig.words import SPECIALS

GAME = pasch.load("nichtlustig")
PARTS = ("unscored", "scored", "deaths", "specials")


def data(
    *players: str,
    dice: str = "*******",
    phase: str = "keep",
    turn: int | None = 0,
    throws: int | None = None,
    aside: str = "",
    **more: Any,
) -> dict[str, Any]:
    """A position as JSON: the dice as `33*5..2`, with `*` a symbol and `.` one in the hand."""
    owned = [_player(player) for player in players]
    words = " ".join(players).replace(">", " ").split()
    throwing = phase in ("throw", "keep")
    return {
        "game": "nichtlustig",
        "seats": len(players),
        "options": {"booklet_specials": more.pop("booklet_specials", False)},
        "phase": phase,
        "turn": turn,
        "throws": (1 if throwing else 0) if throws is None else throws,
        "dice": [None if pips == "." else int(pips.replace("*", "0")) for pips in dice],
        "aside": [int(digit) for digit in aside] if throwing else list(range(1, DICE + 1)),
        "laying": None,
        "roller": None,
        "rolled": [0] * len(players),
        "middle": {
            "cards": [name for name in CARD_NAMES if name not in words],
            "deaths": [name for name in DEATH_NAMES if name not in words],
            "specials": [name for name in SPECIALS if name not in words],
        },
        "players": owned,
        **more,
    }


def _player(text: str) -> dict[str, Any]:
    parts = [part.split() if part.strip() != "-" else [] for part in text.split("|")]
    unscored, scored, deaths, specials = [*parts, [], [], []][:4]
    laid = [death.partition(">") for death in deaths]
    return {
        "unscored": unscored,
        "scored": scored,
        "deaths": [{"death": death, "covers": card or None} for death, _, card in laid],
        "specials": specials,
    }


def at(*players: str, **more: Any) -> Nichtlustig:
    state = GAME.from_position(data(*players, **more))
    assert isinstance(state, Nichtlustig)
    return state


def last(*players: str, middle: str = "") -> str:
    """One more player, who has scored all cards that the others and the middle have not."""
    elsewhere = " ".join([*players, middle]).replace(">", " ").split()
    return "- | " + " ".join(card for card in CARD_NAMES if card not in elsewhere)


def stopped(*players: str, dice: str, **more: Any) -> Nichtlustig:
    """The first player's throw lies, and they stop."""
    return play(at(*players, dice=dice, **more), ".")


def play(state: Nichtlustig, *moves: str) -> Nichtlustig:
    """These moves, in notation."""
    for move in moves:
        state.apply(GAME.read(state, move))
    return state


def throw(state: Nichtlustig, dice: str) -> Nichtlustig:
    """The dice in the hand fall like this."""
    for pips in dice:
        state.apply(int(pips.replace("*", "0")))
    return state


def choices(state: Nichtlustig) -> list[str]:
    return [GAME.write(state, action) for action in state.legal()]


def player(state: Nichtlustig, seat: int) -> str:
    """What lies before a player, as `at` takes it."""
    mine = GAME.position(state)["players"][seat]
    deaths = [each["death"] + (f">{each['covers']}" if each["covers"] else "")
              for each in mine["deaths"]]  # fmt: skip
    return " | ".join(" ".join(part) or "-" for part in (
        mine["unscored"], mine["scored"], deaths, mine["specials"],
    ))  # fmt: skip


def middle(state: Nichtlustig, part: str) -> list[str]:
    found: list[str] = GAME.position(state)["middle"][part]
    return found


def asked(state: Nichtlustig) -> str:
    """The phase, which says what is to be decided."""
    return str(GAME.position(state)["phase"])


def refused(state: Nichtlustig, move: str) -> tuple[str, str]:
    """The reason why a move is not possible, and its rule."""
    with pytest.raises(pasch.IllegalAction) as caught:
        GAME.read(state, move)
    reason = caught.value.reason
    assert reason is not None
    return reason.key, str(reason.values["rule"])
