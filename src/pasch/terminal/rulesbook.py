"""The numbered rules of a game, from its rules page: all of them, a section, or one."""

from __future__ import annotations

import re
from argparse import Namespace

from pasch.catalogue import find
from pasch.console.console import Console
from pasch.console.screen import Screen
from pasch.rules import OWN, Line, Page, Section, rules
from pasch.speech import Speaker
from pasch.terminal.refusals import UnknownRule


class Book:
    """The rules page of one game in one language."""

    def __init__(self, page: Page, words: Speaker) -> None:
        self.words = words
        self.title = page.title
        self.sections = [Section("", page.intro), *page.sections]

    @property
    def rules(self) -> dict[str, str]:
        return {
            line.number: line.plain
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
        _show(screen, Line(number, self.rules[number], item=True))
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
            screen.text(section.title, style="strong")
        for number, line in enumerate(section.lines):
            if number and not line.item:
                screen.line()
            _show(screen, line)

    def show_contents(self, screen: Screen) -> None:
        """The sections with their numbers, and how to open them."""
        screen.heading(self.title)
        for place, section in enumerate(self.sections[1:], start=1):
            numbers = [line.number for line in section.lines if line.number]
            span = f" ({numbers[0]} – {numbers[-1]})" if numbers else ""
            screen.text(f"{section.title}{span}", f"  {place}) ")
        example = next(iter(self.rules))
        screen.text(self.words.key("terminal-rules-hint", example=example))


def book(id: str, language: str) -> Book:
    return Book(rules(id, language), Speaker(language, id))


def run(options: Namespace, console: Console) -> int:
    page = book(find(options.game).id, console.language)
    if options.number is None:
        page.show(console.screen)
    else:
        page.show_rule(console.screen, options.number)
    return 0


def _show(screen: Screen, line: Line) -> None:
    if line.number:
        screen.text(line.plain, f"  {line.number:5}  ")
    elif line.item:
        screen.text(line.plain, "  · ")
    else:
        screen.text(line.plain)
