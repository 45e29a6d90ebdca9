"""What somebody may do, as a numbered list: to do nothing is never the first."""

from __future__ import annotations

from pasch.console.screen import Screen, columns
from pasch.engine.game import Game
from pasch.engine.state import State
from pasch.speech import Speaker

PASS = "pass"  # how a game writes that somebody does not speak up
IDLE = ("-", PASS)  # or does nothing
NATURE = ("roll", "draw")  # and that dice are rolled, or a card is drawn
LISTED = 60  # choices; of more, the first few and the last are shown as samples
SAMPLES = 5


def listed(game: Game, view: State) -> list[int]:
    """The legal actions in the order of their numbers."""
    legal = view.legal()
    idle = [action for action in legal if game.write(view, action) in IDLE]
    return [action for action in legal if action not in idle] + idle


def show(game: Game, view: State, screen: Screen, words: Speaker) -> None:
    choices = listed(game, view)
    notation = [game.write(view, action) for action in choices]
    wide = max(map(columns, notation))
    digits = max(2, len(str(len(choices))))
    entries = [
        f"  {number:{digits}}) {written:{wide}}  {words.say(game.offer(view, action))}"
        for number, (action, written) in enumerate(zip(choices, notation, strict=True), start=1)
        if len(choices) <= LISTED or number <= SAMPLES or number == len(choices)
    ]
    if len(entries) < len(choices):
        entries.insert(-1, "   …")
        entries.append(words.key("terminal-many", count=len(choices)))
    screen.listing(entries)
