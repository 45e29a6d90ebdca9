"""How long reviews and hints take, and that the guide against itself has no own play.

python bench/review.py [GAME ...]            CPU seconds of a review and of hints, errors of sums
python bench/review.py --guide [GAME ...]    own play of winners and losers, 200 games each
"""

from __future__ import annotations

import argparse
from statistics import mean, stdev
from time import process_time

import pasch
from pasch.analysis import review as reviewing
from pasch.analysis.clock import Clock
from pasch.analysis.estimate import SURE, total
from pasch.analysis.evaluator import Players
from pasch.analysis.hints import hints
from pasch.analysis.moments import moments
from pasch.analysis.review import review
from pasch.bots import match
from pasch.bots.levels import CASUAL, LEVELS, LevelBot, guide_of, load
from pasch.match import Table

SEED = 7
GAMES = 200
WORK = 400_000  # actions a game, for the own play of a guide that draws lots
HINTS = 40  # of a match, at most


def timed(game: str, seats: int) -> str:
    table = Table(pasch.load(game), pasch.Setup(seats))
    match.play(table, [load(game, CASUAL, clock=False) for _ in range(seats)], SEED)
    started = process_time()
    result = review(table)
    took = process_time() - started
    player = result.players[0]
    asked = [each.view for each in moments(table) if each.actor >= 0 and each.free]
    times = sorted(_hint(table, view) for view in asked[:: max(1, len(asked) // HINTS)])
    return (
        f"{game} {seats} seats: review {took:.1f} s, {result.looks} looks, own play ±"
        f" {100 * player.own_play.error:.1f}, luck ± {100 * player.luck.error:.1f}; hint"
        f" {times[len(times) // 2]:.2f} s, at most {times[-1]:.2f} s"
    )


def _hint(table: Table, view: pasch.State) -> float:
    started = process_time()
    hints(table.game, view, clock=False)
    return process_time() - started


def own_play(game: str) -> str:
    """At the lowest level that never slips: that is the guide itself."""
    guide = guide_of(game)
    level = next(each for each in LEVELS if guide.slips[each - 1] == 0)
    players = Players(game, level)
    vars(reviewing)["best"] = lambda view, chosen, *more: chosen  # losses are another question
    found: dict[bool, list[float]] = {True: [], False: []}
    for seed in range(GAMES):
        table = Table(pasch.load(game), pasch.Setup(2))
        match.play(table, [LevelBot(guide, 0, 0, 0.0)] * 2, seed)
        clock = Clock(WORK, None, lambda share: None)
        decisions = reviewing._decisions(list(moments(table)), players, 0, clock)
        for seat in range(2):
            own = [each.change(seat) for each in decisions.values() if each.moment.actor == seat]
            found[guide.result(table.state, seat) >= 0.5].append(100 * total(own).worth)
    told = [
        f"{name} {mean(each):+.2f} ± {SURE * stdev(each) / len(each) ** 0.5:.2f}"
        for name, each in (("winners", found[True]), ("losers", found[False]))
    ]
    return f"{game}, level {level}: own play of {', of '.join(told)} points"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=pasch.catalogue())
    parser.add_argument("--guide", action="store_true")
    options = parser.parse_args()
    for game in options.games:
        if options.guide:
            print(own_play(game), flush=True)
        else:
            for seats in (2, 4):
                print(timed(game, seats), flush=True)


if __name__ == "__main__":
    main()
