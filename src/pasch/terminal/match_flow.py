"""How a match goes on at one device: who is asked, what is told, and when the device changes hands.

It draws nothing and reads nothing: `moments` says what it yields and what it wants to be sent.
"""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

from pasch.bots import BotFailed, load
from pasch.engine.errors import NothingToTakeBack
from pasch.engine.rng import Rng
from pasch.engine.state import CHANCE, State
from pasch.engine.table import ONLOOKER
from pasch.match import Table
from pasch.speech import Speaker
from pasch.terminal import board, choices, windows
from pasch.terminal.foresight import own_dice
from pasch.terminal.moments import (
    UNDO,
    Answer,
    CallAll,
    Curtain,
    Decide,
    Moment,
    Pause,
    Refused,
    StandIn,
    TakenBack,
    Told,
    Wiped,
)
from pasch.terminal.saves import keep
from pasch.terminal.seating import LEVEL, bots_of, names_of, seed_of
from pasch.terminal.story import Story, StoryEvent

BOTS_STREAM = 1 << 31  # record n draws from stream n, a bot's choice of it from this many on

Flow = Generator[Moment, Answer, None]
Asking = Generator[Moment, Answer, bool]
Choosing = Generator[Moment, Answer, int]


class MatchFlow:
    """One match, one device, any number of people and bots before it.

    `seat` is the person the screen belongs to now: nobody else's view is ever drawn.  `holder`
    is who has the device: a call to all is read out by them, and then the screen is nobody's.
    """

    def __init__(self, table: Table, path: Path, speaker: Speaker) -> None:
        self.table = table
        self.game = table.game
        self.path = path
        self.names = names_of(table, speaker)
        self.seed = seed_of(table, str(path))
        self.bots = bots_of(table, str(path))
        self.people = [seat for seat in range(table.setup.seats) if seat not in self.bots]
        self.seat = self.people[0] if len(self.people) == 1 else ONLOOKER
        # Where several share the screen, whoever moves is quoted as they count.
        listener = self.seat if len(self.people) == 1 else None
        self.words = Speaker(speaker.language, self.game.id, self.names, listener)
        self.holder = self.seat
        self.by_hand = bool(table.extra.get("by_hand"))
        self._call: windows.Call | None = None
        self._regrets = True  # whether a choice was made that may still be taken back
        self._asked_at = len(table.log)
        self.story = self.story_of(self.seat, len(table.log))

    def run(self) -> Flow:
        """Until the match is over."""
        while not self.table.over:
            yield from self._step()
        if len(self.people) != 1:
            self.story = self.story_of(ONLOOKER, len(self.table.log))

    def story_of(self, seat: int, since: int = 0) -> Story:
        return Story(self.table, seat, self.words, since)

    def _step(self) -> Flow:
        actor = self.table.state.actor()
        if actor in self.people:
            unasked = yield from self._unasked(actor)
            if unasked is not None:
                yield from self._play(actor, unasked, forced=True)
            elif (yield from self._hand_over(actor)):
                yield from self._decide(actor)
            return
        if self._may_regret() and not (yield from self._pause()):
            return
        self._regrets = False
        if actor == CHANCE:
            self._call = None
            while self.table.state.actor() == CHANCE:  # a whole throw is kept and told at once
                self.table.roll(Rng(self.seed, len(self.table.log)))
            yield from self._happened()
        else:
            yield from self._play(actor, (yield from self._choice_of_bot(actor)))

    def _choice_of_bot(self, actor: int) -> Choosing:
        """One of your own that errs is named, and a level moves for it: people wait."""
        stream = BOTS_STREAM + len(self.table.log)
        try:
            return self.bots[actor].choose(self.table.view(actor), Rng(self.seed, stream))
        except BotFailed as error:
            yield Refused(error)
            yield StandIn(LEVEL)
            stand_in = load(self.game, LEVEL)
            return stand_in.choose(self.table.view(actor), Rng(self.seed, stream))

    def _play(self, actor: int, action: int, forced: bool = False) -> Flow:
        window = self.game.window(self.table.state)
        passed = window is not None and action == window.passing
        if not passed:
            self._call = None
        elif self._call is not None and self._call.speaker == actor:
            self._call = self._call._replace(speaker=windows.NOBODY)
        only = forced and not passed and len(self.table.state.legal()) == 1
        self.table.play(actor, action)
        yield from self._happened(only)

    def _happened(self, forced: bool = False) -> Flow:
        keep(self.table, self.path)  # before anybody hears of it
        yield Told(list(self.story.news()), forced)

    def _unasked(self, actor: int) -> Generator[Moment, Answer, int | None]:
        """What a person does without a question: a window goes by, or it is what everybody does."""
        state = self.table.state
        window = self.game.window(state)
        if window is None:
            routine = None if self.by_hand else self.game.routine(state)
            return None if routine is None else routine.action
        alone = len(self.people) == 1
        if not window.open or (alone and state.legal() == [window.passing]):
            return window.passing
        speaks = alone or (yield from self._speaks(actor, window.moment))
        return None if speaks else window.passing

    def _speaks(self, actor: int, moment: int) -> Asking:
        """Whether this person answers: one call to all of them, and then nobody is asked again."""
        if self._call is None or self._call.moment != moment:
            self._call = windows.Call(moment, (yield from self._call_all()))
        return self._call.speaker == actor

    def _call_all(self) -> Choosing:
        """Does anybody answer?  The screen is nobody's; whoever holds the device reads it out."""
        yield from self._turn_to_all()
        speaker = yield CallAll(windows.called(self.game, self.table.state, self.people))
        return windows.NOBODY if speaker is None else speaker

    def _last_was_a_person(self) -> bool:
        return self.table.can_take_back() and self.table.log[-1].actor in self.people

    def _may_regret(self) -> bool:
        """Whether to wait: a person chose, and others go on before they could take it back."""
        if not (self._regrets and self._last_was_a_person()):
            return False
        return self.by_hand or not own_dice(self.game, self.table.state, self.table.log[-1].actor)

    def _pause(self, covers: bool = False) -> Asking:
        """Before dice fall or cards turn, a move may still be taken back; whether it stands."""
        while (yield Pause(covers)) == UNDO:
            if (yield from self._take_back()):
                return False
        return True

    def _hand_over(self, actor: int) -> Asking:
        """Give the screen to `actor`, behind a curtain if they know what others do not."""
        if actor == self.seat:
            return True
        secret = self.table.state.audience() >= 0  # what is chosen now is not for all eyes
        hidden = (secret or self._knows_otherwise(actor)) and actor != self.holder
        if hidden and not secret and board.in_public(self.game, self.table.view(ONLOOKER)):
            yield from self._turn_to_all()
            return True
        if hidden and self.seat != ONLOOKER:
            covers = not self._last_was_a_person()
            if not (yield from self._pause(covers)):
                return False
        if hidden:
            yield Wiped()
            yield Curtain(actor)
            self.holder = actor
        self.seat = actor
        self.story = self.story_of(actor, len(self.table.log))
        if hidden:
            yield Told(self._since_last_turn(actor))
        return True

    def _turn_to_all(self) -> Flow:
        """Show what everybody knows; whoever has the device keeps it."""
        if self.seat != ONLOOKER and self._knows_otherwise(ONLOOKER):
            yield Wiped()
            self.seat = ONLOOKER
            self.story = self.story_of(ONLOOKER, self._asked_at)
            yield Told(list(self.story.news()))

    def _since_last_turn(self, seat: int) -> list[StoryEvent]:
        acted = [n for n, record in enumerate(self.table.log, start=1) if record.actor == seat]
        return list(self.story_of(seat, acted[-1] if acted else 0).news())

    def _decide(self, actor: int) -> Flow:
        view = self.story.view
        self._asked_at = len(self.table.log)
        question = Decide(actor, self.game.window(view))
        while (answer := (yield question)) == UNDO:
            if (yield from self._take_back()):
                return
            question = question._replace(again=True)
        assert answer is not None
        self._regrets = self._is_a_move(view, answer)
        yield from self._play(actor, answer)

    def _is_a_move(self, view: State, action: int) -> bool:
        """Whether somebody could regret it: not that they rolled, or that they let a chance go."""
        written = self.game.write(view, action)
        return self.by_hand or written not in (*choices.NATURE, choices.PASS)

    def _take_back(self) -> Asking:
        """The last move, if it was this seat's or this seat knows no more than its player."""
        mover = self.table.log[-1].actor if self._last_was_a_person() else CHANCE
        if mover == CHANCE or self._knows_otherwise(mover):
            yield Refused(NothingToTakeBack("the last move was not this seat's"))
            return False
        record = self.table.take_back()
        while len(self.table.state.legal()) == 1 and self._last_was_a_person():
            record = self.table.take_back()  # back to the choice that led here
        self._regrets = False
        self._call = None
        keep(self.table, self.path)
        self.story = self.story_of(self.seat, len(self.table.log))
        yield TakenBack(self.game.write(self.story.view, record.action))
        return True

    def _knows_otherwise(self, seat: int) -> bool:
        """Whether this seat must not see the screen as it is now."""
        return self.table.view(seat).key() != self.table.view(self.seat).key()
