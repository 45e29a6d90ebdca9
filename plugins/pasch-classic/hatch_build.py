"""The build hook: compiles the rules with mypyc where there is a C compiler.

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

# Only what imports nothing of Pasch: a compiled class must not inherit from one of another library.
COMPILED = ["pasch_classic/race.py", "pasch_classic/judge.py"]
SCRIPT = """
import sys
from mypyc.build import mypycify
from setuptools import Distribution

target, *paths = sys.argv[1:]
extensions = mypycify(
    ["--strict", "--explicit-package-bases", "--follow-imports=skip", *paths],
    group_name="pasch_classic", opt_level="3", debug_level="0", target_dir=target + "/c",
)
command = Distribution({"name": "x", "ext_modules": extensions}).get_command_obj("build_ext")
command.build_lib, command.build_temp = target + "/lib", target + "/temp"
command.ensure_finalized()
command.run()
"""


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("PASCH_INTERPRETED"):
            return
        compiler = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
        if not shutil.which(compiler.split()[0]):
            self.app.display_warning("no C compiler: the rules will run interpreted")
            return
        self.folder = tempfile.TemporaryDirectory()
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT, self.folder.name, *COMPILED],
            cwd=Path(self.root) / "src",  # module names follow the path from here
            capture_output=True,
            text=True,
        )
        if done.returncode:
            sys.stderr.write(done.stdout[-2000:] + done.stderr[-2000:])
            self.app.display_warning("compiling failed: the rules will run interpreted")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        built = Path(self.folder.name) / "lib"
        for library in built.rglob("*.so"):
            build_data["force_include"][str(library)] = str(library.relative_to(built))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            self.folder.cleanup()
