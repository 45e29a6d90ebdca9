"""Checks format and style of the page with the pinned Biome, kept beside this Python.

    python tools/biome.py           check
    python tools/biome.py --write   format, and mend what can be mended

It is fetched when it is first needed, and again when another one is pinned.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent / "biome"
ROOT = HERE.parents[1]
sys.path[:0] = [str(ROOT)]

import hatch_build  # noqa: E402

PART = "Biome, which checks the page's style"
PINNED = ("package.json", "package-lock.json", ".npmrc")


def fetch(home: Path) -> Path:
    """The program, as it is pinned."""
    program = home / "node_modules/@biomejs/biome/bin/biome"
    stamp = home / "package-lock.json"
    if not program.exists() or stamp.read_bytes() != (HERE / stamp.name).read_bytes():
        shutil.rmtree(home, ignore_errors=True)
        home.mkdir(parents=True)
        for name in PINNED:
            shutil.copy(HERE / name, home / name)
        _, npm = hatch_build.node_and_npm(ROOT / "build" / "node")
        hatch_build.run(PART, "npm could not fetch it", home,
                        *npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts")  # fmt: skip
    return program


def main() -> None:
    try:
        program = fetch(Path(sys.prefix) / "biome")
        node, _ = hatch_build.node_and_npm(ROOT / "build" / "node")
        if subprocess.run([node, str(program), "--version"], capture_output=True).returncode:
            raise hatch_build.Missing(f"{PART} (there is none for this machine)")
    except hatch_build.Missing as error:
        sys.exit(f"Missing: {error}.")
    command = [node, str(program), "check", "--error-on-warnings", *sys.argv[1:]]
    sys.exit(subprocess.run(command, cwd=ROOT).returncode)


if __name__ == "__main__":
    main()
