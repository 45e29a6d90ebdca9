"""The toy with one bug each, for the laws to find."""

from __future__ import annotations

from typing import Any

from kit.toy.position import position
from kit.toy.state import CLAIMING, DEAL, DOUBT, STAKING, UNKNOWN, Toy
from kit.toy.words import parse, tell, why, write
from pasch import CHANCE, EVERYONE, HIDDEN, OVER, Chance, Message, Rng, Window, steps
from pasch.engine.window import Routine


class LeakingAudience(Toy):
    """Whoever holds a three stakes in the open."""

    def audience(self) -> int:
        holds_three = self.phase == STAKING and self.cards[self.place] == 3
        return EVERYONE if holds_three else super().audience()


class HastyPlayout(Toy):
    """Runs the loop itself, and takes the first action where there is no choice to draw."""

    def playout(self, rng: Rng) -> int:
        done = 0
        while (actor := self.actor()) != OVER:
            options = steps(self)
            drawn = actor == CHANCE or len(options) > 1
            self.apply(options[int(rng.below(len(options)))] if drawn else options[0])
            done += 1
        return done


class SharedList(Toy):
    def copy(self) -> Toy:
        twin = super().copy()
        twin.cards = self.cards
        return twin


class PeekingLegal(Toy):
    """Claims stop at what the cards really show, if it is known."""

    def legal(self) -> list[int]:
        legal = super().legal()
        if self.phase == CLAIMING and UNKNOWN not in self.cards:
            legal = [claim for claim in legal if claim <= sum(self.cards)]
        return legal or [0]


class PeekingActor(Toy):
    """Seat 0 is passed over while it holds a one."""

    def actor(self) -> int:
        if self.phase == CLAIMING and self.turn == 0 and self.cards[0] == 1:
            return 1
        return super().actor()


class EmptyLegal(Toy):
    """No claim is possible above nine, and a doubt is forgotten."""

    def legal(self) -> list[int]:
        return super().legal()[1:] if self.claim else super().legal()


class Descending(Toy):
    def legal(self) -> list[int]:
        return super().legal()[::-1]


class ZeroWeight(Toy):
    """A value that is used up stays among the outcomes."""

    def chance(self) -> Chance:
        if self.phase == DEAL and self.place == self.seats - 1:
            return Chance((self.left(1), self.left(2), 0), (1, 2, 3))
        return super().chance()


class Endless(Toy):
    """The last round is played again and again."""

    def settle(self) -> None:
        self.round -= self.round == self.rounds
        super().settle()


class UnfilledView(Toy):
    def fill(self, rng: Rng) -> Toy:
        return self.copy()


class ContradictingFill(Toy):
    """Stakes anew, what the viewer staked itself included."""

    def fill(self, rng: Rng) -> Toy:
        blank = self.copy()
        blank.stakes = [stake and UNKNOWN for stake in self.stakes]
        return Toy.fill(blank, rng)


class LongerFill(Toy):
    """What is filled in goes on for a round more."""

    def fill(self, rng: Rng) -> Toy:
        filled = super().fill(rng)
        filled.rounds += 1
        return filled


class HiddenCounter(Toy):
    """The number of claims decides who wins, and no position tells it."""

    claims = 0

    def apply(self, action: int) -> None:
        self.claims += self.phase == CLAIMING
        super().apply(action)

    def settle(self) -> None:
        self.turn = (self.turn + self.claims) % self.seats
        super().settle()

    def copy(self) -> Toy:
        twin = super().copy()
        assert isinstance(twin, HiddenCounter)
        twin.claims = self.claims
        return twin


class NeverShown(Toy):
    """An open card stays unknown to those who did not see it before."""

    def put(self, action: int) -> None:
        if self.phase == DEAL or self.cards[self.place] != UNKNOWN:
            super().put(action)


class LastWins(Toy):
    def places(self) -> list[int]:
        return [1 + sum(other < mine for other in self.scores) for mine in self.scores]


class Moody(Toy):
    """Points are given for matches begun before."""

    begun = 0

    def __init__(self, seats: int, rounds: int, start: str, exact: bool, first: int) -> None:
        Moody.begun += 1
        super().__init__(seats, rounds, start, exact, first)
        self.scores[0] = Moody.begun


class Telepath(Toy):
    """What was dealt last is remembered elsewhere, also for those who did not see it."""

    last = 0

    def put(self, action: int) -> None:
        if self.phase == DEAL and action == HIDDEN:
            action = Telepath.last
        elif self.phase == DEAL:
            Telepath.last = action
        super().put(action)


