"""Hidden hands on one device: the screen belongs to one seat at a time."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from terminal.scripted import ScriptedConsole, match, player, prompt, typed

import pasch
from pasch.engine.game import Game
from pasch.engine.setup import Option
from pasch.engine.state import State
from pasch.engine.table import ONLOOKER
from pasch.speech import Speaker
from pasch.terminal import board
from pasch.terminal.match_loop import MatchLoop

SHORT = 12  # a seed with which no game lasts very long


def every_way() -> list[tuple[str, list[str]]]:
    """Every game as usual and with each of its yes-or-no options turned round."""
    ways: list[tuple[str, list[str]]] = []
    for id in pasch.catalogue():
        ways.append((id, []))
        ways += [(id, [_turned(option)]) for option in pasch.load(id).options if _flag(option)]
    return ways


def _flag(option: Option) -> bool:
    return isinstance(option.default, bool)


def _turned(option: Option) -> str:
    return f"{option.name}={'no' if option.default else 'yes'}"


@pytest.mark.parametrize(("id", "options"), every_way())
def test_only_the_view_of_the_one_to_act_is_drawn(
    id: str, options: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at, curtains = play_watched(id, options, tmp_path, monkeypatch)
    secrets = at.table.seen_by(0) != at.table.seen_by(1)
    assert bool(curtains) == secrets


def test_the_toy_raises_curtains(
    cups: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, curtains = play_watched(cups, [], tmp_path, monkeypatch)
    assert curtains[:2] == [0, 1]


def play_watched(
    id: str, options: list[str], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[MatchLoop, list[int]]:
    """Two people play at random; every drawing is checked.  The seats curtains rose for."""
    random = Random(id)
    answer = player("en", lambda count: random.randint(1, count))
    risen: list[int] = []

    def watched(shown: str) -> str | None:
        if prompt(shown) in curtains:
            risen.append(curtains.index(prompt(shown)))
        return answer(shown)

    at = match(ScriptedConsole("en", watched), folder / "x.pasch", id, seed=SHORT, options=options)
    curtains = [Speaker("en", id, at.names).key("terminal-curtain", seat=seat) for seat in (0, 1)]
    draw = board.draw

    def checked(game: Game, view: State, speaker: Speaker, width: int) -> list[str]:
        actor = at.table.state.actor()
        everybodys = at.table.view(ONLOOKER).key()
        if view.key() != everybodys:
            # before the first curtain the screen belongs to whoever acted last
            acted = [record.actor for record in at.table.log if record.actor >= 0]
            seat = risen[-1] if risen else acted[-1]
            assert seat == actor, "somebody sees a hand that is not theirs"
            assert view.key() == at.table.view(actor).key()
        elif actor >= 0 and at.table.view(actor).key() != everybodys:
            assert board.in_public(game, view), "somebody is asked without their hand"
        return draw(game, view, speaker, width)

    monkeypatch.setattr(board, "draw", checked)
    assert at.run() == 0
    return at, risen


def test_a_hidden_die_is_told_to_its_owner_alone(cups: str, tmp_path: Path) -> None:
    desk = ScriptedConsole("en", typed("", ">5", "", "", "!", ""))
    assert match(desk, tmp_path / "x.pasch", cups).run() == 0
    start, before_anna, of_anna = desk.shown.partition("Now it is Anna’s turn.")
    of_anna, before_ben, of_ben = of_anna.partition("Now it is Ben’s turn.")
    assert before_anna
    assert before_ben
    assert "sees a" not in start
    assert "Anna sees a" in of_anna
    assert "Ben throws in secret" in of_anna
    assert "Ben sees a" not in of_anna
    assert "Ben sees a" in of_ben
    assert "Anna sees a" not in of_ben
    assert "Under the cup of Anna lies a" in of_ben


def test_with_one_person_and_bots_there_is_no_curtain(cups: str, tmp_path: Path) -> None:
    desk = ScriptedConsole("en", player("en", lambda count: min(2, count)))
    assert match(desk, tmp_path / "x.pasch", cups, names="Anna", bots="2").run() == 0
    assert "Pass the device" not in desk.shown
    assert "Anna sees a" in desk.shown
    assert "Bot Ada sees a" not in desk.shown


def test_behind_the_curtain_a_foreign_move_is_not_taken_back(cups: str, tmp_path: Path) -> None:
    desk = ScriptedConsole("en", typed("", ">5", "", "", "u"))
    at = match(desk, tmp_path / "x.pasch", cups)
    at.run()
    assert "Only your own last move can be taken back" in desk.shown
    assert [record.action for record in at.table.log][2:] == [5]


def test_before_the_curtain_falls_a_move_may_be_taken_back(cups: str, tmp_path: Path) -> None:
    desk = ScriptedConsole("en", typed("", ">5", "u", ">7", "", ""))
    at = match(desk, tmp_path / "x.pasch", cups)
    at.run()
    assert "Taken back: >5." in desk.shown
    assert [record.action for record in at.table.log][2:] == [7]


def test_a_terminal_is_wiped_when_the_curtain_falls(cups: str, tmp_path: Path) -> None:
    desk = ScriptedConsole("en", typed("", ">5", "", ""))
    desk.console.screen.clears = True
    match(desk, tmp_path / "x.pasch", cups).run()
    wiped = desk.shown.rpartition("\x1b[3J\x1b[2J\x1b[H")[2]
    assert wiped.startswith("Now it is Ben’s turn.")


def test_the_curtain_shows_nothing_but_lets_one_leave(cups: str, tmp_path: Path) -> None:
    desk = ScriptedConsole("en", typed("", ">5", "", "board", "log", "u", "quit"))
    at = match(desk, tmp_path / "x.pasch", cups)
    assert at.run() == 0
    behind = desk.shown.partition("Now it is Ben’s turn.")[2]
    assert behind.count("Now it is Ben’s turn.") == 3
    assert "sees a" not in behind
    assert "dice:" not in behind
    assert "See you soon!" in behind


def test_a_screen_that_is_nobodys_takes_nothing_back(cups: str, tmp_path: Path) -> None:
    path = tmp_path / "x.pasch"
    match(ScriptedConsole("en", typed("", "!")), path, cups).run()
    desk = ScriptedConsole("en", typed("u", ""))
    assert MatchLoop(pasch.open(path), path, desk.console).run() == 0
    assert "Only your own last move can be taken back" in desk.shown
    assert "The game is over" in desk.shown
