"""The table of simpsons: the album, everybody's chips and bets, the bank and the cup."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from pasch.console.screen import WIDTH, fit
from pasch.engine.message import Message
from pasch.games.simpsons.album import FACES
from pasch.games.simpsons.state import BANK, ENDED, UNSEEN, Simpsons
from pasch.games.simpsons.words import counted
from pasch.speech import Speaker

BLUE: Final = "■"
RED: Final = "●"
PAINTS: Final = {RED: "red", BLUE: "blue"}
NAME: Final = 18
FIGURES: Final = 32
CHIPS: Final = 14
DIE: Final = 6
NARROWEST: Final = 40


def draw(state: Simpsons, speaker: Speaker, width: int = WIDTH) -> list[str]:
    lines = [speaker.key("board-album")]
    for place in range(len(state.album.portraits)):
        lines += _page(state, place, speaker, width)
    lines += ["", *wrap(speaker.key("board-legend", blue=BLUE, red=RED), width)]
    for seat in range(state.seats):
        lines += _player(state, seat, speaker, width < WIDTH)
    lines.append(f"  {fit(speaker.key('board-bank'), NAME)} {state.chips[BANK]:3}")
    if state.phase != ENDED:
        lines += ["", speaker.key("board-cup", dice=state.dice)]
    if state.fallen:
        lines += _dice(state, speaker, width)
    return [line.rstrip() for line in lines]


def purse(chips: int) -> str:
    """Chips in both colours; up to five stay red, as at the start, to bet with.

    >>> purse(15), purse(4)
    ('2 ■ + 5 ●', '4 ●')
    """
    blue, red = divmod(chips - 1, 5)
    return f"{blue} {BLUE} + {red + 1} {RED}" if blue > 0 else f"{chips} {RED}"


def _page(state: Simpsons, place: int, speaker: Speaker, width: int) -> list[str]:
    id, _, least, most = state.album.portraits[place]
    sign, note = " ", ""
    if place == state.portrait:
        sign, note = "▸", speaker.key("board-chosen")
    elif state.used >> place & 1:
        sign, note = "×", speaker.key("board-used")
    name = speaker.key("portrait", portrait=id)
    figures = ", ".join(map(speaker.say, counted(state.album.needs[place])))
    dice = speaker.key("board-dice", least=least, most=most)
    if width < WIDTH:
        return [f"{sign} {name}  {note}", *_indented(f"{dice}: {figures}", width)]
    return [f"{sign} {fit(name, NAME)} {fit(figures, FIGURES)} {dice}  {note}"]


def _indented(text: str, width: int) -> list[str]:
    return [f"    {line}" for line in wrap(text, width - 4)]


def _player(state: Simpsons, seat: int, speaker: Speaker, narrow: bool) -> list[str]:
    sign = "▸" if seat == state.asked and state.phase != ENDED else " "
    notes = [speaker.key("board-roller")] if seat == state.turn and state.phase != ENDED else []
    bet = state.bets[seat]
    if bet == UNSEEN:
        notes.append(speaker.key("board-hidden"))
    elif bet:
        side = "board-for" if bet > 0 else "board-against"
        notes.append(speaker.key(side, chips=Message("chips", {"count": abs(bet)})))
    held = _holder(sign, speaker.names[seat], state.chips[seat])
    if narrow:
        return [held.rstrip(), *(f"    {note}" for note in notes)]
    return [f"{held} {', '.join(notes)}"]


def _holder(sign: str, name: str, chips: int) -> str:
    return f"{sign} {fit(name, NAME)} {chips:3} = {purse(chips):{CHIPS}}"


def _dice(state: Simpsons, speaker: Speaker, width: int) -> list[str]:
    names = [speaker.key("face", face=face) for face in FACES]
    shown = [name for name, count in zip(names, state.faces, strict=True) for _ in range(count)]
    shown += [""] * (state.dice - state.fallen)
    dice = [f"[{name:^{DIE}}]" for name in shown]
    many = (width + 1) // (DIE + 3)
    return [" ".join(dice[start : start + many]) for start in range(0, len(dice), many)]
