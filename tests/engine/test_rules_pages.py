"""A rules page is read into its parts."""

from __future__ import annotations

from pasch.rules import Line, Picture, Section, read

PAGE = """\
# Go
Old, and
deep.
## Play
- **GO-1** Black
  begins. \u25c6
- no number
![An empty
board.](start)
And more.

## End
Two passes.
"""


def test_lines_belong_together_until_a_new_one_begins() -> None:
    page = read(PAGE)
    assert page.title == "Go"
    assert page.intro == [Line("", "Old, and deep.", item=False)]
    play, end = page.sections
    assert end == Section("End", [Line("", "Two passes.", item=False)])
    assert play.lines[0] == Line("GO-1", "Black begins. \u25c6", item=True)
    assert play.lines[0].ruling
    assert not play.lines[1].ruling


def test_a_picture_is_a_paragraph_of_its_own() -> None:
    (play,) = read("## Play\n\nText.\n\n![An empty board.](start)\n\nMore.\n").sections
    assert play.pictures == (Picture("start", "An empty board."),)
    assert [line.text for line in play.lines] == ["Text.", "More."]
