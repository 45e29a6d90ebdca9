"""A position of nichts_als_aerger as readable JSON; `reading.py` reads it back.

    {"seats": 2, "options": {"end": "win", "rounds": 20, "teams": "none"}, "turns": 7,
     "players": [{"colour": "yellow", "on": ["B", "B", "A", "17"], "hand": ["bombe", null],
                  "chosen": "-"}, ...],
     "pile": 44, "first_pile": true, "discards": ["champion"],
     "lying": {"diaet": null, "gesetz": 0, "hypnose": [], "schneckenbonus": 1},
     "plays": [{"play": "turn", "seat": 0, "step": 3, "doing": "asking", "actor": 0}],
     "places": [0, 0]}

`on` are the own steps of a player's pieces; a null in a hand is a card the viewer does not
know.  `chosen` is a secret choice (a card, a number), `-` when there is none.  `lying` names the
seat before which a card lies; of `gesetz` the turns that are left; of `hypnose` the victims.
`plays` is the turn and on it every card that is not finished; numbers that are 0 are left out,
`one` and `two` are what a card has named (its file says what).  Written by hand,
`[{"play": "turn", "seat": 0}]` is enough: the turn of seat 0 begins.  A match under former rules
says so by their `version`.
"""

from __future__ import annotations

from typing import Any, Final, cast

from pasch.engine.errors import BadSetup
from pasch.engine.setup import Setup, choice, number
from pasch.engine.state import CHANCE, HIDDEN
from pasch.games.nichts_als_aerger.deck import DECK, NAMES
from pasch.games.nichts_als_aerger.labels import hue, label
from pasch.games.nichts_als_aerger.readable import End, Side, Teams
from pasch.games.nichts_als_aerger.readable import Play as ReadablePlay
from pasch.games.nichts_als_aerger.readable import Position as Readable
from pasch.games.nichts_als_aerger.rules.actions import KINDS
from pasch.games.nichts_als_aerger.rules.play import NOBODY, NOTHING, Play
from pasch.games.nichts_als_aerger.state import NONE, NichtsAlsAerger, Rules, opening

SEATS: Final = range(2, 7)
FORMER: Final = range(1, 2)  # versions of the rules that are still replayed
ENDS: Final[tuple[End, ...]] = ("win", "turns", "deck")
TEAMS: Final[tuple[Teams, ...]] = ("none", "win", "points")
TEAM_SEATS: Final = (4, 6)  # NA-53
ROUNDS: Final = range(1, 101)
OPTIONS: Final = (choice("end", *ENDS), number("rounds", 20, ROUNDS), choice("teams", *TEAMS))

DOING: Final = ("nothing", "asking", "nature", "rolling", "moving", "sixes", "answers", "karate")
HOW: Final = ("dice", "card", "card-roll", "if-he-likes")
NOTHING_CHOSEN: Final = "-"
PLAYS: Final = [each.id for each in DECK.cards]


def start(setup: Setup) -> NichtsAlsAerger:
    teams = str(setup.options["teams"])
    if teams != TEAMS[0] and setup.seats not in TEAM_SEATS:
        raise BadSetup(
            f"option 'teams' of nichts_als_aerger cannot be {teams!r} with {setup.seats} players;"
            f" it may be {TEAMS[0]}",
            {"game": "nichts_als_aerger", "problem": "value", "name": "teams", "value": teams,
             "allowed": TEAMS[0]},
        )  # fmt: skip
    first = NONE if setup.first is None else setup.first
    return opening(rules(setup.seats, dict(setup.options), setup.version), first)


def rules(seats: int, options: dict[str, Any], former: int) -> Rules:
    end, teams = ENDS.index(options["end"]), TEAMS.index(options["teams"])
    return Rules(DECK, seats, end, options["rounds"], teams, former)


def position(state: NichtsAlsAerger) -> Readable:
    given = state.rules
    hands = state.hands
    found: Readable = {
        "seats": state.seats,
        "options": {"end": ENDS[given.end], "rounds": given.rounds, "teams": TEAMS[given.teams]},
        "turns": state.turns,
        "players": [_player(state, seat) for seat in range(state.seats)],
        "pile": hands.pile,
        "first_pile": hands.first_pile,
        "discards": _cards(hands.discards),
        "lying": {
            "diaet": _seat(state.diet),
            "gesetz": state.law,
            "hypnose": [
                {"seat": seat, "by": state.spell_of[seat], "turns": state.spell[seat]}
                for seat in range(state.seats)
                if state.spell[seat]
            ],
            "schneckenbonus": _seat(state.bonus),
        },
        "plays": [_play(state, play) for play in state.stack],
        "places": list(state.rank),
    }
    if given.former:
        found["version"] = given.former
    return found


def _player(state: NichtsAlsAerger, seat: int) -> Side:
    board, hands = state.board, state.hands
    steps = board.men[seat * board.pieces : (seat + 1) * board.pieces]
    known = _cards(hands.known[seat * KINDS : (seat + 1) * KINDS])
    return {
        "colour": hue(board, seat),
        "on": [label(board, step) for step in steps],
        "hand": [*known, *[None] * hands.unknown[seat]],
        "chosen": _choice(state, seat),
    }


def _choice(state: NichtsAlsAerger, seat: int) -> str | int | None:
    secret = state.secret[seat]
    if secret == NONE:
        return NOTHING_CHOSEN
    if secret == HIDDEN:
        return None
    return NAMES[secret] if state.cards[state.stack[-1].kind].id == "gib" else secret


def _cards(counts: list[int]) -> list[str]:
    return [NAMES[kind] for kind in range(KINDS) for _ in range(counts[kind])]


def _seat(seat: int) -> int | None:
    return None if seat == NONE else seat


def _play(state: NichtsAlsAerger, play: Play) -> ReadablePlay:
    data: dict[str, Any] = {"play": PLAYS[play.kind], "seat": _seat(play.seat), "step": play.step}
    if play.doing != NOTHING:
        data["doing"] = DOING[play.doing]
    if play.actor != NOBODY:
        data["actor"] = "nature" if play.actor == CHANCE else play.actor
    if play.pending:
        data["to_ask"] = _seats(play.pending)
    if play.dice:
        data["dice"] = _dice(play.dice)
    if play.how:
        data["how"] = HOW[play.how]
    if play.struck:
        data["struck"] = _seats(play.struck)
    for name, value in (
        ("roller", play.roller), ("left", play.left), ("tries", play.tries),
        ("mover", play.mover), ("colour", play.colour), ("points", play.points),
        ("from", play.origin), ("to", play.target), ("one", play.one), ("two", play.two),
    ):  # fmt: skip
        if value:
            data[name] = value
    return cast(ReadablePlay, data)


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(SEATS[-1]) if bits >> seat & 1]


def _dice(packed: int) -> list[int]:
    """In the order in which they were rolled.

    >>> _dice(0o341)
    [3, 4, 1]
    """
    return [int(pips) for pips in f"{packed:o}"]
