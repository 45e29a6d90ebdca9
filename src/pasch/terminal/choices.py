"""What somebody may do, as a numbered list: to do nothing is never the first."""

from __future__ import annotations

from typing import NamedTuple

from pasch.console.screen import Screen, columns
from pasch.engine.game import Game
from pasch.engine.state import State
from pasch.speech import Speaker

PASS = "pass"  # how a game writes that somebody does not speak up
IDLE = ("-", PASS)  # or does nothing
NATURE = ("roll", "draw")  # and that dice are rolled, or a card is drawn
LISTED = 60  # choices; of more, the first few and the last are shown as samples
SAMPLES = 5


class Offered(NamedTuple):
    """Something that may be chosen, as it is written and in words."""

    action: int
    notation: str
    words: str


def listed(game: Game, view: State) -> list[int]:
    """The legal actions in the order of their numbers."""
    legal = view.legal()
    idle = [action for action in legal if game.write(view, action) in IDLE]
    return [action for action in legal if action not in idle] + idle


def offered(game: Game, view: State, words: Speaker) -> list[Offered]:
    """All of them with their words."""
    found = []
    for action in listed(game, view):
        offer = game.offer(view, action)
        written = "" if words.counts_otherwise(offer) else game.write(view, action)
        found.append(Offered(action, written, words.say(offer)))
    return found


def show(game: Game, view: State, screen: Screen, words: Speaker) -> None:
    choices = offered(game, view, words)
    wide = max(columns(choice.notation) for choice in choices)
    digits = max(2, len(str(len(choices))))
    entries = [
        f"  {number:{digits}}) {choice.notation:{wide}}{'  ' * (wide > 0)}{choice.words}"
        for number, choice in enumerate(choices, start=1)
        if len(choices) <= LISTED or number <= SAMPLES or number == len(choices)
    ]
    if len(entries) < len(choices):
        entries.insert(-1, "   …")
        entries.append(words.key("terminal-many", count=len(choices)))
    screen.listing(entries, hang=2 + digits + 2 + wide + (2 if wide else 0))
