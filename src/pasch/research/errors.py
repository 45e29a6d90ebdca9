"""What a simulation refuses or stops at: like the engine's errors, each with a stable code."""

from __future__ import annotations

from typing import ClassVar

from pasch.engine.errors import PaschError


class OtherExperiment(PaschError):
    """The folder holds the games of another experiment."""

    code: ClassVar[str] = "other_experiment"


class BadResults(PaschError):
    """The folder holds what no simulation wrote."""

    code: ClassVar[str] = "bad_results"


class BadDataset(PaschError):
    """What was to be loaded is no dataset, was altered, or is of another time.

    `facts["problem"]` is "foreign", "altered", "format" or "rules".
    """

    code: ClassVar[str] = "bad_dataset"


class WorkerDied(PaschError):
    """Some games ended the process that played them, again and again."""

    code: ClassVar[str] = "worker_died"


class NoCluster(PaschError):
    """No Dask scheduler answers there, or it answers no more."""

    code: ClassVar[str] = "no_cluster"
