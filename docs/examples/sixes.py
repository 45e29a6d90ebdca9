"""Three players of mal_anders who differ in one thing: what they do with a pair that makes six."""

from __future__ import annotations

import pasch

GAME = pasch.load("mal_anders")
LEVEL = pasch.bots.load(GAME, 2, clock=False)


class Casual:
    """As level 2 likes it."""

    def choose(self, view: pasch.State, rng: pasch.Rng) -> int:
        return LEVEL.choose(view, rng)


class Keeps(Casual):
    """A six is kept for the entrance: it brings a piece in whenever it can (MA-20)."""

    def wanted(self, enters: bool) -> bool:
        return enters

    def choose(self, view: pasch.State, rng: pasch.Rng) -> int:
        wanted = [
            action
            for action in view.legal()
            if self.wanted(GAME.write(view, action).endswith(":A"))
        ]
        choice = super().choose(view, rng)
        if not wanted or choice in wanted:
            return choice
        return wanted[int(rng.below(len(wanted)))]


class Spends(Keeps):
    """A six walks, and brings a piece in only if nothing else is possible."""

    def wanted(self, enters: bool) -> bool:
        return not enters
