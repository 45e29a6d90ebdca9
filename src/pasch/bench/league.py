"""`pasch league`: how strong the levels are, or bots of your own against them, measured."""

from __future__ import annotations

import sys
from argparse import Namespace

from pasch.bench import report
from pasch.bench.command import RESULTS
from pasch.bots import ceiling
from pasch.bots.errors import BadBudget
from pasch.bots.league import ahead, margin, matches, pairings, standings, together
from pasch.bots.levels import LEVELS, guide_of
from pasch.bots.own import Kind, kind, name_of
from pasch.catalogue import find
from pasch.console.console import Console
from pasch.engine.errors import BadSetup
from pasch.engine.game import Game

MOST = 4  # seats, unless more are asked for: every level is then measured at tables people fill


def run(options: Namespace, console: Console) -> int:
    game = find(options.game)
    for name in ("games", "budget", "ceiling"):
        number = getattr(options, name)
        if number is not None and number < 1:
            raise BadBudget(f"--{name} {number}; it takes at least 1", {"budget": str(number)})
    asked: list[Kind] = [kind(text) for text in options.bots.split(",")] if options.bots else []
    if options.ceiling is not None:
        return _ceiling(game, options, console)
    if guide_of(game).together:
        counts = [options.seats] if options.seats else list(game.seats)
        section = _together(game, asked, counts, options.games, options.budget)
    elif asked:
        section = _challenge(game, asked, options.seats or 2, options.games, options.budget)
    else:
        most = [seats for seats in game.seats if 2 <= seats <= MOST]
        counts = [options.seats] if options.seats else most
        section = _ladders(game, counts, options.games, options.budget)
    console.screen.out.write(section)
    if options.write:
        report.write(RESULTS, f"League: {game.id}", section)
    return 0


def _ceiling(game: Game, options: Namespace, console: Console) -> int:
    """What a master with many times its time wins of masters, at tables of two and of four."""
    most = game.seats[-1]
    counts = [options.seats] if options.seats else [n for n in (2, min(4, most)) if n in game.seats]
    for seats in counts:
        _check(game, seats)
    measure = _shared_ceiling if guide_of(game).together else _lone_ceiling
    section = measure(game, counts, options.games, options.ceiling, options.budget)
    console.screen.out.write(section)
    if options.write:
        report.write(RESULTS, f"Ceiling: {game.id}", section)
    return 0


def _lone_ceiling(game: Game, counts: list[int], games: int, times: int, budget: int | None) -> str:
    command = _ceiling_command(game, counts, games, times, budget)
    rows = []
    for seats in counts:
        score = ceiling.among(game, games, seats, times, budget)
        _progress(f"{seats} seats  {score.won} – {score.lost}")
        elo, error = ahead(score, seats)
        rows.append([
            str(seats), str(score.won), str(score.lost), str(score.drawn),
            f"{100 * score.rate:.1f} % ± {100 * score.margin:.1f}", f"{100 / seats:.0f} %",
            f"{elo:+.0f} ± {error:.0f}",
        ])  # fmt: skip
    head = ["seats", "won", "lost", "drawn", "of the decided", "even", "Elo ahead"]
    return (
        f"One master that tries out {times} times as much among masters: {games} games with each"
        f" number of seats, in every seat on the same dice; intervals of 95 %. What it wins beyond"
        f" its share, thinking longer would bring. `{command}`."
        f" {report.machine()}\n\n{report.table(head, rows)}\n"
    )


def _shared_ceiling(
    game: Game, counts: list[int], games: int, times: int, budget: int | None
) -> str:
    command = _ceiling_command(game, counts, games, times, budget)
    rows = []
    for name, factor, open_hands in (
        ("masters", 1, False), (f"masters, {times} times the time", times, False),
        ("masters that see all cards", 1, True),
    ):  # fmt: skip
        won = [ceiling.together(game, games, seats, factor, open_hands, budget) for seats in counts]
        _progress(f"{name}  {won}")
        shares = [100 * each / games for each in won]
        margins = [100 * margin(each / games, games) for each in won]
        rows.append([name, *(f"{a:.1f} % ± {b:.1f}" for a, b in zip(shares, margins, strict=True))])
    head = ["who", *(f"{seats} seats" for seats in counts)]
    return (
        f"Games won by a table of masters, {games} with each number of seats, the same dice for all"
        f" rows; intervals of 95 %. `{command}`."
        f" {report.machine()}\n\n{report.table(head, rows)}\n"
    )


