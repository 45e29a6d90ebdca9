"""Games of an experiment, played here and now: their rows and their tally."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from pasch.bots import match
from pasch.bots.levels import guide_of
from pasch.bots.own import RANDOM, Kind, make, name_of
from pasch.catalogue import load
from pasch.engine.game import Game
from pasch.engine.rng import Rng
from pasch.engine.setup import Setup
from pasch.engine.state import EVERYONE, State
from pasch.engine.table import Record, Table
from pasch.research.experiment import Experiment
from pasch.research.statistics import Statistics, statistics_of
from pasch.research.tally import WHOLE, Tally

FIELD, RECORD = "\x1f", "\x1e"  # what separates the parts of a log; no notation has them


class Batch(NamedTuple):
    """The games from `start` to before `stop`: a line of CSV for each, and all of them counted."""

    start: int
    stop: int
    rows: bytes
    tally: Tally


def columns(experiment: Experiment) -> list[str]:
    """The head of the table; seats are counted from 0, as everywhere in Python."""
    head = ["game", "first", "actions", "end"]
    kept = experiment.mixed or experiment.logged
    for what in ("bot", "place", "points") if kept else ("place", "points"):
        head += [f"{what}_{seat}" for seat in range(experiment.seats)]
    return [*head, "log"] if experiment.logged else head


def names(experiment: Experiment) -> dict[Kind, str]:
    """What the bots are called in tables; two of the same name by where they come from."""
    short = {kind: name_of(kind) for kind in experiment.bots}
    taken = Counter(short.values())
    return {kind: name if taken[name] == 1 else str(kind) for kind, name in short.items()}


def play(experiment: Experiment, start: int, stop: int) -> Batch:
    """Play these games; BotFailed names a bot that errs, and the game."""
    counting = Counting(experiment)
    rows = [counting.game(number) for number in range(start, stop)]
    return Batch(start, stop, "".join(rows).encode(), counting.tally)


class Counting:
    """Plays games and counts them."""

    def __init__(self, experiment: Experiment) -> None:
        self.experiment = experiment
        self.tally = Tally()
        self._game: Game = load(experiment.game)
        self._random = set(experiment.bots) == {RANDOM} and not experiment.logged
        self._names = names(experiment)
        self._together = guide_of(self._game).together
        self._statistics: Statistics = statistics_of(self._game)

    def game(self, number: int) -> str:
        """Play it and count it; its row."""
        experiment = self.experiment
        setup = experiment.setup(number)
        seated = experiment.seated(number)
        log: Sequence[Record] = ()
        if self._random:  # nobody looks at a view, so the quickest way is taken
            state = self._game.start(setup)
            actions = state.playout(Rng(experiment.luck(number)))
        else:
            table = Table(self._game, setup)
            bots = [make(self._game, kind, clock=False) for kind in seated]
            match.play(table, bots, experiment.luck(number))
            state, log, actions = table.state, table.log, len(table.log)
        places = state.places()
        points = state.returns()
        end = self._end(state, places)
        first = setup.first
        self._count(seated, first, actions, end, places, points)
        if log and self._statistics.card:
            self._count_cards(number, log, places)
        cells: list[object] = [number, "" if first is None else first, actions, end]
        if experiment.mixed or experiment.logged:
            cells += [self._names[kind] for kind in seated]
        cells += places
        cells += points
        if experiment.logged:
            cells.append(self._log(setup, log))
        return ",".join(map(_cell, cells)) + "\n"

    def _log(self, setup: Setup, log: Sequence[Record]) -> str:
        """All records in one cell: who, what, how many choices, whether all saw it, notation."""
        state = self._game.start(setup)
        found = []
        for actor, action in log:
            choices = len(state.legal()) if actor >= 0 else ""
            secret = int(state.audience() != EVERYONE)
            written = self._game.write(state, action)
            found.append(FIELD.join(map(str, (actor, action, choices, secret, written))))
            state.apply(action)
        return RECORD.join(found)

    def _end(self, state: State, places: list[int]) -> str:
        if self._statistics.end:
            return self._statistics.end(state)
        winners = places.count(1)
        if self._together:
            return "won" if winners else "lost"
        return "winner" if winners == 1 else "shared" if winners else "nobody"

    def _shares(self, places: list[int]) -> list[int]:
        winners = places.count(1)
        share = WHOLE if self._together or not winners else WHOLE // winners
        return [share if place == 1 else 0 for place in places]

    def _count(
        self,
        seated: Sequence[Kind],
        first: int | None,
        actions: int,
        end: str,
        places: list[int],
        points: list[int],
    ) -> None:
        tally = self.tally
        tally.games += 1
        tally.actions[actions] += 1
        tally.ends[end] += 1
        shares = self._shares(places)
        of_bots: dict[str, int] = {}
        for seat, kind in enumerate(seated):
            name = self._names[kind]
            of_bots[name] = of_bots.get(name, 0) + shares[seat]
            tally.points.setdefault(name, Counter())[points[seat]] += 1
        called = [self._names[kind] for kind in seated]
        for name, share in of_bots.items():
            tally.won(f"bot:{name}", share // called.count(name))
        if self._together:
            return
        for seat, share in enumerate(shares):
            tally.won(f"seat:{seat}", share)
            if first is not None:
                tally.won(f"order:{(seat - first) % len(seated)}", share)

    def _count_cards(self, number: int, log: Sequence[Record], places: list[int]) -> None:
        """Each seat that played a card, once a game, and what it won."""
        card = self._statistics.card
        assert card
        shares = self._shares(places)
        state = self._game.start(self.experiment.setup(number))
        played: set[tuple[str, int]] = set()
        for record in log:
            if record.actor >= 0 and (name := card(state, record.action)):
                played.add((name, record.actor))
            state.apply(record.action)
        for name, seat in sorted(played):
            self.tally.won(f"card:{name}", shares[seat])


def _cell(value: object) -> str:
    """
    >>> _cell(3), _cell('say "hi", you')
    ('3', '"say ""hi"", you"')
    """
    text = str(value)
    return f'"{text.replace(chr(34), chr(34) * 2)}"' if set(text) & set(',"\n') else text
