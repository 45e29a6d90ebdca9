"""What is simulated: game, bots, options and seed.  Game number i follows from it and i alone."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import NamedTuple

from pasch import __version__
from pasch.bots.own import Kind, kind
from pasch.catalogue import load
from pasch.engine.errors import BadSetup
from pasch.engine.setup import Setting, Setup

TURNS = "turns"  # each seat begins as often as the others
DRAW = "draw"  # who begins is left to chance, as at a table
MOST_SEED = 2**64 - 1


class Experiment(NamedTuple):
    """`bots` has one for each seat.  With `rotate` they move on by one seat from game to game;
    `first` is a seat, TURNS or DRAW.  With `logged` every move and roll is kept, for a dataset."""

    game: str
    bots: tuple[Kind, ...]
    options: Mapping[str, Setting] = {}
    seed: int = 1
    first: int | str = TURNS
    rotate: bool = True
    logged: bool = False

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def mixed(self) -> bool:
        return len(set(self.bots)) > 1

    def checked(self) -> Experiment:
        """The same with every option set; BadSetup, UnknownBot or UnknownGame says what is wrong.

        >>> Experiment("mal_anders", ("random", 2)).checked().options
        {'play_on': False}
        """
        game = load(self.game)
        whole = game.setup(Setup(self.seats, self.options, self._first(0)))
        if not 0 <= self.seed <= MOST_SEED:
            raise BadSetup(
                f"seed {self.seed}; it may be 0 to 2**64 - 1",
                {"game": self.game, "problem": "seed", "name": str(self.seed),
                 "allowed": "0 … 2⁶⁴ − 1"},
            )  # fmt: skip
        bots = tuple(kind(str(each)) for each in self.bots)
        return self._replace(bots=bots, options=dict(whole.options))

    def setup(self, number: int) -> Setup:
        return Setup(self.seats, self.options, self._first(number))

    def seated(self, number: int) -> tuple[Kind, ...]:
        """Who sits where in this game."""
        shift = number % self.seats if self.rotate else 0
        return self.bots[-shift:] + self.bots[:-shift] if shift else self.bots

    def luck(self, number: int) -> int:
        """The seed of this game's dice and bots."""
        return self.seed << 64 | number

    def _first(self, number: int) -> int | None:
        if self.first == DRAW:
            return None
        if self.first == TURNS:  # each begins with each of the bots on each seat
            return number // self.seats % self.seats if self.mixed else number % self.seats
        return int(self.first)

    def as_data(self) -> dict[str, object]:
        """Plain JSON: all that the games follow from."""
        found: dict[str, object] = {
            "game": self.game,
            "version": load(self.game).version,
            "pasch": __version__,
            "bots": list(self.bots),
            "options": dict(self.options),
            "seed": self.seed,
            "first": self.first,
            "rotate": self.rotate,
        }
        return {**found, "logged": True} if self.logged else found

    @property
    def fingerprint(self) -> str:
        """Equal for equal experiments, in eight letters."""
        text = json.dumps(self.as_data(), sort_keys=True)
        return sha256(text.encode()).hexdigest()[:8]
