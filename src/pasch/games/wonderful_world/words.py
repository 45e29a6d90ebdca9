"""wonderful_world in notation, choices and reasons.  What happened is told in telling.py.

Notation: `#2` seat 2 begins, or gives a die; `4c` a card, by number and object, `?` one that
was not seen; `4c-6` a card laid at arrow 6; `G` a grey man is drawn, `L` a landscape; `x3` three
dice are taken, `-` no more; `d5` a die; `!6` the outermost card at arrow 6 goes; `0` a hand of
which nothing can be laid is shown.
"""

from __future__ import annotations

import re
from typing import Final

from pasch.engine.message import Message, Term, Value
from pasch.engine.state import CHANCE, HIDDEN, OVER
from pasch.games.wonderful_world import actions, phases
from pasch.games.wonderful_world.parts import CARD, CARDS, ROWS, cards_in, pips_of
from pasch.games.wonderful_world.state import NUMBERS, OBJECTS, WonderfulWorld

NAMES: Final = tuple(f"{NUMBERS[card]}{OBJECTS[card]}" for card in range(CARDS))
_CARDS: Final = tuple(
    Term("card", {"number": NUMBERS[card], "object": OBJECTS[card]}) for card in range(CARDS)
)
NO_CARD: Final = actions.COUNT  # + place among all numbers and objects: a card that is not there
_LAY: Final = re.compile(r"([1-6][a-f])-([1-6])")
_COUNTED: Final = re.compile(r"x[1-4]|![1-6]|#[1-4]")
_COUNTED_FROM: Final = {"x": actions.THROW, "!": actions.TAKE, "#": actions.GIVE}


def write(state: WonderfulWorld, action: int) -> str:
    if action == HIDDEN:
        return "?"
    phase = state.phase
    if phase in (phases.DEALING, phases.OPENING, phases.GETTING, phases.SHOWING):
        return NAMES[action]
    if phase == phases.BEGINNING:
        return f"#{action + 1}"
    if phase == phases.DRAWING:
        return "G" if action == actions.GREY else "L"
    if phase in (phases.THROWING, phases.ROLLING):
        return f"d{action + 1}"
    if action < actions.SHOW:
        return f"{NAMES[action // ROWS]}-{action % ROWS + 1}"
    if action == actions.SHOW:
        return "0"
    if action == actions.STOP:
        return "-"
    mark = "x" if action < actions.TAKE else "!" if action < actions.GIVE else "#"
    return f"{mark}{action - _COUNTED_FROM[mark] + 1}"


def parse(state: WonderfulWorld, text: str) -> int | None:
    if text == "0":
        return actions.SHOW
    if text == "-":
        return actions.STOP
    if _COUNTED.fullmatch(text):
        return _COUNTED_FROM[text[0]] + int(text[1]) - 1
    found = _LAY.fullmatch(text)
    if not found:
        return None
    if found[1] not in NAMES:
        return NO_CARD + (int(found[1][0]) - 1) * ROWS + ord(found[1][1]) - ord("a")
    return actions.LAY + NAMES.index(found[1]) * ROWS + int(found[2]) - 1


def card_name(card: int) -> Message:
    return _CARDS[card]


def outermost(state: WonderfulWorld, row: int) -> Message:
    return card_name((state.rows[row] & CARD) - 1)


def ask(state: WonderfulWorld) -> Message:
    phase = state.phase
    values: dict[str, Value] = {"seat": state.turn}
    if phase == phases.LAYING:
        # Who does not know the whole hand does not know either that nothing can be laid.
        stuck = state.legal() == [actions.SHOW] and not state.unknown[state.turn]
        return Message("ask-show" if stuck else "ask-lay", values)
    if phase == phases.CHOOSING:
        return Message("ask-dice", values)
    if phase == phases.AGAIN:
        return Message("ask-again", values)
    if phase == phases.HITTING:
        return Message("ask-row", values | {"sum": sum(pips_of(state.dice))})
    if phase == phases.BEATING:
        return Message("ask-pile", values | {"number": state.asked()})
    return Message("ask-give", values)


