"""Two cups: a toy with hidden dice, found like any game once its folder is on the path.

CU-1  Each seat throws one die under its cup and alone sees it.
CU-2  In turn, claim that both dice together show at least N, each claim higher than the last.
CU-3  Instead of claiming, doubt the last claim: both cups are lifted.
CU-4  The claimer wins if the dice show at least the claim, else the doubter.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from pasch.engine.chance import Chance, certain, die
from pasch.engine.game import Game
from pasch.engine.message import Message
from pasch.engine.setup import Setup, number
from pasch.engine.state import CHANCE, EVERYONE, HIDDEN, OVER, State

DOUBT: Final = 0  # actions 2 to 12 are claims
THROW, CLAIM, LIFT, DONE = range(4)


@final
class Cups(State):
    """`dice[seat]` is 1 to 6, or 0 while unknown to this viewer."""

    def __init__(self, least: int) -> None:
        self.dice = [0, 0]
        self.phase = THROW
        self.cup = 0  # the next to be thrown or lifted
        self.turn = 0
        self.claim = least - 1

    def actor(self) -> int:
        if self.phase == CLAIM:
            return self.turn
        return OVER if self.phase == DONE else CHANCE

    def chance(self) -> Chance:
        return die(6) if self.phase == THROW else certain(self.dice[self.cup] - 1)

    def audience(self) -> int:
        return 1 << self.cup if self.phase == THROW else EVERYONE

    def legal(self) -> list[int]:
        return [DOUBT, *range(self.claim + 1, 13)]

    def apply(self, action: int) -> None:
        if self.phase == CLAIM:
            if action == DOUBT:
                self.phase = LIFT
            else:
                self.claim = action
                self.turn = 1 - self.turn
            return
        if action != HIDDEN:
            self.dice[self.cup] = action + 1
        self.cup = 1 - self.cup
        if self.cup == 0:
            self.phase += 1

    def returns(self) -> list[int]:
        claimer = 1 - self.turn
        winner = claimer if sum(self.dice) >= self.claim else self.turn
        return [1 if seat == winner else -1 for seat in (0, 1)]

    def places(self) -> list[int]:
        return [1 if points > 0 else 2 for points in self.returns()]

    def key(self) -> tuple[int, ...]:
        return (*self.dice, self.phase, self.cup, self.turn, self.claim)

    def copy(self) -> Cups:
        twin = Cups(self.claim + 1)
        twin.dice = self.dice[:]
        twin.phase, twin.cup, twin.turn = self.phase, self.cup, self.turn
        return twin


def start(setup: Setup) -> Cups:
    return Cups(int(setup.options["least"]))


def write(state: Cups, action: int) -> str:
    if state.phase != CLAIM:
        return "d?" if action == HIDDEN else f"d{action + 1}"
    return "!" if action == DOUBT else f">{action}"


def parse(state: Cups, text: str) -> int | None:
    if text == "!":
        return DOUBT
    return int(text[1:]) if text[:1] == ">" and text[1:].isdecimal() else None


def tell(state: Cups, action: int) -> list[Message]:
    if state.phase == CLAIM:
        key = "doubts" if action == DOUBT else "claims"
        return [Message(key, {"seat": state.turn, "sum": action})]
    if action == HIDDEN:
        return [Message("covered", {"seat": state.cup})]
    key = "peeks" if state.phase == THROW else "lifted"
    return [Message(key, {"seat": state.cup, "pips": action + 1})]


def ask(state: Cups) -> Message:
    return Message("ask-claim", {"seat": state.turn})


def offer(state: Cups, action: int) -> Message:
    return Message("offer-doubt") if action == DOUBT else Message("offer-claim", {"sum": action})


def why(state: Cups, action: int) -> Message:
    return Message("why-higher", {"rule": "CU-2"})


def position(state: Cups) -> dict[str, Any]:
    return {"dice": [pips or None for pips in state.dice], "claim": state.claim}


def from_position(data: Mapping[str, Any]) -> Cups:
    raise NotImplementedError  # nobody sets up a toy


GAME = Game(
    id="cups",
    package=__name__,
    version=1,
    seats=range(2, 3),
    actions=13,
    start=start,
    write=write,
    parse=parse,
    tell=tell,
    ask=ask,
    offer=offer,
    why=why,
    position=position,
    from_position=from_position,
    options=(number("least", 2, range(2, 8)),),
)
