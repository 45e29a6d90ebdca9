"""What is known of a broken law: enough to see it again."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from traceback import extract_tb
from typing import NamedTuple

from pasch import Game, Setup, replay
from pasch.catalogue import package_of
from pasch.testing.matches import SPOT
from pasch.testing.setups import changes

SHOWN = 12  # records before the position


class Breach(NamedTuple):
    """A broken law.  What is not about a match has no more than a problem."""

    law: str
    problem: str
    match: str = ""  # setup, seed and what happened, in notation
    position: str = ""  # one line of JSON
    command: str = ""  # that finds it again

    def __str__(self) -> str:
        more = (line for line in (self.match, self.position, self.command) if line)
        return "\n    ".join([f"{title(self.law)}: {self.problem}", *more])


class Broken(AssertionError):
    """A law is broken, as a test says it."""

    def __init__(self, breach: Breach) -> None:
        super().__init__(str(breach))
        self.breach = breach


def title(law: str) -> str:
    return law.replace("_", " ")


def problem(error: BaseException, package: str) -> str:
    """A law's own words; or what the game itself raised, and where in its files."""
    if type(error) is AssertionError and str(error):
        return str(error)
    said = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    place = _place(error, package)
    return f"{said} ({place})" if place else said


def _place(error: BaseException, package: str) -> str:
    """The line of the game's own sources that was reached last."""
    inside = f"{Path(*package.split('.'))}/"
    for frame in reversed(extract_tb(error.__traceback__)):
        path = Path(frame.filename).as_posix()
        if inside in path:
            return f"{path.rpartition(inside)[2]}, line {frame.lineno}"
    return ""


def of_match(law: str, error: BaseException, game: Game, setup: Setup, seed: int) -> Breach:
    """Of the position that the law was looking at."""
    return Breach(
        law,
        problem(error, package_of(game.id)),
        f"{_described(game, setup)}, seed {seed}, {_story(game, setup)}",
        _position(game, setup),
        command(game, setup, seed, law),
    )


def command(game: Game, setup: Setup, seed: int, law: str) -> str:
    words = ["python", "-m", "pasch.testing", game.id, "--law", law, "--seats", str(setup.seats)]
    if setup.first is not None:
        words += ["--first", str(setup.first)]
    for name, value in changes(game, game.setup(setup)).items():
        words += ["--option", f"{name}={_written(value)}"]
    return shlex.join([*words, "--seed", str(seed)])


def _described(game: Game, setup: Setup) -> str:
    changed = [f"{name}={_written(value)}" for name, value in changes(game, setup).items()]
    first = "first drawn" if setup.first is None else f"first {setup.first}"
    return ", ".join([f"{setup.seats} seats", first, *changed])


def _written(value: bool | int | str) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _story(game: Game, setup: Setup) -> str:
    """The last records before the position, in notation."""
    number = SPOT.number
    if not number:
        return "at the start"
    try:
        state = game.start(setup)
        written = []
        for record in SPOT.log[:number]:
            written.append(game.write(state, record.action))
            state.apply(record.action)
    except Exception:  # it is the notation that is broken
        return f"after {number} records"
    more = "… " if number > SHOWN else ""
    return f"after {number} records: {more}{' '.join(written[-SHOWN:])}"


def _position(game: Game, setup: Setup) -> str:
    try:
        state = replay(game, setup, SPOT.log[: SPOT.number])
        return json.dumps(game.position(state), ensure_ascii=False)
    except Exception:  # it is the position that is broken
        return ""
