"""The keys of a line: arrows move, Tab completes, and nobody recalls what others typed."""

from __future__ import annotations

import sys
from io import StringIO
from pathlib import Path

import pytest
from terminal.real import Terminal
from terminal.scripted import ScriptedConsole, match, typed

from pasch.console.console import Console, EndOfInput
from pasch.console.line_editor import LineEditor, edited, line_editor
from pasch.console.screen import Screen
from pasch.speech import Speaker


class Readline:
    """GNU readline as far as it is asked for."""

    def __init__(self, doc: str = "GNU readline") -> None:
        self.__doc__ = doc
        self.called: list[tuple[object, ...]] = []

    def __getattr__(self, name: str) -> object:
        return lambda *values: self.called.append((name, *values))


@pytest.mark.parametrize(
    ("keys", "line"),
    [
        ("2+4:A\n", "2+4:A"),
        ("13\x1b[D2", "123"),
        ("3\x1bOD\x1bOD12", "123"),
        ("a\x1b[Cb", "ab"),
        ("bc\x1b[Ha\x1b[Fd", "abcd"),
        ("ab\x01x\x05y", "xaby"),
        ("ax\x7fb\x08c", "ac"),
        ("\x7f\x1b[3~a", "a"),
        ("ab\x1b[C\x1b[C\x1b[Dx", "axb"),  # further right than the end is the end
        ("ab\x1b[D\x1b[D\x1b[D\x1b[Cx", "axb"),  # and further left than the start the start
        ("ab\x1b[H\x7fx", "xab"),
        ("ab\x1b[3~x", "abx"),
        ("abc\x1b[D\x1b[3~\x7fx", "ax"),
        ("ab\x1b[D\x1b[3~", "a"),
        ("\x1b[A\x1b[Ba\x1b", "a"),
    ],
)
def test_keys_edit_a_line_that_nobody_else_edits(keys: str, line: str) -> None:
    assert edited(keys) == line


def test_keys_that_come_by_a_pipe_are_edited_too(tmp_path: Path) -> None:
    desk = ScriptedConsole("en", typed("7\x1b[D-\x1b[D\x1b[DA"))
    match(desk, tmp_path / "x").run()
    assert "Anna moves from A to 7 with 1 + 6." in desk.shown
    assert "\x1b" not in desk.shown


def test_an_editor_completes_by_the_beginning_of_the_whole_line() -> None:
    editor = LineEditor(Readline())
    editor.offers = ["2+4:A", "2+5:A-7", "Brett"]
    assert [editor.complete("2", number) for number in range(3)] == ["2+4:A", "2+5:A-7", None]
    assert editor.complete("bR", 0) == "Brett"


@pytest.mark.parametrize(("doc", "bound"), [("GNU readline", "tab: complete"),
                                            ("with libedit", "bind ^I rl_complete")])  # fmt: skip
def test_tab_is_bound_as_the_library_wants_it(doc: str, bound: str) -> None:
    library = Readline(doc)
    LineEditor(library)
    assert ("parse_and_bind", bound) in library.called


def test_colours_of_a_prompt_take_no_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def read(prompt: str) -> str:
        asked.append(prompt)
        return "line"

    monkeypatch.setattr("builtins.input", read)
    library = Readline()
    console = Console("en", StringIO(), Screen(StringIO(), colour=True), StringIO(), False,
                      LineEditor(library))  # fmt: skip
    assert console.ask("Go?", ["a"]) == "line"
    assert asked == ["\x01\x1b[1m\x02Go?\x01\x1b[0m\x02 "]
    console.wipe()
    assert ("clear_history",) in library.called


def test_the_end_of_input_ends_an_edited_line_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(prompt: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", gone)
    editor = LineEditor(Readline())
    console = Console("en", StringIO(), Screen(StringIO()), StringIO(), False, editor)
    with pytest.raises(EndOfInput):
        console.ask("Go?")


def test_without_readline_lines_are_read_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    assert line_editor() is not None
    monkeypatch.setitem(sys.modules, "readline", None)
    assert line_editor() is None


@pytest.mark.parametrize("language", ["de", "en"])
def test_in_a_real_terminal_arrows_edit_and_tab_completes(language: str, tmp_path: Path) -> None:
    # Anna has 1, 1, 5, 6: a piece enters with 1 + 5, then 1 + 6 may move it
    prompt = Speaker(language).key("terminal-prompt")
    arguments = ("play", "mal_anders", "--names", "Anna,Ben", "--seed", "125", "--first", "1")
    with Terminal(*arguments, "--file", str(tmp_path / "x"), language=language) as at:
        at.until("1+6:A-7")
        at.until(prompt)
        at.keys("A7\x1b[D-\n")
        at.until("1 + 6")
    with Terminal(*arguments, "--file", str(tmp_path / "y"), language=language) as at:
        at.until("1+6:A-7")
        at.until(prompt)
        at.keys("1+6\t")
        at.until("1+6:A-7")
        at.keys("\n")
        at.until("1 + 6")