def _ceiling_command(
    game: Game, counts: list[int], games: int, times: int, budget: int | None
) -> str:
    only = f" --seats {counts[0]}" if len(counts) == 1 else ""
    return f"pasch league {game.id} --ceiling {times} --games {games}{only}" + _budget(budget)


def _ladders(game: Game, counts: list[int], games: int, budget: int | None) -> str:
    for seats in counts:
        _check(game, seats)
    rows: dict[tuple[int, int], list[str]] = {
        (high, low): [f"{high} among {low}"] for high, low in pairings()
    }
    ladders = [[str(level)] for level in LEVELS]
    for seats in counts:
        scores = {}
        for pairing in rows:
            score = matches(game, pairing, games, seats, budget)
            scores[pairing] = score
            rows[pairing].append(f"{100 * score.rate:.1f} % ± {100 * score.margin:.1f}")
            _progress(f"{seats} seats, {pairing[0]} : {pairing[1]}  {score.won} – {score.lost}")
        for ladder, standing in zip(ladders, standings(scores, seats), strict=True):
            ladder.append(f"{standing.elo:+.0f} ± {standing.margin:.0f}")
    heads = [f"{seats} seats" for seats in counts]
    table = report.table(["levels", *heads], list(rows.values()))
    elos = report.table(["level", *(f"Elo, {head}" for head in heads)], ladders)
    only = f" --seats {counts[0]}" if len(counts) == 1 else ""
    command = f"pasch league {game.id} --games {games}{only}" + _budget(budget)
    return (
        f"One of a level among others of a lower one: how often it wins of the decided games,"
        f" {games} a pairing, in every seat on the same dice; intervals of 95 %. Even would be one"
        f" in so many as there are seats. `{command}`. {report.machine()}\n\n{table}\n\n{elos}\n"
    )


def _challenge(game: Game, asked: list[Kind], seats: int, games: int, budget: int | None) -> str:
    """Each of the bots asked for against those after it, and against every level."""
    _check(game, seats)
    rows = []
    for place, one in enumerate(asked):
        levels = [level for level in LEVELS if level not in asked[: place + 1]]
        for other in dict.fromkeys([*asked[place + 1 :], *levels]):
            score = matches(game, (one, other), games, seats, budget)
            pair = f"{name_of(one)} against {name_of(other)}"
            _progress(f"{pair}  {score.won} – {score.lost}")
            elo, error = ahead(score, seats)
            rows.append([
                pair, str(score.won), str(score.lost), str(score.drawn),
                f"{100 * score.rate:.1f} % ± {100 * score.margin:.1f}",
                f"{elo:+.0f} ± {error:.0f}",
            ])  # fmt: skip
    head = ["bots", "won", "lost", "drawn", "of the decided", "Elo ahead"]
    bots = ",".join(map(str, asked))
    command = f"pasch league {game.id} --bots {bots} --games {games} --seats {seats}"
    return (
        f"The first of each pair alone among the others: {games} games, {seats} seats, in every"
        f" seat on the same dice; intervals of 95 %. `{command}{_budget(budget)}`."
        f" {report.machine()}\n\n{report.table(head, rows)}\n"
    )


def _together(
    game: Game, asked: list[Kind], counts: list[int], games: int, budget: int | None
) -> str:
    for seats in counts:
        _check(game, seats)
    rows = []
    for each in [*asked, *(level for level in LEVELS if level not in asked)]:
        won = [together(game, each, seats, games, budget) for seats in counts]
        _progress(f"{name_of(each)}  {won}")
        played = games * len(counts)
        rate = sum(won) / played
        shares = [f"{100 * count / games:.1f} %" for count in won]
        whole = f"{100 * rate:.1f} % ± {100 * margin(rate, played):.1f}"
        rows.append([name_of(each), *shares, whole])
    head = [
        "bot" if asked else "level",
        *(f"{seats} seats" if seats > 1 else "1 seat" for seats in counts),
        "all",
    ]
    only = f" --seats {counts[0]}" if len(counts) == 1 else ""
    bots = f" --bots {','.join(map(str, asked))}" if asked else ""
    command = f"pasch league {game.id}{bots} --games {games}{only}" + _budget(budget)
    return (
        f"Games won, of {games} with each number of seats, the same dice for all of them;"
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
