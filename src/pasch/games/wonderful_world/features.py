# compiled
"""What the learned judgement of wonderful_world looks at before a throw of part 2.

Which pile is which does not matter: they are seen in order of their heights.
"""

from __future__ import annotations

from typing import Final

from pasch.games.wonderful_world.parts import CARD, CARD_BITS, DICE, ROWS
from pasch.games.wonderful_world.state import NUMBERS, WonderfulWorld

TALLEST: Final = 6  # cards in a pile at most: no two of a number (WW-21)
HEIGHTS: Final = TALLEST + 1
DEPTHS: Final = 3  # cards from the top that are looked at
SHOWN: Final = ROWS * HEIGHTS  # then: how many different numbers lie so deep
ALONE: Final = SHOWN + DEPTHS * HEIGHTS  # and how high the piles are whose number is shared
LEFT: Final = ALONE + HEIGHTS * ROWS
COUNT: Final = LEFT + DICE + 1


def features(state: WonderfulWorld) -> list[int]:
    heights: list[int] = []
    tops: list[int] = []
    numbers = [0] * DEPTHS
    for row in range(ROWS):
        stack = state.rows[row]
        height = 0
        tops.append(NUMBERS[(stack & CARD) - 1] if stack else 0)
        while stack:
            if height < DEPTHS:
                numbers[height] |= 1 << NUMBERS[(stack & CARD) - 1]
            height += 1
            stack >>= CARD_BITS
        heights.append(height)
    found: list[int] = []
    for row in range(ROWS):
        place = 0  # among the heights, the highest first
        sharing = 0
        for other in range(ROWS):
            if other != row:
                if heights[other] > heights[row] or (
                    heights[other] == heights[row] and other < row
                ):
                    place += 1
                if tops[other] == tops[row]:
                    sharing += 1
        found.append(HEIGHTS * place + heights[row])
        if heights[row] and sharing:
            found.append(ALONE + HEIGHTS * place + heights[row])
    for depth in range(DEPTHS):
        found.append(SHOWN + HEIGHTS * depth + numbers[depth].bit_count())
    dice = 0
    for few in state.dice_of:
        dice += few
    found.append(LEFT + dice)
    return found
