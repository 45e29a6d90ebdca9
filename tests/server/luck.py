"""A server whose secrets follow from a word, so that its dice fall the same way in every run."""

from __future__ import annotations

import base64
from hashlib import sha256
from pathlib import Path


def follow(word: Path) -> None:
    """From now on, in this process: the word in that file, and whoever writes another begins anew.

    Each secret is drawn from the word and leaves the next one in its place.
    """
    from pasch.server import document

    def draw(count: int) -> bytes:
        drawn = sha256(word.read_bytes()).digest()
        word.write_bytes(drawn)
        return drawn[:count]

    def draw_hex(count: int) -> str:
        return draw(count).hex()

    def draw_urlsafe(count: int) -> str:
        return base64.urlsafe_b64encode(draw(count)).decode()

    vars(document).update(token_hex=draw_hex, token_urlsafe=draw_urlsafe)
