"""Real parts for the tests that need them, started once; and dice that fall the same every time."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from random import Random

import pytest
from kit.servers import POSTGRES, REDIS, Postgres, Redis, shared

from pasch.server import document


@pytest.fixture(scope="session")
def postgres(pytestconfig: pytest.Config) -> Postgres:
    return shared(pytestconfig, POSTGRES, Postgres)


@pytest.fixture(scope="session")
def redis(pytestconfig: pytest.Config) -> Redis:
    return shared(pytestconfig, REDIS, Redis)


@pytest.fixture(autouse=True)
def _no_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server in this process draws the same ids and seeds in every run, and so the same dice."""
    random = Random(1)

    def token_hex(size: int) -> str:
        return random.randbytes(size).hex()

    def token_urlsafe(size: int) -> str:
        return urlsafe_b64encode(random.randbytes(size)).decode().rstrip("=")

    monkeypatch.setattr(document, "token_hex", token_hex)
    monkeypatch.setattr(document, "token_urlsafe", token_urlsafe)
