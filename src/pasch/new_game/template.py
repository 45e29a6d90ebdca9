"""The template: a whole package of a small game called `zweimal`, under another name.

Its files are as docs/add-a-game.md shows them; `.template` keeps them from being taken for ours.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

SUFFIX = ".template"
GERMAN = re.compile(r"\bde\.(ftl|md)$")  # files that are read in German
HIDDEN = ("gitignore",)  # with a dot of its own it would be ours
_WORDS = re.compile(r"ZweimalState|pasch-zweimal|Zweimal|zweimal|ZW(?=-?\d| numbers)")


class Names(NamedTuple):
    """What the new game is called, everywhere."""

    id: str
    german: str  # its titles
    english: str

    @property
    def distribution(self) -> str:
        """As pip calls it, and its folder."""
        return f"pasch-{self.id.replace('_', '-')}"

    @property
    def state(self) -> str:
        """The class of its positions.

        >>> Names("mal_anders", "", "").state
        'MalAndersState'
        """
        return "".join(part.capitalize() for part in self.id.split("_")) + "State"

    @property
    def letters(self) -> str:
        """Before the number of a rule.

        >>> Names("pig", "", "").letters, Names("x_2", "", "").letters
        ('PI', 'XX')
        """
        letters = [sign for sign in self.id.upper() if sign.isalpha()]
        return "".join([*letters, *letters][:2])


def files_of(names: Names) -> dict[str, str]:
    """The text of each file of the package, by its path."""
    return {
        _put(path, names, ""): _put(text, names, names.german if GERMAN.search(path) else "")
        for path, text in _templates(files(__package__).joinpath("template"))
    }


def _templates(folder: Traversable, above: str = "") -> Iterator[tuple[str, str]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _templates(entry, f"{above}{entry.name}/")
        elif entry.name.endswith(SUFFIX):
            name = entry.name.removesuffix(SUFFIX)
            name = f".{name}" if name in HIDDEN else name
            yield above + name, entry.read_text("utf-8")


def _put(text: str, names: Names, title: str) -> str:
    """All in one go: what is put in is not looked at again."""
    new = {
        "ZweimalState": names.state,
        "pasch-zweimal": names.distribution,
        "Zweimal": title or names.english,
        "zweimal": names.id,
        "ZW": names.letters,
    }
    return _WORDS.sub(lambda found: new[found[0]], text)
