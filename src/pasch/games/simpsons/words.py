"""simpsons in notation and in events.

Notation: `#2` seat 2 begins; `why_you` a portrait; `2c` a stake; `6d` the dice; `+3` a bet for
the roller, `-3` against them, `?` one that was not seen, `!-3` one that is shown; `d:bart` a die.
"""

from __future__ import annotations

import re
from typing import Final

from pasch.engine.message import Message, Value
from pasch.engine.state import HIDDEN
from pasch.games.simpsons.album import DICE, FACES
from pasch.games.simpsons.state import (
    ACTIONS,
    AGAINST,
    BANK,
    BETTING,
    BONUS,
    CHOOSING,
    COUNTING,
    DRAWING,
    ENDED,
    FOR,
    MOST,
    SHOWING,
    STAKE,
    STAKING,
    THROW,
    THROWING,
    Simpsons,
)

_COUNT: Final = re.compile(r"([1-9][0-9]?)([cd])|([+-])([1-9][0-9]?)")


def write(state: Simpsons, action: int) -> str:
    if state.phase == DRAWING:
        return f"#{action + 1}"
    if state.phase == THROWING:
        return f"d:{FACES[action]}"
    if state.phase == SHOWING:
        return f"!{_bet(action):+}"
    if state.phase == CHOOSING:
        return state.album.portraits[action].id
    if state.phase == STAKING:
        return f"{action - STAKE}c"
    if state.phase == COUNTING:
        return f"{action - THROW}d"
    return "?" if action == HIDDEN else f"{_bet(action):+}"


def parse(state: Simpsons, text: str) -> int | None:
    ids = [portrait.id for portrait in state.album.portraits]
    if text in ids:
        return ids.index(text)
    found = _COUNT.fullmatch(text)
    if not found:
        return None
    count = int(found[1] or found[4])
    base = {"c": STAKE, "d": THROW, "+": FOR, "-": AGAINST}[found[2] or found[3]]
    return base + count if count <= (DICE if base == THROW else MOST) else None


def _bet(action: int) -> int:
    return AGAINST - action if action > AGAINST else action - FOR


def tell(state: Simpsons, action: int) -> list[Message]:
    seat = state.asked
    if state.phase == DRAWING:
        return [Message("begins", {"seat": action})]
    if state.phase == CHOOSING:
        return [Message("choose", {"seat": seat, "portrait": _portrait(state, action)})]
    if state.phase == STAKING:
        told = [Message("stake", {"seat": seat, "chips": _chips(action - STAKE)})]
        if state.used:
            told.append(Message("all-dice", {"seat": seat, "dice": state.dice}))
        return told
    if state.phase == COUNTING:
        return [Message("dice", {"seat": seat, "dice": action - THROW})]
    if state.phase == THROWING:
        return _tell_throw(state, action)
    if action == HIDDEN:
        return [Message("bet-hidden", {"seat": seat})]
    bet = _bet(action)
    kind = "show" if state.phase == SHOWING else "lay" if state.secret else "bet"
    side = "for" if bet > 0 else "against"
    return [
        Message(f"{kind}-{side}", {"seat": seat, "other": state.turn, "chips": _chips(abs(bet))})
    ]


def _tell_throw(state: Simpsons, face: int) -> list[Message]:
    faces = state.faces[:]
    faces[face] += 1
    if sum(faces) < state.dice:
        return []  # the throw is told when all dice lie
    success = state.covers(faces)
    after = state.copy()
    after.apply(face)
    portrait = _portrait(state, state.portrait)
    told = [
        Message("throw", {"seat": state.turn, "faces": counted(faces)}),
        Message("success" if success else "failure", {"portrait": portrait}),
        *_tell_payments(state, success),
    ]
    if after.phase == ENDED:
        return [*told, *_tell_end(state, after, len(state.payments(success)))]
    if after.turn == state.turn:
        return [*told, Message("go-on", {"seat": state.turn, "dice": after.dice})]
    left = state.dice - state.album.sizes[state.portrait]
    if success and left:
        told.append(Message("no-portrait", {"dice": left}))
    return [*told, Message("next", {"seat": after.turn})]


def _tell_payments(state: Simpsons, success: bool) -> list[Message]:
    paid = state.payments(success)
    told = []
    for step, (giver, taker, amount) in enumerate(paid[: state.seats]):
        bet = abs(state.bets[(state.turn + step) % state.seats])
        if giver == BANK:
            key = "won" if amount == bet else "won-the-last"
            told.append(Message(key, {"seat": taker, "chips": _chips(amount)}))
        elif taker == BANK:
            told.append(Message("lost", {"seat": giver, "chips": _chips(amount)}))
        else:
            told.append(Message("paid", {"seat": giver, "other": taker, "chips": _chips(amount)}))
    for _, taker, amount in paid[state.seats :]:
        key = "bonus" if amount == BONUS else "bonus-the-last"
        told.append(Message(key, {"seat": taker, "chips": _chips(amount)}))
    return told


