"""Our own server under the load: tables by its API, players by its protocol."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle

import msgspec
from msgspec import Struct

from pasch.bench.server_client import SEATS, Api, Match, Player


class PaschPlayer(Player):
    PATH = "/live/{id}"
    waiting = False  # for the answer to a move

    def opened(self) -> None:
        secret = self.match.secrets[self.seat] if self.seat >= 0 else None
        self.send(msgspec.json.encode({"t": "hello", "tokens": [secret] if secret else []}))

    def heard(self, message: bytes) -> None:
        said = _heard(message)
        if said.t == "events":
            self.seen(said.v)
            if said.places:
                self.match.finish()
        elif said.t == "choices":
            # Where several choose in secret, each is asked again whenever another has chosen.
            if not self.waiting:
                self.waiting = True
                self.choose(said.v, [choice.action for choice in said.choices])
        elif said.t == "done":
            self.waiting = False
            if self.match.tally.counting:
                self.match.tally.acknowledged += 1
        elif said.t == "refused":
            self.waiting = False
            self.match.tally.refused += 1

    def move(self, at: int, action: int) -> None:
        self.send(b'{"t":"move","seat":%d,"at":%d,"action":%d}' % (self.seat, at, action))


class _Choice(Struct):
    action: int


class _Heard(Struct):
    t: str
    v: int = 0
    choices: list[_Choice] = []
    places: list[int] = []


_heard = msgspec.json.Decoder(_Heard).decode


class PaschTables:
    """Tables of our own server, by its API, with these games in turns."""

    player = PaschPlayer

    def __init__(self, port: int, games: Sequence[str]) -> None:
        self._call = Api(port).call
        self._games = cycle(games)

    def make(self) -> tuple[str, list[str]]:
        made = self._call("POST", "/api/tables", {"game": next(self._games), "seats": SEATS})
        seats = f"/api/tables/{made['id']}/seats"
        secrets = [
            self._call("POST", f"{seats}/{seat}", {"name": f"Anna {seat}"})["token"]
            for seat in range(SEATS)
        ]
        self._call("POST", f"/api/tables/{made['id']}/start", None, made["host"])
        return made["id"], secrets

    def again(self, match: Match) -> tuple[str, list[str]]:
        secret = match.secrets[0]
        id = self._call("POST", f"/api/tables/{match.id}/again", None, secret)["id"]
        self._call("POST", f"/api/tables/{id}/start", None, secret)
        return id, match.secrets
