"""Our own server under the load: tables by its API, players by its protocol."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from typing import Any
from zlib import crc32

import msgspec
from msgspec import Struct

from pasch.bench.server_client import SEATS, Api, Match, Player


class PaschPlayer(Player):
    PATH = "/live/{id}"
    waiting = False  # for the answer to a move
    asked: _Message | None = None  # what it has answered last
    later: _Message | None = None  # what it was asked before that was answered

    def opened(self) -> None:
        secret = self.match.secrets[self.seat] if self.seat >= 0 else None
        self.send(msgspec.json.encode({"t": "hello", "tokens": [secret] if secret else []}))

    def received(self, message: bytes) -> None:
        said = _decode(message)
        if said.t == "events":
            self.seen(said.v)
            if said.places:
                self.match.finish()
        elif said.t == "choices":
            # Where several choose in secret, each is asked again whenever another has chosen.
            if self.waiting:
                self.later = said
            else:
                self._answer(said)
        elif said.t == "done":
            self.waiting, self.later = False, None
            if self.match.tally.counting:
                self.match.tally.acknowledged += 1
        elif said.t == "refused":
            self.waiting = False
            asked, later = self.asked, self.later
            overtaken = said.code == "stale" and asked and (asked.window or asked.early)
            if not overtaken:  # in a window somebody else may speak up first
                self.match.tally.refused += 1
            elif asked and later and later.v > asked.v:
                self._answer(later)

    def _answer(self, asked: _Message) -> None:
        self.waiting, self.asked, self.later = True, asked, None
        self.choose(asked.v, [choice.action for choice in asked.choices])

    def move(self, at: int, action: int) -> None:
        self.send(b'{"t":"move","seat":%d,"at":%d,"action":%d}' % (self.seat, at, action))


class _Choice(Struct):
    action: int


class _Message(Struct):
    t: str
    v: int = 0
    choices: list[_Choice] = []
    places: list[int] = []
    window: bool = False
    early: bool = False
    code: str = ""


_decode = msgspec.json.Decoder(_Message).decode


def port_of(ports: Sequence[int], id: str) -> int:
    """The server of this table, where a proxy sorts by table."""
    return ports[crc32(id.encode()) % len(ports)]


class PaschTables:
    """Tables of our own servers, by their API, with these games in turns."""

    player = PaschPlayer

    def __init__(self, ports: Sequence[int], games: Sequence[str], sorted: bool = False) -> None:
        self._ports = ports
        self._apis = {port: Api(port) for port in ports}
        self._sorted = sorted
        self._games = cycle(games)

    def _call(self, id: str, method: str, path: str, body: object, token: str = "") -> Any:
        port = port_of(self._ports, id) if self._sorted else self._ports[0]
        return self._apis[port].call(method, f"/api/tables{path}", body, token)

    def make(self) -> tuple[str, list[str]]:
        made = self._call(
            "", "POST", "", {"game": next(self._games), "seats": SEATS, "window_ms": 0}
        )
        id = made["id"]
        secrets = [
            self._call(id, "POST", f"/{id}/seats/{seat}", {"name": f"Anna {seat}"})["token"]
            for seat in range(SEATS)
        ]
        self._call(id, "POST", f"/{id}/start", None, made["host"])
        return id, secrets

    def again(self, match: Match) -> tuple[str, list[str]]:
        secret = match.secrets[0]
        id = self._call(match.id, "POST", f"/{match.id}/again", None, secret)["id"]
        self._call(id, "POST", f"/{id}/start", None, secret)
        return id, match.secrets
