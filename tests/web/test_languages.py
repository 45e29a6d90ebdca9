"""A third language is a matter of catalogues: one that nobody speaks is played everywhere."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

import pytest
from kit import pseudo
from playwright.sync_api import Browser
from server.processes import Caller
from web.house import GAMES, PLAYER, looking

from pasch.bench.server_run import free_port

ROOT = Path(__file__).parents[2]
# Names and commands are the same in every language.
NOTATION = {"draw", "family", "pass", "polonaise", "roll"}  # what is typed, beside what it means
SAME = {"Pasch", "pasch", "Anna", "replay", *(word for game in GAMES for word in game.split("_"))}
PLAY = """
import json, sys
from pathlib import Path
from random import Random
from terminal.scripted import ScriptedConsole, match, player
import pasch
from pasch.speech import LANGUAGES
assert "pl" in LANGUAGES, LANGUAGES
shown = {}
for id in pasch.catalogue():
    random = Random(id)
    desk = ScriptedConsole("pl", player("pl", lambda count: random.randint(1, count)))
    bots = "1" if pasch.load(id).seats[-1] > 1 else "0"
    assert match(desk, Path(sys.argv[1]) / f"{id}.pasch", id, "Anna", 13, bots).run() == 0
    shown[id] = desk.shown.replace(sys.argv[1], "")
print(json.dumps(shown))
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return pseudo.copied(ROOT, tmp_path_factory.mktemp("pseudo"))


def python(copy: Path, *arguments: str, tests: bool = False) -> str:
    path = [copy / "src", *([ROOT / "tests"] if tests else [])]
    ran = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def leaked(copy: Path, text: str) -> set[str]:
    return pseudo.leaked(text, copy / "src/pasch") - SAME


def test_every_game_is_played_in_the_terminal(copy: Path, tmp_path: Path) -> None:
    shown = json.loads(python(copy, "-c", PLAY, str(tmp_path), tests=True))
    assert len(shown) >= len(GAMES)
    for game, text in shown.items():
        assert leaked(copy, text) - NOTATION == set(), game
    whole = "".join(shown.values())
    assert pseudo.FEW in whole
    assert pseudo.MANY in whole


def test_lists_and_rules_speak_it(copy: Path) -> None:
    for command in (["games"], ["rules", GAMES[0]]):
        told = python(copy, "-m", "pasch", "--language", "pl", *command)
        assert leaked(copy, told) == set()


@pytest.fixture
def address(copy: Path, tmp_path: Path) -> Iterator[str]:
    """A server with the page of the copy."""
    node, out = looking().node(), copy / "src/pasch/web"
    subprocess.run(
        [node, "build.mjs", "--outdir", str(out), "--fast"], cwd=copy / "web", check=True
    )
    caller = Caller(free_port())
    command = [sys.executable, "-m", "pasch", "serve", "--port", str(caller.port),
               "--data", str(tmp_path / "data"), "--unlimited"]  # fmt: skip
    environ = {**os.environ, "PYTHONPATH": str(copy / "src")}
    with subprocess.Popen(command, env=environ, stdout=subprocess.DEVNULL) as server:
        try:
            end = monotonic() + 60
            while True:
                with suppress(OSError):
                    if caller.call("GET", "/health")[0] == 200:
                        break
                assert server.poll() is None, "the server did not start"
                assert monotonic() < end, "the server does not answer"
                sleep(0.05)
            yield f"http://127.0.0.1:{caller.port}"
        finally:
            server.terminate()


def test_a_game_is_played_in_the_page(copy: Path, address: str, browser: Browser) -> None:
    context = browser.new_context(locale="pl-PL", service_workers="block")
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector(".ways button")
    assert page.evaluate("document.documentElement.lang") == "pl"
    assert leaked(copy, page.inner_text("main")) == set()
    page.evaluate("localStorage['pasch.settings'] = JSON.stringify({ motion: 'none' })")
    page.evaluate("localStorage['pasch.list'] = 'true'")
    page.reload()
    for _ in range(2):
        page.click(f"#{GAMES[0]} .ways button >> nth=0")
        page.wait_for_selector(".board > *, dialog button.main")
        if page.query_selector(".board > *"):
            break
        page.click("dialog button.main")
    page.wait_for_selector(".tray .choices button")
    page.evaluate(PLAYER, 12)
    assert leaked(copy, page.inner_text("main")) == set()
    context.close()
