"""How long a window stays open and who is told what: no sockets, no storage, no clock."""

from __future__ import annotations

from time import time

import pytest
from kit.toy import TOY, toy
from kit.toy.state import CLAIMING, Toy
from server.hands import DENKSTE, GAME, USABLE, USELESS, dealt

from pasch import OVER, Rng, Setup, Window, fair, playout
from pasch.engine.errors import IllegalAction, NothingToTakeBack, NotYourTurn
from pasch.engine.window import Routine
from pasch.games.nichts_als_aerger.rules.actions import PASS, ROLL
from pasch.server.match import Match
from pasch.server.table import LiveTable
from pasch.server.table_document import TableDocument
from pasch.server.windows import (
    THINKING_SECONDS,
    Closing,
    Notes,
    Question,
    Sitting,
    beat,
    closing,
    is_offered,
    may_decide_meanwhile,
    notes_at,
    plays_itself,
    questions,
    shown,
    with_decision,
    with_pass,
    with_thinker,
)
from pasch.storage.store import Entry

SECONDS = 1.2
OPENED = 1000.0
NOW = 1100.0
ASKED = (Question(1, PASS, [PASS, DENKSTE]), Question(2, PASS, [PASS]), Question(3, PASS, [PASS]))
NOBODY_CAN = tuple(question._replace(choices=[PASS]) for question in ASKED)
ALL = frozenset(range(4))
NONE = frozenset[int]()
SEVERAL = Sitting(ALL, {}, NONE, SECONDS, one_device=False)
DEVICE = SEVERAL._replace(one_device=True)
UNTIMED = SEVERAL._replace(seconds=0)
ALONE = Sitting(frozenset([1]), {0: 2, 2: 2, 3: 2}, NONE, SECONDS, one_device=False)
SILENT = Notes(7)
WAITS = Closing(None)


def match_of(*hands: str) -> Match:
    """With the window open before the turn of seat 0."""
    seed, setup = "01" * 32, GAME.setup(Setup(len(hands), first=0))
    proof = fair.Proof("t", fair.commit(bytes.fromhex(seed)), ("",) * len(hands), seed)
    found = Match(GAME, setup, proof)
    write(found, [(record.actor, record.action) for record in dealt(*hands)])
    return found


def write(match: Match, steps: list[tuple[int, int]]) -> None:
    version = match.version
    match.absorb([Entry(version + number, *step, 0) for number, step in enumerate(steps, start=1)])


# Which questions are one window


def test_all_who_are_asked_at_one_moment_are_one_window() -> None:
    match = match_of(USELESS, USABLE, USELESS, USELESS)
    assert [question.seat for question in match.window] == [1, 2, 3]
    assert [question.usable for question in match.window] == [True, False, False]
    assert list(match.asked()) == [1, 2, 3]


def test_the_next_moment_is_another_window() -> None:
    """Somebody plays Denkste as a 6; those who may answer it are asked then, not before."""
    match = match_of(USELESS, USABLE, USABLE, USELESS)
    write(match, match.plan_window((1, DENKSTE)))
    assert [question.seat for question in match.window] == [2, 3, 0]
    write(match, match.plan_window(None))
    assert not match.window
    assert match.table.state.actor() == 1


def test_a_seat_that_would_be_asked_again_is_asked_later() -> None:
    def window(state: Toy) -> Window | None:
        asked = state.phase == CLAIMING and 0 < state.claim < 3 * state.seats
        return Window(state.claim + 1) if asked else None

    state = TOY.start(Setup(3, first=0))
    for action in (2, 2, 2, 10, 10, 10, 1):  # cards, stakes, and a claim of one
        state.apply(action)
    assert [question.seat for question in questions(toy(window=window), state)] == [1, 2, 0]


def test_there_is_no_window_in_a_turn_nor_at_the_end() -> None:
    match = match_of(USELESS, USELESS)
    write(match, match.plan_window(None))
    assert match.window == ()
    state = match.table.state.copy()
    playout(state, Rng(1))
    assert (state.actor(), questions(GAME, state)) == (OVER, ())


# What is written when it closes


def test_everybody_passes_in_one_group() -> None:
    match = match_of(USELESS, USABLE, USABLE)
    assert match.plan_window(None) == [(1, PASS), (2, PASS)]


