"""One browser and one server for each process that tests."""

from __future__ import annotations

import http.server
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from server.processes import Process
from web.house import PHONE, House, looking

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


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, str]]:
    """A folder where boards are shown, and its address."""
    folder = tmp_path_factory.mktemp("boards")
    look = looking()
    look.bundle(folder)
    handler = partial(look.Quiet, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield folder, f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]}, reduced_motion="reduce"
    )
    yield context.new_page()
    context.close()
