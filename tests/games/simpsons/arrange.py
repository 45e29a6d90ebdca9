"""Positions of simpsons, written so that a test reads like a rule.

    at(10, 10, 10, bank=120).play("why_you 2c 6d +1 -3").throw("homer bart joker joker lisa marge")

Ralf, Heike, Anke and Udo sit clockwise; Ralf rolls unless `turn` says otherwise.  `play` takes the
notation of what the players do, and shows hidden bets by itself.
"""

from __future__ import annotations

from typing import Any

import pytest

from pasch import CHANCE, OVER, IllegalAction, Setup, State, steps
from pasch.games.simpsons import GAME
from pasch.games.simpsons.state import Simpsons
from pasch.speech import Speaker

NAMES = ("Ralf", "Heike", "Anke", "Udo")


class Spot:
    """One position and what can be asked of it; playing gives a new one."""

    def __init__(self, state: State) -> None:
        self.state = state

    @property
    def data(self) -> dict[str, Any]:
        return GAME.position(self.state)

    @property
    def chips(self) -> list[int]:
        found: list[int] = self.data["chips"]
        return found

    @property
    def bank(self) -> int:
        found: int = self.data["bank"]
        return found

    @property
    def phase(self) -> str:
        found: str = self.data["phase"]
        return found

    @property
    def asked(self) -> str:
        """Who has to decide, `chance`, or `over`."""
        actor = self.state.actor()
        return {CHANCE: "chance", OVER: "over"}.get(actor) or NAMES[actor]

    @property
    def roller(self) -> str:
        return NAMES[self.data["turn"]]

    @property
    def choices(self) -> list[str]:
        return [GAME.write(self.state, action) for action in steps(self.state)]

    def do(self, text: str) -> Spot:
        """Whatever is written, one step after the other."""
        state = self.state.copy()
        for step in text.split():
            state.apply(GAME.read(state, step))
        return Spot(state)

    def play(self, text: str) -> Spot:
        spot = self.do(text)
        while spot.phase == "show":
            spot = spot.do(spot.choices[0])
        return spot

    def throw(self, faces: str) -> Spot:
        return self.do(" ".join(f"d:{face}" for face in faces.split()))

    def told(self, step: str, language: str = "en") -> list[str]:
        """What is told when this happens."""
        speaker = Speaker(language, GAME.id, NAMES)
        return [
            speaker.say(message) for message in GAME.tell(self.state, GAME.read(self.state, step))
        ]

    def told_of(self, faces: str, language: str = "en") -> list[str]:
        """What is told of a whole throw."""
        *dice, last = faces.split()
        return self.throw(" ".join(dice)).told(f"d:{last}", language)

    def refused(self, text: str) -> tuple[str, str]:
        """The rule and the reason, in English; nothing has changed."""
        before = self.state.key()
        with pytest.raises(IllegalAction) as caught:
            GAME.read(self.state, text)
        assert self.state.key() == before
        reason = caught.value.reason
        assert reason is not None
        return str(reason.values["rule"]), Speaker("en", GAME.id, NAMES).say(reason)


def started(seats: int = 3, bank: int = 150, open_bets: bool = False) -> Spot:
    """A match that Ralf begins."""
    return Spot(GAME.start(Setup(seats, {"bank": bank, "open_bets": open_bets}, first=0)))


def at(
    *chips: int,
    bank: int,
    turn: int = 0,
    used: str = "",
    dice: int = 8,
    open_bets: bool = False,
) -> Spot:
    """Before a portrait is chosen."""
    return Spot(
        GAME.from_position(
            {
                "game": GAME.id,
                "seats": len(chips),
                "options": {"bank": sum(chips) + bank, "open_bets": open_bets},
                "phase": "portrait",
                "turn": turn,
                "asked": turn,
                "chips": list(chips),
                "bank": bank,
                "used": used.split(),
                "dice": dice,
                "portrait": None,
                "bets": [0] * len(chips),
                "faces": [],
            }
        )
    )


def simpsons(spot: Spot) -> Simpsons:
    assert isinstance(spot.state, Simpsons)
    return spot.state
