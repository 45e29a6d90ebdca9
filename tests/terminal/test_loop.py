"""What a player can type, and what the table answers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from terminal.scripted import ScriptedConsole, logged, match, player, typed

import pasch
from pasch import Rng, State
from pasch.speech import Speaker
from pasch.terminal import table_commands
from pasch.terminal.match_flow import BOTS_STREAM
from pasch.terminal.match_loop import MatchLoop
from pasch.terminal.moments import Refused

# With seed 125 and Anna first she throws 1, 1, 5, 6 and enters with 1 + 5; then 1 + 6 is left.
LAPSE, ADVANCE = "-", "1+6:A-7"


def after(*lines: str, language: str = "en", path: Path) -> tuple[MatchLoop, str]:
    """Every move is typed, also one without an alternative."""
    desk = ScriptedConsole(language, typed(*lines))
    at = match(desk, path, by_hand=True)
    assert at.run() == 0
    return at, desk.shown


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.pasch"


@pytest.mark.parametrize("text", ["1", ADVANCE, "A-7", "a-7", " A - 7 "])
def test_a_choice_is_its_number_or_its_notation_long_or_short(text: str, path: Path) -> None:
    _, shown = after("1", text, path=path)
    assert "Anna moves from A to 7 with 1 + 6." in shown


def test_what_is_told_is_kept_before(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever was told of a throw must find it again, whatever happens to the computer."""
    tell, told = MatchLoop._tell, 0

    def checked(at: MatchLoop, *news: Any) -> None:
        nonlocal told
        told += 1
        assert pasch.open(path).log == at.table.log
        tell(at, *news)

    monkeypatch.setattr(MatchLoop, "_tell", checked)
    after("1", ADVANCE, path=path)
    assert told > 2


def test_enter_takes_the_only_choice(path: Path) -> None:
    _, shown = after("", path=path)
    assert "Anna brings a piece onto A with 1 + 5." in shown


def test_enter_among_several_choices_changes_nothing(path: Path) -> None:
    at, shown = after("1", "", path=path)
    assert "Please type a number from the list" in shown
    assert at.table.state.actor() == 0


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("en", "None of your pieces stands on 3 (MA-12)."),
        ("de", "Auf 3 steht keine deiner Figuren (MA-12)."),
    ],
)
def test_an_impossible_move_is_refused_with_its_rule(
    language: str, reason: str, path: Path
) -> None:
    _, shown = after("1", "3-10", language=language, path=path)
    assert reason in shown


def test_gibberish_is_answered_with_examples(path: Path) -> None:
    _, shown = after("1", "abrakadabra", "99", path=path)
    assert "I don’t understand “abrakadabra”." in shown
    assert "I don’t understand “99”." in shown
    assert f"for example: {LAPSE}, {ADVANCE}." in " ".join(shown.split())


@pytest.mark.parametrize("asked", ["? MA-21", "?MA-21", "? 21", "?ma21", "rule 21", "Regel MA-21"])
def test_a_rule_is_explained_by_its_number(asked: str, path: Path) -> None:
    _, shown = after(asked, path=path)
    assert "\n  MA-21  " in shown


def test_a_rule_that_does_not_exist_is_no_accident(path: Path) -> None:
    _, shown = after("? 99", path=path)
    assert "There is no rule “99”. The numbers go from MA-1 to MA-" in shown


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("?",), "explains the rule of that number"),
        (("rules", "Regeln"), "A single rule: “? MA-1"),
        (("rules 1", "Regeln 1"), "  MA-1   "),
        (("log", "Verlauf", "log 1"), "    4  d1 d1 d5 d6"),
        (("board", "Brett"), "└────┴"),
    ],
)
def test_the_words_of_both_languages_work(
    words: tuple[str, ...], expected: str, path: Path
) -> None:
    for word in words:
        _, before = after(path=path)
        _, shown = after(word, path=path)
        assert shown.count(expected) > before.count(expected), word


@pytest.mark.parametrize("word", ["quit", "q", "Ende", "exit"])
def test_leaving_keeps_the_match_and_says_how_to_come_back(word: str, path: Path) -> None:
    at, shown = after("1", word, path=path)
    assert shown.endswith(f"Continue with:\n  pasch play --resume {path}\n")
    assert logged(pasch.open(path)) == logged(at.table)


def test_the_end_of_input_keeps_the_match_too(path: Path) -> None:
    at, shown = after("1", path=path)
    assert f"pasch play --resume {path}" in shown
    assert logged(pasch.open(path)) == logged(at.table)


def test_a_move_is_taken_back_at_the_next_question(path: Path) -> None:
    at, shown = after("1", "u", path=path)
    assert "Taken back: 1+5:A." in shown
    assert at.table.state.actor() == 0
    assert len(at.table.log) == 4
    assert logged(pasch.open(path)) == logged(at.table)


