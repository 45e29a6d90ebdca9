"""`python -m pasch.testing GAME`: a line for each law, and what broke it.

The words are English: they are the laws' own, for those who write games.
"""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

from pasch import Game, PaschError, Setup
from pasch.catalogue import package_of
from pasch.testing import golden, perft
from pasch.testing.breach import Breach, problem, title
from pasch.testing.laws.pages import the_catalogue_takes_it
from pasch.testing.setups import defaults, label, variations
from pasch.testing.subjects import LeftOutGame, NoGame, subject
from pasch.testing.suite import FAILURES, SEEDS, Result, all_laws, check

TESTS = Path("tests")
DRAWN = "drawn"
CATALOGUE = the_catalogue_takes_it.__name__
KEPT, BROKEN, UNKNOWN = "ok", "broken", "-"


def parser() -> ArgumentParser:
    whole = ArgumentParser(
        prog="python -m pasch.testing",
        description="Whether a game keeps the laws: exit status 0 if so, 1 if not, 2 if it could "
        "not be asked.",
    )
    whole.add_argument("game", help="the id of a game, or its package")
    whole.add_argument("--law", action="append", default=[], metavar="NAME", choices=all_laws(),
                       help="only this one; may be repeated")  # fmt: skip
    whole.add_argument("--seeds", type=int, default=SEEDS, metavar="N",
                       help=f"matches of each setup, {SEEDS} if not said")  # fmt: skip
    whole.add_argument("--seed", type=int, metavar="N", help="only this match")
    whole.add_argument("--seats", type=int, metavar="N", help="only with so many seats")
    whole.add_argument("--first", metavar="N", help=f"the seat that begins, or {DRAWN}")
    whole.add_argument("--option", action="append", default=[], metavar="NAME=VALUE",
                       help="set an option; may be repeated")  # fmt: skip
    whole.add_argument("--tests", type=Path, metavar="FOLDER",
                       help=f"with golden/, {perft.FILE}, test_*.py; else {TESTS}")  # fmt: skip
    whole.add_argument("--write", action="store_true",
                       help="write golden transcripts and tree counts anew, then look")  # fmt: skip
    return whole


def main(arguments: Sequence[str] | None = None) -> int:
    if not __debug__:
        return _refuse("laws are assertions, which python -O leaves out")
    options = parser().parse_args(arguments)
    if "" not in sys.path:
        sys.path.insert(0, "")  # a package beside us, not installed yet
    try:
        game = subject(options.game)
        setups = _setups(game, options)
    except LeftOutGame as error:
        _show(Result(CATALOGUE, Breach(CATALOGUE, str(error))))
        return 1
    except (NoGame, PaschError, ValueError) as error:
        return _refuse(str(error))
    tests = options.tests or (TESTS if TESTS.is_dir() else None)
    if options.write:
        tests = tests or TESTS
        try:
            golden.write(game, tests)
            perft.write(game, tests)
        except FAILURES as error:  # the laws say more
            print(f"not written: {problem(error, package_of(game.id))}")
            return max(1, _report(game, setups, options, tests))
    return _report(game, setups, options, tests)


class Progress:
    """One line for people at a terminal: a big game takes minutes."""

    def __init__(self, game: Game, matches: int) -> None:
        self._game, self._matches, self._begun = game, matches, 0
        self._width = 0

    def __call__(self, setup: Setup, seed: int) -> None:
        self._begun += 1
        self._write(f"{self._begun} of {self._matches}: {label(self._game, setup)}, seed {seed}")

    def clear(self) -> None:
        self._write("")

    def _write(self, text: str) -> None:
        if sys.stderr.isatty():
            print(f"\r{text:{self._width}}\r", end="", file=sys.stderr, flush=True)
            self._width = len(text)


def _report(game: Game, setups: list[Setup], options: Namespace, tests: Path | None) -> int:
    began = time.monotonic()
    seeds = range(options.seeds) if options.seed is None else [options.seed]
    progress = Progress(game, len(setups) * len(seeds))
    results = check(game, setups, seeds, tests, options.law, progress)
    progress.clear()
    for result in results:
        _show(result)
    broken = sum(result.breach is not None for result in results)
    taken = time.monotonic() - began
    print(f"{game.id}: {len(results)} laws, {broken} broken; "
          f"{len(setups)} setups, {len(seeds)} matches of each, {taken:.1f} s")  # fmt: skip
    return 1 if broken else 0


def _show(result: Result) -> None:
    if result.breach:
        print(f"{BROKEN:8}{result.breach}")
    elif result.looked:
        print(f"{KEPT:8}{title(result.law)}")
    else:
        print(f"{UNKNOWN:8}{title(result.law)}: no match could be played")


def _setups(game: Game, options: Namespace) -> list[Setup]:
    """All that the suite looks at, or the one that is asked for."""
    if options.first is None and options.seats is None and not options.option:
        return [*defaults(game), *variations(game)]
    first = None if options.first in (None, DRAWN) else int(options.first)
    chosen = dict(_option(game, text) for text in options.option)
    counts = game.seats if options.seats is None else [options.seats]
    return [game.setup(Setup(seats, chosen, first)) for seats in counts]


def _option(game: Game, text: str) -> tuple[str, bool | int | str]:
    name, _, value = text.partition("=")
    for option in game.options:
        if option.name == name:
            found = option.read(value)
            if found is None:
                raise ValueError(f"{name} is one of {option.values()}, not {value!r}")
            return name, found
    names = ", ".join(option.name for option in game.options)
    raise ValueError(f"unknown option {name!r} for {game.id}; options: {names or 'none'}")


def _refuse(reason: str) -> int:
    print(f"python -m pasch.testing: {reason}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
