"""The four levels of a game, and how a lower one steps in for a higher one that fails."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol, final, runtime_checkable

from mypy_extensions import i64

from pasch.bots.errors import BadBudget, ForeignView, OutOfTime, UnknownLevel
from pasch.bots.guide import Guide, anything
from pasch.bots.search import Search
from pasch.bots.solved import Exact, best_solved, exact_of
from pasch.catalogue import load as load_game
from pasch.engine.errors import NotYourTurn
from pasch.engine.game import Game
from pasch.engine.rng import Rng
from pasch.engine.setup import Setup
from pasch.engine.state import CHANCE, OVER, State
from pasch.parts import broken, part

BEGINNER: Final = 1
CASUAL: Final = 2
STRONG: Final = 3
MASTER: Final = 4
LEVELS: Final = (BEGINNER, CASUAL, STRONG, MASTER)
LONGEST: Final = 200  # characters of what went wrong
SECONDS: Final = (0.02, 0.02, 0.4, 0.9)  # of each level; compiled, none comes near it


Made = tuple[Game | str, int, int | None, bool]


@final
class LevelBot:
    """One level without a net: now and then without a plan, else at a glance or by search; with
    `exact`, the best move where the game is solved."""

    def __init__(
        self, guide: Guide, slips: int, playouts: int, seconds: float, exact: Exact | None = None
    ) -> None:
        self.exact: Final = exact
        self.guide: Final = guide
        self.slips: Final = slips
        self.search: Final = Search(guide, playouts, seconds)

    def choose(self, view: State, rng: Rng) -> int:
        if int(rng.below(i64(100))) < self.slips:
            return self.guide.slip(view, rng)
        known = None if self.exact is None else best_solved(self.exact, view)
        if known is not None:
            return known
        if self.search.playouts:
            return self.search.best(view, rng)
        return self.guide.pick(view, rng)


@final
class SafeBot:
    """The bots of several levels, the highest first: one that fails never stalls a table."""

    def __init__(self, bots: list[LevelBot], made: Made | None = None) -> None:
        self.bots: Final = bots
        self.made: Final = made  # what `load` was asked for
        self.game = ""
        self.kind: type[State] | None = None  # of its game's positions
        if made is not None:
            game = load_game(made[0]) if isinstance(made[0], str) else made[0]
            self.game = game.id
            self.kind = type(game.start(Setup(game.seats[0])))
        self.failures = 0  # how often a lower level had to move
        self.problem = ""  # what went wrong last

    def __reduce__(self) -> tuple[Callable[..., SafeBot], Made]:
        if self.made is None:
            raise TypeError("only a bot that `load` made can be pickled")
        return load, self.made

    @property
    def level(self) -> int:
        """0 for one that was put together by hand."""
        return self.made[1] if self.made else 0

    def choose(self, view: State, rng: Rng) -> int:
        """One of the actor's legal actions; NotYourTurn where nobody is to choose, ForeignView for
        a position of another game."""
        if self.kind is not None and type(view) is not self.kind:
            name = type(view).__name__
            raise ForeignView(
                f"a bot of {self.game} was asked about a position of another game ({name})",
                {"game": self.game, "found": name},
            )
        actor = view.actor()
        if actor < 0:
            who = "nobody" if actor == OVER else "nature"
            raise NotYourTurn(
                f"a bot was asked, but {who} is to act", {"seat": CHANCE, "other": actor}
            )
        legal = view.legal()
        if len(legal) == 1:
            return legal[0]
        for bot in self.bots:
            try:
                action = bot.choose(view, rng)
                if action in legal:
                    return action
                self.problem = f"it chose {action}, which is not legal"
            except OutOfTime:  # nothing is wrong with it
                pass
            except (Exception, SystemExit) as error:  # whatever it is, the others wait for a move
                self.problem = f"{type(error).__name__}: {error}"[:LONGEST]
            self.failures += 1
        return anything(view, rng)


@runtime_checkable
class GuidePart(Protocol):
    """`guide.py` of a game."""

    GUIDE: Guide


def guide_of(game: Game | str) -> Guide:
    """The game's own guide, or the one that knows no game."""
    found = part(load_game(game) if isinstance(game, str) else game, "guide")
    if found is None:
        return Guide()
    if not isinstance(found, GuidePart):
        raise broken(found, "GUIDE")
    guide: Guide = found.GUIDE
    return guide


def load(game: Game | str, level: int, budget: int | None = None, clock: bool = True) -> SafeBot:
    """A bot for this game.

    `budget` is the playouts of a move, where the level's own are not wanted.  Without `clock` a
    move takes the time it takes: equal seeds then give equal moves even on the slowest machine.

    >>> from pasch import Rng, Setup, Table, load as game
    >>> table = Table(game("mal_anders"), Setup(seats=2, first=0))
    >>> for die in (1, 3, 4, 5):
    ...     _ = table.happen(die)
    >>> load("mal_anders", 2).choose(table.view(0), Rng(7)) in table.state.legal()
    True
    """
    if type(level) is not int or level not in LEVELS:
        allowed = ", ".join(str(each) for each in LEVELS)
        raise UnknownLevel(
            f"unknown level {level!r}; levels: {allowed}",
            {"name": str(level), "allowed": allowed},
        )
    if budget is not None and budget < 1:
        raise BadBudget(
            f"a budget of {budget} playouts; it takes at least 1", {"budget": str(budget)}
        )
    guide = guide_of(game)
    bots: list[LevelBot] = []
    for each in range(level, 0, -1):
        playouts = guide.playouts[each - 1]
        if each == level and budget is not None:
            playouts = budget
        seconds = SECONDS[each - 1] if clock else 0.0
        exact = exact_of(load_game(game) if isinstance(game, str) else game)
        known = exact if each == MASTER else None
        bots.append(LevelBot(guide, guide.slips[each - 1], playouts, seconds, known))
    return SafeBot(bots, (game, level, budget, clock))
