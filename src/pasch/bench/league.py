"""`pasch league`: how strong the levels are, measured."""

from __future__ import annotations

import sys
from argparse import Namespace

from pasch.bench import report
from pasch.bench.command import RESULTS
from pasch.bots.errors import BadBudget
from pasch.bots.league import margin, matches, pairings, standings, together
from pasch.bots.levels import LEVELS, guide_of
from pasch.catalogue import find
from pasch.console.console import Console
from pasch.engine.errors import BadSetup
from pasch.engine.game import Game


def run(options: Namespace, console: Console) -> int:
    game = find(options.game)
    for name in ("games", "budget"):
        asked = getattr(options, name)
        if asked is not None and asked < 1:
            raise BadBudget(f"--{name} {asked}; it takes at least 1", {"budget": str(asked)})
    if guide_of(game).together:
        counts = [options.seats] if options.seats else list(game.seats)
        section = _together(game, counts, options.games, options.budget)
    else:
        section = _ladder(game, options.seats or 2, options.games, options.budget)
    console.screen.out.write(section)
    if options.write:
        report.write(RESULTS, f"League: {game.id}", section)
    return 0


def _ladder(game: Game, seats: int, games: int, budget: int | None) -> str:
    _check(game, seats)
    scores = {}
    for pairing in pairings():
        score = matches(game, pairing, games, seats, budget)
        scores[pairing] = score
        _progress(f"{pairing[0]} : {pairing[1]}  {score.won} – {score.lost}")
    rows = [
        [
            f"{high} against {low}", str(score.won), str(score.lost), str(score.drawn),
            f"{100 * score.rate:.1f} % ± {100 * score.margin:.1f}",
        ]
        for (high, low), score in scores.items()
    ]  # fmt: skip
    table = report.table(["levels", "won", "lost", "drawn", "of the decided"], rows)
    elos = [[str(level), f"{elo:+.0f} ± {error:.0f}"] for level, elo, error in standings(scores)]
    ladder = report.table(["level", "Elo"], elos)
    command = f"pasch league {game.id} --games {games} --seats {seats}" + _budget(budget)
    return (
        f"{games} games a pairing, {seats} seats, the same dice twice with seats exchanged;"
        f" intervals of 95 %. `{command}`. {report.machine()}\n\n{table}\n\n{ladder}\n"
    )


def _together(game: Game, counts: list[int], games: int, budget: int | None) -> str:
    for seats in counts:
        _check(game, seats)
    rows = []
    for level in LEVELS:
        won = [together(game, level, seats, games, budget) for seats in counts]
        _progress(f"{level}  {won}")
        played = games * len(counts)
        rate = sum(won) / played
        each = [f"{100 * count / games:.1f} %" for count in won]
        whole = f"{100 * rate:.1f} % ± {100 * margin(rate, played):.1f}"
        rows.append([str(level), *each, whole])
    head = ["level", *(f"{seats} seats" if seats > 1 else "1 seat" for seats in counts), "all"]
    only = f" --seats {counts[0]}" if len(counts) == 1 else ""
    command = f"pasch league {game.id} --games {games}{only}" + _budget(budget)
    return (
        f"Games won, of {games} with each number of seats, the same dice for every level;"
        f" intervals of 95 %. `{command}`. {report.machine()}\n\n{report.table(head, rows)}\n"
    )


def _check(game: Game, seats: int) -> None:
    if seats not in game.seats:
        allowed = f"{game.seats[0]}–{game.seats[-1]}"
        raise BadSetup(
            f"{game.id} is for {allowed} players",
            {"game": game.id, "problem": "seats", "name": str(seats), "allowed": allowed},
        )


def _budget(budget: int | None) -> str:
    return "" if budget is None else f" --budget {budget}"


def _progress(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
