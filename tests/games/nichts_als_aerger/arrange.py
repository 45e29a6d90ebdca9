"""Positions of nichts_als_aerger, arranged and played in notation."""

from __future__ import annotations

from typing import Any

from pasch import CHANCE, HIDDEN, Setup
from pasch.games.nichts_als_aerger import GAME
from pasch.games.nichts_als_aerger.deck import DECK
from pasch.games.nichts_als_aerger.labels import hue
from pasch.games.nichts_als_aerger.rules.actions import PASS
from pasch.games.nichts_als_aerger.rules.board import Board
from pasch.games.nichts_als_aerger.rules.play import SIXES
from pasch.games.nichts_als_aerger.state import NichtsAlsAerger
from pasch.speech import Speaker
from pasch.testing.rules import numbers

NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fritzi"]
HOME = "B B B B"
OPTIONS = {"end": "win", "rounds": 20, "teams": "none"}
NOTHING_LIES: dict[str, Any] = {
    "diaet": None, "gesetz": 0, "hypnose": [], "schneckenbonus": None,
}  # fmt: skip


class Spot:
    """A position; playing gives another one."""

    def __init__(self, state: NichtsAlsAerger) -> None:
        self.state = state

    def play(self, texts: str) -> Spot:
        state = self.state.copy()
        for text in texts.split():
            state.apply(HIDDEN if text == "?" else GAME.read(state, text))
        return Spot(state)

    @property
    def actor(self) -> int:
        return self.state.actor()

    def choices(self) -> list[str]:
        return [GAME.write(self.state, action) for action in self.state.legal()]

    def outcomes(self) -> dict[str, int]:
        """What nature may do, with its weights."""
        chance = self.state.chance()
        return {GAME.write(self.state, each): chance.weight(each) for each in chance.outcomes}

    def on(self, seat: int) -> str:
        return " ".join(GAME.position(self.state)["players"][seat]["on"])

    def hand(self, seat: int) -> list[str | None]:
        hand: list[str | None] = GAME.position(self.state)["players"][seat]["hand"]
        return hand

    def lying(self) -> dict[str, Any]:
        lying: dict[str, Any] = GAME.position(self.state)["lying"]
        return lying

    def discards(self) -> list[str]:
        discards: list[str] = GAME.position(self.state)["discards"]
        return discards

    @property
    def turn(self) -> int:
        return self.state.stack[0].seat

    def rolling(self) -> bool:
        return self.actor == CHANCE and set(self.outcomes()) == {f"d{n}" for n in range(1, 7)}

    def why(self, text: str) -> str:
        """The rule that forbids it."""
        action = GAME.parse(self.state, text)
        assert action is not None, f"{text!r} is no notation"
        assert self.actor < 0 or action not in self.state.legal(), f"{text!r} is possible"
        rule = str(GAME.refusal(self.state, action).facts["rule"])
        assert rule in numbers("nichts_als_aerger")
        return rule

    def told(self, text: str, language: str = "de") -> list[str]:
        speaker = Speaker(language, GAME.id, NAMES)
        action = HIDDEN if text == "?" else GAME.read(self.state, text)
        return [speaker.say(message) for message in GAME.tell(self.state, action)]


def data(
    *pieces: str,
    hands: tuple[str, ...] = (),
    turn: int = 0,
    discards: str = "",
    first_pile: bool | None = None,
    turns: int = 0,
    options: dict[str, Any] | None = None,
    lying: dict[str, Any] | None = None,
    version: int = 0,
) -> dict[str, Any]:
    """A position in which the turn of a seat begins, all else being in the pile."""
    seats = len(pieces)
    board = Board(seats)
    held = [*hands, *[""] * (seats - len(hands))]
    lies = NOTHING_LIES | (lying or {})
    out = sum(len(hand.split()) for hand in held) + len(discards.split())
    out += (lies["diaet"] is not None) + (lies["gesetz"] > 0)
    out += len(lies["hypnose"]) + (lies["schneckenbonus"] is not None)
    if first_pile is None:  # NA-4
        first_pile = not lies["gesetz"] and not {"gesetz", "nimm", "gib"} & {*discards.split()}
    return {
        "game": GAME.id,
        **({"version": version} if version else {}),
        "seats": seats,
        "options": OPTIONS | (options or {}),
        "turns": turns,
        "players": [
            {"colour": hue(board, seat), "on": pieces[seat].split(),
             "hand": [None if card == "?" else card for card in held[seat].split()],
             "chosen": "-"}
            for seat in range(seats)
        ],
        "pile": sum(_counts(seats, options, version)) - out,
        "first_pile": first_pile,
        "discards": discards.split(),
        "lying": lies,
        "plays": [{"play": "turn", "seat": turn}],
        "places": [0] * seats,
    }  # fmt: skip


def _counts(seats: int, options: dict[str, Any] | None, version: int) -> list[int]:
    for_points = (options or {}).get("teams") == "points" and not version  # NA-79
    return DECK.counts(seats, for_points)


def at(*pieces: str, window: bool = False, **rest: Any) -> Spot:
    """`data` as a position; unless `window`, nobody plays Denkste before the turn (NA-21)."""
    state = GAME.from_position(data(*pieces, **rest))
    assert isinstance(state, NichtsAlsAerger)
    while not window and state.stack and state.stack[-1].doing == SIXES:
        state.apply(PASS)
    return Spot(state)


def started(seats: int = 4, first: int | None = 0, **options: Any) -> Spot:
    state = GAME.start(Setup(seats, options, first))
    assert isinstance(state, NichtsAlsAerger)
    return Spot(state)


def drawing(*pieces: str, card: str, turn: int = 0, **rest: Any) -> Spot:
    """The turn player turns up a SOFORT card."""
    position = data(*pieces, turn=turn, **{"first_pile": False} | rest)
    position["plays"] = [
        {"play": "turn", "seat": turn, "step": 11, "doing": "nature", "actor": "nature"}
    ]
    state = GAME.from_position(position)
    assert isinstance(state, NichtsAlsAerger)
    return Spot(state).play(f"!{card}")