def test_who_speaks_up_plays_and_those_before_have_passed() -> None:
    match = match_of(USELESS, USABLE, USELESS, USABLE)
    assert match.plan_move(3, DENKSTE) == [(1, PASS), (2, PASS), (3, DENKSTE)]
    assert match.plan_move(1, DENKSTE) == [(1, DENKSTE)]


def test_only_who_takes_part_may_speak_up_and_only_with_what_they_hold() -> None:
    match = match_of(USELESS, USABLE, USELESS)
    with pytest.raises(NotYourTurn):
        match.plan_move(0, ROLL)
    with pytest.raises(IllegalAction):
        match.plan_move(2, DENKSTE)


def test_what_everybody_knows_to_be_impossible_passes_with_the_move_before() -> None:
    """All four Denkste lie openly: nobody waits for answers that cannot come."""
    hands = [USELESS, USABLE, USABLE, USABLE, USABLE]
    match = match_of(*hands)
    for seat in (1, 2, 3, 4):
        while seat not in [question.seat for question in match.window if question.usable]:
            write(match, match.plan_window(None) if match.window else _played_on(match))
        write(match, match.plan_window((seat, DENKSTE)))
    lying = match.game.position(match.table.state)["discards"]
    assert lying.count("denkste") == 4
    log = len(match.table.log)
    while not match.over and len(match.table.log) < log + 60:
        assert not match.window
        write(match, _played_on(match))


def _played_on(match: Match) -> list[tuple[int, int]]:
    seat = match.table.state.actor()
    return match.plan_move(seat, match.table.state.legal()[0])


# Who is asked next


def test_who_is_asked_next_is_known_before_the_window_closes() -> None:
    match = match_of(USELESS, USABLE, USELESS)
    after = match.after_window()
    assert after is not None
    assert (after[0], after[1].actor()) == (0, 0)
    assert match.plan_window(None, (0, ROLL))[:3] == [(1, PASS), (2, PASS), (0, ROLL)]
    assert match.plan_window((2, PASS), (0, ROLL)) == [(1, PASS), (2, PASS)]


def test_nobody_decides_on_what_is_still_to_be_told() -> None:
    """A Denkste that stands moves a piece: what comes then is decided when it is seen."""
    match = match_of(USELESS, USABLE, USABLE)
    write(match, match.plan_window((1, DENKSTE)))
    write(match, match.plan_window((2, DENKSTE)))
    assert [question.seat for question in match.window] == [0]
    assert match.after_window() is None


def test_a_decision_of_another_than_who_is_asked_is_forgotten() -> None:
    match = match_of(USELESS, USABLE, USELESS)
    assert match.plan_window(None, (2, ROLL)) == [(1, PASS), (2, PASS)]


def test_a_decision_may_be_changed_while_the_window_is_open() -> None:
    notes = with_decision(SILENT, 0, ROLL)
    assert notes
    assert notes.then == (0, ROLL)
    assert with_decision(notes, 0, ROLL) is None
    assert not may_decide_meanwhile(0, SEVERAL, notes)


@pytest.mark.parametrize("sitting", [ALONE, DEVICE, SEVERAL._replace(bots={0: 2})])
def test_bots_and_those_before_whom_others_sit_decide_later(sitting: Sitting) -> None:
    assert may_decide_meanwhile(0, SEVERAL, SILENT)
    assert not may_decide_meanwhile(0, sitting, SILENT)


# Taking back


def test_nobody_takes_back_a_pass() -> None:
    match = match_of(USELESS, USELESS, USELESS)
    write(match, match.plan_window(None))
    assert not match.can_take_back
    for seat in (1, 2):
        with pytest.raises(NothingToTakeBack):
            match.plan_take_back(seat)


def test_a_move_is_taken_back_while_its_window_is_open_but_not_the_pass_before_it() -> None:
    match = match_of("marathon", USELESS, USELESS)
    write(match, match.plan_window(None))
    play = next(action for action in match.table.state.legal() if action != ROLL)
    write(match, match.plan_move(0, play))
    assert [question.seat for question in match.window] == [1, 2]
    write(match, match.plan_take_back(0))
    assert match.table.state.actor() == 0
    assert not match.can_take_back
    write(match, match.plan_move(0, play))
    write(match, match.plan_window(None))
    assert not match.can_take_back


