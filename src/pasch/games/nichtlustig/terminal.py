"""The table of nichtlustig: where each card is, what each player has, what the dice show."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from pasch.console.screen import WIDTH, fit, told_apart
from pasch.engine.message import Message
from pasch.games.nichtlustig.notation import CARD_NAMES, DEATH_NAMES, cards_in
from pasch.games.nichtlustig.state import (
    ALL,
    CLAIMING,
    CLAIMS,
    COLOURED,
    DEATHS,
    DICE,
    ENDED,
    KEEPING,
    MIDDLE,
    NOTHING,
    PAIRS,
    PINK,
    POODLE,
    PROFESSOR,
    ROW,
    VALUES,
    Nichtlustig,
)
from pasch.games.nichtlustig.words import COLOURS, KINDS, SPECIALS, special
from pasch.speech import Speaker

SCORED: Final = "✓"
DEATH: Final = "✝"
PAINTS: Final = {SCORED: "green", DEATH: "red"}
LABEL: Final = 11
CARD: Final = 13
DIE: Final = 10
NAME: Final = 14
FACTS: Final = NAME + 14  # where a player's facts begin
NARROWEST: Final = 40
MARK: Final = 5  # columns of a card besides its notation and its owner


def draw(state: Nichtlustig, speaker: Speaker, width: int = WIDTH) -> list[str]:
    lines = [line for kind in range(len(KINDS)) for line in _row(state, kind, speaker, width)]
    legend = wrap(speaker.key("board-legend"), width)
    lines += [*legend, *_middle(state, speaker, width), ""]
    for seat in range(state.seats):
        lines += _player(state, seat, speaker, width)
    if state.phase >= KEEPING and state.phase != ENDED:
        lines += ["", *_dice(state, speaker, width)]
    return lines


def _row(state: Nichtlustig, kind: int, speaker: Speaker, width: int) -> list[str]:
    label = speaker.key("board-kind", kind=KINDS[kind])
    room = max(CARD, (width - LABEL) // VALUES)
    cards = range(kind * VALUES, (kind + 1) * VALUES)
    cells = [fit(_card(state, card, speaker, room), room) for card in cards]
    return _folded(label, LABEL, cells, (width - LABEL) // room)


def _folded(label: str, indent: int, cells: list[str], many: int) -> list[str]:
    """So many cells side by side, the rest below them."""
    rows = ["".join(cells[start : start + many]) for start in range(0, len(cells), many)]
    return [fit("" if row else label, indent) + cells for row, cells in enumerate(rows)]


def _card(state: Nichtlustig, card: int, speaker: Speaker, room: int) -> str:
    written = CARD_NAMES[card]
    names = told_apart(speaker.names, room - MARK - len(written))
    for seat in range(state.seats):
        name = names[seat]
        if state.unscored[seat] >> card & 1:
            return f"{written} {name}"
        if state.scored[seat] >> card & 1:
            covered = card in state.covers
            death = DEATH_NAMES[state.covers.index(card)][1:] if covered else ""
            return f"{written} {name} {DEATH + death if covered else SCORED}"
    return written


def _middle(state: Nichtlustig, speaker: Speaker, width: int) -> list[str]:
    deaths = [_death(death, speaker) for death in range(DEATHS) if state.holder[death] == MIDDLE]
    specials = _specials(state, MIDDLE, speaker)
    line = speaker.key(
        "board-middle",
        deaths=" ".join(deaths) or speaker.key("board-no-deaths"),
        specials=", ".join(specials) or speaker.key("board-no-specials"),
    )
    return wrap(line, width, subsequent_indent="  ")


def _death(death: int, speaker: Speaker) -> str:
    return speaker.key("board-poodle") if death == POODLE else f"{DEATH}{death}"


def _specials(state: Nichtlustig, seat: int, speaker: Speaker) -> list[str]:
    mine = (place for place in range(COLOURED) if state.owner[place] == seat)
    return [speaker.say(special(place)) for place in mine]


def _player(state: Nichtlustig, seat: int, speaker: Speaker, width: int) -> list[str]:
    turn = "▸" if seat == state.turn and state.phase != ENDED else " "
    points = speaker.key("board-points", points=state.points(seat))
    facts = _specials(state, seat, speaker)
    for death in range(DEATHS):
        if state.holder[death] == seat:
            facts.append(_lying(state, death, speaker))
    professors = (state.valid(seat) >> PROFESSOR & ROW).bit_count()
    if professors and state.phase != ENDED:
        facts.append(speaker.key("board-professors", count=professors))
    head = f"{turn} {fit(speaker.names[seat], NAME)}{points:>9}   "
    if width < WIDTH:
        return [head.rstrip(), *(f"    {line}" for line in wrap(" · ".join(facts), width - 4))]
    first, *later = wrap(" · ".join(facts), width - FACTS) or [""]
    return [head + first, *(" " * FACTS + line for line in later)]


def _lying(state: Nichtlustig, death: int, speaker: Speaker) -> str:
    named, card = _death(death, speaker), state.covers[death]
    if card == NOTHING:
        return speaker.key("board-face-up", death=named)
    return speaker.key("board-covering", death=named, card=CARD_NAMES[card])


def _dice(state: Nichtlustig, speaker: Speaker, width: int) -> list[str]:
    numbers = [str(place + 1) for place in range(DICE)]
    colours = [
        speaker.say(Message("colour", {"colour": COLOURS[place // 2]})) for place in range(DICE)
    ]
    faces = [_face(state, place, speaker) for place in range(DICE)]
    table = [[fit(cell, DIE) for cell in row] for row in (numbers, colours, faces)]
    folded = [_folded("", 2, row, (width - 2) // DIE) for row in table]
    rows = [line for lines in zip(*folded, strict=True) for line in lines]
    if state.phase != KEEPING:
        return [*rows, speaker.key("board-lying", sum=state.total())]
    stand = speaker.key("board-throw", throw=state.throws, sum=state.total())
    told = (stand, _prospect(state, speaker), speaker.key("board-how"))
    return rows + [line for text in told for line in wrap(text, width, subsequent_indent="  ")]


def _face(state: Nichtlustig, place: int, speaker: Speaker) -> str:
    die = "poodle" if place == PINK else SPECIALS[place]
    shown = str(state.dice[place]) if state.dice[place] else speaker.key("board-face", die=die)
    return f"[{shown}]" if state.phase == KEEPING and state.aside >> place & 1 else shown


def _prospect(state: Nichtlustig, speaker: Speaker) -> str:
    """What the dice would win if they stopped now, after the pink one has scored."""
    stopped = state.copy()
    stopped.apply(ALL ^ state.aside)
    if stopped.phase != CLAIMING:
        return speaker.key("board-would-not-win")
    won = 0
    for claim in stopped.options:
        won |= CLAIMS[claim - PAIRS]
    cards = ", ".join(CARD_NAMES[card] for card in cards_in(won))
    return speaker.key("board-would-win", cards=cards)
