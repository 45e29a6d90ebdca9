"""boardgame.io's own server under the same load: the same race, written for it, in its protocol."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from pasch.bench.server_client import SEATS, Api, Match, Player

GAME = "race"


class _Race(Struct):
    """What the players need of the state of its port, game.js."""

    turn: int
    choices: list[int]
    over: bool


class _State(Struct):
    G: _Race
    _stateID: int  # noqa: N815


class BoardgamePlayer(Player):
    """socket.io over a WebSocket: engine.io packets (0 open, 2 ping, 4 message) in plain text."""

    PATH = "/socket.io/?EIO=4&transport=websocket&match={id}"
    waiting = False

    def opened(self) -> None:
        self.send(f"40/{GAME},".encode())

    def received(self, message: bytes) -> None:
        if message.startswith(b"42"):
            self._event(message[message.index(b"[") :])
        elif message.startswith(b"40/"):
            match = self.match
            sync = ["sync", match.id, str(self.seat), match.secrets[self.seat], SEATS]
            self._emit(sync)
        elif message == b"2":
            self.send(b"3")

    def _event(self, message: bytes) -> None:
        if message.startswith(b'["update"'):
            state = _update(message)[2]
        elif message.startswith(b'["sync"'):
            state = _sync(message)[2].state
        else:
            return
        version = state._stateID
        match = self.match
        if self.waiting:  # the new state is all the acknowledgement there is
            self.waiting = False
            match.tally.acknowledged += match.tally.counting
        self.seen(version)
        if state.G.over:
            match.finish()
        elif state.G.turn == self.seat and state.G.choices:
            self.choose(version, state.G.choices)

    def move(self, at: int, action: int) -> None:
        match = self.match
        self.waiting = True
        payload = {"type": "use", "args": [action], "playerID": str(self.seat),
                   "credentials": match.secrets[self.seat]}  # fmt: skip
        made = {"type": "MAKE_MOVE", "payload": payload}
        self._emit(["update", made, at, match.id, str(self.seat)])

    def _emit(self, event: list[Any]) -> None:
        self.send(f"42/{GAME},".encode() + msgspec.json.encode(event))


class _Sync(Struct):
    state: _State


_update = msgspec.json.Decoder(tuple[str, str, _State, Any]).decode
_sync = msgspec.json.Decoder(tuple[str, str, _Sync]).decode


class BoardgameTables:
    """Matches of boardgame.io, by its lobby."""

    player = BoardgamePlayer

    def __init__(self, port: int) -> None:
        self._call = Api(port).call

    def make(self) -> tuple[str, list[str]]:
        id = self._call("POST", f"/games/{GAME}/create", {"numPlayers": SEATS})["matchID"]
        join = f"/games/{GAME}/{id}/join"
        secrets = [
            self._call("POST", join, {"playerID": str(seat), "playerName": f"Anna {seat}"})
            for seat in range(SEATS)
        ]
        return id, [secret["playerCredentials"] for secret in secrets]

    def again(self, match: Match) -> tuple[str, list[str]]:
        return self.make()
