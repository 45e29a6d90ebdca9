"""What is to happen next in wonderful_world."""

from __future__ import annotations

from typing import Final

from pasch.games.wonderful_world.readable import Phase

BEGINNING: Final = 0  # nature: the first seat
DEALING: Final = 1  # nature: a card for the hand of `turn`
OPENING: Final = 2  # nature: a card that starts its row
LAYING: Final = 3
DRAWING: Final = 4  # nature: a grey man or a landscape
GETTING: Final = 5  # nature: which grey man
CHOOSING: Final = 6  # how many dice, for a landscape
AGAIN: Final = 7  # how many dice after a hit, or stop
THROWING: Final = 8  # nature: a die
HITTING: Final = 9  # which of the rows that were hit
SHOWING: Final = 10  # nature: the next card of the hand that cannot be laid
ROLLING: Final = 11  # nature: a die, in part 2
BEATING: Final = 12  # which of the piles with this number
GIVING: Final = 13  # whose die goes out of the game
WON: Final = 14
LOST: Final = 15

# As positions call them.
NAMES: Final[tuple[Phase, ...]] = (
    "beginning", "dealing", "opening", "laying", "drawing", "getting", "choosing", "again",
    "throwing", "hitting", "showing", "rolling", "beating", "giving", "won", "lost",
)  # fmt: skip

NATURE: Final = (
    1 << BEGINNING | 1 << DEALING | 1 << OPENING | 1 << DRAWING | 1 << GETTING | 1 << THROWING
    | 1 << SHOWING | 1 << ROLLING
)  # fmt: skip
