"""`pasch puzzles`: make the puzzles of a game, or check those it has on fresh luck."""

from __future__ import annotations

from argparse import Namespace
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import TypeVar

from pasch.analysis.evaluator import Players
from pasch.bots.errors import BadBudget
from pasch.catalogue import find
from pasch.console.console import Console
from pasch.console.refusals import Unwritable
from pasch.engine.game import Game
from pasch.puzzles import shipped
from pasch.puzzles.judge import CHECK
from pasch.puzzles.make import Found, Selection, check, puzzles_of
from pasch.puzzles.puzzle import Puzzle, as_line, from_line
from pasch.speech import Speaker, decimal, grouped
from pasch.terminal.refusals import NoPuzzles
from pasch.terminal.review import Bar

MATCHES = 40  # for every puzzle that is wanted, before it is given up
LUCK = 32  # different seeds of a check
AHEAD = 2  # matches for each process that wait to be looked at

Job = tuple[str, int | str, int]  # a game, a match or a puzzle of it, luck
Result = TypeVar("Result")


def run(options: Namespace, console: Console) -> int:
    game = find(options.game)
    for name in ("count", "workers"):
        asked = getattr(options, name)
        if asked < 1:
            raise BadBudget(f"--{name} {asked}; it takes at least 1", {"budget": str(asked)})
    if options.seed < 0:
        raise BadBudget(f"--seed {options.seed}", {"budget": str(options.seed)})
    return _check(game, options, console) if options.check else _make(game, options, console)


def _make(game: Game, options: Namespace, console: Console) -> int:
    path = Path(options.output or f"{game.id}.puzzles.jsonl")
    if not path.parent.is_dir():  # better to know before the first match
        raise Unwritable(path, FileNotFoundError(2, "No such file or directory"), "--output")
    begun = monotonic()
    selection = Selection(options.count)
    matches = 0
    bar = Bar(console, "puzzles-progress")
    numbers = range(MATCHES * options.count)
    results = _mapped(_match, ((game.id, each, options.seed) for each in numbers), options.workers)
    for found in results:
        matches += 1
        for each in found:
            selection.add(each)
        bar.show(selection.share)
        if selection.full:
            break
    results.close()
    bar.clear()
    puzzles = [*selection.puzzles()]
    try:
        path.write_text(shipped.as_text(game, puzzles, options.seed), encoding="utf-8")
    except OSError as error:
        raise Unwritable(path, error, "--output") from None
    console.say(
        "puzzles-made",
        count=len(puzzles),
        file=str(path),
        matches=grouped(matches, console.language),
        seconds=grouped(round(monotonic() - begun), console.language),
    )
    _report(game, puzzles, CHECK, options.workers, console)
    return 0 if len(puzzles) == options.count else 1


def _check(game: Game, options: Namespace, console: Console) -> int:
    count = shipped.count(game.id)
    if not count:
        title = Speaker(console.language, game.id).key("title")
        raise NoPuzzles(f"{game.id} has no puzzles", {"title": title, "game": game.id})
    puzzles = [shipped.puzzle(game.id, number) for number in range(1, count + 1)]
    _report(game, puzzles, CHECK + options.seed % LUCK, options.workers, console)
    return 0


def _report(game: Game, puzzles: list[Puzzle], stage: int, workers: int, console: Console) -> None:
    """How many hold once more, on luck that no figure of theirs knows."""
    bar = Bar(console, "puzzles-checking")
    held = 0
    jobs = ((game.id, as_line(game, each), stage) for each in puzzles)
    for done, holds in enumerate(_mapped(_holds, jobs, workers), start=1):
        held += holds
        bar.show(done / len(puzzles))
    bar.clear()
    console.say(
        "puzzles-held",
        count=len(puzzles),
        held=held,
        share=decimal(100 * held / max(1, len(puzzles)), console.language),
        exact=sum(each.exact for each in puzzles),
    )


def _mapped(
    work: Callable[[Job], Result], jobs: Iterable[Job], workers: int
) -> Generator[Result, None, None]:
    """In order, however many work at it; who has enough closes it."""
    if workers == 1:
        yield from map(work, jobs)
        return
    pool = ProcessPoolExecutor(workers, get_context("spawn"))
    waiting: deque[Future[Result]] = deque()
    try:
        for job in jobs:
            waiting.append(pool.submit(work, job))
            if len(waiting) >= AHEAD * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:  # also when somebody presses Ctrl-C
        pool.shutdown(cancel_futures=True)


def _match(job: Job) -> list[Found]:
    game, number, seed = job
    return puzzles_of(Players(str(game)), int(number), int(seed))


def _holds(job: Job) -> bool:
    game, line, stage = job
    players = Players(str(game))
    return check(players, from_line(players.game, str(line)), int(stage))
