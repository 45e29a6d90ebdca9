"""Windows: when nobody is asked, and whoever wants to speak up does.

A game marks questions in which passing is the default.  Those that would follow one another at one
moment if everybody passed are one window, open to all their seats at once.  Here is how long it
stays open and who is told what: by what everybody knows, so that neither tells what anybody holds.
Only one person alone with bots has nobody to keep a secret from.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from pasch.engine.game import Game
from pasch.engine.state import State
from pasch.engine.window import Routine

THINKING_SECONDS = 15.0  # that a person may ask for, where others wait on other devices
BEATS = (0.1, 0.1, 0.2, 0.4)  # seconds that bots of each level are given where nobody else decides


class Question(NamedTuple):
    """What one seat is asked in a window, once all before it have passed."""

    seat: int
    passing: int
    choices: list[int]

    @property
    def usable(self) -> bool:
        """Whether there is anything to do but to pass: the secret of this seat."""
        return len(self.choices) > 1


Questions = tuple[Question, ...]


def questions(game: Game, state: State) -> Questions:
    """The window that is open, as a row of questions in the order of the rules; none if none is."""
    window = first = game.window(state)
    found: list[Question] = []
    seats: set[int] = set()
    now = state.copy() if first is not None else state
    while window is not None and first is not None and window.moment == first.moment:
        seat = now.actor()
        if seat in seats:
            break
        seats.add(seat)
        found.append(Question(seat, window.passing, now.legal()))
        now.apply(window.passing)
        window = game.window(now)
    return tuple(found)


class Thinker(Struct, frozen=True):
    """A seat that asked for time, and when, in ms."""

    seat: int
    since: int


class Notes(Struct, frozen=True):
    """What was said in the window that opened at version `at`, as far as it is waited for."""

    at: int = -1
    passed: dict[int, int] = {}  # each of these seats with the action by which it did
    thinkers: list[Thinker] = []
    resumed: int = 0  # when the last thinker at a shared device had passed, in ms
    then: tuple[int, int] | None = None  # what the seat that is asked next has decided meanwhile

    def thinking(self) -> list[int]:
        return [each.seat for each in self.thinkers if each.seat not in self.passed]


def notes_at(notes: Notes, version: int) -> Notes:
    """These, or if they are of another window, empty ones."""
    return notes if notes.at == version else Notes(version)


class Sitting(NamedTuple):
    """Who answers at this table, and how: all of it is public."""

    people: frozenset[int]  # the seats of people, present or not
    bots: dict[int, int]  # the seats that bots play now, also for people who are away: their levels
    patient: frozenset[int]
    seconds: float  # how long a window is open; 0: until everybody has answered
    one_device: bool  # which all people share

    @property
    def alone(self) -> bool:
        return len(self.people) == 1


class Closing(NamedTuple):
    """When a window closes if nobody says anything more."""

    at: float | None  # None: not before somebody answers
    for_bots: bool = False  # nobody else decides: then they may take another beat


def answering(asked: Questions, sitting: Sitting) -> Questions:
    """The people who take part."""
    return tuple(question for question in asked if question.seat not in sitting.bots)


def beat(asked: Questions, sitting: Sitting) -> float:
    """The time for the bots that take part: by their levels, not by their cards.

    With one person alone there is nobody who could learn from the time that they need.
    """
    if sitting.alone:
        return 0.0
    levels = [sitting.bots[each.seat] for each in asked if each.seat in sitting.bots]
    return max((BEATS[level - 1] for level in levels), default=0.0)


def closing(asked: Questions, sitting: Sitting, notes: Notes, opened: float, now: float) -> Closing:
    """Among people at several devices nobody's answer shortens a window.

    What was noted by a clock that was ahead counts as noted now.
    """
    people = answering(asked, sitting)
    undecided = [each for each in people if each.seat not in notes.passed]
    if sitting.alone:
        undecided = [each for each in undecided if each.usable]
    if not undecided:
        if people and sitting.seconds and not (sitting.alone or sitting.one_device):
            return Closing(opened + sitting.seconds)
        return Closing(opened + beat(asked, sitting), for_bots=True)
    if sitting.alone or any(waits_for(each.seat, sitting) for each in undecided):
        return Closing(None)
    thinking = [
        min(each.since / 1000, now) for each in notes.thinkers if each.seat not in notes.passed
    ]
    if sitting.one_device:
        since = max(opened, min(notes.resumed / 1000, now))
        return Closing(None if thinking else since + sitting.seconds)
    return Closing(max([opened + sitting.seconds, *(at + THINKING_SECONDS for at in thinking)]))


def waits_for(seat: int, sitting: Sitting) -> bool:
    """Whether every window waits until this person has answered, whatever they hold."""
    return not sitting.seconds or seat in sitting.patient


def shown(asked: Questions, sitting: Sitting) -> bool:
    """Whether there is anything to see: not what bots settle among themselves."""
    people = answering(asked, sitting)
    return any(each.usable for each in people) if sitting.alone else bool(people)


def is_offered(question: Question, sitting: Sitting, notes: Notes) -> bool:
    """Whether a person is told what they may do: nobody is asked for nothing."""
    if question.seat in sitting.bots or question.seat in notes.passed:
        return False
    if sitting.alone:
        return question.usable
    return question.usable or sitting.one_device or waits_for(question.seat, sitting)


def with_pass(notes: Notes, sitting: Sitting, seat: int, passing: int, now: int) -> Notes | None:
    """The notes once this person has passed; None where nobody waits for it."""
    thinks = seat in notes.thinking()
    waited = sitting.alone or sitting.one_device or waits_for(seat, sitting)
    if seat in notes.passed or not (thinks or waited):
        return None
    resumed = now if thinks and sitting.one_device else notes.resumed
    return replace(notes, passed=notes.passed | {seat: passing}, resumed=resumed)


def with_thinker(notes: Notes, seat: int, now: int) -> Notes | None:
    """The notes once this person wants time; None if they had wanted it before."""
    if seat in notes.passed or any(each.seat == seat for each in notes.thinkers):
        return None
    return replace(notes, thinkers=[*notes.thinkers, Thinker(seat, now)])


def plays_itself(routine: Routine | None, sitting: Sitting, hides: bool) -> int | None:
    """What a device may do for its people, told and shown, without giving away what they hold."""
    if routine is None or (hides and not routine.public and not sitting.alone):
        return None
    return routine.action


def may_decide_meanwhile(seat: int, sitting: Sitting, notes: Notes) -> bool:
    """Whether the person who is asked next is told so: at one device others look on."""
    if sitting.alone or sitting.one_device or seat in sitting.bots:
        return False
    return notes.then is None or notes.then[0] != seat


def with_decision(notes: Notes, seat: int, action: int) -> Notes | None:
    """The notes once the person who is asked next has decided; None if they had done so before."""
    then = (seat, action)
    return None if notes.then == then else replace(notes, then=then)
