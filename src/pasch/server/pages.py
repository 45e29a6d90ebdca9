"""The front end: files that the build made, kept in memory and sent as they are.

All pages are one document; the script in it looks at the address.  Files under `assets/` carry
the hash of their content in their names and may be kept for ever, drawings under `art/` when they
are asked for with a hash after a question mark, what games from outside bring under `games/` when
that is still what they were listed with; all others are asked for anew.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from html import escape
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pasch.server.dispatch import language
from pasch.server.encodings import best
from pasch.server.files import ANEW, FOR_EVER, File, file, zipped
from pasch.server.game_pages import pages_of
from pasch.speech import LANGUAGES, Speaker

FOLDER = Path(__file__).parents[1] / "web"
INDEX = "index.html"
ADDRESSES = (
    "/", "/t/{table}", "/t/{table}/hand", "/t/{table}/seat", "/m/{table}", "/rules/{game}",
    "/learn/{game}", "/learn/{game}/{lesson}", "/puzzles", "/puzzles/{game}",
    "/puzzles/{game}/{number}", "/fair", "/open", "/mine", "/today", "/about",
)  # fmt: skip
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the best first
FOLDERS = ("assets", "art")
LANG = '<html lang="de"'
MISSING = """<!doctype html>
<html lang="{language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pasch</title><h1>Pasch</h1><p>{text}</p><pre>make web</pre></html>
"""

Handler = Callable[[Request, Exception], Awaitable[Response]]


class Pages:
    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._files: dict[str, File] = {}
        self._indices: dict[str, File] = {}  # by language
        self._built = 0
        self._look()

    def routes(self) -> list[Route]:
        return [
            *(Route(address, self._page) for address in ADDRESSES),
            *(Route(f"/{folder}/{{name:path}}", self._file) for folder in FOLDERS),
            Route("/games/{game}/{stamp}/{name:path}", self._file_of_game),
            Route("/{name}", self._file),
        ]

    def lost(self, otherwise: Handler) -> Handler:
        """An address that is none: people get the page, which says so; programs get a reason."""

        async def answer(request: Request, error: Exception) -> Response:
            gone = isinstance(error, HTTPException) and error.status_code == 404
            if gone and "text/html" in request.headers.get("accept", ""):
                return self._send(request, self._index(request), 404)
            return await otherwise(request, error)

        return answer

    async def _page(self, request: Request) -> Response:
        self._look()
        return self._send(request, self._index(request))

    async def _file(self, request: Request) -> Response:
        name = request.url.path[1:]
        kept = name.startswith("assets/") or (name.startswith("art/") and request.url.query)
        return self._send(request, self._files.get(name), cache=FOR_EVER if kept else ANEW)

    async def _file_of_game(self, request: Request) -> Response:
        """Of a game from outside; one that has changed since it was asked for is not kept."""
        asked = request.path_params
        found = pages_of(asked["game"])
        kept = found is not None and found.base == f"/games/{asked['game']}/{asked['stamp']}"
        wanted = found and found.files.get(asked["name"])
        return self._send(request, wanted or None, cache=FOR_EVER if kept else ANEW)

    def _index(self, request: Request) -> File:
        spoken = language(request)
        return self._indices.get(spoken) or _missing(spoken)

    def _send(
        self, request: Request, file: File | None, status: int = 200, cache: str = ANEW
    ) -> Response:
        if file is None:
            raise HTTPException(404)
        headers = {"cache-control": cache, "etag": file.etag}
        if len(file.bodies) > 1:
            headers["vary"] = "accept-encoding"
        if file.etag in request.headers.get("if-none-match", "") and status == 200:
            return Response(status_code=304, headers=headers)
        asked = ",".join(request.headers.getlist("accept-encoding"))
        encoding = best(asked, (name for name in file.bodies if name))
        if encoding:
            headers["content-encoding"] = encoding
        return Response(file.bodies[encoding], status, headers, file.media)

    def _look(self) -> None:
        """Read the files, anew after every build."""
        index = self._folder / INDEX
        built = index.stat().st_mtime_ns if index.is_file() else 0
        if built != self._built:
            self._files = _read(self._folder) if built else {}
            self._indices = _translate(index) if built else {}
            self._built = built


def _read(folder: Path) -> dict[str, File]:
    found: dict[str, File] = {}
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        name = path.relative_to(folder).as_posix()
        if name != INDEX and path.suffix not in ENCODINGS.values():
            short = {
                encoding: beside.read_bytes()
                for encoding, ending in ENCODINGS.items()
                if (beside := path.with_name(path.name + ending)).is_file()
            }
            found[name] = file(name, {**short, "": path.read_bytes()})
    return found


def _translate(index: Path) -> dict[str, File]:
    """The page says which language it is in; its words come later."""
    text = index.read_text(encoding="utf-8")
    found: dict[str, File] = {}
    for spoken in LANGUAGES:
        body = text.replace(LANG, LANG.replace("de", spoken), 1).encode()
        found[spoken] = file(INDEX, {"gzip": zipped(body), "": body})
    return found


def _missing(spoken: str) -> File:
    text = escape(Speaker(spoken).key("page-missing"))
    return file(INDEX, {"": MISSING.format(language=spoken, text=text).encode()})
