"""A scenario in which nothing is as usual, told: each of its fields shows, and where it belongs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from lessons.own import forget, use

from pasch.lessons.document import Lesson, document
from pasch.lessons.errors import BadScenario

SCENARIO = """\
title = "all"
rules = ["MA-15", "MA-10"]
seat = 1
seats = 3
options = { play_on = true }

[position]
turn = 1
throws = 1
dice = [2, 3, 4, 4]

[[position.pieces]]
beside = 4

[[position.pieces]]
beside = 2
on = ["4", "12"]

[[position.pieces]]
beside = 3
on = ["21"]

[[step]]
say = ["first", "then"]
do = ["2+3:4-9", "4+4:12-20"]
else = "other"
rule = "MA-10"
[step.wrong]
"2+4:A" = "enters"
[step.refused]
"4+4:4-12" = "tries"

[[step]]
say = "last"
happen = ["2+3:4-9"]
"""
WORDS = ("all", "course", "first", "then", "other", "enters", "tries", "last")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    (tmp_path / "courses.toml").write_text('[[course]]\nname = "course"\nlessons = ["all"]\n')
    (tmp_path / "all.toml").write_text(SCENARIO)
    for language in ("de", "en"):
        words = "".join(f"{key} = {key} in {language}\n" for key in WORDS)
        (tmp_path / f"{language}.ftl").write_text(words)
    use(tmp_path, monkeypatch)
    yield tmp_path
    forget()


def told(folder: Path, *changes: tuple[str, str]) -> Lesson:
    text = SCENARIO
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    (folder / "all.toml").write_text(text)
    forget()
    return document("mal_anders", "all", "en")


ONE = ('["2+3:4-9", "4+4:12-20"]', '["4+4:12-20"]')  # right, so that one thing may happen then


def test_the_table_is_that_of_the_scenario(folder: Path) -> None:
    lesson = told(folder, ONE)
    assert (lesson.game, lesson.id, lesson.title) == ("mal_anders", "all", "all in en")
    assert (lesson.seat, len(lesson.names), lesson.options) == (1, 3, {"play_on": True})
    assert [rule.number for rule in lesson.rules] == ["MA-15", "MA-10"]


def test_the_learner_is_spoken_to_as_they_count(folder: Path) -> None:
    """In another seat than the first: fields are those of the learner."""
    first, last, end = told(folder, ONE).moments
    assert first.say == ["first in en", "then in en"]
    assert "4" in next(each.words for each in first.choices if each.notation == "2+3:4-9")
    assert last.on
    (step,) = last.on.steps
    assert (step.actor, step.notation) == (1, "2+3:4-9")
    assert step.story == ["Ben moves from 4 to 9 with 2 + 3."]
    assert step.position == end.position


def test_what_happens_in_the_last_step_is_shown(folder: Path) -> None:
    *_, last, end = told(folder, ONE).moments
    assert last.say == ["last in en"]
    assert last.position != end.position
    assert (end.say, end.on, end.right) == ([], None, {})


def test_a_wrong_answer_shows_the_rule_of_its_step_an_attempt_the_one_it_breaks(
    folder: Path,
) -> None:
    first, *_ = told(folder, ONE).moments
    wrong = {
        choice.notation: (first.wrong[choice.action].why, first.wrong[choice.action].rule.number)
        for choice in first.choices
        if choice.action in first.wrong
    }
    assert wrong.pop("2+4:A") == ("enters in en", "MA-10")
    assert {*wrong.values()} == {("other in en", "MA-10")}
    (tried,) = first.attempts
    assert (tried.notation, tried.words) == ("4+4:4-12", "tries in en")
    assert tried.reason.rule.number == "MA-15"
    assert "12" in tried.reason.why


def test_a_field_of_a_position_that_is_wrong_is_named_in_its_own_table(folder: Path) -> None:
    """The pieces of the third seat have lines of their own."""
    with pytest.raises(BadScenario) as caught:
        told(folder, ONE, ('on = ["21"]', 'on = ["99"]'))
    line = SCENARIO.splitlines().index('on = ["21"]') + 1
    assert caught.value.facts["line"] == line


def test_a_language_has_its_own_words(folder: Path) -> None:
    told(folder, ONE)
    assert document("mal_anders", "all", "de").title == "all in de"
    assert document("mal_anders", "all", "en").title == "all in en"
