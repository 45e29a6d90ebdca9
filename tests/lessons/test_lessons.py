"""Every scenario of every game holds, and the courses keep what they promise."""

from __future__ import annotations

import pytest

import pasch
from pasch.catalogue import package_of
from pasch.lessons.check import check, shown
from pasch.lessons.courses import courses, has_lessons, lessons
from pasch.lessons.document import course_list, document
from pasch.speech import FIRST
from pasch.testing.rules import numbers

GAMES = [id for id in pasch.catalogue() if has_lessons(id)]
LESSONS = [(game, lesson) for game in GAMES for lesson in lessons(game)]
FIRST_COURSE = 240  # seconds, after which one can play
# Every rule is shown in the lessons of all games that come with Pasch.
COMPLETE = [id for id in pasch.catalogue() if package_of(id).startswith("pasch.games.")]


@pytest.mark.parametrize("game", GAMES)
def test_all_lessons_of_a_game_hold(game: str) -> None:
    check(game)


@pytest.mark.parametrize("language", FIRST)
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_lesson_leads_to_its_end(game: str, lesson: str, language: str) -> None:
    told = document(game, lesson, language)
    ends = [moment for moment in told.moments if not moment.right and not moment.on]
    ways = [
        way.next
        for moment in told.moments
        for way in (*moment.right.values(), *([moment.on] if moment.on else []))
    ]
    assert ends
    assert {*range(1, len(told.moments))} == {*ways}  # every moment can be reached
    assert told.moments[0].say  # and it begins with a word


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_what_a_lesson_shows_is_what_the_rules_make_of_it(game: str, lesson: str) -> None:
    """Played again from its positions alone: every choice, every step, and where each way ends."""
    rules, told = pasch.load(game), document(game, lesson, "en")
    for moment in told.moments:
        state = rules.from_position(moment.position)
        for way in (*moment.right.values(), *([moment.on] if moment.on else [])):
            now = state.copy()
            for step in way.steps:
                assert step.actor == now.actor()
                assert step.notation == rules.write(now, step.action)
                now.apply(step.action)
                assert step.position == rules.position(now)
            assert told.moments[way.next].position == rules.position(now)
        if not moment.right:
            assert (moment.question, moment.choices, moment.wrong, moment.attempts) == (
                "",
                [],
                {},
                [],
            )
            continue
        assert state.actor() == told.seat
        assert moment.question
        assert [choice.action for choice in moment.choices] == state.legal()
        assert [choice.notation for choice in moment.choices] == [
            rules.write(state, action) for action in state.legal()
        ]
        assert sorted([*moment.right, *moment.wrong]) == state.legal()
        for action, way in moment.right.items():
            assert way.steps[0].action == action
        for attempt in moment.attempts:
            assert rules.parse(state, attempt.notation) not in state.legal()


@pytest.mark.parametrize("game", GAMES)
def test_the_list_of_courses_names_every_lesson_by_its_title(game: str) -> None:
    for language in FIRST:
        listed = course_list(game, language)
        told = [document(game, each.id, language) for course in listed for each in course.lessons]
        assert [[each.id for each in course.lessons] for course in listed] == [
            [*course.lessons] for course in courses(game)
        ]
        assert [
            (each.id, each.title, list(each.rules)) for course in listed for each in course.lessons
        ] == [(each.id, each.title, [rule.number for rule in each.rules]) for each in told]


@pytest.mark.parametrize("game", GAMES)
def test_there_is_something_to_do_in_every_course(game: str) -> None:
    for course in courses(game):
        asked = [
            any(moment.right for moment in document(game, lesson, "de").moments)
            for lesson in course.lessons
        ]
        assert sum(asked) >= len(asked) - 2, course.name  # some only show something


@pytest.mark.parametrize("language", FIRST)
@pytest.mark.parametrize("game", GAMES)
def test_the_first_course_takes_four_minutes_at_most(game: str, language: str) -> None:
    first, *_ = courses(game)
    told = [document(game, lesson, language).seconds() for lesson in first.lessons]
    assert sum(told) <= FIRST_COURSE


@pytest.mark.parametrize("game", COMPLETE)
def test_every_rule_is_shown(game: str) -> None:
    assert shown(game) == numbers(game)


def test_what_is_claimed_of_games_is_claimed_of_games_with_lessons() -> None:
    assert {*COMPLETE} <= {*GAMES}


def test_others_are_told_as_the_learner_counts_their_fields() -> None:
    """Carla's start field is the learner's twelfth."""
    told = document("mal_anders", "sitting", "en")
    story = [
        sentence
        for moment in told.moments
        for way in (*moment.right.values(), *([moment.on] if moment.on else []))
        for step in way.steps
        for sentence in step.story
    ]
    assert "Carla brings a piece onto 12 with 1 + 5." in story


def test_what_a_language_lacks_is_said_in_english() -> None:
    told, english = (document("mal_anders", "send-back", language) for language in ("xx", "en"))
    assert told.title == english.title
    assert [moment.say for moment in told.moments] == [moment.say for moment in english.moments]
