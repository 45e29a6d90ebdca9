"""What is wrong with the lessons of a game is named by file and line before anybody learns it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copytree

import pytest
from lessons.own import forget, use

from pasch.lessons import courses as listed
from pasch.lessons.check import check
from pasch.lessons.document import (
    PACE,
    SHOW,
    THINK,
    Answer,
    Happened,
    Lesson,
    Moment,
)
from pasch.lessons.errors import BadScenario

GAME = "mal_anders"
Spoil = Callable[[Path], object]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The lessons of a game, to be spoilt."""
    own = tmp_path / "lessons"
    copytree(str(listed.folder(GAME)), own)
    use(own, monkeypatch)
    yield own
    forget()


def change(name: str, old: str, new: str) -> Spoil:
    def spoil(folder: Path) -> None:
        text = (folder / name).read_text("utf-8")
        assert old in text
        (folder / name).write_text(text.replace(old, new, 1), "utf-8")

    return spoil


def add(name: str, text: str) -> Spoil:
    def spoil(folder: Path) -> None:
        with (folder / name).open("a", encoding="utf-8") as file:
            file.write(text)

    return spoil


def course(lessons: str) -> Spoil:
    return add("courses.toml", f'\n[[course]]\nname = "course-first"\nlessons = {lessons}\n')


# How it is spoilt, what is said of it, and what stands on the line that is named: the last such
# line of the file, or the first of all where nothing better is known.
SPOILT: dict[str, tuple[Spoil, str, str]] = {
    "in no course": (
        add("stray.toml", "title = 3\n"),
        "stray.toml, line 1: no course of courses.toml has it",
        "title = 3",
    ),
    "in two": (course('["win", "enter"]'), "enter is in it twice", '"enter", "pairs"'),
    "empty course": (course("[]"), "a course has a name and lessons", "[[course]]"),
    "no list": (course('"enter"'), "a course has a name and lessons", "[[course]]"),
    "no such file": (course('["nowhere"]'), "there is no nowhere.toml", '"nowhere"'),
    "no TOML": (add("courses.toml", "\n[[course"), "courses.toml, line ", "[[course"),
    "said by nobody": (add("de.ftl", "\nunheard = Nie.\n"), "nobody says unheard", "unheard ="),
    "a place for a value": (
        change("en.ftl", "enter-six = ", "enter-six = { $name }: "),
        "enter-six has a place",
        "enter-six",
    ),
    "unsaid": (
        add("enter.toml", '\n[[step]]\nsay = "unknown-words"\n'),
        "no sentence for 'unknown-words' in lessons/de.ftl",
        "unknown-words",
    ),
    "unsaid in English": (
        change("en.ftl", "enter-six =", "enter-seven ="),
        "no sentence for 'enter-six' in lessons/en.ftl",
        "enter-six",
    ),
    "course unsaid": (
        change("courses.toml", 'name = "', 'name = "not-'),
        "courses.toml, line 1: no sentence for 'not-course-first' in lessons/de.ftl",
        "#",
    ),
    "no such rule": (
        change("enter.toml", 'rules = ["', 'rules = ["MA-99", "'),
        "there is no rule MA-99",
        "rules =",
    ),
    "no such rule of a step": (
        change(
            "enter.toml",
            'else = "enter-lapse"\nrule = "MA-20"',
            'else = "enter-lapse"\nrule = "MA-98"',
        ),
        "there is no rule MA-98",
        "title",  # of which step it is, is not known by then
    ),
}


def moment(say: str, *ways: Answer, on: Answer | None = None) -> Moment:
    right = dict(enumerate(ways))
    return Moment([say] if say else [], {}, "", [], right, {}, [], on)


def test_a_lesson_takes_as_long_as_its_longest_way() -> None:
    """A second to read, three to decide, more to watch; then two seconds to read, or none."""
    told = Happened(0, 0, "", ["something"], {})
    silent = Happened(0, 0, "", [], {})
    moments = [
        moment("x" * PACE, Answer([told, silent], 2), Answer([], 1)),
        moment("x" * 2 * PACE, on=Answer([], 2)),
        moment(""),
    ]
    lesson = Lesson("g", "l", "", 0, [], {}, [], moments)
    assert lesson.seconds() == 1 + THINK + max(SHOW, 2)
    moments[0] = moment("x" * PACE, Answer([told, told], 2), Answer([], 1))
    assert Lesson("g", "l", "", 0, [], {}, [], moments).seconds() == 1 + THINK + 2 * SHOW


@pytest.mark.parametrize(("spoil", "said", "there"), SPOILT.values(), ids=SPOILT)
def test_what_is_wrong_is_named(folder: Path, spoil: Spoil, said: str, there: str) -> None:
    check(GAME)
    forget()
    spoil(folder)
    with pytest.raises(BadScenario, match=re.escape(said)) as caught:
        check(GAME)
    file, line = folder / str(caught.value.facts["file"]), int(caught.value.facts["line"])
    having = [n for n, text in enumerate(file.read_text("utf-8").splitlines(), 1) if there in text]
    assert line == having[-1]
