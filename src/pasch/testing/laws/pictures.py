"""The pictures of the rules page: what they show could happen, in every language the same."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from pasch import Game
from pasch.catalogue import package_of
from pasch.rules import rules
from pasch.speech import FIRST


def pictures_of_the_rules_could_happen(game: Game) -> None:
    """Of a game that brings some, as `web/rules.json`."""
    path = files(package_of(game.id)).joinpath("web/rules.json")
    if path.is_file():
        check_pictures(game, json.loads(path.read_text("utf-8"))["pictures"])


def check_pictures(game: Game, pictures: dict[str, Any]) -> None:
    first, *others = FIRST
    shown = _names(game.id, first)
    for other in others:
        same = shown == _names(game.id, other)
        assert same, f"rules.{first}.md and rules.{other}.md have other pictures"
    differ = {name for chapter in shown for name in chapter} ^ {*pictures}
    assert not differ, f"rules.{first}.md and web/rules.json differ: {', '.join(sorted(differ))}"
    for name, picture in pictures.items():
        state = game.from_position(picture["position"])
        same = game.position(state) == picture["position"]
        assert same, f"{name} in web/rules.json is not as the game itself writes the position"
        legal = state.legal() if state.actor() >= 0 else []
        unknown = {*picture.get("choices", ())} - {game.write(state, action) for action in legal}
        assert not unknown, f"{name} in web/rules.json: not possible there: {sorted(unknown)}"
        width, height = picture["size"]
        x, y, w, h = picture.get("view", [0, 0, width, height])
        inside = min(x, y) >= 0 and x + w <= width and y + h <= height
        assert inside, f"{name} in web/rules.json: its view leaves the board"


def _names(id: str, language: str) -> list[list[str]]:
    sections = rules(id, language).sections
    return [[picture.name for picture in section.pictures] for section in sections]
