"""One suite, two stores: every test that takes a `lab` runs on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from kit.servers import POSTGRES, REDIS, Postgres, Redis, shared
from storage.lab import Lab, PostgresLab, SqliteLab

_numbers = count()


@pytest.fixture(scope="session")
def postgres(pytestconfig: pytest.Config) -> Postgres:
    return shared(pytestconfig, POSTGRES, Postgres)


@pytest.fixture(scope="session")
def redis(pytestconfig: pytest.Config) -> Redis:
    return shared(pytestconfig, REDIS, Redis)


@pytest.fixture(params=["sqlite", "postgres"])
def lab(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Lab]:
    """An empty database and what may be done to it from outside."""
    if request.param == "sqlite":
        yield SqliteLab(tmp_path / "pasch.db")
    else:
        server: Postgres = request.getfixturevalue("postgres")
        yield PostgresLab(server, f"test{next(_numbers)}")
