"""Whether all lessons of a game hold: what our tests and `pasch.testing` ask."""

from __future__ import annotations

from pasch.fluent import Words
from pasch.lessons.courses import (
    COURSES,
    courses,
    folder,
    has_lessons,
    lessons,
    played,
    scenario,
    sentences,
)
from pasch.lessons.document import document
from pasch.lessons.errors import bad
from pasch.lessons.lines import Lines
from pasch.speech import FIRST


def check(game: str) -> None:
    """BadScenario for the first thing that is wrong."""
    if not has_lessons(game):
        return
    _every_file_is_in_a_course(game)
    used = _keys(game)
    for language in FIRST:
        _said(game, language, used)
    for lesson in lessons(game):
        for language in FIRST:
            document(game, lesson, language)


def shown(game: str) -> set[str]:
    """The numbers of all rules that the lessons of this game show."""
    return {number for lesson in lessons(game) for number in scenario(game, lesson).rules}


def _every_file_is_in_a_course(game: str) -> None:
    listed = lessons(game)
    for each in folder(game).iterdir():
        name = each.name.removesuffix(".toml")
        if each.name.endswith(".toml") and each.name != COURSES and name not in listed:
            raise bad(each.name, 1, f"no course of {COURSES} has it")
    for lesson in listed:
        if listed.count(lesson) > 1:
            lines = Lines(folder(game).joinpath(COURSES).read_text("utf-8"))
            raise bad(COURSES, lines.first(lesson), f"{lesson} is in it twice")


def _keys(game: str) -> dict[str, str]:
    """Every key that is said, and the lesson that says it."""
    found = {course.name: "" for course in courses(game)}
    for lesson in lessons(game):
        played(game, lesson)
        told = scenario(game, lesson)
        keys = [told.title]
        for step in told.steps:
            keys += [*step.say, *step.wrong.values(), *step.refused.values(), step.otherwise]
        found.update((key, lesson) for key in keys if key)
    return found


def _said(game: str, language: str, used: dict[str, str]) -> None:
    """All of them in this language itself, and nothing that nobody says."""
    name = f"{language}.ftl"
    text = folder(game).joinpath(name).read_text("utf-8")
    words = Words(text, language=language)
    lines = [line.partition("=")[0].strip() for line in text.splitlines()]
    for key, lesson in used.items():
        if key in words:
            sentence = sentences(game, language).sentence(key)
            if not all(isinstance(part, str) for part in sentence):
                raise bad(name, lines.index(key) + 1, f"{key} has a place, and nobody fills it")
        elif lesson:
            raise scenario(game, lesson).unsaid(key, name)
        else:
            raise bad(COURSES, 1, f"no sentence for {key!r} in lessons/{name}")
    for number, line in enumerate(text.splitlines(), start=1):
        key = line.partition("=")[0].strip()
        if line[:1].isalpha() and key not in used:
            raise bad(name, number, f"nobody says {key}")