def _tell_end(state: Simpsons, after: Simpsons, paid: int) -> list[Message]:
    if after.chips[BANK]:
        told = [Message("broke", {"seat": after.chips.index(0)})]
    else:
        told = [Message("bank-empty")]
    if paid < state.seats:
        told.append(Message("unsettled"))
    winners = [seat for seat, place in enumerate(after.places()) if place == 1]
    key = "wins" if len(winners) == 1 else "shares"
    return told + [
        Message(key, {"seat": seat, "chips": _chips(after.chips[seat])}) for seat in winners
    ]


def _portrait(state: Simpsons, place: int) -> Message:
    return Message("portrait", {"portrait": state.album.portraits[place].id})


def _picture(state: Simpsons, place: int) -> Message:
    """A portrait with what it shows, where its name does not say it."""
    needs = state.album.needs[place]
    kind = "one" if sum(needs) == 1 else "all" if set(needs) == {1} else "some"
    portrait = _portrait(state, place)
    return Message("picture", {"kind": kind, "portrait": portrait, "figures": counted(needs)})


def _chips(count: int) -> Message:
    return Message("chips", {"count": count})


def counted(faces: list[int]) -> list[Message]:
    """Dice or figures, by how many there are of each."""
    return [
        Message("counted", {"count": count, "face": Message("face", {"face": face})})
        for face, count in zip(FACES, faces, strict=False)
        if count
    ]


def ask(state: Simpsons) -> Message:
    values: dict[str, Value] = {"seat": state.asked, "dice": state.dice}
    if state.phase == CHOOSING:
        return Message("ask-portrait-again" if state.used else "ask-portrait", values)
    values["portrait"] = _portrait(state, state.portrait)
    if state.phase == BETTING:
        values |= {"other": state.turn, "chips": _chips(state.bets[state.turn])}
        return Message("ask-bet", values)
    return Message("ask-stake" if state.phase == STAKING else "ask-dice", values)


def offer(state: Simpsons, action: int) -> Message:
    if state.phase == CHOOSING:
        values: dict[str, Value] = {"picture": _picture(state, action)}
        if state.used:
            return Message("offer-portrait-again", values)
        _, _, least, most = state.album.portraits[action]
        return Message("offer-portrait", values | {"least": least, "most": most})
    if state.phase == COUNTING:
        return Message("offer-dice", {"dice": action - THROW})
    if state.phase == STAKING:
        return Message("offer-stake", {"chips": _chips(action - STAKE)})
    bet = _bet(action)
    key = "offer-for" if bet > 0 else "offer-against"
    return Message(key, {"other": state.turn, "chips": _chips(abs(bet))})


_NOW: Final = {  # what is to be done in a phase, before anything else
    DRAWING: ("why-drawing", "SI-5"),
    SHOWING: ("why-showing", "SI-13"),
    THROWING: ("why-throwing", "SI-14"),
    CHOOSING: ("why-portrait-first", "SI-10"),
    STAKING: ("why-stake-first", "SI-10"),
    COUNTING: ("why-dice-first", "SI-11"),
    BETTING: ("why-bet-first", "SI-12"),
    ENDED: ("why-over", "SI-23"),
}


def why(state: Simpsons, action: int) -> Message:
    """Why this action is not possible now, with the rule that says so."""
    phase = _phase_of(action)
    if phase == COUNTING and state.used and state.phase != ENDED:
        return Message("why-all-dice", {"rule": "SI-25", "dice": state.dice})
    if phase != state.phase:
        key, rule = _NOW[state.phase]
        return Message(key, {"rule": rule})
    if phase == CHOOSING:
        return _why_portrait(state, action)
    if phase == COUNTING:
        return _why_misfit(state, state.portrait, "why-dice", "SI-11")
    chips = action - STAKE if phase == STAKING else abs(_bet(action))
    if chips > state.limit:
        rule = "SI-10" if phase == STAKING else "SI-12"
        return Message("why-limit", {"rule": rule, "limit": state.limit})
    return Message("why-purse", {"rule": "SI-13", "chips": _chips(state.chips[state.asked])})


def _phase_of(action: int) -> int:
    """The phase in which an action may be chosen; -1 for what is no action."""
    if not 0 <= action < ACTIONS:
        return -1
    if action <= STAKE:
        return CHOOSING
    return STAKING if action <= THROW else COUNTING if action <= FOR else BETTING


def _why_portrait(state: Simpsons, action: int) -> Message:
    if state.used >> action & 1:
        return Message("why-used", {"rule": "SI-25", "portrait": _portrait(state, action)})
    return _why_misfit(state, action, "why-misfit", "SI-25")


def _why_misfit(state: Simpsons, place: int, key: str, rule: str) -> Message:
    _, _, least, most = state.album.portraits[place]
    values: dict[str, Value] = {"rule": rule, "portrait": _portrait(state, place)}
    return Message(key, values | {"least": least, "most": most, "dice": state.dice})
