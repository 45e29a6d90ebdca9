"""Real parts for the tests that need them, started once; and dice that fall the same every time."""

from __future__ import annotations

from random import Random

import pytest
from kit.servers import POSTGRES, REDIS, Postgres, Redis, shared
from server.luck import secrets_from

from pasch.server import table_document


@pytest.fixture(scope="session")
def postgres(pytestconfig: pytest.Config) -> Postgres:
    return shared(pytestconfig, POSTGRES, Postgres)


@pytest.fixture(scope="session")
def redis(pytestconfig: pytest.Config) -> Redis:
    return shared(pytestconfig, REDIS, Redis)


@pytest.fixture(autouse=True)
def _no_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server in this process draws the same ids and seeds in every run, and so the same dice."""
    for name, drawn in secrets_from(Random(1).randbytes).items():
        monkeypatch.setattr(table_document, name, drawn)
