"""Real parts for the tests that need them, started once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from kit.servers import Postgres, Redis


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.remove()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    server = Redis()
    yield server
    server.remove()
