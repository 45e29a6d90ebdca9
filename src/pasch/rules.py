"""The rules page of a game, read into its parts; `rules.<language>.md` stands beside the game."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from pasch.catalogue import package_of
from pasch.speech import ELSE

OWN = "◆"  # a ruling of ours, where the rulebook is silent
_RULE = re.compile(r"- \*\*([A-Z]+-\d+[a-z]?)\*\*\s+(.+)")
_PICTURE = re.compile(r"!\[(.+)\]\(([\w-]+)\)")
_MARKS = re.compile(r"\*\*|`|(?<!\w)\*|\*(?!\w)")  # of Markdown


class Line(NamedTuple):
    """A rule with its number, an item of a list or a paragraph; the marks are still there."""

    number: str
    text: str
    item: bool

    @property
    def ruling(self) -> bool:
        return bool(self.number) and OWN in self.text

    @property
    def plain(self) -> str:
        """Without the marks."""
        return _MARKS.sub("", self.text)


class Picture(NamedTuple):
    """What a chapter speaks of: the name of a position in `web/rules.json`, for the board."""

    name: str
    caption: str


class Section(NamedTuple):
    title: str
    lines: list[Line]
    pictures: tuple[Picture, ...] = ()


class Page(NamedTuple):
    title: str
    intro: list[Line]
    sections: list[Section]


@cache
def rules(game: str, language: str) -> Page:
    """The page of this game in this language; without one, in English or German."""
    folder = files(package_of(game))
    pages = [folder.joinpath(f"rules.{spoken}.md") for spoken in dict.fromkeys((language, *ELSE))]
    return read(next(page for page in pages if page.is_file()).read_text(encoding="utf-8"))


def read(text: str) -> Page:
    """The parts of a page.

    >>> page = read("# Go\\n\\nOld.\\n\\n## Play\\n- **GO-1** Black *begins*.\\n")
    >>> page.sections[0].lines[0].plain
    'Black begins.'

    A paragraph `![caption](name)` is a picture of its chapter.

    >>> read("# Go\\n\\n## Play\\n\\n![An empty board.](start)\\n").sections[0].pictures[0].name
    'start'
    """
    title = ""
    sections = [Section("", [])]  # the introduction has no title
    for paragraph in _paragraphs(text):
        if paragraph.startswith("# "):
            title = paragraph[2:]
        elif paragraph.startswith("## "):
            sections.append(Section(paragraph[3:], []))
        elif picture := _PICTURE.fullmatch(paragraph):
            last = sections[-1]
            pictures = (*last.pictures, Picture(picture[2], picture[1]))
            sections[-1] = last._replace(pictures=pictures)
        else:
            sections[-1].lines.append(_line(paragraph))
    return Page(title, sections[0].lines, sections[1:])


def _paragraphs(page: str) -> list[str]:
    """Each heading, list item and paragraph of the page in one line."""
    found: list[str] = []
    fresh = True
    for line in page.splitlines():
        if not line.strip():
            fresh = True
        elif fresh or line.startswith(("#", "- ")):
            found.append(line.strip())
            fresh = line.startswith("#")
        else:
            found[-1] += " " + line.strip()
    return found


def _line(paragraph: str) -> Line:
    rule = _RULE.fullmatch(paragraph)
    if rule:
        return Line(rule[1], rule[2], item=True)
    item = paragraph.startswith("- ")
    return Line("", paragraph.removeprefix("- "), item)