def offer(state: WonderfulWorld, action: int) -> Message:
    if action < actions.SHOW:
        card, row = divmod(action, ROWS)
        total = state.sums[row] + NUMBERS[card]
        return Message("offer-lay", {"card": card_name(card), "arrow": row + 1, "sum": total})
    if action == actions.SHOW:
        return Message("offer-show")
    if action == actions.STOP:
        return Message("offer-stop")
    if action < actions.TAKE:
        return Message("offer-dice", {"dice": action - actions.THROW + 1})
    if action >= actions.GIVE:
        return Message("offer-give", {"seat": action - actions.GIVE})
    row = action - actions.TAKE
    next_cards = cards_in(state.rows[row])[:-1][-1:]
    values: dict[str, Value] = {
        "card": outermost(state, row),
        "arrow": row + 1,
        "more": len(next_cards),
        "next": [card_name(card) for card in next_cards],
    }
    return Message("offer-take" if state.phase == phases.HITTING else "offer-beat", values)


def why(state: WonderfulWorld, action: int) -> Message:
    """Why this action is not possible now, with the rule that says so."""
    phase = state.phase
    actor = state.actor()
    if actor == OVER:
        return Message("why-over", {"rule": "WW-29" if state.hands[state.turn] else "WW-46"})
    if actor == CHANCE:
        return Message("why-not-now", {"rule": _WAITS[phase]})
    if phase == phases.LAYING:
        return _why_not_lay(state, action)
    if phase == phases.CHOOSING:
        return Message("why-must-throw", {"rule": "WW-23"})
    if phase == phases.AGAIN:
        return Message("why-throw-or-stop", {"rule": "WW-25"})
    row = action - actions.TAKE
    if phase == phases.HITTING:
        if not 0 <= row < ROWS:
            return Message("why-choose-row", {"rule": "WW-24"})
        total = sum(pips_of(state.dice))
        values = {"arrow": row + 1, "sum": state.sums[row], "throw": total}
        return Message("why-not-hit", {"rule": "WW-24", **values})
    if phase == phases.BEATING:
        return _why_not_beat(state, row)
    seat = action - actions.GIVE
    if 0 <= seat < state.seats:
        return Message("why-no-die", {"rule": "WW-45", "seat": seat})
    return Message("why-choose-die", {"rule": "WW-45"})


# The rule that says what nature does first.
_WAITS: Final = {
    phases.BEGINNING: "WW-13",
    phases.DEALING: "WW-10",
    phases.OPENING: "WW-11",
    phases.DRAWING: "WW-22",
    phases.GETTING: "WW-22",
    phases.THROWING: "WW-23",
    phases.SHOWING: "WW-29",
    phases.ROLLING: "WW-42",
}


def _why_not_lay(state: WonderfulWorld, action: int) -> Message:
    if action >= NO_CARD:
        number, letter = divmod(action - NO_CARD, ROWS)
        facts: dict[str, Value] = {"number": number + 1, "object": chr(ord("a") + letter)}
        return Message("why-no-card", {"rule": "WW-2", "card": Message("card", facts)})
    if action == actions.SHOW:
        return Message("why-can-lay", {"rule": "WW-29"})
    if not 0 <= action < actions.SHOW:
        return Message("why-lay-first", {"rule": "WW-20"})
    card, row = divmod(action, ROWS)
    values: dict[str, Value] = {"card": card_name(card), "arrow": row + 1}
    if not state.hands[state.turn] >> card & 1:
        return Message("why-not-in-hand", {"rule": "WW-20", "card": card_name(card)})
    if not state.rows[row]:
        return Message("why-wrong-start", {"rule": "WW-21", **values})
    numbers = [NUMBERS[other] for other in cards_in(state.rows[row])]
    if NUMBERS[card] in numbers:
        return Message("why-same-number", {"rule": "WW-21", **values, "number": NUMBERS[card]})
    return Message("why-same-object", {"rule": "WW-21", **values, "object": OBJECTS[card]})


def _why_not_beat(state: WonderfulWorld, row: int) -> Message:
    number = state.asked()
    if not 0 <= row < ROWS:
        return Message("why-choose-pile", {"rule": "WW-44", "number": number})
    if state.falling >> row & 1:
        return Message("why-falls-already", {"rule": "WW-44", "arrow": row + 1})
    return Message("why-other-number", {"rule": "WW-44", "arrow": row + 1, "number": number})
