"""Positions of mal_anders, written so that a test reads like a rule.

    at("red: A 14 b | green: 3", "2 4 5 5")

Four players; red has pieces on its A, its 14 and its goal field b, green on its 3, all others are
beside the board.  The colour named first is on turn and has thrown 2, 4, 5 and 5.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, reduce
from typing import Any

import pytest

from pasch import CHANCE, OVER, IllegalAction, Message, Setup, State
from pasch.games.mal_anders import GAME
from pasch.speech import Speaker

SITTING = {
    2: ("yellow", "red"),
    3: ("yellow", "green", "red"),
    4: ("yellow", "green", "red", "black"),
}
NAMES = {"yellow": "Yara", "green": "Gero", "red": "Rosa", "black": "Bela"}


class Spot:
    """One position and what can be asked of it; playing gives a new one.

    It is built when it is first asked, so that tables of positions may stand outside of tests.
    """

    def __init__(self, build: Callable[[], State]) -> None:
        self._build = build

    @cached_property
    def state(self) -> State:
        return self._build()

    @property
    def data(self) -> dict[str, Any]:
        return GAME.position(self.state)

    @property
    def colours(self) -> tuple[str, ...]:
        return SITTING[self.data["seats"]]

    @property
    def turn(self) -> str:
        """The colour on turn."""
        seat: int = self.data["turn"]
        return self.colours[seat]

    @property
    def asked(self) -> str:
        """The colour that has to decide, `chance`, or `over`."""
        actor = self.state.actor()
        if actor == OVER:
            return "over"
        return "chance" if actor == CHANCE else self.colours[actor]

    def on(self, colour: str) -> str:
        """Where the pieces of a colour stand."""
        return " ".join(self.data["pieces"][self.colours.index(colour)]["on"])

    def beside(self, colour: str) -> int:
        """How many pieces of a colour stand beside the board."""
        count = self.data["pieces"][self.colours.index(colour)]["beside"]
        assert isinstance(count, int)
        return count

    def choices(self) -> list[str]:
        return [GAME.write(self.state, action) for action in self.state.legal()]

    def ways(self) -> set[str]:
        """The choices without their dice: `A-11`."""
        return {choice.split(":")[-1] for choice in self.choices()}

    def play(self, *texts: str) -> Spot:
        return Spot(lambda: reduce(_step, texts, self.state))

    def throw(self, dice: str) -> Spot:
        return self.play(*(f"d{pips}" for pips in dice.split()))

    def told(self, language: str, text: str) -> str:
        """What is said when the last of these notations, a dice throw or one move, happens."""
        *before, last = [f"d{pips}" for pips in text.split()] if " " in text else [text]
        state = self.play(*before).state
        speaker = self.speaker(language)
        return " ".join(speaker.say(event) for event in GAME.tell(state, GAME.read(state, last)))

    def speaker(self, language: str) -> Speaker:
        return Speaker(language, GAME.id, [NAMES[colour] for colour in self.colours])

    def refusal(self, move: str | int) -> Message:
        """Why this move, as typed or by its number, is not possible."""
        if isinstance(move, str):
            with pytest.raises(IllegalAction) as refused:
                GAME.read(self.state, move)
            error = refused.value
        else:
            error = GAME.refusal(self.state, move)
        assert error.reason is not None
        return error.reason


def described(board: str, dice: str = "", **changes: Any) -> dict[str, Any]:
    """The position as JSON; `changes` are fields of it, `turn` may be a colour."""
    pieces = {}
    for part in filter(None, board.split("|")):
        colour, _, fields = part.partition(":")
        pieces[colour.strip()] = fields.split()
    seats = changes.pop("seats", 4)
    turn = changes.pop("turn", next(iter(pieces), SITTING[seats][0]))
    return {
        "game": "mal_anders",
        "seats": seats,
        "options": {"play_on": changes.pop("play_on", False)},
        "turn": SITTING[seats].index(turn) if isinstance(turn, str) else turn,
        "throws": 1,
        "dice": [int(pips) for pips in dice.split()],
        "rest": 0,
        "places": [0] * seats,
        "pieces": [
            {"colour": colour, "beside": 4 - len(on), "on": on}
            for colour in SITTING[seats]
            for on in [pieces.get(colour, [])]
        ],
        **changes,
    }


def at(board: str, dice: str = "", **changes: Any) -> Spot:
    return Spot(lambda: GAME.from_position(described(board, dice, **changes)))


def start(seats: int, first: int | None = None) -> Spot:
    return Spot(lambda: GAME.start(Setup(seats, first=first)))


def _step(state: State, text: str) -> State:
    return state.child(GAME.read(state, text))