class GreedyFill(Toy):
    """Keeps for itself what it drew."""

    def fill(self, rng: Rng) -> Toy:
        filled = super().fill(rng)
        self.cards = filled.cards[:]
        return filled


class Refilled(Toy):
    """Counts how often it was filled."""

    filled = 0

    def fill(self, rng: Rng) -> Toy:
        twin = super().fill(rng)
        assert isinstance(twin, Refilled)
        twin.filled = self.filled + 1
        return twin

    def key(self) -> tuple[int, ...]:
        return (*super().key(), self.filled)

    def copy(self) -> Toy:
        twin = super().copy()
        assert isinstance(twin, Refilled)
        twin.filled = self.filled
        return twin


class Counting(Toy):
    """Counts what happened, for bugs that depend on it."""

    happened = 0
    blind = False

    def apply(self, action: int) -> None:
        self.happened += 1
        self.blind |= action == HIDDEN
        super().apply(action)

    def copy(self) -> Toy:
        twin = super().copy()
        assert isinstance(twin, Counting)
        twin.happened = self.happened
        twin.blind = self.blind
        return twin


class SecretPlaces(Counting):
    """Whoever did not see everything takes all for winners; the points are known."""

    def places(self) -> list[int]:
        return [1] * self.seats if self.blind else super().places()


class LateSecrets(Counting):
    """Cards are open once much has happened, and no position tells how much."""

    def audience(self) -> int:
        late = self.phase == DEAL and self.happened > 8
        return EVERYONE if late else super().audience()


class LossyCopy(Toy):
    def copy(self) -> Toy:
        twin = super().copy()
        twin.claim = 0
        return twin


def spaced_write(state: Toy, action: int) -> str:
    return write(state, action).replace("s", "s ")


def mute_tell(state: Toy, action: int) -> list[Message]:
    """Nobody has words for what was not seen."""
    return [Message("unseen")] if action == HIDDEN else tell(state, action)


def empty_ask(state: Toy) -> Message:
    return Message("error-error", {"text": ""})


def illegal_routine(state: Toy) -> Routine | None:
    return Routine(state.seats * 100)


def illegal_window(state: Toy) -> Window | None:
    """There is nothing to doubt yet."""
    return Window(DOUBT) if state.phase == CLAIMING and not state.claim else None


def closed_window(state: Toy) -> Window | None:
    return Window(DOUBT, False) if state.phase == CLAIMING and state.claim else None


def vague_write(state: Toy, action: int) -> str:
    return write(state, min(action, 4) if state.phase == CLAIMING else action)


def lying_write(state: Toy, action: int) -> str:
    """A hidden card is written as if it were a three."""
    return "k3" if state.phase == DEAL and action == HIDDEN else write(state, action)


def crude_parse(state: Toy, text: str) -> int | None:
    return int(text) if text.isdigit() else parse(state, text)


def forgetful_position(state: Toy) -> dict[str, Any]:
    return position(state) | {"claim": 0}


def tupled_position(state: Toy) -> dict[str, Any]:
    return position(state) | {"scores": tuple(state.scores)}


def blank_position(state: Toy) -> dict[str, Any]:
    """Unknown cards look like cards that were never dealt."""
    return position(state) | {"cards": [max(card, 0) for card in state.cards]}


def peeking_offer(state: Toy, action: int) -> Message:
    return Message("offer-claim", {"total": action + 100 * (UNKNOWN in state.cards)})


def same_offer(state: Toy, action: int) -> Message:
    return Message("offer-doubt")


def vague_why(state: Toy, action: int) -> Message:
    return Message("why-claim", {"rule": "TY-99"})


def meddling_why(state: Toy, action: int) -> Message:
    state.scores[0] += 1
    return why(state, action)


def peeking_window(state: Toy) -> Window | None:
    """Only who sees all cards knows that there is nothing to doubt."""
    asked = state.phase == CLAIMING and state.claim > 0
    return Window(DOUBT, UNKNOWN in state.cards) if asked else None


def endless_window(state: Toy) -> Window | None:
    """The same moment, however often it goes round."""
    asked = state.phase == CLAIMING and state.claim < 3 * state.seats
    return Window(state.claim + 1) if asked else None


def boastful_routine(state: Toy) -> Routine | None:
    """Whoever holds a one can but stake one, and says that everybody knows it."""
    legal = state.legal()
    return Routine(legal[0], public=True) if len(legal) == 1 else None
