"""One browser and one server for each process that tests."""

from __future__ import annotations

import http.server
import os
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from server.processes import Process
from web.house import PHONE, Devices, House, looking

from web import house as houses


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    houses.build()
    with houses.browser() as found:
        yield found


@pytest.fixture(scope="session")
def devices(browser: Browser) -> Devices:
    return Devices(browser)


@pytest.fixture(scope="session")
def word(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """From which the server's dice follow."""
    return tmp_path_factory.mktemp("luck") / "word"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, word: Path) -> Iterator[Process]:
    folder = str(tmp_path_factory.mktemp("data"))
    patient = ("--opening", "1000")  # however slow a device is, its number counts
    with Process("--data", folder, "--pace", "0.01", *patient, luck=word) as process:
        yield process


@pytest.fixture
def house(
    request: pytest.FixtureRequest, devices: Devices, server: Process, word: Path
) -> Iterator[House]:
    """Its dice follow from the name of the test; PASCH_LUCK=anything makes them others."""
    word.write_text(request.node.nodeid + os.environ.get("PASCH_LUCK", ""))
    found = House(devices, server)
    yield found
    complaints = [*devices.complaints]
    devices.give_back(found.nowhere)
    assert complaints == []  # no script of the page failed


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


@pytest.fixture(scope="module")
def phone(browser: Browser) -> Iterator[Page]:
    """Where boards are shown."""
    context = browser.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]}, reduced_motion="reduce"
    )
    yield context.new_page()
    context.close()
