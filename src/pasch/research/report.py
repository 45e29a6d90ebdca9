"""What came out of a simulation, for people: in the terminal and as pictures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pasch.bots.levels import guide_of
from pasch.catalogue import load
from pasch.console.console import Console
from pasch.console.screen import columns, fit
from pasch.research import pictures as draw
from pasch.research.experiment import Experiment
from pasch.research.tally import Sums, Tally, spread
from pasch.speech import Speaker, decimal, grouped

CARDS = 12  # of the cards, the best and the worst half of so many
FEW = 30  # seats that played a card: with fewer it says nothing


class Part(NamedTuple):
    """A heading, and for each line a name and the share of wins."""

    title: str
    rows: Mapping[str, Sums]
    fair: float | None  # what all would win if they were equal


def parts(experiment: Experiment, tally: Tally, words: Speaker) -> list[Part]:
    """What the wins are split by, where that tells anything."""
    together = guide_of(load(experiment.game)).together
    fair = None if together else 1 / experiment.seats
    found = []
    if experiment.mixed or together:
        found.append(Part(words.key("simulate-bots"), tally.groups("bot"), fair))
    order = {
        words.key("simulate-order-place", number=int(place) + 1): sums
        for place, sums in tally.groups("order").items()
    }
    found.append(Part(words.key("simulate-order"), order, fair))
    if not experiment.rotate or not experiment.mixed:
        seats = {
            words.key("simulate-seat-number", number=int(seat) + 1): sums
            for seat, sums in tally.groups("seat").items()
        }
        found.append(Part(words.key("simulate-seats"), seats, fair))
    found.append(Part(words.key("simulate-cards"), _cards(tally), fair))
    return [part for part in found if part.rows]


def _cards(tally: Tally) -> dict[str, Sums]:
    """The best first; of many the best and the worst."""
    known = [each for each in tally.groups("card").items() if each[1].games >= FEW]
    known.sort(key=lambda each: -each[1].mean)
    if len(known) > CARDS:
        known = known[: CARDS // 2] + known[-CARDS // 2 :]
    return dict(known)


def show(experiment: Experiment, tally: Tally, console: Console) -> None:
    words, screen = console.speaker, console.screen
    for title, rows, fair in parts(experiment, tally, words):
        screen.heading(title)
        width = max(columns(name) for name in rows)
        for name, sums in rows.items():
            screen.line(f"  {fit(name, width)}  {share(sums, words):>14}")
        if fair is not None and len(rows) > 1:
            console.say("simulate-fair", "  ", percent=decimal(100 * fair, words.language))
    screen.heading(words.key("simulate-games"))
    length = spread(tally.actions)
    mean = decimal(length.mean, words.language)
    console.say("simulate-length", "  ", mean=mean, median=length.median, high=length.high,
                least=length.least, most=length.most)  # fmt: skip
    for bot, counts in tally.points.items():
        points = spread(counts)
        console.say("simulate-points", "  ", name=bot, mean=decimal(points.mean, words.language),
                    least=str(points.least), most=str(points.most))  # fmt: skip
    ends = [
        words.key(
            "simulate-end",
            end=end_of(end, words),
            percent=decimal(100 * count / tally.games, words.language),
        )
        for end, count in tally.ends.most_common()
    ]
    console.say("simulate-ends", "  ", ends=", ".join(ends))


def pictures(experiment: Experiment, tally: Tally, words: Speaker) -> str:
    """A whole page."""
    found: list[tuple[str, str]] = []
    for title, rows, fair in parts(experiment, tally, words):
        bars = [(name, float(sums.mean), sums.margin, share(sums, words))
                for name, sums in rows.items()]  # fmt: skip
        found.append((title, draw.shares(bars, fair)))
    length = words.key("simulate-actions")
    found.append((length, draw.histogram(tally.actions, length)))
    for bot, counts in sorted(tally.points.items()):
        title = words.key("simulate-points-of", name=bot)
        found.append((title, draw.histogram(counts, title)))
    game = Speaker(words.language, experiment.game).key("title")
    lead = words.key(
        "simulate-lead",
        games=grouped(tally.games, words.language),
        bots=", ".join(map(str, experiment.bots)),
        seed=str(experiment.seed),
    )
    return draw.page(words.key("simulate-title", title=game), lead, found, words.language)


def share(sums: Sums, words: Speaker) -> str:
    """In percent, with half of the interval."""
    value = decimal(100 * float(sums.mean), words.language)
    margin = decimal(100 * sums.margin, words.language)
    return words.key("simulate-share", percent=value, margin=margin)


def end_of(end: str, words: Speaker) -> str:
    """In words where there are some: a game's own stand as it names them."""
    key = f"simulate-end-{end}"
    return words.key(key) if words.knows(key) else end
