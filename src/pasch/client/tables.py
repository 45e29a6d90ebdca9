"""Requests about a table: making it, looking at it, starting it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from pasch.client.errors import Disconnected, Refused
from pasch.client.messages import TableInfo, of

SECONDS = 30.0  # that an answer may take


class Link(NamedTuple):
    """Where a table is.

    >>> Link.read("https://pasch.example/t/h2C5oEo8")
    Link(server='https://pasch.example', table='h2C5oEo8')
    """

    server: str
    table: str

    @classmethod
    def read(cls, text: str) -> Link:
        parts = urlsplit(text.strip())
        before, mark, table = parts.path.rstrip("/").rpartition("/t/")
        if parts.scheme not in ("http", "https") or not (parts.netloc and mark and table):
            raise Disconnected(text, "this is no link to a table, such as http://host:8000/t/…")
        return cls(f"{parts.scheme}://{parts.netloc}{before}", table.partition("/")[0])

    def __str__(self) -> str:
        return f"{self.server}/t/{self.table}"

    @property
    def api(self) -> str:
        return f"{self.server}/api/tables/{self.table}"

    @property
    def live(self) -> str:
        return f"ws{self.server.removeprefix('http')}/live/{self.table}"


class Hosted(NamedTuple):
    """A table that was made here; `host` is the secret that may start it."""

    link: Link
    host: str


async def make_table(
    server: str,
    game: str,
    seats: int,
    options: Mapping[str, bool | int | str] | None = None,
    bots: Sequence[int] = (),
    level: int = 1,
    **more: bool | int,
) -> Hosted:
    """A new table; `more` are the other fields of `NewTable` in docs/protocol.md."""
    server = server.rstrip("/")
    wanted = {"game": game, "seats": seats, "options": dict(options or {}), "bots": list(bots),
              "level": level, **more}  # fmt: skip
    made = await call("POST", f"{server}/api/tables", wanted)
    return Hosted(Link(server, made["id"]), made["host"])


async def start(table: Hosted) -> None:
    """Begin to play; all seats must be taken."""
    await call("POST", f"{table.link.api}/start", {}, table.host)


async def look(link: Link) -> TableInfo:
    found: TableInfo = of(TableInfo, await call("GET", link.api))
    return found


async def call(method: str, address: str, body: object = None, token: str = "") -> Any:
    """One request; Refused or Disconnected if it was not done."""
    return json.loads(await asyncio.to_thread(_call, method, address, body, token) or b"null")


async def fetch(address: str) -> str:
    """The answer as it came."""
    return (await asyncio.to_thread(_call, "GET", address, None, "")).decode()


def _call(method: str, address: str, body: object, token: str) -> bytes:
    headers = {"Accept": "application/json", "Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(address, data, headers, method=method), timeout=SECONDS) as answer:
            found: bytes = answer.read()
            return found
    except HTTPError as error:
        with error:
            raise _refused(address, error.read()) from None
    except (URLError, OSError, ValueError) as error:
        raise Disconnected(address, str(error)) from None


def _refused(address: str, body: bytes) -> Refused | Disconnected:
    try:
        problem = json.loads(body)
        return Refused(problem["code"], problem["text"])
    except (ValueError, KeyError, TypeError):
        return Disconnected(address, "this is no server of Pasch")
