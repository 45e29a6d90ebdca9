"""A game from outside that can be made to fail in one way or another while it is played.

It is the toy, installed as pip would.  What it has a file for, `fault-apply` say, goes wrong in
every process that plays it.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from kit import toy
from kit.outside import look_again
from pasch import speech

ID = "faulty"
CODE = """
from pathlib import Path

from kit.toy import toy, words
from kit.toy.position import position
from kit.toy.state import CLAIMING, DEAL, Toy
from pasch.engine.message import Message


def at_fault(name):
    # A game is interrupted anywhere: a file that was just being read would stay open.
    return (Path(__file__).parent / f"fault-{name}").exists()


class Faulty(Toy):
    def legal(self):
        if at_fault("exit-legal"):
            raise SystemExit(3)
        if at_fault("legal"):
            raise KeyError("planted in legal")
        return super().legal()

    def apply(self, action):
        if self.phase == CLAIMING:
            if at_fault("apply"):
                raise ZeroDivisionError("planted in apply")
            if at_fault("exit"):
                raise SystemExit(3)
            if at_fault("loop"):
                while True:
                    pass
            if at_fault("nature"):
                self.phase = DEAL
        if self.phase == DEAL and at_fault("nature"):
            return
        super().apply(action)


def shown(state):
    if at_fault("exit-position"):
        raise SystemExit(3)
    if at_fault("position"):
        raise IndexError("planted in position")
    return position(state)


def tell(state, action):
    if at_fault("exit-telling"):
        raise SystemExit(3)
    if at_fault("tell"):
        raise TypeError("planted in tell")
    return words.tell(state, action)


def offer(state, action):
    return Message("no-such-words", {}) if at_fault("words") else words.offer(state, action)


def why(state, action):
    return Message("no-such-reason", {}) if at_fault("reason") else words.why(state, action)


GAME = toy(Faulty, id="faulty", package=__name__, position=shown, tell=tell, offer=offer, why=why)
start = GAME.start
"""
GUIDE = """
from pasch.bots.guide import Guide
from faulty_game import at_fault


class FaultyGuide(Guide):
    def pick(self, view, rng):
        while at_fault("thinks"):
            pass
        if at_fault("exit-guide"):
            raise SystemExit(3)
        if at_fault("guide"):
            raise RuntimeError("planted in guide")
        return super().pick(view, rng)

    slip = pick


GUIDE = FaultyGuide()
"""


def install(folder: Path) -> None:
    """Where this folder is on the path, the catalogue has the game."""
    package = folder / "faulty_game"
    package.mkdir()
    (package / "__init__.py").write_text(CODE)
    (package / "guide.py").write_text(GUIDE)
    here = Path(toy.__file__).parent
    for page in ("de.ftl", "en.ftl", "rules.de.md", "rules.en.md"):
        shutil.copy(here / page, package)
    info = folder / "faulty_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: faulty-game\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[pasch.games]\n{ID} = faulty_game\n")


def forget() -> None:
    """What this process knows of the game: the next one that is installed is another one."""
    look_again()
    speech.words_of.cache_clear()
    speech._source.cache_clear()
    for name in ("faulty_game", "faulty_game.guide"):
        sys.modules.pop(name, None)


def fault(folder: Path, name: str) -> None:
    """From now on, this goes wrong and nothing else."""
    package = folder / "faulty_game"
    for old in package.glob("fault-*"):
        old.unlink()
    if name:
        (package / f"fault-{name}").touch()
