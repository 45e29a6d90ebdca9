"""The numbered rules of a game, from its rules page: all of them, a section, or one."""

from __future__ import annotations

import re
from argparse import Namespace
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from pasch.speech import Speaker
from pasch.terminal.console import Console
from pasch.terminal.listing import find
from pasch.terminal.refusals import UnknownRule
from pasch.terminal.screen import Screen

OWN = "◆"  # a ruling of ours, where the rulebook is silent
_RULE = re.compile(r"- \*\*([A-Z]+-\d+[a-z]?)\*\*\s+(.+)")
_MARKS = re.compile(r"\*\*|`|(?<!\w)\*|\*(?!\w)")  # of Markdown


class Line(NamedTuple):
    """A paragraph of the page; `number` where it is a rule."""

    number: str
    text: str


class Section(NamedTuple):
    title: str
    lines: list[Line]


class Book:
    """The rules page of one game in one language."""

    def __init__(self, page: str, words: Speaker) -> None:
        self.words = words
        self.title = ""
        self.sections = [Section("", [])]  # the introduction has no title
        for paragraph in _paragraphs(page):
            if paragraph.startswith("# "):
                self.title = paragraph[2:]
            elif paragraph.startswith("## "):
                self.sections.append(Section(paragraph[3:], []))
            else:
                self.sections[-1].lines.append(_line(paragraph))

    @property
    def rules(self) -> dict[str, str]:
        return {
            line.number: line.text
            for section in self.sections
            for line in section.lines
            if line.number
        }

    def find(self, asked: str) -> str:
        """The number that is meant: `MA-21`, `ma21` or just `21`."""
        wanted = re.sub(r"[\s-]", "", asked).upper()
        for number in self.rules:
            letters, _, digits = number.upper().partition("-")
            if wanted in (letters + digits, digits):
                return number
        some = list(self.rules)
        raise UnknownRule(
            f"unknown rule {asked!r}; rules: {some[0]} to {some[-1]}",
            {"name": asked, "first": some[0], "last": some[-1]},
        )

    def show_rule(self, screen: Screen, asked: str) -> None:
        number = self.find(asked)
        _show(screen, Line(number, self.rules[number]))
        if OWN in self.rules[number]:
            screen.text(self.words.key("terminal-own-ruling"), "  ", style="faint")

    def show(self, screen: Screen) -> None:
        screen.heading(self.title)
        for place in range(len(self.sections)):
            self.show_section(screen, place)

    def show_section(self, screen: Screen, place: int) -> None:
        section = self.sections[place]
        if section.title:
            screen.line()
            screen.line(screen.paint(section.title, "strong"))
        for number, line in enumerate(section.lines):
            if number and not line.number and not line.text.startswith("- "):
                screen.line()
            _show(screen, line)

    def show_contents(self, screen: Screen) -> None:
        """The sections with their numbers, and how to open them."""
        screen.heading(self.title)
        for place, section in enumerate(self.sections[1:], start=1):
            numbers = [line.number for line in section.lines if line.number]
            span = f" ({numbers[0]} – {numbers[-1]})" if numbers else ""
            screen.line(f"  {place}) {section.title}{span}")
        example = next(iter(self.rules))
        screen.text(self.words.key("terminal-rules-hint", example=example))


def book(id: str, language: str) -> Book:
    folder = import_module(f"pasch.games.{id}").__path__[0]
    page = Path(folder, f"rules.{language}.md").read_text(encoding="utf-8")
    return Book(page, Speaker(language, id))


def run(options: Namespace, console: Console) -> int:
    page = book(find(options.game).id, console.language)
    if options.number is None:
        page.show(console.screen)
    else:
        page.show_rule(console.screen, options.number)
    return 0


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
        return Line(rule[1], _MARKS.sub("", rule[2]))
    return Line("", _MARKS.sub("", paragraph))


def _show(screen: Screen, line: Line) -> None:
    if line.number:
        screen.text(line.text, f"  {line.number:5}  ")
    elif line.text.startswith("- "):
        screen.text(line.text[2:], "  · ")
    else:
        screen.text(line.text)
