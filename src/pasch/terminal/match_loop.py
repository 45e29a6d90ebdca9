"""A match at the terminal, line by line."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from shlex import quote

from pasch.console.console import Console, EndOfInput
from pasch.engine.errors import NothingToTakeBack, PaschError
from pasch.engine.rng import Rng
from pasch.engine.state import CHANCE, State
from pasch.match import Table
from pasch.speech import Speaker
from pasch.terminal import board, choices, table_commands, windows
from pasch.terminal.foresight import own_dice
from pasch.terminal.inputs import Command, command, commands, completions, meaning
from pasch.terminal.saves import keep
from pasch.terminal.seating import bots_of, names_of, seed_of
from pasch.terminal.story import Story, StoryEvent

ONLOOKER = -1
BOTS_STREAM = 1 << 31  # record n draws from stream n, a bot's choice of it from this many on
RECENT = 6  # events told again on return


class Leave(Exception):
    """The player wants to stop for now."""


class MatchLoop:
    """One match, one terminal, any number of people and bots before it.

    `seat` is the person the screen belongs to now: nobody else's view is ever drawn.  `holder`
    is who has the device: a call to all is read out by them, and then the screen is nobody's.
    """

    def __init__(self, table: Table, path: Path, console: Console) -> None:
        self.table = table
        self.game = table.game
        self.path = path
        self.console = console
        self.screen = console.screen
        self.names = names_of(table, console.speaker)
        self.seed = seed_of(table, str(path))
        self.bots = bots_of(table, str(path))
        self.people = [seat for seat in range(table.setup.seats) if seat not in self.bots]
        self.seat = self.people[0] if len(self.people) == 1 else ONLOOKER
        # Where several share the screen, whoever moves is quoted as they count.
        listener = self.seat if len(self.people) == 1 else None
        self.words = Speaker(console.language, self.game.id, self.names, listener)
        self.holder = self.seat
        self.by_hand = bool(table.extra.get("by_hand"))
        self._call: windows.Call | None = None
        self._regrets = True  # whether a choice was made that may still be taken back
        self._asked_at = len(table.log)
        self._drawn: list[str] = []  # the board on the screen
        self.story = self._story(self.seat, len(table.log))

    def run(self) -> int:
        """Play until the match is over or nobody answers; the exit status."""
        try:
            self._welcome()
            while not self.table.over:
                self._step()
            self._result()
        except (Leave, EndOfInput):
            return self._leave(0)
        except KeyboardInterrupt:
            self.screen.line()
            return self._leave(130)
        return 0

    def _step(self) -> None:
        actor = self.table.state.actor()
        if actor in self.people:
            unasked = self._unasked(actor)
            if unasked is not None:
                self._play(actor, unasked, forced=True)
            elif self._hand_over(actor):
                self._decide(actor)
            return
        if self._may_regret() and not self._pause():
            return
        self._regrets = False
        if actor == CHANCE:
            self._call = None
            while self.table.state.actor() == CHANCE:  # a whole throw is kept and told at once
                self.table.roll(Rng(self.seed, len(self.table.log)))
            self._happened()
        else:
            rng = Rng(self.seed, BOTS_STREAM + len(self.table.log))
            self._play(actor, self.bots[actor].choose(self.table.view(actor), rng))

    def _play(self, actor: int, action: int, forced: bool = False) -> None:
        window = self.game.window(self.table.state)
        passed = window is not None and action == window.passing
        if not passed:
            self._call = None
        elif self._call is not None and self._call.speaker == actor:
            self._call = self._call._replace(speaker=windows.NOBODY)
        only = forced and not passed and len(self.table.state.legal()) == 1
        self.table.play(actor, action)
        self._happened(only)

    def _happened(self, forced: bool = False) -> None:
        keep(self.table, self.path)  # before anybody hears of it
        self._tell(self.story.news(), forced)

    def _unasked(self, actor: int) -> int | None:
        """What a person does without a question: a window goes by, or it is what everybody does."""
        state = self.table.state
        legal = state.legal()
        window = self.game.window(state)
        if window is not None:
            alone = len(self.people) == 1
            if not window.open or (alone and legal == [window.passing]):
                return window.passing
            return None if alone or self._speaks(actor, window.moment) else window.passing
        routine = None if self.by_hand else self.game.routine(state)
        return None if routine is None else routine.action

    def _speaks(self, actor: int, moment: int) -> bool:
        """Whether this person answers: one call to all of them, and then nobody is asked again."""
        if self._call is None or self._call.moment != moment:
            self._call = windows.Call(moment, self._call_all())
        return self._call.speaker == actor

    def _call_all(self) -> int:
        """Does anybody answer?  The screen is nobody's; whoever holds the device reads it out."""
        self._turn_to_all()
        seats = windows.called(self.game, self.table.state, self.people)
        names = self.words.listed([f"{self.names[seat]} ({seat + 1})" for seat in seats])
        question = self.words.key("terminal-call", names=names)
        offers = [self.names[seat] for seat in seats]
        while text := self.console.ask(question, offers):
            found = command(text)
            speaker = windows.speaker(text, seats, self.names)
            if speaker != windows.NOBODY:
                return speaker
            if found and found.name in ("quit", "help", "rules", "rule"):
                self._carry_out(found)
            else:
                self.screen.text(self.words.key("terminal-call-help", names=names), "  ")
        return windows.NOBODY

    def _last_was_a_person(self) -> bool:
        return self.table.can_take_back() and self.table.log[-1].actor in self.people

    def _may_regret(self) -> bool:
        """Whether to wait: a person chose, and others go on before they could take it back."""
        if not (self._regrets and self._last_was_a_person()):
            return False
        return self.by_hand or not own_dice(self.game, self.table.state, self.table.log[-1].actor)

    def _pause(self, key: str = "terminal-pause") -> bool:
        """Before dice fall or cards turn, a move may still be taken back; whether it stands."""
        while text := self.console.ask(self.words.key(key), commands(self.words)):
            found = command(text)
            if found is None:
                self.screen.text(self.words.key("terminal-pause-help"), "  ")
            elif found.name != "undo":
                self._carry_out(found)
            elif self._take_back():
                return False
        return True

    def _hand_over(self, actor: int) -> bool:
        """Give the screen to `actor`, behind a curtain if they know what others do not."""
        if actor == self.seat:
            return True
        secret = self.table.state.audience() >= 0  # what is chosen now is not for all eyes
        hidden = (secret or self._knows_otherwise(actor)) and actor != self.holder
        if hidden and not secret and board.in_public(self.game, self.table.view(ONLOOKER)):
            self._turn_to_all()
            return True
        if hidden and self.seat != ONLOOKER:
            prompt = "terminal-pause" if self._last_was_a_person() else "terminal-cover"
            if not self._pause(prompt):
                return False
        if hidden:
            self._curtain(actor)
            self.holder = actor
        self.seat = actor
        self.story = self._story(actor, len(self.table.log))
        if hidden:
            self._tell(self._since_last_turn(actor))
        return True

    def _turn_to_all(self) -> None:
        """Show what everybody knows; whoever has the device keeps it."""
        if self.seat != ONLOOKER and self._knows_otherwise(ONLOOKER):
            self._wipe()
            self.seat = ONLOOKER
            self.story = self._story(ONLOOKER, self._asked_at)
            self._tell(self.story.news())

    def _wipe(self) -> None:
        self.console.wipe()
        self._drawn = []

    def _curtain(self, actor: int) -> None:
        """The screen is nobody's: it shows nothing until the next player takes it."""
        self._wipe()
        while text := self.console.ask(self.words.key("terminal-curtain", seat=actor)):
            found = command(text)
            if found and found.name == "quit":
                raise Leave
            self.screen.text(self.words.key("terminal-curtain-help", seat=actor), "  ")

    def _since_last_turn(self, seat: int) -> list[StoryEvent]:
        acted = [n for n, record in enumerate(self.table.log, start=1) if record.actor == seat]
        return list(self._story(seat, acted[-1] if acted else 0).news())

    def _decide(self, actor: int) -> None:
        view = self.story.view
        window = self.game.window(view)
        self._asked_at = len(self.table.log)
        self._show_choice(actor, window is None)
        prompt = self.words.key("terminal-prompt" if window is None else "terminal-prompt-window")
        offers = completions(self.game, view, self.words)
        while True:
            text = self.console.ask(prompt, offers)
            if not text and window is not None:
                self._play(actor, window.passing)
                return
            if not text and len(view.legal()) > 1:
                self.screen.text(self.words.key("terminal-nothing-said"), "  ")
                continue
            try:
                meant = meaning(self.game, view, text, self.words)
            except PaschError as error:
                self._refuse(error)
                continue
            if not isinstance(meant, Command):
                self._regrets = self._is_a_move(view, meant)
                self._play(actor, meant)
                return
            if meant.name != "undo":
                self._carry_out(meant)
            elif self._take_back():
                return

    def _is_a_move(self, view: State, action: int) -> bool:
        """Whether somebody could regret it: not that they rolled, or that they let a chance go."""
        written = self.game.write(view, action)
        return self.by_hand or written not in (*choices.NATURE, choices.PASS)

    def _show_choice(self, actor: int, whole: bool) -> None:
        """The question and what may be answered; a window comes without heading and board."""
        view = self.story.view
        if whole:
            self.screen.heading(self.words.key("terminal-turn", seat=actor))
            self._board(again=False)
        self.screen.line()
        self.screen.text(self.words.say(self.game.ask(view)), style="strong")
        choices.show(self.game, view, self.screen, self.words)

    def _board(self, again: bool = True) -> None:
        """One that is on the screen already is drawn again only for those who ask for it."""
        lines = board.draw(self.game, self.story.view, self.words, self.screen.width)
        if again or lines != self._drawn:
            self.screen.drawing(lines, board.paints(self.game))
        self._drawn = lines

    def _carry_out(self, word: Command) -> None:
        """A command that changes nothing on the table."""
        if word.name == "quit":
            raise Leave
        if word.name == "help":
            table_commands.help(self.screen, self.words)
        elif word.name == "board":
            self._board()
        elif word.name == "words":
            view = self.story.view
            table_commands.describe(self.screen, self.words, self.table, view, self.seat)
        elif word.name == "log":
            table_commands.log(self.screen, self._story(self.seat), word.about)
        elif word.name in table_commands.ADVICE:
            view = self.story.view
            table_commands.advise(self.console, self.words, self.table, view, self.seat, word.name)
        else:
            table_commands.rules(self.screen, self.words, self.game.id, word)

    def _refuse(self, error: PaschError) -> None:
        self.screen.text(self.words.error(error), "  ")

    def _take_back(self) -> bool:
        """The last move, if it was this seat's or this seat knows no more than its player."""
        mover = self.table.log[-1].actor if self._last_was_a_person() else CHANCE
        if mover == CHANCE or self._knows_otherwise(mover):
            self._refuse(NothingToTakeBack("the last move was not this seat's"))
            return False
        record = self.table.take_back()
        while len(self.table.state.legal()) == 1 and self._last_was_a_person():
            record = self.table.take_back()  # back to the choice that led here
        self._regrets = False
        self._call = None
        keep(self.table, self.path)
        self.story = self._story(self.seat, len(self.table.log))
        written = self.game.write(self.story.view, record.action)
        self.screen.text(self.words.key("terminal-taken-back", move=written), "  ")
        return True

    def _knows_otherwise(self, seat: int) -> bool:
        """Whether this seat must not see the screen as it is now."""
        return self.table.view(seat).key() != self.table.view(self.seat).key()

    def _story(self, seat: int, since: int = 0) -> Story:
        return Story(self.table, seat, self.words, since)

    def _tell(self, news: Iterable[StoryEvent], forced: bool = False) -> None:
        for event in news:
            only = [self.words.key("terminal-forced")] if forced else []
            self.screen.text(" ".join([*event.sentences, *only]), "  ")

    def _welcome(self) -> None:
        self.screen.heading(self.words.key("title"))
        self.screen.text(
            self.words.key("terminal-players-are", names=self.words.listed(self.names))
        )
        if self.people:
            self.screen.text(self.words.key("terminal-hint"))
        if self.table.log:
            self.screen.text(self.words.key("terminal-before"))
            self._tell(list(self._story(self.seat).news())[-RECENT:])

    def _result(self) -> None:
        self.screen.heading(self.words.key("terminal-over"))
        if len(self.people) != 1:
            self.story = self._story(ONLOOKER, len(self.table.log))
        self._board()
        self.screen.line()
        places = self.table.state.places()
        if 1 not in places:
            self.screen.text(self.words.key("terminal-lost"))
        elif max(places) == 1:
            self.screen.text(self.words.key("terminal-won-together"))
        else:
            for place in sorted(set(places)):
                names = [name for name, its in zip(self.names, places, strict=True) if its == place]
                self.screen.text(self.words.listed(names), f"  {place}. ")
        self._point_to("terminal-kept", "pasch replay")

    def _leave(self, status: int) -> int:
        keep(self.table, self.path)
        self._point_to("terminal-left", "pasch play --resume")
        return status

    def _point_to(self, key: str, command: str) -> None:
        self.screen.text(self.words.key(key))
        self.screen.line(f"  {command} {quote(str(self.path))}")  # in one line, to be copied
