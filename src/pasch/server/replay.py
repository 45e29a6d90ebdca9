"""A match played through once more, version by version, as one viewer saw it."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterable, Sequence

from pasch.engine.state import State
from pasch.server.match import EARLY, TAKE_BACK, Description, LogEvent, Match
from pasch.server.messages import Step
from pasch.server.table import LiveTable
from pasch.server.time_slice import TimeSlice
from pasch.speech import Speaker
from pasch.storage.store import Entry

EVERYTHING = -2  # the viewer of a finished game
CHUNK = 50  # versions that are skipped in one go
KEPT = 16  # replays that may go on where they stopped


class Replay:
    """Stands at one version and only goes forward."""

    def __init__(self, match: Match) -> None:
        self.match = Match(match.game, match.table.setup, match.proof)

    @property
    def version(self) -> int:
        return self.match.version

    async def skip(self, entries: Sequence[Entry], time_slice: TimeSlice) -> None:
        for place in range(0, len(entries), CHUNK):
            self.match.absorb(entries[place : place + CHUNK], silently=True)
            await time_slice()

    def here(self, viewer: int) -> Step:
        """How it looks without anything having happened."""
        return Step(self.version, self._position(viewer))

    def step(self, entry: Entry, viewer: int, speaker: Speaker) -> Step:
        whole = self._full_description(entry) if viewer == EVERYTHING else None
        (event,) = self.match.absorb((entry,))
        seen = whole or _seen(event, viewer)
        if seen is None:
            return self.here(viewer)
        notation, story = seen
        sentences = [speaker.say(message) for message in story]
        position = self._position(viewer)
        only = [] if event.audience < 0 or viewer == EVERYTHING else [viewer]
        return Step(self.version, position, entry.actor, entry.action, notation, sentences, only)

    def _full_description(self, entry: Entry) -> Description | None:
        """As somebody who sees everything would tell it; None for what everybody saw anyway."""
        if entry.actor == TAKE_BACK or entry.actor >= EARLY:
            return None
        game, state = self.match.game, self.match.table.state
        return game.write(state, entry.action), game.tell(state, entry.action)

    def _position(self, viewer: int) -> dict[str, object]:
        match = self.match
        state: State = match.table.state if viewer == EVERYTHING else match.view(viewer)
        return match.game.position(state)


def _seen(event: LogEvent, viewer: int) -> Description | None:
    if event.audience < 0 or viewer == EVERYTHING:
        return event.descriptions[0]
    return event.description(viewer) if viewer >= 0 and event.seen_by(viewer) else None


class ReplayCache:
    """Those who page through a long match need not begin at its start again and again."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, Replay] = OrderedDict()
        self._finished: deque[LiveTable] = deque(maxlen=KEPT)

    def remember(self, table: LiveTable) -> None:
        """Nothing happens any more at a finished table, and nobody sits there to keep it in memory;
        but whoever looks at it will ask again."""
        if table not in self._finished:
            self._finished.append(table)

    def take(self, id: str, after: int) -> Replay | None:
        """One that has not gone too far; nobody else gets it until it is given back."""
        found = self._waiting.get(id)
        return self._waiting.pop(id) if found and found.version <= after else None

    def give_back(self, id: str, replay: Replay) -> None:
        self._waiting[id] = replay
        if len(self._waiting) > KEPT:
            self._waiting.popitem(last=False)


def counted(entries: Iterable[Entry]) -> list[Entry]:
    """The entries that became records and stayed: what was taken back did not."""
    found: list[Entry] = []
    for entry in entries:
        if entry.actor == TAKE_BACK:
            found.pop()
        elif entry.actor < EARLY:
            found.append(entry)
    return found
