"""Who wins how often from here: the first answer of all odds, and the same that hints and review
give."""

from __future__ import annotations

from pasch.analysis.chances import SECONDS, chances
from pasch.analysis.evaluator import Players
from pasch.analysis.odds import Line, Section
from pasch.engine.message import Message
from pasch.engine.state import OVER, State


def prospects(
    players: Players, view: State, games: int | None = None, seconds: float = SECONDS
) -> list[Section]:
    """One section, or none where nothing is open."""
    if view.actor() == OVER:
        return []
    found = chances(players, view, games, seconds)
    if found.exact:
        title = Message("odds-exact")
    else:
        title = Message("odds-prospects", {"players": players.name})
    lines = [
        Line(Message("odds-win", {"seat": seat}), each.worth, error=each.margin)
        for seat, each in enumerate(found.seats)
    ]
    if players.guide.together:
        lines = [lines[0]._replace(about=Message("odds-win-together"))]
    return [Section(title, lines)]
