"""A position that somebody wrote or was sent: a file of JSON, or a link; a puzzle is one, too."""

from __future__ import annotations

import json
import re
from base64 import urlsafe_b64decode
from pathlib import Path
from typing import Any

from pasch.catalogue import find
from pasch.engine.errors import BadFile, BadPosition
from pasch.puzzles.shipped import puzzle

_PUZZLE = re.compile(r"://[^#]*/puzzles/(?P<game>\w+)/(?P<number>[0-9]{1,9})/?$")
MARK, FORMAT = "pasch_puzzle", 1  # of a file that the page wrote


def read_position(place: str) -> Any:
    """What the file holds, or the part of the link after its `#`; not checked yet.

    Of a puzzle the position with all that is hidden drawn: from its file or the link to it.
    """
    puzzle = _PUZZLE.search(place)
    if puzzle:
        return _of_puzzle(puzzle["game"], puzzle["number"])
    try:
        found = json.loads(_of_link(place) if "://" in place else _of_file(place))
    except (ValueError, RecursionError):
        raise BadPosition(f"position: no JSON in {place}", {"field": "position"}) from None
    if not isinstance(found, dict) or MARK not in found:
        return found
    if found[MARK] != FORMAT:
        raise BadPosition(f"{MARK}: expected {FORMAT}, found {found[MARK]!r}", {"field": MARK})
    return found.get("position")


def _of_puzzle(game: str, number: str) -> Any:
    """Of our own: no server is asked."""
    rules = find(game)
    return puzzle(rules.id, int(number)).whole(rules, int(number))


def _of_link(link: str) -> bytes:
    """The page writes it in base64 for addresses, without its padding.

    >>> _of_link("https://games.example.org/open#eyJnYW1lIjoiIn0")
    b'{"game":""}'
    """
    text = link.partition("#")[2]
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _of_file(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadFile(f"{path}: missing", {"file": path, "problem": "missing"}) from None
    except (OSError, UnicodeDecodeError):
        raise BadFile(f"{path}: no text", {"file": path, "problem": "no-text"}) from None
