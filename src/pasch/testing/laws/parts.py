"""The optional parts of a game are what their layers ask for, and they work."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pasch import Game, Rng, Setup, State
from pasch.analysis import evaluator, hints, odds
from pasch.analysis.errors import NothingToAnalyse
from pasch.bots import levels
from pasch.console.screen import WIDTH, columns
from pasch.facts import describing
from pasch.parts import part
from pasch.research import fields, statistics
from pasch.speech import LANGUAGES, Speaker
from pasch.terminal import board
from pasch.testing.laws.words import NAMES
from pasch.testing.matches import moments

# All but `bench`, which only a game has that is measured against another program's.
PROTOCOLS = {
    "guide": levels.GuidePart,
    "odds": odds.OddsPart,
    "hints": hints.HintsPart,
    "evaluator": evaluator.EvaluatorPart,
    "terminal": board.TerminalPart,
    "describe": describing.DescribePart,
    "statistics": statistics.StatisticsPart,
    "arrays": fields.ArraysPart,
}
WIDTHS = (40, 60, 80, 160)  # columns of a terminal
PLAYOUTS = 4  # enough to ask a bot or a hint once
LOOKED_AT = 12  # moments of a match, among which
ASKED = 2  # decisions are made


def parts_are_as_asked_for(game: Game) -> None:
    for name, protocol in PROTOCOLS.items():
        found = part(game, name)
        fits = found is None or isinstance(found, protocol)
        assert fits, f"{name}.py lacks what {protocol.__module__}.{protocol.__name__} asks for"


def boards_can_be_drawn(game: Game, setup: Setup, seed: int) -> None:
    """In the terminal, for every seat and an onlooker; and said in words."""
    names = NAMES[: setup.seats]
    for moment in moments(game, setup, seed, 4):
        for seat, view in moment.views.items():
            for language in LANGUAGES:
                for listener in (None, seat):
                    speaker = Speaker(language, game.id, names, listener)
                    for width in WIDTHS:
                        _fits(board.draw(game, view, speaker, width), width)
                        if width >= WIDTH:  # in a narrower window it may be the facts instead
                            _fits(board.drawn(game, view, speaker, width), width)
                told = describing.describe(
                    game, view, seat, Speaker(language, game.id, names, seat)
                )
                assert all(told.values()), f"nothing is said of {sorted(told)}"


def _fits(lines: list[str], width: int) -> None:
    wide = [line for line in lines if columns(line) > width]
    assert not wide, f"more than {width} columns: {wide[:1]}"


def bots_choose_what_is_legal(game: Game, setup: Setup, seed: int) -> None:
    """At a glance, by a slip and by search, from what the seat knows; without the net that a table
    spans below its bots."""
    guide = levels.guide_of(game)
    ways: dict[str, Callable[[State, Rng], int]] = {
        "guide.pick": guide.pick,
        "guide.slip": guide.slip,
    }
    for level in levels.LEVELS:
        ways[f"level {level}"] = levels.load(game, level, PLAYOUTS, clock=False).bots[0].choose
    for number, view in _decisions(game, setup, seed):
        for way, choose in ways.items():
            chosen = choose(view, Rng(seed, number))
            assert chosen in view.legal(), f"{way} chose {chosen} of {view.legal()}"


def hints_have_words(game: Game, setup: Setup, seed: int) -> None:
    for _, view in _decisions(game, setup, seed):
        found = hints.hints(game, view, playouts=PLAYOUTS, games=PLAYOUTS, clock=False)
        for language in LANGUAGES:
            hints.as_json(game, view, found, Speaker(language, game.id, NAMES))


def _decisions(game: Game, setup: Setup, seed: int) -> Iterator[tuple[int, State]]:
    """Some views of a seat that has a choice, each with the number of its moment."""
    found = 0
    for moment in moments(game, setup, seed, LOOKED_AT):
        actor = moment.state.actor()
        if actor >= 0 and len(moment.state.legal()) > 1 and found < ASKED:
            found += 1
            yield moment.number, moment.views[actor]


def odds_have_words(game: Game, setup: Setup, seed: int) -> None:
    for _, state, views, _ in moments(game, setup, seed, 3):
        view = views[max(state.actor(), 0)]
        try:
            found = odds.odds(game, None)
        except NothingToAnalyse:  # there is no such part
            found = []
        found = [*found, *odds.odds(game, view, games=PLAYOUTS)]
        for language in LANGUAGES:
            odds.as_json(found, Speaker(language, game.id, NAMES))
