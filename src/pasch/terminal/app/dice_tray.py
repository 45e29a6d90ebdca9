"""Dice that roll: they show other faces for a moment, and then what fell."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle

from rich.text import Text
from textual.timer import Timer
from textual.widgets import Static

DIE = "bold #0d1117 on #f0f6fc"
FRAMES = 7
BEAT = 0.07  # seconds
TALL = 3  # rows of a die with pips
WIDE = 7
PIPS = {
    "?": ("     ", "  ?  ", "     "),
    "✶": ("     ", "  ✶  ", "     "),
    "1": ("     ", "  ●  ", "     "),
    "2": ("●    ", "     ", "    ●"),
    "3": ("●    ", "  ●  ", "    ●"),
    "4": ("●   ●", "     ", "●   ●"),
    "5": ("●   ●", "  ●  ", "●   ●"),
    "6": ("●   ●", "●   ●", "●   ●"),
}
TUMBLING = ("3", "6", "1", "5", "2", "4")


class DiceTray(Static):
    """`large` asks for pips; many dice, or other faces, are always words in a box."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.display = False
        self.faces: list[str] = []
        self.shown: list[str] = []
        self.large = True
        self._frames = 0
        self._timer: Timer | None = None

    def throw(self, faces: Sequence[str], rolls: bool) -> None:
        """Show these; those that are new roll first, if anything may move."""
        old, self.faces = self.faces, list(faces)
        self.display = bool(self.faces)
        self._stop()
        if rolls and self.faces and self.faces != old and self.app.animation_level != "none":
            self._frames = FRAMES
            self._timer = self.set_interval(BEAT, self._tumble)
            self._tumble()
        else:
            self._show(self.faces)

    def wipe(self) -> None:
        self.throw([], False)

    def on_resize(self) -> None:
        self._show(self.shown)

    def _tumble(self) -> None:
        self._frames -= 1
        if self._frames <= 0:
            self._stop()
            self._show(self.faces)
            return
        others = cycle(TUMBLING[self._frames % 6 :] + TUMBLING[: self._frames % 6])
        plain = all(face in PIPS for face in self.faces)
        kinds = sorted({*self.faces})
        turned = kinds[self._frames % len(kinds) :] + kinds[: self._frames % len(kinds)]
        faces = others if plain else cycle(turned)
        self._show([next(faces) for _ in self.faces])

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def _show(self, faces: Sequence[str]) -> None:
        self.shown = list(faces)
        room = self.size.width or 60
        pips = self.large and all(face in PIPS for face in faces)
        if pips and len(faces) * (WIDE + 1) <= room:
            self.update(_large(faces))
        else:
            self.update(_small(faces))


def _large(faces: Sequence[str]) -> Text:
    text = Text()
    for row in range(TALL):
        for face in faces:
            text.append(f" {PIPS[face][row]} ", DIE)
            text.append(" ")
        text.append("\n" if row < TALL - 1 else "")
    return text


def _small(faces: Sequence[str]) -> Text:
    text = Text()
    for face in faces:
        text.append(f" {face} ", DIE)
        text.append(" ")
    return text
