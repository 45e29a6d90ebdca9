"""Answers "how likely?", "what shall I do?" and "was that luck?".

Odds and hints are thought out in a process of its own, so that bots never wait for them; the same
question on the same position is thought out once.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from fractions import Fraction
from time import perf_counter
from typing import TYPE_CHECKING

from pasch.catalogue import load
from pasch.engine.setup import Setup
from pasch.engine.table import Record, replay
from pasch.server.fair_queue import Asker, FairQueue, Place
from pasch.server.game_faults import game_fault
from pasch.server.messages import Hint, OddsLine, OddsSection
from pasch.server.refusals import Refusal
from pasch.server.replay import ReplayCache
from pasch.server.review_jobs import ReviewJobs
from pasch.server.workers import Value, Workers
from pasch.speech import LANGUAGES, Speaker
from pasch.storage.latency import Latency

SECONDS = 6  # for an answer: it takes one
WAITING = 48  # questions
PATIENCE = 40  # seconds until one's turn comes
KEPT = 200  # answers

if TYPE_CHECKING:  # the server starts without what only the worker needs
    from pasch.analysis.odds import Line

Seen = Sequence[tuple[int, int]]


class AnalysisService:
    def __init__(self, review_seconds: float) -> None:
        self.replays = ReplayCache()
        self.reviews = ReviewJobs(review_seconds)
        self.workers = Workers(1)
        self.latency = Latency()  # of what had to be thought out, the waiting included
        self._queue = FairQueue(WAITING)
        self._answers: OrderedDict[object, object] = OrderedDict()

    @property
    def waiting(self) -> int:
        """Questions that nobody thinks about yet."""
        return len(self._queue)

    async def ask(
        self, question: Callable[..., Value], key: object, asker: Asker, *facts: object
    ) -> Value:
        """The answer to `question(*facts)`; `key` names the position and who asks."""
        known: Value | None = self._answers.get((question, key))  # type: ignore[assignment]
        if known is not None:
            return known
        started = perf_counter()
        place = self._queue.join(asker)
        try:
            await _in_time(place)
            known = self._answers.get((question, key))  # type: ignore[assignment]
            return known if known is not None else await self._think(question, key, facts)
        finally:
            self._queue.leave(place)
            self.latency.observe(perf_counter() - started)

    async def _think(
        self, question: Callable[..., Value], key: object, facts: Sequence[object]
    ) -> Value:
        try:
            answer = await self.workers.ask(SECONDS, question, *facts)
        except TimeoutError:
            self.workers.restart()
            raise Refusal("busy") from None
        except Exception as error:
            game = str(facts[0]) if facts else ""
            raise game_fault(game, "", error) from error
        self._answers[question, key] = answer
        if len(self._answers) > KEPT:
            self._answers.popitem(last=False)
        return answer

    async def close(self) -> None:
        self.workers.close()
        await self.reviews.close()


async def _in_time(place: Place) -> None:
    try:
        async with asyncio.timeout(PATIENCE):
            await place.turn()
    except TimeoutError:
        raise Refusal("busy") from None


# In the worker


def odds(
    game: str, setup: Setup, seen: Seen, names: Sequence[str], seat: int
) -> dict[str, list[OddsSection]]:
    """What may come of the position that was seen, as this seat counts its fields; in every
    language, so that all are told the same figures."""
    from pasch.analysis import odds as chances

    rules = load(game)
    view = replay(rules, setup, (Record(*record) for record in seen))
    found = chances.odds(rules, view)
    return {
        words.language: [
            OddsSection(words.say(title), [_line(line, words) for line in lines])
            for title, lines in found
        ]
        for words in _speakers(game, names, seat)
    }


def _speakers(game: str, names: Sequence[str], seat: int) -> list[Speaker]:
    return [Speaker(language, game, names, seat) for language in LANGUAGES]


def _line(line: Line, words: Speaker) -> OddsLine:
    exact = str(line.worth) if isinstance(line.worth, Fraction) else ""
    return OddsLine(words.say(line.about), float(line.worth), line.unit, exact, line.error)  # type: ignore[arg-type]


def hints(
    game: str, setup: Setup, seen: Seen, names: Sequence[str], seat: int
) -> dict[str, tuple[list[Hint], str]]:
    """What the seat that saw this had better do, and among whom the chances come true; in every
    language."""
    from pasch.analysis import hints as advice
    from pasch.analysis.evaluator import Players

    rules = load(game)
    view = replay(rules, setup, (Record(*record) for record in seen))
    players = Players(rules)
    found = advice.hints(players, view)
    measure = advice.measure(players, found)
    return {
        words.language: (
            [Hint(**each) for each in advice.as_json(rules, view, found, words)],
            words.say(measure),
        )
        for words in _speakers(game, names, seat)
    }
