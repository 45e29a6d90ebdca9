"""Somebody who plays at the real page: by touch, by mouse, or by keys alone.

They see what eyes see (`page_player.js`), and do one thing at a time on what is there.  What led
nowhere is tried less often, until the game has gone on.
"""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

LOOK = Path(__file__).with_suffix(".js").read_text("utf-8").rstrip().rstrip(";")
# Where a finger would go: into sight first, then the middle; "" if nothing else lies over it.
AIM = """(number) => {
  const one = window.targets[number];
  if (!one?.isConnected) return null;
  const at = () => one.getBoundingClientRect();
  const outside = ({ top, bottom, left, right }) =>
    top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
  const list = one.closest(".tray, dialog")?.getBoundingClientRect();
  if (outside(at()) || (list && (at().bottom > list.bottom || at().top < list.top)))
    one.scrollIntoView({ block: "center", inline: "center" });
  const { x, y, width, height } = at();
  const [cx, cy] = [x + width / 2, y + height / 2];
  const met = document.elementFromPoint(cx, cy);
  const brief = ".spot, dialog, dialog *, .tour, .tour *, .nl-detail, .nl-detail *";
  const free = met && (one.contains(met) || met.contains(one) || met.matches(brief));
  return [cx, cy, free ? "" : (met?.outerHTML ?? "nothing").slice(0, 120)];
}"""
FOCUS = """() => {
  const now = document.activeElement;
  if (!now || now === document.body) return ["nowhere", ""];
  const part = now.closest("dialog, .curtain, .window, .tray, .board, .top, .players");
  const main = now.matches(".main, .choices button, .spot, .tray *, .window *, .curtain *");
  return [
    part?.matches("dialog") && !now.matches(".choices *") ? "sheet" : main ? "choice" : "elsewhere",
    now.getAttribute("aria-label") ?? now.textContent.trim(),
  ];
}"""
KEYS = (*["Tab"] * 6, "Shift+Tab", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "End")
TRIES = 400  # without the game going on, and then something is wrong


class Stuck(Exception):
    """Nobody can go on, or the page lets nobody."""


class PagePlayer:
    """One device and whoever holds it."""

    def __init__(self, page: Page, way: str, luck: int) -> None:
        self.page = page
        self.way = way
        self.taps = 0
        self.version = -1
        self.tries = 0
        self.key = self.where = ""  # the last key, and where the focus was
        self.tired: Counter[str] = Counter()
        self.seen = ""
        self.luck = random.Random(luck)
        self.notes: list[str] = []  # what a player would complain about

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(LOOK)
        self.version = found["version"]
        now = f"{found['version']} {found['curtain']} {found['call']}"
        if now != self.seen:
            self.seen, self.tries = now, 0
            self.tired.clear()
        return found

    def act(self, seen: dict[str, Any]) -> bool:
        """One tap or a few keys, if there is anything to be done here."""
        if seen["over"] or not seen["targets"]:
            if seen["sheet"] and not seen["over"]:
                self.page.keyboard.press("Escape")  # nothing to choose there
            return False
        self.tries += 1
        if self.tries > TRIES:
            raise Stuck(f"{self.tries} tries at: {seen['asks']} {self.tired.most_common(5)}")
        if self.way == "keys":
            self._keys()
        else:
            self._point(seen["targets"])
        return True

    def _point(self, targets: list[dict[str, Any]]) -> None:
        weights = [self._weight(target) for target in targets]
        number = self.luck.choices(range(len(targets)), weights)[0]
        target = targets[number]
        self.tired[target["label"]] += 1
        self.tired[target["kind"]] += 1
        aimed = self.page.evaluate(AIM, number)
        if aimed is None:
            return  # gone meanwhile
        if aimed[2]:  # unless it was only on its way, or can be scrolled to
            self.page.evaluate(
                "(n) => window.targets[n]?.scrollIntoView({block: 'center'})", number
            )
            self.page.wait_for_timeout(150)
            aimed = self.page.evaluate(AIM, number)
            if aimed is None:
                return
            if aimed[2]:
                self.notes.append(f"“{target['label']}” is covered by {aimed[2]}")
        x, y, _ = aimed
        self.taps += 1
        if self.way == "touch":
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.move(x, y)
            self.page.mouse.click(x, y)

    def _weight(self, target: dict[str, Any]) -> float:
        wanted = 8.0 if target["main"] else 2.0 if target["kind"] == "spot" else 1.0
        wanted *= 0.2 if target["pressed"] else 1.0
        kind = 0.6 if target["kind"] == "spot" else 0.95  # many places only tell what they are
        tired = 0.3 ** self.tired[target["label"]] * kind ** self.tired[target["kind"]]
        return max(0.001, wanted * tired)

    def _keys(self) -> None:
        """Enter on what has the focus, or on to the next thing."""
        where, label = self.page.evaluate(FOCUS)
        # Past the last thing of the page the browser has it, until the next Tab.
        if where == "nowhere" and self.where != "nowhere" and "Tab" not in self.key:
            self.page.wait_for_timeout(100)  # a frame or two, until it is given back
            where, label = self.page.evaluate(FOCUS)
            if where == "nowhere":
                self.notes.append(f"the focus is nowhere after {self.key}")
        self.where = where
        if where == "sheet" and self.luck.random() < 0.3:
            self.key = "Escape"
        elif where == "choice" and self.luck.random() < 0.7 * 0.4 ** self.tired[label]:
            self.tired[label] += 1
            self.taps += 1
            self.key = "Enter" if self.luck.random() < 0.8 else "Space"
        else:
            self.key = self.luck.choice(KEYS)
        self.page.keyboard.press(self.key)
