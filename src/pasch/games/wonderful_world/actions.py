"""The actions of wonderful_world, numbered."""

from __future__ import annotations

from typing import Final

from pasch.games.wonderful_world.parts import CARDS, DICE, ROWS

LAY: Final = 0  # LAY + card * ROWS + row
SHOW: Final = LAY + CARDS * ROWS  # the hand, because none of it can be laid
STOP: Final = SHOW + 1
THROW: Final = STOP + 1  # THROW + dice - 1
TAKE: Final = THROW + DICE  # TAKE + row: its outermost card goes
GIVE: Final = TAKE + ROWS  # GIVE + seat: one of its dice goes
COUNT: Final = GIVE + DICE

# Nature's, when a card is drawn.
GREY: Final = 0
LANDSCAPE: Final = 1
