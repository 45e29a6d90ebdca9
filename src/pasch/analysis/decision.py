"""What a decision changed, and what it gave away.

What it changed is measured against the evaluator's own players: what they would have done in the
same position, under the same luck.  Where they would have done the same, nothing changed, and
nothing is guessed.  What it gave away is measured against the best choice by what the actor knew.
"""

from __future__ import annotations

from math import sqrt

from pasch.analysis.estimate import Estimate
from pasch.analysis.evaluator import Evaluator
from pasch.analysis.moments import Moment
from pasch.engine.rng import Rng
from pasch.engine.state import State

PILOT = 8  # samples that every decision gets
CHANGE = 1 << 28  # streams of their own: not those by which something was chosen
LOSS = 1 << 29


class Decision:
    """One that was free; `best` was found elsewhere, on other luck."""

    def __init__(self, moment: Moment, best: int, evaluator: Evaluator, seed: int) -> None:
        self.moment = moment
        self.best = best
        self._evaluator = evaluator
        self._seed = seed
        self._seats = len(moment.before.places())
        self._changes: list[list[float]] = []  # by sample and seat
        self._losses: list[float] = []
        self._heaviest = 0.0  # the weight of what the players would have done otherwise
        self._exact = self._exact_loss()

    def sample(self, number: int) -> None:
        """So many more looks."""
        for _ in range(number):
            self._changes.append(self._changed(CHANGE + len(self._changes)))
            if self.best != self.moment.action and self._exact is None:
                self._losses.append(self._lost(LOSS + len(self._losses)))

    @property
    def samples(self) -> int:
        return len(self._changes)

    @property
    def spread(self) -> float:
        """How much one sample of the change, or of the loss, may be off."""
        seat = self.moment.actor
        change = _estimate([each[seat] for each in self._changes], self._heaviest)
        loss = _estimate(self._losses, 1.0) if self._losses else Estimate(0.0)
        return sqrt(self.samples * (change.error**2 + loss.error**2))

    def change(self, seat: int) -> Estimate:
        return _estimate([each[seat] for each in self._changes], self._heaviest)

    @property
    def loss(self) -> Estimate:
        """Of winning chance, against the best; may be below 0 within its error."""
        if self.best == self.moment.action:
            return Estimate(0.0)
        return _estimate(self._losses, 1.0) if self._exact is None else Estimate(self._exact)

    def _changed(self, stream: int) -> list[float]:
        """The chosen action against what the players would do, each as often as they do it."""
        before = self.moment.before
        chosen = self.moment.action
        others = [
            (weight, action)
            for weight, action in self._evaluator.would(before, Rng(self._seed, stream))
            if action != chosen
        ]
        found = [0.0] * self._seats
        if not others:
            return found
        self._heaviest = max(self._heaviest, sum(weight for weight, _ in others))
        mine = self._evaluator.look(before.child(chosen), Rng(self._seed, stream))
        for weight, action in others:
            theirs = self._evaluator.look(before.child(action), Rng(self._seed, stream))
            for seat in range(self._seats):
                found[seat] += weight * (mine[seat] - theirs[seat])
        return found

    def _lost(self, stream: int) -> float:
        """The best choice against the chosen one, hidden hands drawn anew."""
        good = self._look(self.moment.view, self.best, stream)
        return good - self._look(self.moment.view, self.moment.action, stream)

    def _look(self, view: State, action: int, stream: int) -> float:
        rng = Rng(self._seed, stream)
        state = view.fill(rng)
        state.apply(action)
        return self._evaluator.look(state, rng)[view.actor()]

    def _exact_loss(self) -> float | None:
        view = self.moment.view
        good = self._evaluator.exact(view.child(self.best))
        made = self._evaluator.exact(view.child(self.moment.action))
        if good is None or made is None:
            return None
        return good[view.actor()] - made[view.actor()]


def _estimate(samples: list[float], weight: float) -> Estimate:
    """Their mean.  A few samples without a difference do not prove that there is none: the error
    counts one more, that differs by as much as it may."""
    count = len(samples)
    if not count or not weight:
        return Estimate(0.0)
    middle = sum(samples) / count
    spread = sum((sample - middle) ** 2 for sample in samples) + weight * weight / 2
    return Estimate(middle, sqrt(spread / count / (count + 1)))
