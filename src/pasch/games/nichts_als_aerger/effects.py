"""What an action brings about besides itself, told by comparing before and after."""

from __future__ import annotations

from collections.abc import Iterator

from pasch.engine.message import Message
from pasch.games.nichts_als_aerger.labels import card, landing, space
from pasch.games.nichts_als_aerger.notation import origin, target
from pasch.games.nichts_als_aerger.rules.actions import GIVE, MOVE, PASS, PLAY, STRIKE
from pasch.games.nichts_als_aerger.rules.board import BASE, Board
from pasch.games.nichts_als_aerger.rules.play import ANSWERS, KARATE, MOVING, NOTHING, SIXES
from pasch.games.nichts_als_aerger.rules.result import has_ended
from pasch.games.nichts_als_aerger.rules.turn import ACT
from pasch.games.nichts_als_aerger.state import NONE, NichtsAlsAerger


def effects(before: NichtsAlsAerger, after: NichtsAlsAerger, action: int) -> Iterator[Message]:
    stands = list(_voided(before, after, action))
    yield from stands
    if all(message.key != "parried" for message in stands):
        yield from _driven(before, after, action)
    yield from _rearranged(before, after, action)
    yield from _thrown_out(before, after, action)
    yield from _lying(before, after)
    yield from _skipped(before, after)
    if not after.stack:
        yield from _result(before, after)


def _voided(before: NichtsAlsAerger, after: NichtsAlsAerger, action: int) -> Iterator[Message]:
    """An answer stands: at once, or because nobody answers it."""
    play = before.stack[-1]
    if play.doing not in (ANSWERS, KARATE):
        return
    kept = len(after.stack)
    if action != PASS:
        if kept <= len(before.stack):
            yield _stands(before, len(before.stack) - 1)
        return
    answered = len(before.stack) - 2  # none where the pass ends the last turn (NA-54)
    if kept <= answered + 1 and answered >= 0 and before.stack[answered].doing in (ANSWERS, KARATE):
        yield _stands(before, answered)


def _stands(before: NichtsAlsAerger, hit: int) -> Message:
    """The answer to this play stands: it is void, or parried."""
    play = before.stack[hit]
    if play.doing == KARATE:
        return Message("parried", {"seat": play.mover})
    return Message("void", {"card": card(play.kind), "seat": play.seat})


def _driven(before: NichtsAlsAerger, after: NichtsAlsAerger, action: int) -> Iterator[Message]:
    """Geisterfahrer has not been parried: at once, or when nobody is left to do so."""
    board = before.board
    for play in before.stack[1:]:
        if before.cards[play.kind].id != "geisterfahrer" or board.men == after.board.men:
            continue
        pips = play.dice or action + 1
        start = board.step(play.seat, play.one)
        end = (start - pips) % board.track
        way = {"from": space(board, play.seat, start), "to": landing(board, play.seat, end)}
        yield Message("drives", {"seat": play.seat, **way})


def _rearranged(before: NichtsAlsAerger, after: NichtsAlsAerger, action: int) -> Iterator[Message]:
    """A card has moved pieces by itself."""
    if before.board.men == after.board.men:
        return
    kinds = [(play.kind, play.seat) for play in before.stack]
    if PLAY <= action < GIVE:
        kinds.append((action - PLAY, before.actor()))
    for kind, seat in kinds:
        id = before.cards[kind].id
        if id in ("platztausch", "farbenkoenig"):
            other = _moved(before.board, after.board, seat)
            yield Message(f"carried-out-{id}", {"seat": seat, "other": other})
        elif id in ("polonaise", "grosser_start"):
            yield Message(f"carried-out-{id}", {"seat": seat})


def _moved(before: Board, after: Board, seat: int) -> int:
    """The other seat whose pieces stand elsewhere now."""
    places = range(len(before.men))
    owners = [place // before.pieces for place in places if before.men[place] != after.men[place]]
    return next(owner for owner in owners if owner != seat)


def _thrown_out(before: NichtsAlsAerger, after: NichtsAlsAerger, action: int) -> Iterator[Message]:
    striker, step = _from_base(before, action)
    for seat in range(before.seats):
        count = after.board.count(seat, BASE) - before.board.count(seat, BASE)
        if seat == striker and not after.board.others(seat, step):
            # NA-16: own ones, too; whoever left B for it does not make up for them
            count = before.board.count(seat, step)
        if count > 0:
            yield Message("out", {"other": seat, "count": count})


def _from_base(before: NichtsAlsAerger, action: int) -> tuple[int, int]:
    """Whose pieces come from B to throw out, now or if nobody parries, and on which step."""
    play = before.stack[-1]
    if action >= MOVE + STRIKE and (action - MOVE) & STRIKE and origin(action) == BASE:
        return play.colour if play.doing == MOVING else play.actor, target(before, action)
    for play in before.stack:
        if play.doing == KARATE and play.origin == BASE:
            return play.colour, play.target
    return NONE, 0


def _lying(before: NichtsAlsAerger, after: NichtsAlsAerger) -> Iterator[Message]:
    """Cards that begin or cease to lie."""
    if before.diet != after.diet:
        if after.diet == NONE:
            yield Message("diet-over", {"seat": before.diet})
        else:
            yield Message("diet-lies", {"seat": after.diet})
    if before.bonus != after.bonus:
        yield Message("bonus-lies", {"seat": after.bonus})
    if before.law and not after.law:
        yield Message("law-over")
    for seat in range(before.seats):
        if after.spell_of[seat] != before.spell_of[seat]:
            if after.spell_of[seat] == NONE:
                yield Message("spell-over", {"seat": seat})
            else:
                yield Message("spell-lies", {"seat": after.spell_of[seat], "other": seat})


def _skipped(before: NichtsAlsAerger, after: NichtsAlsAerger) -> Iterator[Message]:
    """Under Gesetz: turns that pass without anybody being asked for their action."""
    turn = before.stack[0]
    first = turn.seat + 1
    count = after.turns - before.turns - 1
    if turn.doing == SIXES or (turn.step <= ACT and turn.doing == NOTHING):
        first, count = first - 1, count + 1
    for number in range(count):
        yield Message("sits-out", {"seat": (first + number) % before.seats})


def _result(before: NichtsAlsAerger, after: NichtsAlsAerger) -> Iterator[Message]:
    teams = after.rules.teams
    winners = [seat for seat, place in enumerate(after.rank) if place == 1]
    at_once = any(has_ended(after.board, seat, teams) for seat in range(after.seats))
    if not at_once and after.turns > before.turns:
        yield Message("counted")
    for seat in winners:
        yield Message("wins", {"seat": seat})
