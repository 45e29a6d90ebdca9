"""Fetches the pinned Chromium of the tests and keeps it beside this Python.

    python tools/chromium.py

The package from npm holds the program, the libraries it needs and some fonts, all compressed.  They
are unpacked once, into a folder with the version in its name, which appears only when it is whole:
a fetch that was broken off leaves nothing, and two at once wait for each other.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from pathlib import Path
from tempfile import TemporaryDirectory

HERE = Path(__file__).parent / "chromium"
ROOT = HERE.parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import hatch_build  # noqa: E402
from pasch.bench import browser  # noqa: E402

PART = "a browser for the tests"
PACKAGE = "@sparticuz/chromium"
ARCHIVES = ("al2023.tar", "fonts.tar")  # libraries, and fonts with their fonts.conf
UNPACK = """
const fs = require("node:fs");
const { pipeline } = require("node:stream/promises");
const { createBrotliDecompress } = require("node:zlib");
const [from, to, ...names] = process.argv.slice(1);
for (const name of names) {
  const packed = fs.createReadStream(`${from}/${name}.br`);
  pipeline(packed, createBrotliDecompress(), fs.createWriteStream(`${to}/${name}`));
}
"""
# The one in the package names a folder that exists on the machines it was made for.
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{made}/fonts</dir><cachedir>{made}/cache</cachedir></fontconfig>
"""


def fetch(home: Path) -> Path:
    """The folder with the pinned one."""
    wanted = json.loads((HERE / "package.json").read_text())["dependencies"][PACKAGE]
    made = home / f"chromium-{wanted}"
    with _alone(home / "chromium.lock"):
        if not made.exists():
            with TemporaryDirectory(dir=home, prefix="chromium-new-") as folder:
                whole = Path(folder) / "whole"
                _unpack(_installed(Path(folder)), whole)
                (whole / "fonts.conf").write_text(FONTS.format(made=made))
                whole.rename(made)
        _point(home / "chromium", made)
        for other in home.glob("chromium-[0-9]*"):
            if other != made:
                shutil.rmtree(other, ignore_errors=True)
    return made


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    with lock.open("w") as door:
        flock(door, LOCK_EX)
        yield


def _installed(folder: Path) -> Path:
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(HERE / name, folder / name)
    _, npm = hatch_build.node_and_npm(ROOT / "build" / "node")
    hatch_build.run(PART, "npm could not fetch it", folder,
                    *npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts")  # fmt: skip
    return folder / "node_modules" / PACKAGE / "bin"


def _unpack(packed: Path, target: Path) -> None:
    target.mkdir()
    node, _ = hatch_build.node_and_npm(ROOT / "build" / "node")
    names = ("chromium", *ARCHIVES)
    hatch_build.run(PART, "it could not be unpacked", packed,
                    node, "-e", UNPACK, str(packed), str(target), *names)  # fmt: skip
    for archive in ARCHIVES:
        with tarfile.open(target / archive) as opened:
            # Pythons before 3.11.4, as in Debian 12, know no filter; npm has checked the package.
            opened.extraction_filter = getattr(tarfile, "data_filter", None)
            opened.extractall(target)
        (target / archive).unlink()
    (target / "chromium").chmod(0o755)


def _point(link: Path, made: Path) -> None:
    """From one moment to the next: somebody may be starting it."""
    new = link.with_name("chromium.new")
    new.unlink(missing_ok=True)
    new.symlink_to(made.name)
    os.replace(new, link)


def main() -> None:
    if not os.environ.get("PASCH_CHROMIUM") and browser.pinned_runs_here():
        try:
            fetch(Path(sys.prefix))
        except hatch_build.Missing as error:
            sys.exit(f"Missing: {error}.")
    try:
        browser.chromium()
    except RuntimeError as error:
        sys.exit(f"Missing: {PART} ({error}).")


if __name__ == "__main__":
    main()
