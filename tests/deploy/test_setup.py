"""When a step of the set-up fails, one plain line says what is missing, and no test runs."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WHAT = ("Makefile", "hatch_build.py", "pyproject.toml", "requirements.lock",
        "requirements-play.lock", "requirements-compile.lock")  # fmt: skip
DEAD = {
    "PIP_CONFIG_FILE": os.devnull, "PIP_INDEX_URL": "http://127.0.0.1:9/simple",
    "PIP_EXTRA_INDEX_URL": "", "PIP_FIND_LINKS": "", "PIP_RETRIES": "0",
    "PIP_IGNORE_INSTALLED": "1", "PIP_NO_CACHE_DIR": "1",
}  # fmt: skip
NO_NETWORK = "#!/bin/sh\necho 'npm error network request to the registry failed'; exit 1\n"


class Clone:
    """What make needs of a clone, and programs of our own before all others."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "pasch"
        self.bin = folder / "bin"
        self.bin.mkdir()
        self.root.mkdir()
        for name in WHAT:
            shutil.copy(ROOT / name, self.root / name)
        shutil.copytree(ROOT / "tools", self.root / "tools")
        for name in ("web/build.mjs", "web/package-lock.json", "src/pasch/words/de.ftl"):
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            (self.root / name).touch()
        (self.root / "src/pasch/__init__.py").touch()
        shutil.copytree(ROOT / "src/pasch/bench", self.root / "src/pasch/bench")

    def program(self, path: Path, text: str) -> Path:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        path.chmod(0o755)
        return path

    def has_venv(self, *stamps: str) -> None:
        """One that was set up so far; its pip is ours."""
        self.program(self.root / ".venv/bin/python", f'#!/bin/sh\nexec {sys.executable} "$@"\n')
        for stamp in stamps:
            (self.root / ".venv" / stamp).touch()

    def make(self, target: str, **environ: str) -> list[str]:
        """What a failing make said that it misses."""
        done = subprocess.run(
            ["make", target], cwd=self.root, capture_output=True, text=True,
            env={**os.environ, "PATH": f"{self.bin}:{os.environ['PATH']}", "MAKEFLAGS": "",
                 "PYTHONPATH": "", "PASCH_CHROMIUM": "", **environ},
        )  # fmt: skip
        assert done.returncode != 0
        assert "passed" not in done.stdout + done.stderr
        return re.findall(r"^Missing: .*$", done.stdout + done.stderr, re.MULTILINE)


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path)


@pytest.mark.parametrize("target", ["test", "play"])
def test_no_python(clone: Clone, target: str) -> None:
    assert clone.make(target, PYTHON="python9") == ["Missing: Python (python9 is not here)."]


def test_an_old_python(clone: Clone) -> None:
    old = f'#!/bin/sh\ncase "$*" in *version_info*) exit 1;; esac\nexec {sys.executable} "$@"\n'
    python = clone.program(clone.bin / "python-old", old)
    said = clone.make("play", PYTHON="python-old")
    assert said == [
        f"Missing: Python 3.11 or newer ({python.name} is older; PYTHON=… names another)."
    ]


def test_no_venv(clone: Clone) -> None:
    """What was begun of it is not taken for a whole one the next time."""
    bare = f"""#!/bin/sh
case "$*" in *-m\\ venv*) mkdir -p .venv/bin; touch .venv/bin/python; exit 1;; esac
exec {sys.executable} "$@"
"""
    clone.program(clone.bin / "python-bare", bare)
    for _ in range(2):
        said = clone.make("play", PYTHON="python-bare")
        assert said == ["Missing: Python's venv (Debian: apt-get install python3-venv)."]


@pytest.mark.parametrize(
    ("target", "lock"), [("test", "requirements.lock"), ("play", "requirements-play.lock")]
)
def test_no_index(clone: Clone, target: str, lock: str) -> None:
    clone.has_venv("page")
    expected = f"Missing: the Python packages of {lock} (pip could not fetch them)."
    assert clone.make(target, **DEAD) == [expected]


def test_no_registry_for_the_page(clone: Clone) -> None:
    clone.has_venv("needed")
    clone.program(clone.root / ".venv/bin/pasch", "")
    for name in ("npm", "node"):
        clone.program(clone.bin / name, NO_NETWORK)
    assert clone.make("play") == [
        "Missing: the page (npm could not fetch what it is built with: "
        "npm error network request to the registry failed)."
    ]


def test_no_registry_for_the_browser(clone: Clone) -> None:
    clone.has_venv("tools", "needed", "compiler", "wheel", "installed")
    for name in ("npm", "node"):
        clone.program(clone.bin / name, NO_NETWORK)
    # One that has no browser yet, but all that the tool needs.
    home = f"import sys; sys.prefix = {str(clone.root / '.venv')!r}; "
    run = "import runpy; del sys.argv[0]; runpy.run_path(sys.argv[0], None, '__main__')"
    clone.program(
        clone.root / ".venv/bin/python",
        f'#!/bin/sh\nexec {sys.executable} -c "{home}{run}" "$@"\n',
    )
    said = clone.make("test")
    assert said == [
        "Missing: a browser for the tests (npm could not fetch it: "
        "npm error network request to the registry failed)."
    ]


def test_no_npm_and_no_index_for_it(clone: Clone) -> None:
    clone.has_venv("needed")
    clone.program(clone.root / ".venv/bin/pasch", "")
    only = clone.bin.parent / "only"
    only.mkdir()
    for name in ("make", "sh", "env", "touch", "mv", "rm", "mkdir", "find", "echo"):
        found = shutil.which(name)
        assert found
        (only / name).symlink_to(found)
    said = clone.make("play", PATH=str(only), PYTHON=sys.executable, **DEAD)
    assert len(said) == 1
    assert said[0].startswith("Missing: npm (it is not here, and pip could not fetch it: ")
