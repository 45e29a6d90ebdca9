"""One browser and one server for each process that tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from server.processes import Process
from web.house import House

from web import house as houses


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    houses.build()
    with houses.browser() as found:
        yield found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = str(tmp_path_factory.mktemp("data"))
    with Process("--data", folder, "--pace", "0.01") as process:
        yield process


@pytest.fixture
def house(browser: Browser, server: Process) -> Iterator[House]:
    found = House(browser, server)
    yield found
    for context in browser.contexts:
        context.close()
    assert found.complaints == []  # no script of the page failed
