"""Golden transcripts: whole matches as text, so that a changed rule or word shows in a diff.

A file is a head of `name<TAB>value` lines, an empty line, one line a record

    number<TAB>actor<TAB>notation<TAB>German<TAB>English

and the result.  The actor is a seat or `*` for nature.  Where the record is not for everyone,
a line numbered `~` below it says what an onlooker gets instead.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from pasch import CHANCE, HIDDEN, Game, Record, Rng, Setup, State
from pasch.engine.table import ONLOOKER, Table
from pasch.speech import LANGUAGES, Speaker
from pasch.testing.matches import draw, step
from pasch.testing.setups import changes, defaults, label, variations

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fritzi")
TRIES = 150  # seeds among which the shortest match is taken: cut nothing, but stay readable
FOLDER = "golden"  # beside the tests of the game


class Transcript:
    """A match being written down, record by record."""

    def __init__(self, game: Game, setup: Setup, seed: int) -> None:
        self.table = Table(game, setup)
        self.seed = seed
        self._onlooker = game.start(setup)
        names = NAMES[: setup.seats]
        self._speakers = [Speaker(language, game.id, names) for language in LANGUAGES]
        first = "drawn" if setup.first is None else setup.first
        self.lines = [
            f"game\t{game.id} {self.table.setup.version or game.version}",
            f"seats\t{setup.seats}",
            f"options\t{json.dumps(changes(game, self.table.setup))}",
            f"first\t{first}",
            f"seed\t{seed}",
            f"names\t{', '.join(names)}",
            "",
        ]

    def roll(self) -> None:
        """The next record of random play: the n-th from stream n."""
        self.add(draw(self.table.state, Rng(self.seed, stream=len(self.table.log) + 1)))

    def add(self, action: int) -> None:
        before, watched = self.table.state.copy(), self._onlooker.copy()
        actor = before.actor()
        record = self.table.happen(action) if actor == CHANCE else self.table.play(actor, action)
        seen = self.table.seen_by(ONLOOKER)[-1] if before.audience() >= 0 else record
        self._onlooker.apply(seen.action)
        self.lines.append(self._line(str(len(self.table.log)), before, record))
        if seen.action == HIDDEN:
            self.lines.append(self._line("~", watched, seen))

    def _line(self, number: str, state: State, record: Record) -> str:
        game = self.table.game
        told = game.tell(state, record.action)
        said = [" ".join(speaker.say(message) for message in told) for speaker in self._speakers]
        actor = "*" if record.actor == CHANCE else str(record.actor)
        columns = [number, actor, game.write(state, record.action), *said]
        assert all(column.replace("\xa0", " ").isprintable() for column in columns), columns
        return "\t".join(columns).rstrip("\t")

    def text(self) -> str:
        result = [
            f"places\t{' '.join(map(str, self.table.state.places()))}",
            f"returns\t{' '.join(map(str, self.table.state.returns()))}",
        ]
        return "\n".join([*self.lines, "", *result, ""])


def transcript(game: Game, setup: Setup, seed: int) -> str:
    """The golden text of the match that `seed` plays."""
    match = Transcript(game, setup, seed)
    while not match.table.over:
        match.roll()
    return match.text()


def again(game: Game, text: str) -> str:
    """What a golden text should be: its own notation read and the match told anew."""
    head, records, _ = text.split("\n\n")
    values = dict(line.split("\t") for line in head.splitlines())
    first = None if values["first"] == "drawn" else int(values["first"])
    version = int(values["game"].split()[1])  # some matches are kept from under former rules
    setup = Setup(int(values["seats"]), json.loads(values["options"]), first, version)
    match = Transcript(game, setup, int(values["seed"]))
    for line in records.splitlines():
        number, _, notation = line.split("\t")[:3]
        if number != "~":
            match.add(game.read(match.table.state, notation))
    assert match.table.over, "the match is cut off"
    return match.text()


def notable(game: Game) -> Iterator[Setup]:
    """Every seat count, and every setting of an option once, with a middling number of seats."""
    yield from (setup for setup in defaults(game) if setup.first is None)
    middle = sum(game.seats) / len(game.seats)
    told: set[str] = set()
    for setup in sorted(variations(game), key=lambda setup: abs(setup.seats - middle)):
        change = json.dumps(changes(game, setup))
        if change not in told:
            told.add(change)
            yield setup


def shortest(game: Game, setup: Setup) -> int:
    """The seed of a short match."""

    def length(seed: int) -> int:
        table = Table(game, setup)
        while not table.over:
            step(table, Rng(seed, stream=len(table.log) + 1))
        return len(table.log)

    return min(range(1, TRIES + 1), key=length)


def write(game: Game, tests: Path) -> None:
    """All of them anew, beside the tests of the game."""
    folder = tests / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for setup in notable(game):
        text = transcript(game, setup, shortest(game, setup))
        (folder / f"{label(game, setup)}.txt").write_text(text, encoding="utf-8")
