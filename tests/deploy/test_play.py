"""`make play` plays at once, compiles beside it, and never under a running game."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from fcntl import LOCK_EX, LOCK_NB, LOCK_SH, flock
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SECONDS = 60
# In place of make: what it was asked for, and a wheel whose tag says whether it is compiled.
MAKE = """#!/bin/sh
case "$*" in
  *--question*) test -e current; exit;;
esac
echo "make $*" >> calls
for target; do :; done
case "$target" in
  */wheel) {wheel};;
  */installed) touch current;;
esac
"""
COMPILED = (
    "rm -rf build/wheel; mkdir -p build/wheel; touch build/wheel/pasch-1-cp311-cp311-linux.whl"
)
PURE = "rm -rf build/wheel; mkdir -p build/wheel; touch build/wheel/pasch-1-py3-none-any.whl"
SLOW = "echo $$ > compiling; exec sleep 1000"
# In place of Pasch: who it is, until it may go.
GAME = "import pathlib, sys, time\nprint('{who}', *sys.argv[1:], flush=True)\nsys.stdin.read()\n"


class Yard:
    """A clone with a .venv, but with a make and a Pasch that do nothing but say so."""

    def __init__(self, folder: Path) -> None:
        self.root = folder
        for name in ("tools/play.py", "hatch_build.py", "pyproject.toml"):
            (folder / name).parent.mkdir(exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
        with (folder / "hatch_build.py").open("a") as hook:
            hook.write("has_compiler = Path('.venv/bin/cc').exists\n")
        package = folder / "src/pasch"
        (package / "console").mkdir(parents=True)
        (package / "console/language.py").write_text("def language(*_): return 'en'\n")
        (package / "__init__.py").write_text("")
        (package / "__main__.py").write_text(GAME.format(who="sources"))
        self.venv = folder / ".venv"
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", self.venv], check=True)
        self.program("bin/pasch", f"#!{sys.executable}\n" + GAME.format(who="compiled"))
        self.make(COMPILED)
        self.program("bin/cc", "#!/bin/sh\n")

    def program(self, name: str, text: str) -> None:
        path = self.venv / name
        path.write_text(text)
        path.chmod(0o755)

    def make(self, wheel: str) -> None:
        self.program("bin/make", MAKE.replace("{wheel}", wheel))

    def calls(self) -> list[str]:
        path = self.root / "calls"
        return path.read_text().splitlines() if path.exists() else []

    def play(self, *arguments: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [self.venv / "bin/python", self.root / "tools/play.py", *arguments],
            cwd=self.root, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True,
            env={**os.environ, "MAKE": str(self.venv / "bin/make"), "PYTHONPATH": ""},
        )  # fmt: skip

    def played(self, until: str = "") -> list[str]:
        """What one game said, which ends after it has said this."""
        game = self.play()
        said = list(lines(game, until))
        return said + end(game)


def lines(game: subprocess.Popen[str], until: str) -> Iterator[str]:
    assert game.stdout
    for line in game.stdout if until else ():
        yield line.strip()
        if until in line:
            return


def end(game: subprocess.Popen[str]) -> list[str]:
    rest, _ = game.communicate(timeout=SECONDS)
    assert game.returncode == 0
    return rest.splitlines()


def eventually(path: Path) -> str:
    """What is in there, as soon as there is something."""
    limit = time.monotonic() + SECONDS
    while not (text := path.read_text() if path.is_file() else ""):
        assert time.monotonic() < limit, f"{path.name} never came"
        time.sleep(0.01)
    return text


@pytest.fixture
def yard(tmp_path: Path) -> Yard:
    return Yard(tmp_path)


def test_it_plays_the_sources_and_compiles_for_the_next_start(yard: Yard) -> None:
    said = yard.played(until="Compiled: from the next start on.")
    assert "sources" in said
    assert sum("Pasch is compiled beside the game" in line for line in said) == 1
    assert yard.calls() == [f"make --no-print-directory .venv/{what}" for what in
                            ("wheel", "installed")]  # fmt: skip
    assert yard.played() == ["compiled"]


def test_arguments_reach_the_game(yard: Yard) -> None:
    (yard.root / "current").touch()
    game = yard.play("--lan")
    assert end(game) == ["compiled --lan"]


def test_when_the_game_ends_the_compilation_ends_too(yard: Yard) -> None:
    yard.make(SLOW)
    game = yard.play()
    pid = int(eventually(yard.root / "compiling"))
    assert os.getpriority(os.PRIO_PROCESS, pid) == 19  # behind all others
    end(game)  # waits until nobody holds its output any more, so the compilation is gone
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    assert not (yard.root / "current").exists()
    yard.make(COMPILED)  # and nothing is in the way of the next one
    assert "Compiled: from the next start on." in yard.played(until="Compiled")


def test_two_games_compile_once(yard: Yard) -> None:
    yard.make(SLOW)
    first = yard.play()
    eventually(yard.root / "compiling")
    assert yard.played() == ["sources"]
    end(first)
    assert len(yard.calls()) == 1


def test_nothing_is_installed_while_a_compiled_game_runs(yard: Yard) -> None:
    (yard.root / "current").touch()
    old = yard.play()
    assert list(lines(old, "compiled")) == ["compiled"]
    (yard.root / "current").unlink()  # a source was changed
    new = yard.play()
    eventually(yard.root / "calls")
    time.sleep(0.5)  # in which it would be installed, were it not for the lock
    assert not (yard.root / "current").exists()
    end(old)
    assert list(lines(new, "Compiled: "))[-1] == "Compiled: from the next start on."
    end(new)


def test_a_running_compiled_game_holds_the_lock(yard: Yard) -> None:
    (yard.root / "current").touch()
    game = yard.play()
    assert list(lines(game, "compiled")) == ["compiled"]
    with (yard.venv / "running.lock").open() as door:
        flock(door, LOCK_SH | LOCK_NB)  # another may play, too
        with pytest.raises(BlockingIOError):
            flock(door, LOCK_EX | LOCK_NB)
    end(game)


@pytest.mark.parametrize("wheel", [PURE, "false"], ids=["no library came out", "no wheel"])
def test_a_failed_compilation_is_told_once(yard: Yard, wheel: str) -> None:
    yard.make(wheel)
    said = yard.played(until="Compiling failed")
    assert "Compiling failed (build/compile.log); Pasch plays as it is." in said
    assert not (yard.root / "current").exists()
    assert yard.played() == ["sources"]
    (yard.root / "src/pasch/new.py").write_text("")  # other sources may compile
    yard.make(COMPILED)
    assert "Compiled: from the next start on." in yard.played(until="Compiled")


def test_without_a_compiler_it_plays_and_says_so_once(yard: Yard) -> None:
    (yard.venv / "bin/cc").unlink()
    said = yard.played()
    assert said == [
        "Without a C compiler Pasch plays as it is; with one (see README) ten times faster.",
        "sources",
    ]
    assert yard.played() == ["sources"]
    yard.program("bin/cc", "#!/bin/sh\n")  # now there is one
    assert "Compiled: from the next start on." in yard.played(until="Compiled")
