"""The build hook: compiles the engine and the rules with mypyc when a C compiler is there.

The same sources are always installed too; where an extension stands beside its source, Python
takes the extension.  Without a compiler, or with PASCH_INTERPRETED=1, the wheel is pure Python.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = (
    "pasch/engine/*.py",
    "pasch/games/*/state.py",
    "pasch/games/*/rules/*.py",  # where a state has parts in files of their own
    "pasch/games/*/cards/*.py",
    "pasch/bots/*.py",
    "pasch/analysis/nichts_als_aerger.py",
    "pasch/analysis/piles.py",
    "pasch/analysis/targets.py",
)
# The way of a move through the server.  It takes as long to compile as all the rest, so only
# PASCH_COMPILE=all, which a server is installed with, asks for it.
SERVER = (
    "pasch/games/*/words.py",
    "pasch/games/*/position.py",
    "pasch/fair.py",
    "pasch/speech.py",
    "pasch/server/connection.py",
    "pasch/server/frames.py",
    "pasch/server/limits.py",
    "pasch/server/live.py",
    "pasch/server/match.py",
    "pasch/server/tables.py",
    "pasch/server/telling.py",
    "pasch/server/wire.py",
)
UNCOMPILED = ("__init__.py", "levels.py")  # the doors of the bots check what they are given
SCRIPT = """
import sys
from mypyc.build import mypycify
from setuptools import Distribution

target, *sources = sys.argv[1:]
extensions = mypycify(
    ["--strict", "--explicit-package-bases", "--python-version", "3.11", *sources],
    opt_level="3", debug_level="0", target_dir=target + "/c", group_name="pasch",
)
command = Distribution({"name": "pasch", "ext_modules": extensions}).get_command_obj("build_ext")
command.build_lib, command.build_temp = target + "/lib", target + "/temp"
command.ensure_finalized()
command.run()
"""


class Compiled(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("PASCH_INTERPRETED"):
            return
        if not _has_compiler():
            self.app.display_warning("no C compiler: Pasch will run interpreted")
            return
        self._folder = tempfile.TemporaryDirectory()
        built = _compile(Path(self.root) / "src", Path(self._folder.name))
        if built is None:
            self.app.display_warning("compiling failed: Pasch will run interpreted")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in built.rglob("*.so"):
            build_data["force_include"][str(library)] = str(library.relative_to(built))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "_folder"):
            self._folder.cleanup()


def _has_compiler() -> bool:
    compiler = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(compiler.split()[0]) is not None and headers.exists()


def _compile(source: Path, target: Path) -> Path | None:
    """The folder with the extensions, laid out like the wheel."""
    wanted = (*SOURCES, *SERVER) if os.environ.get("PASCH_COMPILE") == "all" else SOURCES
    files = sorted(
        str(path.relative_to(source))
        for pattern in wanted
        for path in source.glob(pattern)
        if path.name not in UNCOMPILED
    )
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(target), *files],
        cwd=source,  # module names follow the path from here
        env={**os.environ, "MYPYPATH": str(source)},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        sys.stderr.write(done.stdout[-2000:] + done.stderr[-2000:])
        return None
    return target / "lib"
