"""Which lessons a game has: `lessons/` in its package, with `courses.toml` and its own words.

[[course]]
name = "course-first"             # a key of lessons/<language>.ftl
lessons = ["enter", "send-back"]  # lessons/enter.toml, ...
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from pasch.catalogue import load, package_of
from pasch.fluent import Words
from pasch.lessons.errors import NoSuchLesson, bad
from pasch.lessons.lines import Lines
from pasch.lessons.scenario import Scenario, read
from pasch.lessons.script import Node, script
from pasch.speech import ELSE, with_fallbacks

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

COURSES = "courses.toml"


@dataclass(frozen=True)
class Course:
    name: str
    lessons: tuple[str, ...]


def folder(game: str) -> Traversable:
    return files(package_of(game)).joinpath("lessons")


@cache
def has_lessons(game: str) -> bool:
    return folder(game).joinpath(COURSES).is_file()


@cache
def courses(game: str) -> tuple[Course, ...]:
    """The courses of a game in their order; none where it has no lessons."""
    if not has_lessons(game):
        return ()
    text = folder(game).joinpath(COURSES).read_text("utf-8")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise bad(COURSES, len(text.splitlines()), str(error)) from None
    lines = Lines(text)
    found = []
    for number, course in enumerate(data.get("course", [])):
        name, lessons = course.get("name"), course.get("lessons")
        if not isinstance(name, str) or not isinstance(lessons, list) or not lessons:
            raise bad(COURSES, lines.of("course", number), "a course has a name and lessons")
        for lesson in lessons:
            if not folder(game).joinpath(f"{lesson}.toml").is_file():
                at = lines.of("course", number, "lessons")
                raise bad(COURSES, at, f"there is no {lesson}.toml")
        found.append(Course(name, tuple(lessons)))
    return tuple(found)


def lessons(game: str) -> list[str]:
    """All lessons of all courses, in their order."""
    return [lesson for course in courses(game) for lesson in course.lessons]


@cache
def scenario(game: str, lesson: str) -> Scenario:
    if lesson not in lessons(game):
        allowed = ", ".join(lessons(game))
        raise NoSuchLesson(
            f"{game} has no lesson {lesson!r}; lessons: {allowed}",
            {"name": lesson, "allowed": allowed},
        )
    return read(folder(game).joinpath(f"{lesson}.toml").read_text("utf-8"), lesson)


@cache
def played(game: str, lesson: str) -> list[Node]:
    return script(load(game), scenario(game, lesson))


@cache
def sentences(game: str, language: str) -> Words:
    """What is said in the lessons of a game; what a language lacks, in another one."""
    first, *others = [_source(game, spoken) for spoken in (language, *ELSE)]
    return with_fallbacks(language, [first], [[other] for other in others])


def _source(game: str, language: str) -> str:
    page = folder(game).joinpath(f"{language}.ftl")
    return page.read_text("utf-8") if page.is_file() else ""
