"""A file as it is sent: its type, its bytes in each encoding, and a tag by which caches know it."""

from __future__ import annotations

import mimetypes
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple
from zlib import MAX_WBITS, compressobj

ANEW = "no-cache"
FOR_EVER = "public, max-age=31536000, immutable"
TYPES = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class File(NamedTuple):
    media: str
    bodies: dict[str, bytes]  # by encoding; "" is the file itself
    etag: str


def file(name: str, bodies: dict[str, bytes]) -> File:
    ending = Path(name).suffix
    media = TYPES.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return File(media, bodies, f'"{sha256(bodies[""]).hexdigest()[:20]}"')


def zipped(body: bytes) -> bytes:
    packer = compressobj(9, wbits=MAX_WBITS + 16)
    return packer.compress(body) + packer.flush()
