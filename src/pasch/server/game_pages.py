"""What a game from outside brings for the page: its folder `web/`, and its words.

Our own boards are built into the page.  A stranger's board is a module that the page imports while
it runs, so it is served from here, under an address that holds the hash of all of it:
`/games/<id>/<hash>/board.js`.  A file that changes gets another address, and nobody has to restart
the server to see it.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import msgspec
import structlog

from pasch.catalogue import outside
from pasch.server.files import File, file, zipped
from pasch.server.page_words import patterns
from pasch.speech import ELSE, LANGUAGES, with_fallbacks

BOARD, STYLE, ART = "board.js", "style.css", "art.svg"
SOURCES = ("index.tsx", "index.ts", "index.jsx")
TEXTS = (".js", ".css", ".svg", ".json")
SERVED = (*TEXTS, ".woff2", ".png", ".webp")
MOST_BYTES = 1_000_000  # of one file: a phone has to fetch it

log = structlog.get_logger()


class GamePages(NamedTuple):
    """The files of one game by their names, and the address they are under."""

    base: str
    files: dict[str, File]


_Signature = tuple[tuple[str, int, int], ...]
_kept: dict[str, tuple[_Signature, GamePages]] = {}


def pages_of(game: str) -> GamePages | None:
    """Read anew when something has changed; None for our own games, and for no game."""
    found = outside().games.get(game)
    if found is None:
        return None
    folder = Path(import_module(found.package).__path__[0])
    paths = dict(_paths(folder))
    seen = tuple(
        (name, path.stat().st_mtime_ns, path.stat().st_size) for name, path in paths.items()
    )
    before = _kept.get(game)
    if before is None or before[0] != seen:
        _kept[game] = before = (seen, _read(game, folder, paths))
    return before[1]


def _paths(folder: Path) -> Iterator[tuple[str, Path]]:
    for language in LANGUAGES:
        if (words := folder / f"{language}.ftl").is_file():
            yield words.name, words
    web = folder / "web"
    for path in sorted(web.rglob("*")):
        if path.is_file() and path.suffix in (*SERVED, *(Path(name).suffix for name in SOURCES)):
            yield path.relative_to(web).as_posix(), path


def _text(path: Path | None) -> str:
    return path.read_text("utf-8") if path else ""


def _read(game: str, folder: Path, paths: dict[str, Path]) -> GamePages:
    files: dict[str, File] = {}
    for name, path in paths.items():
        if path.suffix not in SERVED:
            continue
        if path.stat().st_size > MOST_BYTES:
            log.warning("file too large for the page", game=game, file=name, most=MOST_BYTES)
            continue
        body = path.read_bytes()
        files[name] = file(
            name, {"gzip": zipped(body), "": body} if path.suffix in TEXTS else {"": body}
        )
    if BOARD not in files and any(name in paths for name in SOURCES):
        log.warning("board not built, the generic one is shown", game=game,
                    command=f"pasch build-board {folder}")  # fmt: skip
    for language in LANGUAGES:
        first, *others = [_text(paths.get(f"{spoken}.ftl")) for spoken in (language, *ELSE)]
        words = with_fallbacks(language, [first], [[other] for other in others])
        body = msgspec.json.encode(patterns(words))
        name = f"words.{language}.json"
        files[name] = file(name, {"gzip": zipped(body), "": body})
    whole = sha256("".join(name + one.etag for name, one in files.items()).encode())
    return GamePages(f"/games/{game}/{whole.hexdigest()[:12]}", files)
