"""`pasch learn`: every lesson can be played in the terminal, and wrong tries are answered."""

from __future__ import annotations

from pathlib import Path

import pytest
from kit.outside import look_again
from kit.taught import ID as TAUGHT
from kit.taught import put_taught
from terminal.scripted import ScriptedConsole

import pasch
from pasch.cli import main, run
from pasch.lessons.check import check
from pasch.lessons.courses import has_lessons, lessons
from pasch.lessons.document import document
from pasch.speech import FIRST

GAMES = [id for id in pasch.catalogue() if has_lessons(id)]


def learned(*typed: str, game: str = "mal_anders", lesson: str = "", language: str = "de") -> str:
    """What is shown when these lines are typed."""
    lines = iter(typed)
    console = ScriptedConsole(language, lambda shown: next(lines, None))
    run(["learn", game, *([lesson] if lesson else [])], console.console)
    return console.shown


def right_way(game: str, lesson: str, language: str) -> list[str]:
    """The lines that lead to its end: a right answer each time, and Enter."""
    told = document(game, lesson, language)
    typed: list[str] = []
    moment = told.moments[0]
    while moment.right or moment.on:
        if moment.right:
            action, way = next(iter(moment.right.items()))
            typed.append(next(each.notation for each in moment.choices if each.action == action))
        else:
            assert moment.on
            way = moment.on
            typed.append("")
        moment = told.moments[way.next]
    return typed


@pytest.mark.parametrize("language", FIRST)
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_played_to_its_end(game: str, language: str) -> None:
    all_lessons = lessons(game)
    typed = [line for each in all_lessons for line in (*right_way(game, each, language), "")]
    shown = learned(*typed[:-1], game=game, language=language)
    for lesson in all_lessons:
        assert document(game, lesson, language).title in shown
    assert f"pasch play {game}" in shown


def test_a_wrong_try_is_answered_with_the_reason_and_the_rule() -> None:
    shown = " ".join(learned("2+4:4-10", "q", lesson="send-back").split())
    assert "Damit bleibt Bens Figur auf 9 stehen." in shown
    assert "MA-15 Auf einem Feld steht nur eine Figur." in shown


def test_what_the_rules_forbid_is_answered_by_the_game() -> None:
    shown = " ".join(learned("4+4:4-12", "q", lesson="send-back").split())
    assert "Auf 12 steht schon eine deiner Figuren (MA-15)." in shown


def test_a_try_may_be_typed_that_is_not_in_the_list() -> None:
    shown = " ".join(learned("A", "4-5", "q", lesson="pairs").split())
    assert "Das ginge auch." in shown
    assert "Kein Paar ergibt 1 (MA-10)." in shown


def test_nonsense_is_asked_again() -> None:
    shown = learned("xyz", "99", "2+3:4-9", "4+4:12-20", "q", lesson="send-back")
    assert "„xyz“" in shown
    assert "Zwei auf einen Streich" in shown


def test_a_lesson_is_found_by_its_number() -> None:
    assert "Hinauswerfen" in learned("q", lesson="3")


def test_the_last_one_is_found_by_its_number_and_there_is_none_after_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    every = lessons("mal_anders")
    title = document("mal_anders", every[-1], "de").title
    assert title in learned("q", lesson=str(len(every)))
    assert main(["learn", "mal_anders", str(len(every) + 1), "--language", "en"]) == 2
    assert f"1 – {len(every)}" in capsys.readouterr().err


def test_enter_alone_chooses_nothing_among_several() -> None:
    shown = learned("", "q", lesson="send-back")
    assert "Damit bleibt Bens Figur auf 9 stehen." not in shown  # what is said to the first of them
    assert "Richtig" not in shown


def test_what_the_rules_forbid_is_tried_by_its_number() -> None:
    """It stands in the list after all that may be chosen."""
    first = document("mal_anders", "send-back", "de").moments[0]
    number = len(first.choices) + 1
    shown = " ".join(learned(str(number), "q", lesson="send-back").split())
    assert f"{number}) {first.attempts[0].words}" in shown
    assert first.attempts[0].reason.why in shown


def test_the_list_shows_courses_and_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "mal-anders", "list", "--language", "en"]) == 0
    out = capsys.readouterr().out
    assert "First steps" in out
    assert " 3) Sending back (MA-15, MA-12)" in out


def test_a_lesson_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "mal_anders", "nothing", "--language", "en"]) == 2
    assert "There is no lesson “nothing”" in capsys.readouterr().err


def test_a_game_without_lessons_names_its_rules(
    cups: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["learn", cups, "--language", "en"]) == 2
    assert f"pasch rules {cups}" in capsys.readouterr().err


def test_lessons_of_a_game_from_outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_taught(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    look_again()
    try:
        check(TAUGHT)
        shown = learned("+", "=", game=TAUGHT, language="en")
        assert "Another roll is nearly always worse." in shown
        assert "Ben has only a 2." in shown
        assert f"pasch play {TAUGHT}" in shown
    finally:
        monkeypatch.undo()
        look_again()
