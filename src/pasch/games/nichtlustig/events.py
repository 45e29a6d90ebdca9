"""What happens in nichtlustig, told event by event."""

from __future__ import annotations

from pasch.engine.message import Message
from pasch.games.nichtlustig.state import (
    ALL,
    BOOST,
    CHOOSING,
    CLAIMING,
    CLAIMS,
    CLOWNING,
    COLOURED,
    COVERING,
    DEATHS,
    DECLINE,
    DINOSAURS,
    ENDED,
    FIRST,
    HAND_IN_CLOWN,
    KEEPING,
    LEAST,
    MIDDLE,
    NOTHING,
    OF_VALUE,
    OPENING,
    PAIRS,
    PINK,
    TALLYING,
    THROWING,
    VIRUS,
    Nichtlustig,
)
from pasch.games.nichtlustig.words import (
    card,
    cards,
    death,
    dice,
    special,
    taken_from,
    the_death,
    the_special,
)


def tell(state: Nichtlustig, action: int) -> list[Message]:
    after = state.copy()
    after.apply(action)
    if state.phase == OPENING:
        return _tell_opening(state, after, action)
    if state.phase == THROWING:
        return _tell_throw(state, after, action)
    if state.phase == TALLYING:
        return _tell_professors(state, after, action)
    if state.phase == KEEPING:
        return _tell_aside(state, after, action)
    if state.phase == CLAIMING:
        return _tell_claim(state, after, action)
    if state.phase == CLOWNING:
        key = "clown" if action == HAND_IN_CLOWN else "keeps-clown"
        return [Message(key, {"seat": state.turn}), *_tell_rest(state, after)]
    return _tell_rest(state, after)


def _tell_opening(state: Nichtlustig, after: Nichtlustig, value: int) -> list[Message]:
    told = [Message("opening-roll", {"seat": FIRST[state.falling], "value": value})]
    if after.phase == THROWING:
        told.append(Message("begins", {"seat": after.turn}))
    elif after.falling > state.falling:  # the hand is full again
        tied = [seat for seat in range(state.seats) if after.falling >> seat & 1]
        told.append(
            Message("opening-tie", {"names": [Message("name", {"seat": seat}) for seat in tied]})
        )
    return told


def _tell_throw(state: Nichtlustig, after: Nichtlustig, value: int) -> list[Message]:
    if state.falling & state.falling - 1:
        return []  # the throw is told when all its dice lie
    lying = state.copy()
    lying.dice[FIRST[state.falling]] = value
    thrown = dice(lying.dice, ALL ^ state.aside)
    told = [Message("throw", {"seat": state.turn, "throw": state.throws, "dice": thrown})]
    return told if after.phase == KEEPING else [*told, *_tell_scoring(lying, after)]


def _tell_aside(state: Nichtlustig, after: Nichtlustig, some: int) -> list[Message]:
    if state.aside | some == ALL:
        return [Message("stop", {"seat": state.turn}), *_tell_scoring(state, after)]
    told = [Message("duck", {"seat": state.turn})] if state.throws == 3 else []
    if some:
        told.append(Message("aside", {"seat": state.turn, "dice": dice(state.dice, some)}))
    else:
        told.append(Message("aside-none", {"seat": state.turn}))
    return told


def _tell_scoring(state: Nichtlustig, after: Nichtlustig) -> list[Message]:
    """The dice lie for good: what the pink one scores, and what follows if there is no claim."""
    pink = state.dice[PINK]
    told = [] if pink else [Message("no-scoring")]
    for seat, mine in enumerate(state.unscored):
        if mine & OF_VALUE[pink]:
            scored = cards(mine & OF_VALUE[pink])
            key = "scores-too" if told else "scores"  # the number is said once
            told.append(Message(key, {"seat": seat, "value": pink, "cards": scored}))
    if after.phase == CLAIMING:
        return told
    return [*told, Message("wins-nothing", {"seat": state.turn}), *_tell_coming(state, after)]


def _tell_claim(state: Nichtlustig, after: Nichtlustig, action: int) -> list[Message]:
    seat = state.turn
    if action == DECLINE:
        return [Message("declines", {"seat": seat}), *_tell_coming(state, after)]
    some = CLAIMS[action - PAIRS]
    if action < DINOSAURS:
        told = [Message("takes", {"seat": seat, "cards": taken_from(state, some)})]
    else:
        told = [Message("takes-dinosaur", {"seat": seat, "card": cards(some)[0]})]
        if LEAST + action - DINOSAURS > state.total():
            told.append(Message("time-machine", {"boost": BOOST}))
    if state.owner[VIRUS] != seat:
        return [*told, *_tell_rest(state, after)]
    return [*told, Message("virus"), *_tell_coming(state, after)]


