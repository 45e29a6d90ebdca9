"""All laws of one game: which matches they look at, and what they find."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from pasch import Game, Setup
from pasch.catalogue import package_of
from pasch.testing.breach import Breach, Broken, of_match, problem
from pasch.testing.laws import GAME_LAWS, KEPT_LAWS, LAWS, PART_LAWS, PLAYABLE, Law
from pasch.testing.setups import defaults, label, variations
from pasch.testing.subjects import subject

SEEDS = 2  # matches of each setup
FAILURES = (Exception, SystemExit)  # a game that exits in a move must not end its own test


class Result(NamedTuple):
    """What was found of one law: the first breach, if any."""

    law: str
    breach: Breach | None
    looked: bool = True  # or there was no match to look at


class Case(NamedTuple):
    """One part of the suite, small enough for one test."""

    game: Game
    setup: Setup | None  # None: the laws of the game itself
    tests: Path | None
    seeds: int

    def __str__(self) -> str:
        return label(self.game, self.setup) if self.setup else "game"

    def check(self) -> None:
        """Raise Broken for the first law that is."""
        for breach in self._breaches():
            raise Broken(breach)

    def _breaches(self) -> Iterator[Breach]:
        if self.setup is None:
            yield from _of_game(self.game, self.tests, all_laws())
            return
        for seed in range(self.seeds):
            yield from of_seed(self.game, self.setup, seed, (*LAWS, *_costly(self.setup, seed)))


def cases(game: Game | str, tests: Path | str | None = None, seeds: int = SEEDS) -> list[Case]:
    """The whole suite in parts, for a test each.

    `tests` is the folder with the game's golden transcripts, tree counts and tests by rules.

    >>> [str(case) for case in cases("mal_anders")][:3]
    ['game', '2-drawn', '2']
    """
    found = subject(game)
    folder = None if tests is None else Path(tests)
    setups = [*defaults(found), *variations(found)]
    return [Case(found, setup, folder, seeds) for setup in (None, *setups)]


def all_laws() -> list[str]:
    return [law.__name__ for law in (*GAME_LAWS, *LAWS, *PART_LAWS, *KEPT_LAWS)]


def check(
    game: Game,
    setups: Sequence[Setup],
    seeds: Iterable[int],
    tests: Path | None = None,
    laws: Sequence[str] = (),
    progress: Callable[[Setup, int], None] = lambda setup, seed: None,
) -> list[Result]:
    """Every law asked for (or all), on every setup and seed; in the order of the lists.

    `progress` is called before each match.
    """
    asked = laws or all_laws()
    breaches: dict[str, Breach] = {}
    looked: set[str] = {law.__name__ for law in (*GAME_LAWS, *KEPT_LAWS)}
    for breach in _of_game(game, tests, asked):
        breaches.setdefault(breach.law, breach)
    for seed in seeds:
        for setup in setups:
            progress(setup, seed)
            costly = PART_LAWS if laws else _costly(setup, seed)
            wanted = [law for law in (*LAWS, *costly) if law.__name__ in asked]
            # Where no match can be played, that is all there is to say, every time.
            wanted = [law for law in wanted if law in PLAYABLE or law.__name__ not in breaches]
            found = list(of_seed(game, setup, seed, wanted))
            if not any(breach.law in _PLAYABLE for breach in found):
                looked.update(law.__name__ for law in wanted)
            for breach in found:
                breaches.setdefault(breach.law, breach)
    kept = {law.__name__ for law in KEPT_LAWS} if tests is None else set()
    return [
        Result(law, breaches.get(law), law in looked or law in breaches)
        for law in all_laws()
        if law in asked and law not in kept
    ]


_PLAYABLE = {law.__name__ for law in PLAYABLE}


def _costly(setup: Setup, seed: int) -> tuple[Law, ...]:
    return PART_LAWS if seed == 0 and setup.first is None else ()


def of_seed(game: Game, setup: Setup, seed: int, laws: Sequence[Law]) -> Iterator[Breach]:
    """What these laws find in one match; where none can be played, only why."""
    setup = game.setup(setup)
    for law in laws:
        try:
            law(game, setup, seed)
        except FAILURES as error:
            yield of_match(law.__name__, error, game, setup, seed)
            if law in PLAYABLE:
                return


def _of_game(game: Game, tests: Path | None, laws: Sequence[str]) -> Iterator[Breach]:
    package = package_of(game.id)
    for law in GAME_LAWS:
        if law.__name__ in laws:
            try:
                law(game)
            except FAILURES as error:
                yield Breach(law.__name__, problem(error, package))
    for kept in KEPT_LAWS:
        if tests is not None and kept.__name__ in laws:
            try:
                kept(game, tests)
            except FAILURES as error:
                yield Breach(kept.__name__, problem(error, package))
