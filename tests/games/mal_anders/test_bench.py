"""The port for boardgame.io is found in the game's own folder, where its rules are."""

from __future__ import annotations

from pasch import load
from pasch.bench import measured, peer


def test_servers_are_measured_with_the_game_that_says_so() -> None:
    assert measured.GAME == "mal_anders"
    assert {path.name for path in measured.PEER.iterdir()} >= {
        "game.js",
        "server.js",
        "package.json",
    }
    assert peer.of(load("mal_anders")) is None  # OpenSpiel does not have it
