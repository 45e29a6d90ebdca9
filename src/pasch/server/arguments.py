"""What `pasch serve` may be told: nonsense is refused before anything starts."""

from __future__ import annotations

from argparse import Namespace
from urllib.parse import urlsplit

from pasch.engine.errors import PaschError

DAY = 24 * 3600
RANGES = {
    "port": (0, 65_535),
    "workers": (1, 256),
    "pace": (0, 60),
    "grace": (0, DAY),
    "opening": (0, DAY),
    "sockets_per_address": (1, 100_000),
}


class BadNumber(PaschError):
    """An option that would stop the server, or do something that nobody wants."""

    code = "bad_number"


class BadOrigin(PaschError):
    """No browser would ever name it."""

    code = "bad_origin"


def check(options: Namespace) -> None:
    for name, (least, most) in RANGES.items():
        value = getattr(options, name)
        if not least <= value <= most:  # what is no number is in no range
            option = "--" + name.replace("_", "-")
            facts = {
                "option": option,
                "value": f"{value:g}",
                "least": f"{least}",
                "most": f"{most}",
            }
            raise BadNumber(f"{option} {value:g}: {least} to {most}", facts)
    for origin in options.origin:
        if not _is_origin(origin):
            raise BadOrigin(f"--origin {origin!r}: scheme and host only", {"origin": origin})


def _is_origin(text: str) -> bool:
    """As browsers write it: https://games.example.org or http://localhost:8000."""
    try:
        parts = urlsplit(text)
        return parts.scheme in ("http", "https") and f"{parts.scheme}://{parts.netloc}" == text
    except ValueError:
        return False
