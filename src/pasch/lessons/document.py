"""A lesson in the words of one language: all that page and terminal need to play it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from pasch.lessons.courses import courses, played, scenario, sentences
from pasch.lessons.script import Node, Record, Way
from pasch.rules import Line, rules
from pasch.speech import Speaker

NAMES = ("Anna", "Ben", "Carla", "David", "Emma", "Finn")
KEPT = 256  # lessons in words: a few hundred kilobytes each at most
PACE = 16  # characters that are read in a second
THINK = 3.0  # seconds for a decision
SHOW = 1.2  # and to watch what is told


@dataclass(frozen=True)
class Happened:
    """One record of a log, told, with how it looks after it."""

    actor: int
    action: int
    notation: str
    story: list[str]
    position: Mapping[str, Any]


@dataclass(frozen=True)
class Answer:
    """A right answer: what happens, and which node comes then."""

    steps: list[Happened]
    next: int


@dataclass(frozen=True)
class Choice:
    action: int
    notation: str
    words: str


@dataclass(frozen=True)
class Reason:
    """Why it was not right, and the rule that says so."""

    why: str
    rule: Line


@dataclass(frozen=True)
class Attempt:
    """What is not legal here and may be tried all the same."""

    notation: str
    words: str
    reason: Reason


@dataclass(frozen=True)
class Moment:
    """Something is said; then an answer of `right` leads on, or `on`; without both it is over."""

    say: list[str]
    position: Mapping[str, Any]
    question: str
    choices: list[Choice]
    right: dict[int, Answer]
    wrong: dict[int, Reason]
    attempts: list[Attempt]
    on: Answer | None


@dataclass(frozen=True)
class Lesson:
    game: str
    id: str
    title: str
    seat: int
    names: list[str]
    options: Mapping[str, bool | int | str]
    rules: list[Line]
    moments: list[Moment]

    def seconds(self) -> float:
        """About how long it takes: to read it, to decide, to watch, on the longest way."""
        return _seconds(self, 0)


@dataclass(frozen=True)
class Listed:
    """A lesson in the list of its course."""

    id: str
    title: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class CourseList:
    title: str
    lessons: list[Listed]


def course_list(game: str, language: str) -> list[CourseList]:
    words = sentences(game, language)
    return [
        CourseList(
            _said(words.sentence(course.name)),
            [
                Listed(lesson, _said(words.sentence(found.title)), found.rules)
                for lesson in course.lessons
                for found in (scenario(game, lesson),)
            ],
        )
        for course in courses(game)
    ]


@lru_cache(KEPT)
def document(game: str, lesson: str, language: str) -> Lesson:
    """The lesson in this language."""
    return _Teller(game, lesson, language).lesson()


class _Teller:
    def __init__(self, game: str, lesson: str, language: str) -> None:
        self._scenario = scenario(game, lesson)
        self._nodes = played(game, lesson)
        self._words = sentences(game, language)
        self._names = list(NAMES[: self._scenario.setup.seats])
        self._speaker = Speaker(language, game, self._names, self._scenario.seat)
        self._game = game
        page = rules(game, language)
        lines = [*page.intro, *(line for section in page.sections for line in section.lines)]
        self._rules = {line.number: line for line in lines if line.number}

    def lesson(self) -> Lesson:
        found = self._scenario
        for number in found.rules:
            if number not in self._rules:
                raise found.bad(f"rules: there is no rule {number}", "rules")
        return Lesson(
            self._game,
            found.name,
            self._say(found.title),
            found.seat,
            self._names,
            found.setup.options,
            [self._rules[number] for number in found.rules],
            [self._moment(node) for node in self._nodes],
        )

    def _moment(self, node: Node) -> Moment:
        return Moment(
            [self._say(key) for key in node.say],
            node.position,
            self._speaker.say(node.ask) if node.ask else "",
            [
                Choice(action, notation, self._speaker.say(words))
                for action, notation, words in node.choices
            ],
            {action: self._answer(way) for action, way in node.right.items()},
            {
                action: Reason(self._say(key), self._rule(node.rule))
                for action, key in node.wrong.items()
            },
            [
                Attempt(
                    each.notation,
                    self._say(each.name),
                    Reason(self._speaker.say(each.reason), self._rule(each.rule)),
                )
                for each in node.refused
            ],
            self._answer(node.on) if node.on else None,
        )

    def _answer(self, way: Way) -> Answer:
        return Answer([self._happened(record) for record in way.records], way.next)

    def _happened(self, record: Record) -> Happened:
        story = [self._speaker.say(message) for message in record.story]
        return Happened(record.actor, record.action, record.notation, story, record.position)

    def _rule(self, number: str) -> Line:
        if number not in self._rules:
            raise self._scenario.bad(f"rule: there is no rule {number}", "step")
        return self._rules[number]

    def _say(self, key: str) -> str:
        if key not in self._words:
            raise self._scenario.unsaid(key, f"{self._words.language}.ftl")
        return _said(self._words.sentence(key))


def _said(sentence: Sequence[object]) -> str:
    """Sentences of lessons have no places for values."""
    if not all(isinstance(part, str) for part in sentence):
        raise ValueError("a sentence of a lesson has no places")
    return "".join(str(part) for part in sentence)


def _seconds(lesson: Lesson, start: int) -> float:
    known: dict[int, float] = {}
    for place in reversed(range(len(lesson.moments))):  # ways lead to later moments mostly
        _longest(lesson, place, known)
    return known[start]


def _longest(lesson: Lesson, place: int, known: dict[int, float]) -> float:
    if place not in known:
        moment = lesson.moments[place]
        read = sum(map(len, moment.say)) / PACE
        ways = [*moment.right.values(), *([moment.on] if moment.on else [])]
        after = [_watched(way) + _longest(lesson, way.next, known) for way in ways]
        known[place] = read + (THINK if moment.right else 0) + max(after, default=0.0)
    return known[place]


def _watched(way: Answer) -> float:
    return SHOW * sum(bool(step.story) for step in way.steps)
