"""The settling once more: plain, from the rules alone, without a line of the game's own code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

BANK = "bank"


def settle(
    money: Mapping[str, int],
    round_table: Sequence[str],
    bets: Mapping[str, tuple[str, int]],
    made: bool,
    no_die_left: bool,
) -> dict[str, int]:
    """Everybody's chips afterwards.  `round_table` begins with the roller."""
    money = dict(money)
    roller = round_table[0]
    bills = []
    for who in round_table:
        ways = {  # SI-21, SI-22
            (True, "for"): (BANK, who),
            (True, "against"): (who, roller),
            (False, "for"): (who, BANK),
            (False, "against"): (BANK, who),
        }
        side, chips = bets[who]
        bills.append((*ways[made, side], chips))
    if made and no_die_left:
        bills.append((BANK, roller, 5))
    for giver, taker, chips in bills:
        if min(money.values()) == 0:  # SI-23
            break
        for _ in range(chips):
            if money[giver]:
                money[giver] -= 1
                money[taker] += 1
    return money


def makes(figures: Sequence[str], thrown: Sequence[str]) -> bool:
    """SI-14, by laying dice on places: a figure where there is one, else a joker."""
    dice = list(thrown)
    for figure in figures:
        if figure in dice:
            dice.remove(figure)
        elif "joker" in dice:
            dice.remove("joker")
        else:
            return False
    return True
