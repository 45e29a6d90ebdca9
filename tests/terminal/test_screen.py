"""Lines on the screen."""

from __future__ import annotations

from io import StringIO

import pytest

from pasch.console.screen import Screen, clean, columns, fit


def shown(colour: bool = False) -> tuple[Screen, StringIO]:
    out = StringIO()
    return Screen(out, colour), out


def test_long_text_is_folded_under_its_beginning() -> None:
    screen, out = shown()
    screen.text("word " * 30, "  MA-1  ")
    lines = out.getvalue().splitlines()
    assert lines[0].startswith("  MA-1  word")
    assert lines[1].startswith("        word")
    assert max(map(columns, lines)) <= 80


def test_a_path_is_never_broken() -> None:
    screen, out = shown()
    screen.text(f"saved in {'/very-long' * 12}")
    assert f"{'/very-long' * 12}\n" in out.getvalue()


def test_many_short_entries_stand_in_two_columns() -> None:
    screen, out = shown()
    screen.listing([f"  {number:2}) move {number}" for number in range(1, 10)])
    lines = out.getvalue().splitlines()
    assert len(lines) == 5
    assert lines[0] == "   1) move 1   6) move 6"
    assert lines[4] == "   5) move 5"


@pytest.mark.parametrize("entries", [["  1) few"] * 7, [f"  {'long' * 10}"] * 9])
def test_few_or_long_entries_stand_below_each_other(entries: list[str]) -> None:
    screen, out = shown()
    screen.listing(entries)
    assert out.getvalue().splitlines() == entries


def test_colour_is_used_only_where_it_is_wanted() -> None:
    for colour in (False, True):
        screen, out = shown(colour)
        screen.heading("Title")
        screen.drawing(["● on a board"], {"●": "yellow"})
        assert ("\x1b[" in out.getvalue()) == colour
        assert "● on a board" in out.getvalue().replace("\x1b[33m", "").replace("\x1b[0m", "")


def test_wide_and_combining_letters_keep_the_columns() -> None:
    assert columns("Zoe\u0308") == 3
    assert fit("日本語の名前", 8) == "日本語… "


def test_a_name_cannot_steer_the_terminal() -> None:
    assert clean("An\x1b[2Jna\n") == "An[2Jna"


@pytest.mark.parametrize(("width", "under"), [(40, 12), (20, 3)])
def test_a_long_entry_goes_on_under_its_words(width: int, under: int) -> None:
    """Where there is room for that."""
    out = StringIO()
    Screen(out, width=width).listing(["   1) A-11  alpha alpha alpha beta beta gamma"], hang=12)
    second = out.getvalue().splitlines()[1]
    assert len(second) - len(second.lstrip()) == under