# How long it is open


@pytest.mark.parametrize("asked", [ASKED, NOBODY_CAN])
def test_among_people_it_is_open_for_the_same_time(asked: tuple[Question, ...]) -> None:
    assert closing(asked, SEVERAL, SILENT, OPENED, NOW) == Closing(OPENED + SECONDS)


def test_nobody_shortens_it_by_passing() -> None:
    assert with_pass(SILENT, SEVERAL, 1, PASS, 0) is None


def test_bots_among_people_change_nothing() -> None:
    mixed = Sitting(frozenset([0, 1]), {2: 4, 3: 4}, NONE, SECONDS, one_device=False)
    assert closing(ASKED, mixed, SILENT, OPENED, NOW) == Closing(OPENED + SECONDS)


@pytest.mark.parametrize(("level", "seconds"), [(1, 0.1), (2, 0.1), (3, 0.2), (4, 0.4)])
def test_bots_among_themselves_have_a_beat_by_their_level(level: int, seconds: float) -> None:
    bots = Sitting(frozenset([0, 4]), {1: 1, 2: level, 3: 1}, NONE, SECONDS, one_device=False)
    for asked in (ASKED, NOBODY_CAN):
        assert closing(asked, bots, SILENT, OPENED, NOW) == Closing(OPENED + seconds, for_bots=True)


def test_who_thinks_has_fifteen_seconds_from_then_on() -> None:
    notes = with_thinker(SILENT, 1, int(OPENED * 1000) + 900)
    assert notes
    assert notes.thinking() == [1]
    assert closing(ASKED, SEVERAL, notes, OPENED, NOW) == Closing(OPENED + 0.9 + THINKING_SECONDS)
    assert with_thinker(notes, 1, 10**9) is None


def test_once_the_thinker_passes_the_usual_time_counts() -> None:
    notes = with_thinker(SILENT, 1, int(OPENED * 1000) + 900)
    passed = notes and with_pass(notes, SEVERAL, 1, PASS, int(OPENED * 1000) + 5000)
    assert passed
    assert passed.thinking() == []
    assert closing(ASKED, SEVERAL, passed, OPENED, NOW) == Closing(OPENED + SECONDS)


@pytest.mark.parametrize("asked", [ASKED, NOBODY_CAN])
def test_it_waits_for_a_patient_seat_whatever_it_holds(asked: tuple[Question, ...]) -> None:
    patient = SEVERAL._replace(patient=frozenset([1]))
    assert closing(asked, patient, SILENT, OPENED, NOW) == WAITS
    passed = with_pass(SILENT, patient, 1, PASS, 0)
    assert passed
    assert closing(asked, patient, passed, OPENED, NOW) == Closing(OPENED + SECONDS)


def test_a_patient_seat_that_a_bot_plays_is_not_waited_for() -> None:
    away = SEVERAL._replace(patient=frozenset([1]), bots={1: 1})
    assert closing(ASKED, away, SILENT, OPENED, NOW) == Closing(OPENED + SECONDS)


@pytest.mark.parametrize("asked", [ASKED, NOBODY_CAN])
def test_without_a_clock_it_waits_for_everybody(asked: tuple[Question, ...]) -> None:
    notes: Notes | None = SILENT
    for seat in (1, 2, 3):
        assert notes
        assert closing(asked, UNTIMED, notes, OPENED, NOW) == WAITS
        notes = with_pass(notes, UNTIMED, seat, PASS, 0)
    assert notes
    assert closing(asked, UNTIMED, notes, OPENED, NOW) == Closing(OPENED, for_bots=True)


def test_alone_it_waits_only_where_there_is_something_to_do() -> None:
    assert closing(ASKED, ALONE, SILENT, OPENED, NOW) == WAITS
    assert closing(NOBODY_CAN, ALONE, SILENT, OPENED, NOW) == Closing(OPENED, for_bots=True)
    passed = with_pass(SILENT, ALONE, 1, PASS, 0)
    assert passed
    assert closing(ASKED, ALONE, passed, OPENED, NOW) == Closing(OPENED, for_bots=True)


