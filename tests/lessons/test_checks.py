"""What is wrong with the lessons of a game is named by file and line before anybody learns it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copytree

import pytest

from pasch.lessons import check as checks
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
    document,
)
from pasch.lessons.errors import BadScenario

GAME = "mal_anders"
KEPT = (
    listed.has_lessons, listed.courses, listed.scenario, listed.played, listed.sentences, document,
)  # fmt: skip
Spoil = Callable[[Path], object]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The lessons of a game, to be spoilt."""
    own = tmp_path / "lessons"
    copytree(str(listed.folder(GAME)), own)
    for module in (listed, checks):
        monkeypatch.setattr(module, "folder", lambda game: own)
    forget()
    yield own
    forget()


def forget() -> None:
    for kept in KEPT:
        kept.cache_clear()


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


SPOILT: dict[str, tuple[Spoil, str]] = {
    "in no course": (add("stray.toml", "title = 3"), r"stray.toml, line 1: no course of"),
    "in two": (course('["enter"]'), r"courses.toml, line \d+: enter is in it twice"),
    "empty course": (course("[]"), r"courses.toml, line \d+: a course has a name and lessons"),
    "no list": (course('"enter"'), r"courses.toml, line \d+: a course has a name and lessons"),
    "no such file": (course('["nowhere"]'), r"courses.toml, line \d+: there is no nowhere.toml"),
    "no TOML": (add("courses.toml", "\n[[course"), r"courses.toml, line \d+: "),
    "said by nobody": (add("de.ftl", "\nunheard = Nie.\n"), r"de.ftl, line \d+: nobody says unh"),
    "unsaid": (
        add("enter.toml", '\n[[step]]\nsay = "unknown-words"\n'),
        r"enter.toml, line \d+: no sentence for 'unknown-words' in lessons/de.ftl",
    ),
    "course unsaid": (
        change("courses.toml", 'name = "', 'name = "not-'),
        "courses.toml, line 1: no sentence for 'not-",
    ),
    "no such rule": (change("enter.toml", 'rules = ["', 'rules = ["MA-99", "'), "no rule MA-99"),
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


@pytest.mark.parametrize(("spoil", "said"), SPOILT.values(), ids=SPOILT)
def test_what_is_wrong_is_named(folder: Path, spoil: Spoil, said: str) -> None:
    check(GAME)
    forget()
    spoil(folder)
    with pytest.raises(BadScenario) as caught:
        check(GAME)
    assert re.search(said, str(caught.value)), caught.value
