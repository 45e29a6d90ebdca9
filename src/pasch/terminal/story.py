"""A match as a seat has seen it, told sentence by sentence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pasch.engine.table import Record, replay
from pasch.match import Table
from pasch.speech import Speaker

ALL = -2  # the seat of one who may see everything; -1 is an onlooker


class StoryEvent(NamedTuple):
    """Up to record `number`: the notation of it and of the silent ones before, in words.

    Notation that counts the fields as another does is left out.
    """

    number: int
    notation: list[str]
    sentences: list[str]


class Story:
    """`view` is what the seat knows after the last event that was told."""

    def __init__(self, table: Table, seat: int, speaker: Speaker, since: int = 0) -> None:
        self.seat = seat
        self._table = table
        self._speaker = speaker
        self._place = since
        self._silent: list[str] = []  # a die in the middle of a throw
        self.view = replay(table.game, table.setup, self._seen()[:since])

    def news(self) -> Iterator[StoryEvent]:
        """What happened since it was asked last."""
        game = self._table.game
        for record in self._seen()[self._place :]:
            messages = game.tell(self.view, record.action)
            if not any(map(self._speaker.counts_otherwise, messages)):
                self._silent.append(game.write(self.view, record.action))
            self.view.apply(record.action)
            self._place += 1
            if messages:
                notation, self._silent = self._silent, []
                sentences = [self._speaker.say(message) for message in messages]
                yield StoryEvent(self._place, notation, sentences)

    def rest(self) -> StoryEvent:
        """What happened after the last sentence."""
        return StoryEvent(self._place, self._silent, [])

    def _seen(self) -> list[Record]:
        return self._table.log if self.seat == ALL else self._table.seen_by(self.seat)
