"""The chances that matter: to bring a piece in, and how soon a piece may be captured."""

from __future__ import annotations

from fractions import Fraction

from pasch.analysis.odds import Line, Section
from pasch.engine.message import Message

from .judge import threat
from .position import steps
from .race import TRACK
from .state import Classic
from .words import ring

ONCE = Fraction(1, 6)


def tables() -> list[Section]:
    lines = [
        Line(Message("chances-once"), ONCE),
        Line(Message("chances-thrice"), 1 - (1 - ONCE) ** 3),
    ]
    return [Section(Message("chances-six"), lines)]


def odds(view: Classic) -> list[Section]:
    race = view.race
    lines = [
        Line(Message("chances-piece", {"seat": seat, "from": ring(race).space(seat, step)}), chance)
        for seat in range(race.seats)
        for step in steps(race, seat)
        if step < TRACK and (chance := threat(race, seat, step))
    ]
    lines.sort(key=lambda line: -line.worth)
    return [Section(Message("chances-title"), lines), *tables()]