def _tell_coming(state: Nichtlustig, after: Nichtlustig) -> list[Message]:
    """A Death comes: the one of the pink die, or another if they have that one (NL-34)."""
    seat, pink = state.turn, state.dice[PINK]
    told = []
    if not state.deaths():
        told.append(Message("has-all-deaths", {"seat": seat}))
    elif state.holder[pink] == seat:
        told.append(Message("has-that-death", {"seat": seat, "death": the_death(pink)}))
    return [*told, *_tell_rest(state, after)]


def _tell_rest(state: Nichtlustig, after: Nichtlustig) -> list[Message]:
    """From the Death on: as far as the turn went by itself."""
    told = _tell_death(state, after)
    if after.phase in (CLOWNING, CHOOSING, COVERING):
        return told
    return [*told, *_tell_specials(state), *_tell_next(state, after)]


def _tell_death(state: Nichtlustig, after: Nichtlustig) -> list[Message]:
    seat = state.turn
    told = []
    for number in range(DEATHS):
        before, now = state.holder[number], after.holder[number]
        if before != now:
            told.append(_tell_taken(state, number))
            if state.covers[number] != NOTHING:
                freed = card(state.covers[number])
                told.append(Message("freed", {"card": freed, "other": before}))
        if now == seat and after.laying != number and (before != now or state.laying == number):
            told.append(_tell_laid(after, number))
    return told


def _tell_taken(state: Nichtlustig, number: int) -> Message:
    if state.holder[number] == MIDDLE:
        return Message("takes-death", {"seat": state.turn, "death": the_death(number)})
    return Message(
        "takes-death-of",
        {"seat": state.turn, "death": the_death(number), "other": state.holder[number]},
    )


def _tell_laid(after: Nichtlustig, number: int) -> Message:
    if after.covers[number] == NOTHING:
        return Message("face-up", {"death": death(number)})
    return Message("covers", {"death": death(number), "card": card(after.covers[number])})


def _tell_specials(state: Nichtlustig) -> list[Message]:
    """What goes back and what the symbols bring, at the end of the turn."""
    seat = state.turn
    used = [place for place in (VIRUS, state.hurrying) if state.owner[place] == seat]
    told = [Message("goes-back", {"special": special(place)}) for place in sorted(used)]
    won = []
    for place in range(COLOURED):
        other = state.owner[place]
        if state.dice[place] or (other == seat and place not in used):
            continue
        named = the_special(place)
        if other in (MIDDLE, seat):
            won.append(named)
        else:
            won.append(Message("special-of", {"special": named, "other": other}))
    return [*told, Message("wins-specials", {"seat": seat, "specials": won})] if won else told


def _tell_next(state: Nichtlustig, after: Nichtlustig) -> list[Message]:
    if after.phase == THROWING:
        following = (state.turn + 1) % state.seats
        if after.turn == following:
            return []
        grounding = special(state.grounding)
        return [Message("misses-turn", {"seat": following, "special": grounding})]
    told = [Message("ending", {"count": after.middle.bit_count()})]
    return [*told, *_tell_result(after)] if after.phase == ENDED else told


def _tell_professors(state: Nichtlustig, after: Nichtlustig, value: int) -> list[Message]:
    if state.falling & state.falling - 1:
        return []  # told when all of them lie
    count = FIRST[state.falling] + 1
    faces = [Message("face", {"value": each}) for each in (*state.dice[: count - 1], value)]
    told = [
        Message(
            "professors",
            {
                "seat": state.roller,
                "count": count,
                "dice": faces,
                "points": after.rolled[state.roller],
            },
        )
    ]
    return [*told, *_tell_result(after)] if after.phase == ENDED else told


def _tell_result(after: Nichtlustig) -> list[Message]:
    points, places = after.returns(), after.places()
    ranked = sorted(range(after.seats), key=lambda seat: places[seat])
    told = [Message("result", {"seat": seat, "points": points[seat]}) for seat in ranked]
    winners = [seat for seat in ranked if places[seat] == 1]
    if len(winners) > 1:
        return told + [Message("shares-win", {"seat": seat}) for seat in winners]
    tied = points.count(max(points)) > 1
    return [*told, Message("wins-by-deaths" if tied else "wins", {"seat": winners[0]})]
