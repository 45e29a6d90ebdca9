"""Servers whose secrets, and so their dice, are the same in every run."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from pasch.server import table_document


def secrets_from(draw: Callable[[int], bytes]) -> dict[str, Callable[[int], str]]:
    """What pasch.server.table_document draws with, by name."""

    def token_hex(size: int) -> str:
        return draw(size).hex()

    def token_urlsafe(size: int) -> str:
        return urlsafe_b64encode(draw(size)).decode().rstrip("=")

    return {"token_hex": token_hex, "token_urlsafe": token_urlsafe}


def follow(word: Path) -> None:
    """From now on in this process, secrets follow from the word that stands in a file.

    Each leaves the next word in its place; whoever writes another one begins anew.
    """

    def draw(size: int) -> bytes:
        drawn = sha256(word.read_bytes()).digest()
        word.write_bytes(drawn)
        return drawn[:size]

    vars(table_document).update(secrets_from(draw))
