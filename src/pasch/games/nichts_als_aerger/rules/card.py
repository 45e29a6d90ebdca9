"""What a card is: when it may be played, and what it does, step by step."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final, final

from pasch.engine.chance import Chance
from pasch.engine.rng import Rng
from pasch.engine.state import EVERYONE
from pasch.games.nichts_als_aerger.rules.play import ROLLING, Play

if TYPE_CHECKING:
    from pasch.games.nichts_als_aerger.state import NichtsAlsAerger

# When a card is played.
IN_TURN: Final = 0
SOFORT: Final = 1
JEDERZEIT: Final = 2


Moments = tuple[tuple[int, int], ...]


class Card(ABC):
    """A kind of card: when it may be played, and what it does, step by step.

    A play tells its card `carry_on` whenever nothing is being asked or rolled; the card does
    its next step, according to `play.step`, and at last `state.finish()`.
    """

    # Every step at which it waits for somebody, with what it is doing then.
    moments: ClassVar[Moments] = ()
    rolls: ClassVar[int] = 1  # dice at a time

    def __init__(self, id: str, number: int, count: int, when: int, documented: bool) -> None:
        self.id: Final = id
        self.number: Final = number  # of its rule
        self.count: Final = count
        self.when: Final = when
        self.documented: Final = documented  # its text is, not only its name

    def playable(self, state: NichtsAlsAerger, seat: int) -> bool:
        """NA-30: whether it can be carried out in full, as the action of a turn."""
        return True

    def interrupts(self, state: NichtsAlsAerger, play: Play, seat: int) -> bool:
        """Whether it may be played now that `play` asks this seat: JEDERZEIT cards."""
        return False

    def concerns(self, state: NichtsAlsAerger, play: Play) -> int:
        """NA-46: bit set of the seats it acts on as announced."""
        return 1 << play.seat

    def defies_denkste(self) -> bool:
        return False

    def answerers(self, state: NichtsAlsAerger, play: Play) -> int:
        """NA-45: bit set of the seats that may answer it."""
        return ((1 << state.seats) - 1) & ~(1 << play.seat)

    @abstractmethod
    def carry_on(self, state: NichtsAlsAerger, play: Play) -> None:
        """The next step."""

    def options(self, state: NichtsAlsAerger, play: Play) -> list[int]:
        """The choices when it asks a question of its own."""
        raise NotImplementedError

    def asks(self, state: NichtsAlsAerger, play: Play) -> int:
        """Whom it asks its own question."""
        return play.seat

    def chosen(self, state: NichtsAlsAerger, play: Play, action: int) -> None:
        """The answer to its own question, or nature's."""
        raise NotImplementedError

    def chance(self, state: NichtsAlsAerger, play: Play) -> Chance:
        raise NotImplementedError

    def audience(self, state: NichtsAlsAerger, play: Play) -> int:
        return EVERYONE

    def guess(self, state: NichtsAlsAerger, seat: int, rng: Rng) -> int:
        """What a seat may have chosen secretly."""
        raise NotImplementedError

    def interrupted(self, play: Play) -> None:  # noqa: B027 most just wait
        """Somebody plays a card now that `play` asks them."""

    def bounds(self, state: NichtsAlsAerger) -> tuple[int, int]:
        """What `play.one` and `play.two` stay below."""
        return 1, 1

    def dice(self, state: NichtsAlsAerger, play: Play) -> int:
        """How many dice lie there at this moment."""
        if play.doing == ROLLING:
            return self.rolls - play.left
        rolling = [step for step, doing in self.moments if doing == ROLLING]
        return self.rolls if rolling and play.step > rolling[0] else 0

    def sound(self, state: NichtsAlsAerger, play: Play) -> bool:
        """Whether what it has named is there."""
        return True

    def strike(self, state: NichtsAlsAerger, play: Play) -> None:
        """Throw out, now that nobody has parried."""
        state.board.clear(state.board.field(play.colour, play.target))  # NA-16 own ones, too
        state.board.move(play.colour, play.origin, play.target)


@final
class Deck:
    """The kinds of cards, and behind them what else is played: a turn, an excess."""

    def __init__(self, cards: list[Card], late: list[int], from_five_on: list[int]) -> None:
        self.cards: Final = cards
        self.kinds: Final = len(cards) - 2
        self.late: Final = late  # NA-4
        self.from_five_on: Final = from_five_on  # NA-2: taken out with five or six players
        self.soon: Final = [k for k in range(self.kinds) if cards[k].when == SOFORT]
        self.interrupting: Final = [k for k in range(self.kinds) if cards[k].when == JEDERZEIT]

    def counts(self, seats: int, for_points: bool = False) -> list[int]:
        out = self.from_five_on if seats > 4 or for_points else []  # NA-79
        return [0 if kind in out else self.cards[kind].count for kind in range(self.kinds)]
