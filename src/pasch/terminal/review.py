"""`pasch review`: was that luck?  A finished match looked back at."""

from __future__ import annotations

import json
from argparse import Namespace

from pasch.analysis.errors import NotOver
from pasch.analysis.report import as_json
from pasch.analysis.review import Review, Step, review
from pasch.console.console import Console
from pasch.console.refusals import BadArguments
from pasch.console.screen import Screen, columns, fit
from pasch.engine.message import Message
from pasch.engine.state import State
from pasch.match import Table, open
from pasch.speech import Speaker, decimal
from pasch.terminal.chart import sparkline
from pasch.terminal.seating import names_of

BAR = 40
CHART = 56
FIGURES = 14  # columns beside the chart: two chances
MISTAKES = 3
WORTH_TELLING = 0.01  # of winning chance


def run(options: Namespace, console: Console) -> int:
    table = open(options.file)
    if not table.over:
        raise NotOver(f"{options.file}: the match is not over", {"file": options.file})
    if not options.seconds > 0:
        text = console.speaker.key("review-seconds")
        raise BadArguments(text, {"text": text, "command": "pasch review"})
    progress = Bar(console)
    result = review(table, seconds=options.seconds, progress=progress.show)
    progress.clear()
    words = Speaker(console.language, table.game.id, names_of(table, console.speaker))
    if options.json:
        console.screen.line(json.dumps(as_json(table, result, words), ensure_ascii=False))
    else:
        tell(table, result, console.screen, words)
    return 0


class Bar:
    """A line that fills while something long is made; only where a person watches."""

    def __init__(self, console: Console, label: str = "review-progress") -> None:
        self._screen = console.screen
        self._words = console.speaker
        self._label = console.speaker.key(label)

    def show(self, share: float) -> None:
        if self._screen.clears:
            room = min(BAR, self._screen.width - columns(self._label) - 8)
            full = int(room * share)
            bar = "█" * full + "░" * (room - full)
            percent = self._words.key("odds-percent", number=int(100 * share))
            self._write(f"\r{self._label} {bar} {percent:>5}")

    def clear(self) -> None:
        if self._screen.clears:
            self._write("\r\x1b[K")

    def _write(self, text: str) -> None:
        self._screen.out.write(text)
        self._screen.out.flush()


def tell(table: Table, result: Review, screen: Screen, words: Speaker) -> None:
    screen.heading(words.key("review-title", title=words.key("title")))
    _chart(result, screen, words)
    _sums(result, screen, words)
    screen.line()
    if result.turning_points:
        count = len(result.turning_points)
        screen.text(words.key("review-turning-points", count=count), style="strong")
    else:
        screen.text(words.key("review-no-turning-points"))
    for place in result.turning_points:
        _turning_point(table, result.steps[place], screen, words)
    for seat in range(table.setup.seats):
        _mistakes(table, result, seat, screen, words)
    screen.line()
    players = result.measure or Message("players-random")
    screen.text(words.key("review-looks", looks=result.looks, players=players), style="faint")


def _chart(result: Review, screen: Screen, words: Speaker) -> None:
    lines = [result.chances(seat) for seat in range(len(words.names))]
    together = len(lines) > 1 and all(line == lines[0] for line in lines)
    names = [words.key("review-all")] if together else words.names
    width = max(map(columns, names))
    room = min(max(CHART, screen.width - 24), screen.width - width - FIGURES - 2)
    screen.line()
    screen.text(words.key("review-chart"), style="strong")
    for name, line in zip(names, lines, strict=False):
        first, last = (
            words.key("odds-percent", number=round(100 * v)) for v in (line[0], line[-1])
        )
        screen.line(f"  {fit(name, width)} {first:>5} {sparkline(line, room)} {last}")


def _sums(result: Review, screen: Screen, words: Speaker) -> None:
    for seat, player in enumerate(result.players):
        screen.line()
        screen.text(words.key("review-player", seat=seat), style="strong")
        sums = (
            ("review-luck", player.luck),
            ("review-own-play", player.own_play),
            ("review-others-play", player.others_play),
            ("review-losses", player.losses),
        )
        width = max(columns(words.key(key)) for key, _ in sums)
        for key, sum_ in sums:
            shown = -sum_.worth if key == "review-losses" else sum_.worth
            figure = points(shown, sum_.error, words)
            if width + columns(figure) + 3 <= screen.width:
                screen.line(f"  {fit(words.key(key), width)} {figure}")
            else:
                screen.text(words.key(key), "  ")
                screen.line(f"    {figure.strip()}")


def points(worth: float, error: float, words: Speaker) -> str:
    """Points of winning chance with their error.

    >>> points(0.123, 0.02, Speaker("en"))
    ' +12.3 ± 2.0'
    """
    number = decimal(100 * worth, words.language, signed=True)
    return f"{number:>6} ± {decimal(100 * error, words.language)}"


def _turning_point(table: Table, step: Step, screen: Screen, words: Speaker) -> None:
    moment = step.moment
    told = " ".join(words.say(message) for message in moment.told)
    if not told and step.decision:  # it shows only later what came of it
        told = words.key("review-chooses", seat=moment.actor,
                         choice=table.game.offer(moment.view, moment.action))  # fmt: skip
    screen.text(told or words.key("review-luck"), f"{moment.end:5}  ")
    whom = max(range(len(step.change)), key=lambda seat: abs(step.change[seat].worth))
    before, change = step.before[whom], step.change[whom]
    screen.text(
        words.key(
            "review-change",
            seat=whom,
            before=round(100 * before.worth),
            after=round(100 * (before.worth + change.worth)),
            error=decimal(100 * change.error, words.language),
        ),
        "       ",
    )


def _mistakes(table: Table, result: Review, seat: int, screen: Screen, words: Speaker) -> None:
    """The decisions that surely gave most away."""
    steps = [step for step in result.steps if step.moment.actor == seat]
    steps = [step for step in steps if step.loss.least > WORTH_TELLING]
    steps.sort(key=lambda step: -step.loss.least)
    if not steps:
        return
    screen.line()
    screen.text(words.key("review-mistakes", seat=seat), style="strong")
    for step in steps[:MISTAKES]:
        view = step.moment.view
        screen.text(
            words.key(
                "review-mistake",
                chosen=_offer(table, view, step.moment.action, words),
                best=_offer(table, view, step.best, words),
                loss=decimal(100 * step.loss.worth, words.language),
                error=decimal(100 * step.loss.error, words.language),
            ),
            f"{step.moment.end:5}  ",
        )


def _offer(table: Table, view: State, action: int, words: Speaker) -> str:
    """A choice within a sentence."""
    return words.say(table.game.offer(view, action)).removesuffix(".")
