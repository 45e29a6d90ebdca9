"""The parser as plain data: every command with what it takes, in the words of the language."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pasch.catalogue import catalogue
from pasch.cli import parser
from pasch.speech import Speaker

FILES = ("file", "position", "resume", "what")  # arguments that are files, or may be
FOLDERS = ("data", "folder")
GAMES = ("game", "what")  # that are a game, or may be
LEVELS = ("level",)


class Argument(NamedTuple):
    """`names` of an option, none of what stands in its place; `value` is what it is called."""

    names: tuple[str, ...]
    value: str
    help: str
    choices: tuple[str, ...]
    paths: str  # "f" for one that may be a file, "d" for a folder
    needed: bool  # whether an option wants a value, and an argument must be there


class Usage(NamedTuple):
    """One command, or `pasch` itself under the name "": what it is for and what it takes."""

    name: str
    line: str
    about: str
    arguments: tuple[Argument, ...]

    @property
    def options(self) -> list[Argument]:
        return [each for each in self.arguments if each.names]

    @property
    def places(self) -> list[Argument]:
        return [each for each in self.arguments if not each.names]


def usages(words: Speaker) -> list[Usage]:
    """`pasch` itself, then its commands in their order."""
    whole = parser(words)
    found = [Usage("", "", whole.description or "", tuple(_arguments(whole._actions)))]
    for action in whole._actions:
        if isinstance(action, argparse._SubParsersAction):
            lines = {each.dest: each.help or "" for each in action._choices_actions}
            for name, part in action.choices.items():
                taken = tuple(_arguments(part._actions))
                found.append(Usage(name, lines[name], part.description or "", taken))
    return found


def _arguments(actions: Sequence[argparse.Action]) -> Iterator[Argument]:
    for action in actions:
        if isinstance(action, argparse._SubParsersAction):
            continue
        names = tuple(action.option_strings)
        value = "" if action.nargs == 0 else _value(action)
        needed = bool(value) and action.nargs != "?"
        choices, paths = _choices(action), _paths(action)
        yield Argument(names, value, action.help or "", choices, paths, needed)


def _value(action: argparse.Action) -> str:
    if isinstance(action.metavar, str):
        return action.metavar
    return "|".join(_choices(action)) or action.dest.upper()


def _paths(action: argparse.Action) -> str:
    if action.choices is not None:
        return ""
    return "f" if action.dest in FILES else "d" if action.dest in FOLDERS else ""


def _choices(action: argparse.Action) -> tuple[str, ...]:
    if action.choices is not None:
        return tuple(map(str, action.choices))
    if action.dest in GAMES:
        return tuple(catalogue())
    return tuple("1234") if action.dest in LEVELS else ()
