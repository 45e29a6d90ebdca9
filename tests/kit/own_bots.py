"""Bots as a stranger writes them: nothing but `choose(view, rng)`."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import pasch


class Last:
    """Always the last choice; it says how it wants to be called."""

    name = "Last  Choice"

    def choose(self, view: pasch.State, rng: pasch.Rng) -> int:
        return view.legal()[-1]


class Greedy:
    """Without a name of its own, and with a memory of the match."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: pasch.State, rng: pasch.Rng) -> int:
        self.asked += 1
        legal = view.legal()
        return legal[self.asked % len(legal)]


class Raises:
    def choose(self, view: pasch.State, rng: pasch.Rng) -> int:
        raise KeyError("planted\nhere")


class Exits:
    def choose(self, view: pasch.State, rng: pasch.Rng) -> int:
        sys.exit(3)


class Illegal:
    def choose(self, view: pasch.State, rng: pasch.Rng) -> Any:
        return 10**9


class Nothing:
    def choose(self, view: pasch.State, rng: pasch.Rng) -> Any:
        return None


class Endless:
    """Catches what it can, and goes on."""

    def choose(self, view: pasch.State, rng: pasch.Rng) -> int:
        while True:
            try:
                view.legal()
            except Exception:
                continue


class Unmade:
    def __init__(self) -> None:
        raise OSError("no weights here")

    choose = Last.choose


class Chooseless:
    pass


ready = Last()


class Dies:
    """Ends its process without a word."""

    def choose(self, view: pasch.State, rng: pasch.Rng) -> int:
        os._exit(9)


class DiesOnce(Last):
    """The same, but only for the first one who is there."""

    name = "Phoenix"

    def choose(self, view: pasch.State, rng: pasch.Rng) -> int:
        try:
            Path(os.environ["PASCH_TEST_MARK"]).touch(exist_ok=False)
        except FileExistsError:
            return super().choose(view, rng)
        os._exit(9)


class Prints(Last):
    """Says more than it should, where the answers of a worker come from."""

    def choose(self, view: pasch.State, rng: pasch.Rng) -> int:
        print("thinking …", flush=True)
        return super().choose(view, rng)
