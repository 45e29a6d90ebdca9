"""`pasch new-game NAME`: a whole small package, ready to be played and changed."""

from __future__ import annotations

import re
import shlex
from argparse import Namespace
from keyword import iskeyword
from pathlib import Path

from pasch.catalogue import catalogue, left_out
from pasch.console.console import Console
from pasch.console.refusals import Unwritable
from pasch.engine.errors import PaschError
from pasch.new_game.template import Names, files_of

LONGEST = 32  # of an id: lines of the template stay within a hundred columns
NEXT = (
    "cd {folder}",
    "pip install --editable '.[dev]'",
    "python -m pasch.testing {name} --write",
    "pytest",
    "pasch play {name}",
)
_ID = re.compile(r"[a-z][a-z0-9_]*")
_TITLE = re.compile(r'[^{}"\\`*#<>\[\]]{1,60}')  # it stands in Fluent, Markdown and TOML


class BadName(PaschError):
    """No id of a game."""

    code = "bad_game_name"


class NameTaken(PaschError):
    """There is a game of this id."""

    code = "game_name_taken"


class FolderExists(PaschError):
    """Nothing is written over what is there."""

    code = "folder_exists"


class BadTitle(PaschError):
    code = "bad_game_title"


def run(options: Namespace, console: Console) -> int:
    names = named(options.name, options.german or "", options.english or "")
    folder = Path(options.folder or names.distribution)
    if folder.exists():
        raise FolderExists(f"{folder} exists already", {"file": str(folder)})
    try:
        write(folder, names)
    except OSError as error:
        raise Unwritable(folder, error, "--folder") from error
    console.say("new-game-written", folder=str(folder), name=names.id, files=len(files_of(names)))
    for line in NEXT:
        console.screen.line("  " + line.format(folder=shlex.quote(str(folder)), name=names.id))
    return 0


def named(id: str, german: str = "", english: str = "") -> Names:
    """The names of a new game, checked; a title that is not said is made from the id.

    >>> named("old_maid")
    Names(id='old_maid', german='Old Maid', english='Old Maid')
    """
    if not _ID.fullmatch(id) or iskeyword(id) or len(id) > LONGEST:
        raise BadName(
            f"{id!r} is no id of a game: a lower-case letter, then letters, digits and _, "
            f"at most {LONGEST}, and no word of Python",
            {"name": id, "most": LONGEST},
        )
    if id in catalogue() or id in (left.name for left in left_out()):
        raise NameTaken(f"there is a game called {id!r} already", {"name": id})
    plain = " ".join(part.capitalize() for part in id.split("_") if part)
    english = english.strip() or german.strip() or plain
    german = german.strip() or english
    for title in (german, english):
        if not _TITLE.fullmatch(title) or not title.isprintable():
            raise BadTitle(f"{title!r} is no title", {"text": title})
    return Names(id, german, english)


def write(folder: Path, names: Names) -> None:
    """All files, into a folder that is not there yet."""
    for path, text in files_of(names).items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")
