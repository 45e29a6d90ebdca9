"""`make play`: plays at once on what is there, and compiles beside it if that is still to be done.

The sources can always be played as they are.  The compiled package plays ten times faster, but to
compile takes minutes; so it is done beside the game, with the lowest priority, and played from the
next start on.  The libraries of a running Pasch are never replaced: from the sources it loads none,
and while a compiled one runs it keeps a lock that the installation waits for.
"""

from __future__ import annotations

import os
import select
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from fcntl import LOCK_EX, LOCK_NB, LOCK_SH, flock
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import hatch_build  # noqa: E402
from pasch.console.language import language  # noqa: E402

VENV = Path(sys.prefix)
RUNNING = VENV / "running.lock"  # shared by all who play the compiled one
COMPILING = VENV / "compiling.lock"
GIVEN_UP = VENV / "not-compiled"  # for which sources, and why
LOG = ROOT / "build" / "compile.log"
MAKE = os.environ.get("MAKE", "make").split()
SAY = {
    "compiling": (
        "Nebenbei wird Pasch übersetzt; ab dem nächsten Start spielt es zehnmal so schnell.",
        "Pasch is compiled beside the game; from the next start on it plays ten times faster.",
    ),
    "compiled": (
        "Fertig übersetzt: ab dem nächsten Start.",
        "Compiled: from the next start on.",
    ),
    "no-compiler": (
        "Ohne C-Compiler spielt Pasch, wie es ist; mit einem (siehe README) zehnmal so schnell.",
        "Without a C compiler Pasch plays as it is; with one (see README) ten times faster.",
    ),
    "failed": (
        f"Das Übersetzen ist misslungen ({LOG.relative_to(ROOT)}); Pasch spielt, wie es ist.",
        f"Compiling failed ({LOG.relative_to(ROOT)}); Pasch plays as it is.",
    ),
}


def main(arguments: Sequence[str]) -> None:
    if arguments[:1] == ["--compile"]:
        Compilation(int(arguments[1])).run()
    elif is_compiled():
        lock = os.open(RUNNING, os.O_RDWR | os.O_CREAT)
        flock(lock, LOCK_SH)
        os.set_inheritable(lock, True)
        if is_compiled():  # still, now that nobody can replace it
            os.execv(VENV / "bin/pasch", ["pasch", *arguments])
        os.close(lock)
        play_sources(arguments)
    else:
        compile_beside()
        play_sources(arguments)


def is_compiled() -> bool:
    """Whether the compiled package is installed, of the sources as they are now."""
    asked = [*MAKE, "--question", "--silent", f"{VENV.name}/installed"]
    done = subprocess.run(asked, cwd=ROOT, capture_output=True, env=_own_make())
    return done.returncode == 0


def play_sources(arguments: Sequence[str]) -> None:
    os.environ["PYTHONPATH"] = str(ROOT / "src")
    os.execv(sys.executable, [sys.executable, "-m", "pasch", *arguments])


def compile_beside() -> None:
    """Until it is done or the game ends, whose end of the pipe is closed then."""
    if not hatch_build.has_compiler():
        _say_once("no-compiler")
        return
    if _given_up() == "failed":
        return
    ours, games = os.pipe()
    os.set_inheritable(games, True)
    command = [sys.executable, __file__, "--compile", str(ours)]
    subprocess.Popen(
        command, pass_fds=[ours], stdin=subprocess.DEVNULL, start_new_session=True, cwd=ROOT
    )
    os.close(ours)


class Compilation:
    """In a session of its own, which no Ctrl-C reaches: an installation is never torn apart."""

    def __init__(self, game: int) -> None:
        self._game = game  # readable when the game has ended
        self._nobody_plays = os.open(RUNNING, os.O_RDWR | os.O_CREAT)

    def run(self) -> None:
        with COMPILING.open("w") as door:
            try:
                flock(door, LOCK_EX | LOCK_NB)
            except BlockingIOError:
                return  # another game does it
            say("compiling")
            _step_back()
            LOG.parent.mkdir(exist_ok=True)
            built = self._make(f"{VENV.name}/wheel")
            if built is None:
                return
            if not built or not _is_compiled_wheel():
                _say_once("failed")
                return
            if self._may_install() and self._make(f"{VENV.name}/installed", to_the_end=True):
                say("compiled")

    def _make(self, target: str, to_the_end: bool = False) -> bool | None:
        """Whether it worked; None if the game ended before."""
        with LOG.open("ab") as log:
            work = subprocess.Popen(
                [*MAKE, "--no-print-directory", target],
                cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                env=_own_make(), process_group=0,
            )  # fmt: skip
        while work.poll() is None:
            if self._game_is_over(0.2) and not to_the_end:
                os.killpg(work.pid, 15)
                work.wait()
                return None
        return work.returncode == 0

    def _may_install(self) -> bool:
        """As soon as nobody plays the older compiled one; not if the game ends before."""
        while True:
            try:
                flock(self._nobody_plays, LOCK_EX | LOCK_NB)
            except BlockingIOError:
                if self._game_is_over(1):
                    return False
            else:
                return True

    def _game_is_over(self, seconds: float) -> bool:
        ready, _, _ = select.select([self._game], [], [], seconds)
        return bool(ready)


def _step_back() -> None:
    """Behind all others; where Linux groups processes by session, the session has to."""
    os.nice(19)
    with suppress(OSError):
        Path("/proc/self/autogroup").write_text("19")


def _is_compiled_wheel() -> bool:
    wheels = list((ROOT / "build/wheel").glob("pasch-*.whl"))
    return len(wheels) == 1 and not wheels[0].name.endswith("-none-any.whl")


def _own_make() -> dict[str, str]:
    """Not a part of the make that started this."""
    return {
        name: value for name, value in os.environ.items()
        if name not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")
    }  # fmt: skip


def _given_up() -> str:
    """Why, if it was with these sources."""
    if not GIVEN_UP.exists():
        return ""
    reason, _, sources = GIVEN_UP.read_text().partition(" ")
    return reason if sources == hatch_build.fingerprint_of_sources(ROOT) else ""


def _say_once(reason: str) -> None:
    if _given_up() != reason:
        say(reason)
        GIVEN_UP.write_text(f"{reason} {hatch_build.fingerprint_of_sources(ROOT)}")


def say(key: str) -> None:
    german, english = SAY[key]
    print(german if language([], os.environ) == "de" else english, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
