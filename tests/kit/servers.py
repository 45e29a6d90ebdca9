"""A real PostgreSQL and a real Redis: the same that are measured."""

from __future__ import annotations

from typing import TypeVar

import pytest

from pasch.bench.server_parts import SECONDS, Postgres, Redis

__all__ = ["POSTGRES", "REDIS", "SECONDS", "Postgres", "Redis", "shared"]

Kind = TypeVar("Kind", Postgres, Redis)
POSTGRES = pytest.StashKey[Postgres]()
REDIS = pytest.StashKey[Redis]()


def shared(config: pytest.Config, key: pytest.StashKey[Kind], kind: type[Kind]) -> Kind:
    """One for all folders: started for the first test that wants it, removed after the last."""
    if key not in config.stash:
        config.stash[key] = kind()
        config.add_cleanup(config.stash[key].remove)
    return config.stash[key]
