"""The contract every game fulfils.

A State is one position of one game.  It knows the rules and nothing else: no names, no
clocks, no words, no sockets, no randomness.  Everything that happens to it is one integer:
a player's action or nature's outcome.

A *view* is a State too: the one you get by replaying only what a seat has seen, with HIDDEN
in place of the rest.  So a view cannot contain more than that seat may know.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from pasch.engine.chance import Chance
from pasch.engine.rng import Rng

CHANCE: Final = -1  # actor(): nature is to move
OVER: Final = -2  # actor(): nobody, the game has ended
HIDDEN: Final = -3  # apply(): something happened that this viewer did not see
EVERYONE: Final = -1  # audience(): all seats (every bit set)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One position: who acts, what may happen, what follows."""

    @abstractmethod
    def actor(self) -> int:
        """The seat to act, or CHANCE, or OVER."""

    @abstractmethod
    def legal(self) -> list[int]:
        """The actor's actions, ascending and never empty; depends only on what the actor knows."""

    @abstractmethod
    def chance(self) -> Chance:
        """Nature's outcomes.  Only when actor() is CHANCE, and never asked of a view."""

    @abstractmethod
    def apply(self, action: int) -> None:
        """Play it, in place, unchecked.  HIDDEN is allowed where audience() is not EVERYONE."""

    @abstractmethod
    def audience(self) -> int:
        """Bit set of the seats that will see the value of the next action."""

    @abstractmethod
    def returns(self) -> list[int]:
        """Points of each seat once OVER, higher is better."""

    @abstractmethod
    def places(self) -> list[int]:
        """Once OVER: 1 for the winners, tie-breaks and teams included; a lost game has no 1."""

    @abstractmethod
    def key(self) -> tuple[int, ...]:
        """The whole position as integers: equality, hashing, transposition tables."""

    @abstractmethod
    def copy(self) -> State:
        """An independent position with the same future."""

    def __eq__(self, other: object) -> bool:
        """The same position of the same game.  It changes in place: for a hash, use key()."""
        return type(self) is type(other) and self.key() == other.key()

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.copy()

    def __repr__(self) -> str:
        actor = self.actor()
        if actor == OVER:
            now = f"over, places {self.places()}"
        elif actor == CHANCE:
            now = "nature is to act"
        else:
            now = f"seat {actor} is to act, {len(self.legal())} legal"
        return f"<{type(self).__name__}: {now}>"

    def child(self, action: int) -> State:
        """The position after `action`; this one stays as it is."""
        state = self.copy()
        state.apply(action)
        return state

    def playout(self, rng: Rng) -> int:
        """Play on to the end in place, every choice at random; the number of actions.

        Rules that another package compiled may run this loop themselves, without a call from
        library to library for every step.  They draw exactly as it is done here.
        """
        count = 0
        while True:
            actor = self.actor()
            if actor == OVER:
                return count
            if actor == CHANCE:
                self.apply(self.chance().sample(rng))
            else:
                options = self.legal()
                self.apply(options[int(rng.below(i64(len(options))))])
            count += 1

    def fill(self, rng: Rng) -> State:
        """A full position that fits this view, drawn uniformly from all that do."""
        return self.copy()  # where nothing is hidden, the view is the position


def steps(state: State) -> list[int]:
    """All that may happen next: the actor's actions, or nature's possible outcomes."""
    actor = state.actor()
    if actor == OVER:
        return []
    return list(state.chance().outcomes) if actor == CHANCE else state.legal()
