"""The way of a match through its positions, with the winning chances at each."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from pasch.analysis.clock import Clock
from pasch.analysis.estimate import Estimate, mean
from pasch.analysis.evaluator import Evaluator
from pasch.analysis.moments import Moment
from pasch.engine.rng import Rng


class Path:
    """Look n is made at every position with the same stream of chance, so that neighbours are
    compared under equal luck; the looks themselves know nothing of each other."""

    def __init__(self, every: Sequence[Moment], evaluator: Evaluator, seed: int) -> None:
        self._every = every
        self._evaluator = evaluator
        self._seed = seed
        self._seconds = [0.0] * len(every)
        self._samples: list[list[list[float]]] = []  # by look, position, seat
        self.last = evaluator.look(every[-1].after, Rng(seed))  # over: nothing to guess

    @property
    def looks(self) -> int:
        return len(self._samples)

    def look(self, most: int, clock: Clock) -> None:
        while clock.go_on(self.looks, most):
            self._samples.append(self._walk(self.looks))

    def _walk(self, stream: int) -> list[list[float]]:
        """One look at the position before every moment, and the end."""
        found: list[list[float]] = []
        for number, moment in enumerate(self._every):
            if number and not self._every[number - 1].free:
                found.append(found[-1])  # nothing else could happen: nothing changed
                continue
            before = perf_counter()
            found.append(self._evaluator.look(moment.before, Rng(self._seed, stream)))
            self._seconds[number] += perf_counter() - before
        return [*found, self.last]

    def seconds_a_look(self, number: int) -> float:
        while number and not self._every[number - 1].free:
            number -= 1  # it was looked at there
        return self._seconds[number] / self.looks

    def chances(self, number: int) -> list[Estimate]:
        """Of every seat before a moment."""
        return [mean(seat) for seat in zip(*(s[number] for s in self._samples), strict=True)]

    def changes(self, numbers: Sequence[int]) -> list[Estimate]:
        """What these moments changed in sum, for every seat."""
        sums = [
            [
                sum(sample[n + 1][seat] - sample[n][seat] for n in numbers)
                for sample in self._samples
            ]
            for seat in range(len(self.last))
        ]
        return [mean(seat) for seat in sums]