def test_at_one_device_going_on_closes_it_at_once() -> None:
    assert closing(ASKED, DEVICE, SILENT, OPENED, NOW) == Closing(OPENED + SECONDS)
    notes: Notes | None = SILENT
    for seat in (1, 2, 3):
        assert notes
        notes = with_pass(notes, DEVICE, seat, PASS, 0)
    assert notes
    assert closing(ASKED, DEVICE, notes, OPENED, NOW) == Closing(OPENED, for_bots=True)


def test_at_one_device_who_thinks_stops_the_clock_and_it_begins_anew() -> None:
    notes = with_thinker(SILENT, 2, int(OPENED * 1000) + 500)
    assert notes
    assert closing(ASKED, DEVICE, notes, OPENED, NOW) == WAITS
    passed = with_pass(notes, DEVICE, 2, PASS, int(OPENED * 1000) + 60_000)
    assert passed
    assert closing(ASKED, DEVICE, passed, OPENED, NOW) == Closing(OPENED + 60 + SECONDS)


def test_where_no_bot_takes_part_no_time_is_given_to_them() -> None:
    assert beat(ASKED, SEVERAL) == 0


def test_notes_of_another_window_say_nothing() -> None:
    assert notes_at(Notes(6, {1: PASS}), 7) == SILENT
    assert notes_at(Notes(7, {1: PASS}), 7) == Notes(7, {1: PASS})


def test_who_has_passed_cannot_think_about_it_nor_pass_again() -> None:
    passed = Notes(7, {1: PASS})
    assert with_thinker(passed, 1, 0) is None
    assert with_pass(passed, UNTIMED, 1, PASS, 0) is None


# Who is told what


@pytest.mark.parametrize(
    ("sitting", "offered"),
    [(SEVERAL, [1]), (SEVERAL._replace(patient=frozenset([3])), [1, 3]), (UNTIMED, [1, 2, 3]),
     (DEVICE, [1, 2, 3]), (ALONE, [1]), (SEVERAL._replace(bots={1: 1}), [])],
)  # fmt: skip
def test_nobody_is_asked_for_nothing(sitting: Sitting, offered: list[int]) -> None:
    found = [each.seat for each in ASKED if is_offered(each, sitting, SILENT)]
    assert found == offered


def test_who_has_passed_is_asked_no_more() -> None:
    assert not is_offered(ASKED[0], DEVICE, Notes(7, {1: PASS}))


def test_alone_a_window_without_a_usable_card_is_not_shown() -> None:
    assert shown(ASKED, ALONE)
    assert not shown(NOBODY_CAN, ALONE)


def test_among_people_it_is_shown_whatever_they_hold() -> None:
    assert shown(ASKED, SEVERAL)
    assert shown(NOBODY_CAN, SEVERAL)


def test_what_bots_settle_among_themselves_is_not_shown() -> None:
    bots = Sitting(frozenset([0]), {1: 1, 2: 1, 3: 1}, NONE, SECONDS, one_device=False)
    assert not shown(ASKED, bots)


def test_a_move_that_plays_itself_tells_nobody_what_somebody_holds() -> None:
    secret, public = Routine(PASS), Routine(PASS, public=True)
    assert plays_itself(None, ALONE, hides=False) is None
    assert plays_itself(secret, SEVERAL, hides=True) is None
    assert plays_itself(secret, DEVICE, hides=True) is None
    for sitting, hides, routine in (
        (SEVERAL, True, public), (SEVERAL, False, secret), (ALONE, True, secret),
    ):  # fmt: skip
        assert plays_itself(routine, sitting, hides) == PASS


def test_nobody_waits_for_a_clock_that_was_ahead() -> None:
    ahead = round(1000 * (NOW + 86_400))
    thinks = with_thinker(SILENT, 1, ahead)
    assert thinks is not None
    assert closing(ASKED, SEVERAL, thinks, OPENED, NOW) == Closing(NOW + THINKING_SECONDS)
    resumed = Notes(7, resumed=ahead)
    assert closing(ASKED, DEVICE, resumed, OPENED, NOW) == Closing(NOW + SECONDS)


def test_nor_does_a_table_whose_last_move_is_of_tomorrow() -> None:
    table = LiveTable("t")
    table.document = TableDocument("mal_anders", 1, {}, None, [], "", "")
    for resumed in (0, round(1000 * (time() + 86_400))):
        table.document.resumed = resumed
        table.asked_since = time() + 86_400
        assert table.opened <= time()
