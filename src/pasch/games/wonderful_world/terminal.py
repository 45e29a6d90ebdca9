"""wonderful_world in the terminal: six rows growing away from the Earth, later six piles."""

from __future__ import annotations

from textwrap import wrap

from pasch.console.screen import WIDTH
from pasch.games.wonderful_world import phases
from pasch.games.wonderful_world.parts import DECK, ROWS, cards_in, pips_of
from pasch.games.wonderful_world.state import OBJECTS, WonderfulWorld, cards_of
from pasch.games.wonderful_world.words import NAMES
from pasch.speech import Speaker

SIDE = 26  # columns of a row beside the Earth
EARTH = 10
PILE = 8  # columns of a pile
LABEL = 10
NAME = 14
UNKNOWN = "??"
NARROWEST = 40


def draw(state: WonderfulWorld, speaker: Speaker, width: int = WIDTH) -> list[str]:
    part_two = state.phase >= phases.ROLLING and not any(state.hands)
    if width < WIDTH:
        lines = _list(state, speaker, width, part_two)
    elif not part_two or state.phase == phases.WON:
        lines = _earth(state, speaker)
    else:
        lines = _piles(state, speaker)
    lines += ["", *wrap(_counts(state, speaker, part_two), width, subsequent_indent="  ")]
    for seat in range(state.seats):
        lines += wrap(_player(state, speaker, seat), width, subsequent_indent="    ")
    if state.dice or state.left:
        lines += ["", _throw(state, speaker)]
    if state.phase == phases.WON:
        lines += ["", *wrap("  " + speaker.key("board-won"), width, subsequent_indent="  ")]
    if state.phase == phases.LOST:
        lines += ["", *wrap("  " + speaker.key("board-lost"), width, subsequent_indent="  ")]
    return lines


def _list(state: WonderfulWorld, speaker: Speaker, width: int, part_two: bool) -> list[str]:
    """One line for each arrow; of a pile the top card comes first, of a row the innermost."""
    lines = []
    for row in range(ROWS):
        names = _pile(state, row) if part_two else _row(state, row)
        lines.append(f"  ► {row + 1}  {' '.join(names)}")
    return [*lines, "", *wrap(_objects(speaker), width, subsequent_indent="  ")]


def _earth(state: WonderfulWorld, speaker: Speaker) -> list[str]:
    """Arrows 1 to 3 point to the left, 4 to 6 to the right; the outermost card is in brackets."""
    middle = ROWS // 2
    gap = " " * (SIDE + len(" ◄ 1 "))
    lines = [f"{gap}╭{'─' * EARTH}╮"]
    for line in range(middle):
        left = _row(state, line)[::-1]
        right = _row(state, line + middle)
        word = speaker.key("board-earth") if line == 1 else ""
        lines.append(
            f"{' '.join(left):>{SIDE}} ◄ {line + 1} │{word:^{EARTH}}│ {line + 1 + middle} ► "
            f"{' '.join(right)}"
        )
    return [*lines, f"{gap}╰{'─' * EARTH}╯", _objects(speaker)]


def _objects(speaker: Speaker) -> str:
    letters = sorted({*"".join(DECK)})
    return "  " + " · ".join(f"{letter} {_object(speaker, letter)}" for letter in letters)


def _row(state: WonderfulWorld, row: int) -> list[str]:
    """From the Earth outward: the cards and their sum."""
    names = [NAMES[card] for card in cards_in(state.rows[row])]
    return [*names[:-1], f"[{names[-1]}]", "=", str(state.sums[row])] if names else ["–"]


def _piles(state: WonderfulWorld, speaker: Speaker) -> list[str]:
    piles = [_pile(state, row) for row in range(ROWS)]
    lines = [_pile_line(speaker.key("board-arrow"), [f"{row + 1}" for row in range(ROWS)])]
    lines.append(_pile_line(speaker.key("board-top"), [pile[0] for pile in piles]))
    for depth in range(1, max(len(pile) for pile in piles)):
        label = speaker.key("board-under") if depth == 1 else ""
        lines.append(_pile_line(label, ["".join(pile[depth : depth + 1]) for pile in piles]))
    return lines


def _pile(state: WonderfulWorld, row: int) -> list[str]:
    """From the top: what the roll beats is crossed."""
    names = [NAMES[card] for card in cards_in(state.rows[row])[::-1]]
    mark = "×" if state.falling >> row & 1 else ""
    top = f"[{names[0]}]" if names else "–"
    return [mark + top + mark, *names[1:]]


def _pile_line(label: str, cells: list[str]) -> str:
    return f"  {label:<{LABEL}}{''.join(f'{cell:^{PILE}}' for cell in cells)}".rstrip()


def _counts(state: WonderfulWorld, speaker: Speaker, part_two: bool) -> str:
    gone = len(cards_of(state.beaten()))
    if part_two:
        left = sum(len(cards_in(stack)) for stack in state.rows)
        return "  " + speaker.key("board-part-two", left=left, beaten=gone)
    grey, land = state.grey, state.landscapes
    return "  " + speaker.key(
        "board-pile", cards=grey + land, grey=grey, landscapes=land, beaten=gone
    )


def _player(state: WonderfulWorld, speaker: Speaker, seat: int) -> str:
    mark = "▸" if seat == state.turn else " "
    cards = cards_of(state.hands[seat])
    hand = [f"{NAMES[card]} {_object(speaker, OBJECTS[card])}" for card in cards]
    hand += [UNKNOWN] * state.unknown[seat]
    dice = " ".join("■" * state.dice_of[seat])
    name = speaker.names[seat][:NAME]
    return f"{mark} {name:<{NAME}}  {dice or ' · '.join(hand)}".rstrip()


def _throw(state: WonderfulWorld, speaker: Speaker) -> str:
    pips = pips_of(state.dice)
    dice = [str(each) for each in pips] + ["?"] * state.left
    label = f"  {speaker.key('board-thrown'):<{LABEL}}"
    if state.phase >= phases.ROLLING:
        return label + "  ".join(dice)
    total = f" = {sum(pips)}" if not state.left and len(pips) > 1 else ""
    return label + " + ".join(dice) + total


def _object(speaker: Speaker, letter: str) -> str:
    return speaker.key("object", object=letter)
