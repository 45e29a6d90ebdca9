"""Positions of wonderful_world written down in a line, and played on in notation."""

from __future__ import annotations

from itertools import chain
from typing import Any

from pasch.engine.chance import Chance
from pasch.engine.setup import Setup
from pasch.engine.state import steps
from pasch.games.wonderful_world import GAME
from pasch.games.wonderful_world.parts import pips_of
from pasch.games.wonderful_world.state import WonderfulWorld
from pasch.games.wonderful_world.words import NAMES
from pasch.speech import Speaker

PLAYERS = ("Anna", "Ben", "Cleo", "Dirk")


class Play:
    """A state, and what a test asks of it."""

    def __init__(self, state: WonderfulWorld) -> None:
        self.state = state

    def does(self, *moves: str) -> Play:
        """Players' actions and nature's outcomes, one after the other."""
        for move in moves:
            self.state.apply(GAME.read(self.state, move))
        return self

    def choices(self) -> list[str]:
        return [GAME.write(self.state, action) for action in steps(self.state)]

    def chance(self) -> dict[str, int]:
        """What may happen, with its weight."""
        chance: Chance = self.state.chance()
        return {
            GAME.write(self.state, outcome): weight
            for outcome, weight in zip(chance.outcomes, chance.weights, strict=True)
        }

    def told(self, move: str, language: str = "en") -> list[str]:
        speaker = Speaker(language, "wonderful_world", PLAYERS)
        return [speaker.say(m) for m in GAME.tell(self.state, GAME.read(self.state, move))]

    def asked(self, language: str = "en") -> str:
        return Speaker(language, "wonderful_world", PLAYERS).say(GAME.ask(self.state))

    def offered(self, move: str, language: str = "en") -> str:
        offer = GAME.offer(self.state, GAME.read(self.state, move))
        return Speaker(language, "wonderful_world", PLAYERS).say(offer)

    def position(self) -> dict[str, Any]:
        return GAME.position(self.state)

    def row(self, arrow: int) -> str:
        """The cards of a row, from the Earth outward."""
        return " ".join(self.position()["rows"][str(arrow)])

    def hand(self, seat: int) -> str:
        return " ".join(card or "??" for card in self.position()["players"][seat]["hand"])

    @property
    def phase(self) -> str:
        return str(self.position()["phase"])

    @property
    def dice(self) -> list[int]:
        return pips_of(self.state.dice)

    @property
    def beaten(self) -> str:
        return " ".join(self.position()["beaten"])


def state_of(data: dict[str, Any]) -> WonderfulWorld:
    state = GAME.from_position(data)
    assert isinstance(state, WonderfulWorld)
    return state


def fresh(seats: int, open_hands: bool = True, first: int | None = 0) -> Play:
    """A game that has not begun."""
    state = GAME.start(Setup(seats, {"open_hands": open_hands}, first))
    assert isinstance(state, WonderfulWorld)
    return Play(state)


def described(
    rows: str = "",
    hands: str = "",
    pile: str = "",
    landscapes: int = 0,
    *,
    phase: str = "laying",
    turn: int = 0,
    first: int = 0,
    dice: str = "",
    to_throw: int = 0,
    dice_of: str = "",
    falling: str = "",
    shown: str = "",
    open_hands: bool = True,
) -> dict[str, Any]:
    """A position: `rows` and `hands` separated by strokes, `pile` its grey men.

    A row lies at the arrow that its first card shows.  Cards named nowhere are beaten; `??` is a
    card of a hand that the viewer has not seen, and must then be named in `pile` too.
    """
    lying = {row.split()[0][0]: row.split() for row in rows.split("|") if row.strip()}
    held = [hand.split() for hand in hands.split("|")]
    own_dice = [int(count) for count in dice_of.split()] or [0] * len(held)
    named = {*pile.split(), *chain(*lying.values(), *held)}
    unknown = sum(hand.count("??") for hand in held)
    return {
        "game": "wonderful_world",
        "seats": len(held),
        "options": {"open_hands": open_hands},
        "phase": phase,
        "first": first,
        "turn": turn,
        "rows": {str(arrow): lying.get(str(arrow), []) for arrow in range(1, 7)},
        "players": [
            {"hand": [None if card == "??" else card for card in hand], "dice": own}
            for hand, own in zip(held, own_dice, strict=True)
        ],
        "pile": {"grey": len(pile.split()) - unknown, "landscapes": landscapes},
        "beaten": [name for name in NAMES if name not in named],
        "dice": [int(pips) for pips in dice.split()],
        "to_throw": to_throw,
        "falling": [int(arrow) for arrow in falling.split()],
        "shown": shown.split(),
    }


def at(rows: str = "", hands: str = "", pile: str = "", landscapes: int = 0, **more: Any) -> Play:
    """The position that `described` writes."""
    return Play(state_of(described(rows, hands, pile, landscapes, **more)))


def rolling(rows: str, dice_of: str = "4") -> Play:
    """Part 2 before a throw; the outermost card of a row is the top of its pile."""
    hands = "|" * (len(dice_of.split()) - 1)
    to_throw = sum(int(count) for count in dice_of.split())
    return at(rows, hands, phase="rolling", dice_of=dice_of, to_throw=to_throw)
