"""The lessons of a game: which there are, and each as a whole."""

from __future__ import annotations

from asyncio import to_thread
from functools import lru_cache

from pasch.catalogue import catalogue
from pasch.lessons import document as told
from pasch.lessons.document import course_list, document
from pasch.lessons.errors import BadScenario, NoSuchLesson
from pasch.rules import Line
from pasch.server.game_faults import blamed_on, game_fault
from pasch.server.http import Api, Call
from pasch.server.messages import (
    Choice,
    Course,
    Lesson,
    LessonAnswer,
    LessonAttempt,
    LessonInfo,
    LessonMoment,
    LessonReason,
    RuleText,
    Step,
)
from pasch.server.refusals import Refusal

KEPT = 256  # lessons, in any language


async def courses(call: Call, body: None) -> list[Course]:
    return await to_thread(_courses, _game(call), call.language)


async def lesson(call: Call, body: None) -> Lesson:
    try:
        return await to_thread(_lesson, _game(call), call.path["lesson"], call.language)
    except NoSuchLesson:
        raise Refusal("no_such_lesson") from None


def _game(call: Call) -> str:
    game = call.path["game"]
    if game not in catalogue():
        raise Refusal("no_such_game")
    return game


@lru_cache(KEPT)
def _courses(game: str, language: str) -> list[Course]:
    with blamed_on(game):
        try:
            found = course_list(game, language)
        except BadScenario as error:  # of a game from outside: ours are tested
            raise game_fault(game, "", error) from error
    return [
        Course(
            course.title,
            [LessonInfo(each.id, each.title, list(each.rules)) for each in course.lessons],
        )
        for course in found
    ]


@lru_cache(KEPT)
def _lesson(game: str, lesson: str, language: str) -> Lesson:
    with blamed_on(game):
        try:
            found = document(game, lesson, language)
        except BadScenario as error:
            raise game_fault(game, "", error) from error
    return Lesson(
        found.game,
        found.id,
        found.title,
        found.seat,
        found.names,
        dict(found.options),
        [_rule(line) for line in found.rules],
        [_moment(moment) for moment in found.moments],
    )


def _moment(moment: told.Moment) -> LessonMoment:
    return LessonMoment(
        moment.say,
        dict(moment.position),
        moment.question,
        [Choice(each.action, each.notation, each.words) for each in moment.choices],
        {str(action): _answer(answer) for action, answer in moment.right.items()},
        {str(action): _reason(reason) for action, reason in moment.wrong.items()},
        [
            LessonAttempt(each.notation, each.words, _reason(each.reason))
            for each in moment.attempts
        ],
        _answer(moment.on) if moment.on else None,
    )


def _answer(answer: told.Answer) -> LessonAnswer:
    return LessonAnswer(
        [
            Step(v, dict(step.position), step.actor, step.action, step.notation, step.story)
            for v, step in enumerate(answer.steps, start=1)
        ],
        answer.next,
    )


def _reason(reason: told.Reason) -> LessonReason:
    return LessonReason(reason.why, _rule(reason.rule))


def _rule(line: Line) -> RuleText:
    return RuleText(line.number, line.text, line.item, line.ruling)


ROUTES = (
    Api("GET", "/api/games/{game}/lessons", courses, None, list[Course], 200,
        "The lessons of a game, by course.", ("no_such_game",), cost=2),
    Api("GET", "/api/games/{game}/lessons/{lesson}", lesson, None, Lesson, 200,
        "A whole lesson, to be played without the server.",
        ("no_such_game", "no_such_lesson"), cost=2),
)  # fmt: skip
