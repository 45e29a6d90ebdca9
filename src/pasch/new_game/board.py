"""`pasch build-board FOLDER`: `web/index.tsx` of a game becomes `web/board.js` for the page.

esbuild does it: from `node_modules` beside or above the game, from the PATH, or by npx.  Imports of
Preact and of `@pasch/board` become what the page gives: a board brings no copy of its own.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from argparse import Namespace
from pathlib import Path

from pasch.console.console import Console
from pasch.engine.errors import PaschError
from pasch.plugin_check import PAGE_CONTRACT

ESBUILD = "esbuild@0.28"
SOURCES = ("index.tsx", "index.ts", "index.jsx")
GIVEN = ("preact", "preact/hooks", "@pasch/board")
# What esbuild makes of a module that is required, as a function of what the page gives.
HEAD = (
    f"export const contract = {PAGE_CONTRACT};\n"
    "export default (_kit) => { const require = _kit.require, module = { exports: {} };"
)
FOOT = "return module.exports.ui; };"
OPTIONS = (
    "--bundle",
    "--format=cjs",
    "--target=es2022",
    "--minify",
    "--charset=utf8",
    "--log-level=warning",
    "--tsconfig-raw={}",
    "--jsx=transform",
    "--jsx-factory=_kit.h",
    "--jsx-fragment=_kit.Fragment",
    "--loader:.css=empty",  # the page loads style.css itself
    *(f"--external:{name}" for name in GIVEN),
    f"--banner:js={HEAD}",
    f"--footer:js={FOOT}",
)
_EXPORTED = re.compile(r"\bui:\s*\(\)\s*=>")


class NoBoardSource(PaschError):
    code = "no_board_source"


class NoEsbuild(PaschError):
    code = "no_esbuild"


class BoardNotBuilt(PaschError):
    code = "board_not_built"


def run(options: Namespace, console: Console) -> int:
    made = build(Path(options.folder))
    console.say("board-built", file=str(made), bytes=made.stat().st_size)
    return 0


def build(folder: Path) -> Path:
    """The folder of the game's package, or its `web/`; the file that was made."""
    source = _source(folder)
    made = source.with_name("board.js")
    new = source.with_name("board.js.new")  # what is there stays until there is something better
    try:
        done = subprocess.run(
            [*_esbuild(source.parent), source.name, *OPTIONS, f"--outfile={new.name}"],
            cwd=source.parent, capture_output=True, text=True,
        )  # fmt: skip
        if done.returncode:
            said = done.stderr.partition("\nnode:")[0].strip()  # without where its starter stood
            raise _failed(source, said or f"status {done.returncode}")
        if not _EXPORTED.search(new.read_text("utf-8")):
            raise _failed(source, "it exports no `ui`")
        new.replace(made)
    finally:
        new.unlink(missing_ok=True)
    return made


def _source(folder: Path) -> Path:
    for place in (folder / "web", folder):
        for name in SOURCES:
            if (place / name).is_file():
                return place / name
    wanted = str(folder / "web" / SOURCES[0])
    raise NoBoardSource(f"{wanted} is missing", {"file": wanted})


def _esbuild(folder: Path) -> list[str]:
    for place in (folder.resolve(), *folder.resolve().parents):
        found = place / "node_modules/.bin/esbuild"
        if found.is_file():
            return [str(found)]
    for name, more in (("esbuild", []), ("npx", ["--yes", ESBUILD])):
        if path := shutil.which(name):
            return [path, *more]
    raise NoEsbuild(f"neither esbuild nor npx is on the PATH ({os.environ.get('PATH', '')})")


def _failed(source: Path, why: str) -> BoardNotBuilt:
    return BoardNotBuilt(f"{source}: {why}", {"file": str(source), "reason": why})