def test_before_dice_fall_there_is_a_pause_to_take_back(path: Path) -> None:
    at, shown = after("1", LAPSE, "z", ADVANCE, path=path)
    assert f"Taken back: {LAPSE}." in shown
    assert at.game.write(at.table.state, 0) == "d1"
    assert len(at.table.log) == 6  # Ben's dice wait for an Enter


def test_a_pause_waits_for_a_plain_enter(path: Path) -> None:
    at, shown = after("1", LAPSE, "1", "?", "? 21", "? 99", path=path)
    assert len(at.table.log) == 6
    assert "MA-21" in shown
    assert "There is no rule “99”" in shown


def test_taking_back_never_changes_the_dice(path: Path) -> None:
    plain, _ = after("1", LAPSE, "", path=path)
    fickle, _ = after("1", "u", "1", LAPSE, "u", LAPSE, "", path=path)
    assert logged(plain.table) == logged(fickle.table)


def test_once_dice_have_fallen_nothing_is_taken_back(path: Path) -> None:
    at, shown = after("u", "1", LAPSE, "", "u", path=path)
    assert shown.count("Only your own last move can be taken back") == 2
    assert at.table.log[5].action == 0


def test_a_bots_move_is_told_and_brings_no_pause(path: Path) -> None:
    desk = ScriptedConsole("en", player("en", lambda count: 1))
    at = match(desk, path, names="Anna", bots="2", by_hand=True)
    assert at.run() == 0
    pause = Speaker("en").key("terminal-pause")
    turns = desk.shown.count(pause)
    ended = sum(
        before.actor == 0 and after.actor != 0
        for before, after in zip(at.table.log, at.table.log[1:], strict=False)
    )
    assert turns == ended  # once after each turn of Anna's, never after Bot Ada's
    assert "Bot Ada moves" in desk.shown


def test_a_bot_sees_its_view_alone_and_draws_from_its_own_stream(cups: str, path: Path) -> None:
    class Spy:
        def choose(self, view: State, rng: Rng) -> int:
            number = len(at.table.log)
            assert view.key() == at.table.view(1).key() != at.table.state.key()
            drawn.append((int(rng.below(1000)), int(Rng(125, BOTS_STREAM + number).below(1000))))
            return view.legal()[1]

    drawn: list[tuple[int, int]] = []
    at = match(ScriptedConsole("en", typed(">3", "", ">7", "")), path, cups, bots="2")
    at.flow.bots[1] = Spy()
    at.run()
    assert len(drawn) == 2
    assert all(one == two for one, two in drawn)


def test_a_seed_gives_the_same_match_again(path: Path) -> None:
    logs = []
    for seed in (11, 11, 12):
        at = match(ScriptedConsole("en", typed()), path, bots="1,2", seed=seed)
        at.run()
        logs.append(logged(at.table))
    assert logs[0] == logs[1] != logs[2]


def test_a_file_without_names_counts_its_seats(path: Path) -> None:
    table = pasch.Table(pasch.load("mal_anders"), pasch.Setup(2, first=0))
    table.extra = {"seed": "125"}
    desk = ScriptedConsole("de", typed())
    MatchLoop(table, path, desk.console).run()
    assert "Es spielen Platz 1 und Platz 2." in desk.shown
    assert "▸ ● Platz 1 (Gelb)" in desk.shown


def test_before_anything_happened_there_is_nothing_to_take_back(path: Path) -> None:
    desk = ScriptedConsole("en", typed())
    said = next(match(desk, path).flow._take_back())
    assert isinstance(said, Refused)
    assert said.error.code == "nothing_to_take_back"


@pytest.mark.parametrize("word", ["words", "Worte", "describe", "w"])
def test_the_board_is_described_in_words(word: str, path: Path) -> None:
    _, shown = after("1", word, path=path)
    told = " ".join(shown.split())
    assert "Anna: on A; 3 beside the board, 0 in the goal." in told
    assert "The dice show " in told


def test_fields_are_counted_from_the_start_of_the_one_who_plays_here(path: Path) -> None:
    """Against a bot everything is told, and drawn, in the person's own count."""
    desk = ScriptedConsole("en", typed(*["1", ""] * 40))
    at = match(desk, path, bots="2", seed=3)
    at.run()
    assert at.words.listener == 0
    told = " ".join(desk.shown.split())
    assert "onto 12" in told  # where the bot starts, opposite
    assert f"of {at.names[1]}" not in told.partition("counted")[2][:30]


def test_the_log_shows_the_latest_events(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Any] = []
    monkeypatch.setattr(table_commands, "show", lambda screen, event: shown.append(event))
    story: Any = type("Fifty", (), {"news": lambda self: iter(range(50))})()
    screen: Any = None
    table_commands.log(screen, story, "2")
    assert shown == [48, 49]
    shown.clear()
    table_commands.log(screen, story, "")
    assert shown == list(range(30, 50))
