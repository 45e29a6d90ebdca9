"""A position that somebody wrote or was sent: a file of JSON, or a link that carries it."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode
from pathlib import Path
from typing import Any

from pasch.engine.errors import BadFile, BadPosition


def read_position(place: str) -> Any:
    """What the file holds, or the part of the link after its `#`; not checked yet."""
    try:
        return json.loads(_of_link(place) if "://" in place else _of_file(place))
    except (ValueError, RecursionError):
        raise BadPosition(f"position: no JSON in {place}", {"field": "position"}) from None


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
