"""`pasch bench peers`: our games and OpenSpiel's, side by side in one run, as ratios.

The same game is compared by whole games: not everybody counts a pass as an action.  Games that are
only alike (a race, dice that are kept, bets) are compared by actions a second: one choice, or one
outcome of nature.  Every choice is drawn uniformly from the legal ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from typing import ClassVar

import pasch
from pasch.bench import peer
from pasch.bench.engine import seats
from pasch.bench.report import machine, table
from pasch.bench.rounds import Best, Job, measure
from pasch.engine.errors import PaschError

SAME, ALIKE = "the same game: ", "alike: "
OWN_LOOP, DRIVEN = "ours, playout", "ours, driven from Python"
PYTHON, CPP = "OpenSpiel from Python", "OpenSpiel in C++"
OTHERS = ("yacht", "pig", "backgammon", "liars_dice")

COMPARED = """\
*ours, playout*: `pasch.playout`, a loop inside the package, which is how Pasch simulates. *ours,
driven from Python*: `actor`, `legal`, `apply` and `chance().sample` called one by one. *OpenSpiel
from Python*: `legal_actions` and `apply_action` called one by one; nature's outcomes, all equally
likely in these games, are drawn by `randrange` where every node has the same, else from
`legal_actions`, of which a throw of yacht has up to 7,776. *OpenSpiel in C++*: the rollouts of its
MCTS, a hundred in one call; nothing of it is Python."""


class NoPeers(PaschError):
    """OpenSpiel is not installed."""

    code: ClassVar[str] = "no_peers"


def run(seconds: float) -> str:
    """All figures as a section of Markdown."""
    if not find_spec("pyspiel"):
        raise NoPeers("OpenSpiel is not installed: pip install open-spiel")
    return section(measure(list(jobs()), seconds))


def jobs() -> Iterator[Job]:
    ids = pasch.catalogue()
    for id in ids:
        game = pasch.load(id)
        same = peer.of(game)
        for count in game.seats if same else ():
            assert same
            name = f"{SAME}{id} and {same.name}, {seats(count)}"
            yield Job(name, OWN_LOOP, [id, str(count), "as-peer"])
            yield Job(name, DRIVEN, [id, str(count), "as-peer", "driven"])
            yield Job(name, PYTHON, ["openspiel", same.name, str(count)])
            yield Job(name, CPP, ["rollouts", same.name, str(count)])
    for id in ids:
        count = pasch.load(id).seats[-1]
        yield Job(f"{ALIKE}{id}, {seats(count)}", OWN_LOOP, [id, str(count)])
        yield Job(f"{ALIKE}{id}, {seats(count)}", DRIVEN, [id, str(count), "driven"])
    for name in OTHERS:
        yield Job(f"{ALIKE}{name}", PYTHON, ["openspiel", name, "2"])


def section(best: Best) -> str:
    head = ["the same game, move by move", "who", "games/s", "× from Python", "× in C++"]
    same = [
        [
            name.removeprefix(SAME),
            who,
            f"{rates['games']:,.0f}",
            f"{rates['games'] / best[name, PYTHON]['games']:.2f}",
            f"{rates['games'] / best[name, CPP]['games']:.2f}",
        ]
        for (name, who), rates in best.items()
        if name.startswith(SAME)
    ]
    others = {name: best[f"{ALIKE}{name}", PYTHON]["actions"] for name in OTHERS}
    alike = [
        [
            name.removeprefix(ALIKE),
            who,
            f"{rates['actions'] / 1e6:.2f} M",
            *(f"{rates['actions'] / theirs:.2f}" for theirs in others.values()),
        ]
        for (name, who), rates in best.items()
        if name.startswith(ALIKE)
    ]
    parts = [f"Random play, one core. {machine()}\n\n{COMPARED}"]
    if same:
        parts.append(table(head, same))
    head = ["games that are alike", "who", "actions/s", *(f"× {name}" for name in others)]
    parts.append(table(head, alike))
    return "\n\n".join(parts) + "\n"
