"""A simulation from start to end, or from where it stopped: on this machine or on a cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

from pasch.research.batch import Batch
from pasch.research.experiment import Experiment
from pasch.research.gaps import Gaps
from pasch.research.journal import Journal, Unkept
from pasch.research.tally import Tally
from pasch.research.workers import Workers, cores

Told = Callable[[int], None]  # how many games are finished by now


def simulate(
    experiment: Experiment,
    games: int,
    workers: int | None = None,
    dask: str | None = None,
    folder: Path | None = None,
    told: Told | None = None,
) -> Tally:
    """Play the games 0 to `games` - 1 and count them.  The result depends on nothing else: not on
    how many workers there are, which machine plays what, or what was finished before.

    With a `folder` all that is finished is kept there, and the next call goes on from it.

    >>> tally = simulate(Experiment("mal_anders", ("random", "random"), seed=7), 40, workers=1)
    >>> tally.games, tally.wins["seat:0"].mean + tally.wins["seat:1"].mean
    (40, Fraction(1, 1))
    """
    experiment = experiment.checked()
    with Journal(folder, experiment) if folder else Unkept() as journal:
        fill(journal, experiment, games, workers, dask, told)
        return journal.tally


def fill(
    journal: Journal | Unkept,
    experiment: Experiment,
    games: int,
    workers: int | None = None,
    dask: str | None = None,
    told: Told | None = None,
) -> None:
    """Play what is missing in the journal, up to so many games."""
    missing = list(journal.missing(games))
    left = sum(map(len, missing))
    if not left:
        return
    count = max(1, min(workers or cores(), left))
    with _batches(experiment, missing, count, dask) as batches:
        for batch in batches:
            journal.add(batch)
            left -= batch.stop - batch.start
            if told:
                told(games - left)


def _batches(
    experiment: Experiment, missing: list[range], count: int, dask: str | None
) -> AbstractContextManager[Iterator[Batch]]:
    if dask is None:
        return Workers(experiment, Gaps(missing, count), count)
    from pasch.research.cluster import Cluster

    return Cluster(experiment, missing, dask)
