"""The way of a match through its positions, with the winning chances at each."""

from __future__ import annotations

from collections.abc import Sequence

from pasch.analysis.clock import Clock
from pasch.analysis.estimate import Estimate, mean
from pasch.analysis.evaluator import Evaluator
from pasch.analysis.moments import Moment
from pasch.engine.rng import Rng

LEAST = 2  # looks, whatever the time: fewer have no error
MOST = 400


class Path:
    """Look n is made at every position with the same stream of chance, so that neighbours are
    compared under equal luck; the looks themselves know nothing of each other."""

    def __init__(self, every: Sequence[Moment], evaluator: Evaluator, seed: int) -> None:
        self._every = every
        self._evaluator = evaluator
        self._seed = seed
        self._samples: list[list[list[float]]] = []  # by look, position, seat
        self._exact = [evaluator.exact(moment.before) for moment in every]
        self.last = evaluator.look(every[-1].after, Rng(seed))  # over: nothing to guess

    @property
    def looks(self) -> int:
        return len(self._samples)

    def look(self, clock: Clock, share: float, most: int = MOST) -> None:
        """Until this share of the work is spent, at most so many times."""
        while self.looks < most and (self.looks < LEAST or clock.left(share)):
            before = self._evaluator.spent
            self._samples.append(self._walk(self.looks))
            clock.spend(self._evaluator.spent - before)
        clock.skip(share)

    def _walk(self, stream: int) -> list[list[float]]:
        """One look at the position before every moment, and the end."""
        found: list[list[float]] = []
        for number, moment in enumerate(self._every):
            exact = self._exact[number]
            if exact is not None:
                found.append(exact)
            elif number and not self._every[number - 1].free:
                found.append(found[-1])  # nothing else could happen: nothing changed
            else:
                found.append(self._evaluator.look(moment.before, Rng(self._seed, stream)))
        return [*found, self.last]

    def chances(self, number: int) -> list[Estimate]:
        """Of every seat before a moment."""
        return [mean(seat) for seat in zip(*(s[number] for s in self._samples), strict=True)]

    def change(self, number: int) -> list[Estimate]:
        """What a moment changed, for every seat."""
        return [
            mean([sample[number + 1][seat] - sample[number][seat] for sample in self._samples])
            for seat in range(len(self.last))
        ]
