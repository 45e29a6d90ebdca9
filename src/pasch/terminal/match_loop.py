"""A match at the terminal, line by line."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from pasch.console.console import Console, EndOfInput
from pasch.engine.errors import PaschError
from pasch.match import Table
from pasch.terminal import board, choices, result, table_commands, windows
from pasch.terminal.inputs import Command, command, commands, completions, meaning
from pasch.terminal.match_flow import MatchFlow
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
)
from pasch.terminal.saves import keep
from pasch.terminal.story import StoryEvent

RECENT = 6  # events told again on return


class Leave(Exception):
    """The player wants to stop for now."""


class MatchLoop:
    """Shows what the flow of a match tells, and asks what it asks."""

    def __init__(self, table: Table, path: Path, console: Console) -> None:
        self.flow = MatchFlow(table, path, console.speaker)
        self.table = table
        self.game = table.game
        self.path = path
        self.console = console
        self.screen = console.screen
        self.names = self.flow.names
        self.people = self.flow.people
        self.words = self.flow.words
        self._drawn: list[str] = []  # the board on the screen

    def run(self) -> int:
        """Play until the match is over or nobody answers; the exit status."""
        try:
            self._welcome()
            flow = self.flow.run()
            moment = next(flow, None)
            while moment is not None:
                answer = self._handle(moment)
                try:
                    moment = flow.send(answer)
                except StopIteration:
                    moment = None
            self._result()
        except (Leave, EndOfInput):
            return self._leave(0)
        except KeyboardInterrupt:
            self.screen.line()
            return self._leave(130)
        return 0

    def _handle(self, moment: Moment) -> Answer:
        """Show it; the answer, if it is a question."""
        match moment:
            case Decide():
                return self._decide(moment)
            case Pause():
                return self._pause("terminal-cover" if moment.covers else "terminal-pause")
            case CallAll():
                return self._call_all(moment.seats)
            case Curtain():
                self._curtain(moment.actor)
            case Told():
                self._tell(moment.events, moment.forced)
            case Refused():
                self._refuse(moment.error)
            case StandIn():
                self._say("terminal-stand-in", level=moment.level)
            case TakenBack():
                self._say("terminal-taken-back", move=moment.move)
            case _:
                self.console.wipe()
                self._drawn = []
        return None

    def _call_all(self, seats: list[int]) -> int:
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
                self._say("terminal-call-help", names=names)
        return windows.NOBODY

    def _pause(self, key: str) -> Answer:
        while text := self.console.ask(self.words.key(key), commands(self.words)):
            found = command(text)
            if found is None:
                self._say("terminal-pause-help")
            elif found.name == "undo":
                return UNDO
            else:
                self._carry_out(found)
        return None

    def _curtain(self, actor: int) -> None:
        """The screen is nobody's: it shows nothing until the next player takes it."""
        while text := self.console.ask(self.words.key("terminal-curtain", seat=actor)):
            found = command(text)
            if found and found.name == "quit":
                raise Leave
            self._say("terminal-curtain-help", seat=actor)

    def _decide(self, question: Decide) -> int:
        view, window = self.flow.story.view, question.window
        if not question.again:
            self._show_choice(question.actor, window is None)
        prompt = self.words.key("terminal-prompt" if window is None else "terminal-prompt-window")
        offers = completions(self.game, view, self.words)
        while True:
            text = self.console.ask(prompt, offers)
            if not text and window is not None:
                return window.passing
            if not text and len(view.legal()) > 1:
                self._say("terminal-nothing-said")
                continue
            try:
                meant = meaning(self.game, view, text, self.words)
            except PaschError as error:
                self._refuse(error)
                continue
            if not isinstance(meant, Command):
                return meant
            if meant.name == "undo":
                return UNDO
            self._carry_out(meant)

    def _show_choice(self, actor: int, whole: bool) -> None:
        """The question and what may be answered; a window comes without heading and board."""
        view = self.flow.story.view
        if whole:
            self.screen.heading(self.words.key("terminal-turn", seat=actor))
            self._board(again=False)
        self.screen.line()
        self.screen.text(self.words.say(self.game.ask(view)), style="strong")
        choices.show(self.game, view, self.screen, self.words)

    def _board(self, again: bool = True) -> None:
        """One that is on the screen already is drawn again only for those who ask for it."""
        lines = board.draw(self.game, self.flow.story.view, self.words, self.screen.width)
        if again or lines != self._drawn:
            self.screen.drawing(lines, board.paints(self.game))
        self._drawn = lines

    def _carry_out(self, word: Command) -> None:
        """A command that changes nothing on the table."""
        if word.name == "quit":
            raise Leave
        if word.name == "board":
            self._board()
        else:
            table_commands.carry_out(self.screen, self.flow, self.flow.story.view, word)

    def _say(self, key: str, **values: str | int) -> None:
        self.screen.text(self.words.key(key, **values), "  ")

    def _refuse(self, error: PaschError) -> None:
        self.screen.text(self.words.error(error), "  ")

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
            self._tell(list(self.flow.story_of(self.flow.seat).news())[-RECENT:])

    def _result(self) -> None:
        self.screen.heading(self.words.key("terminal-over"))
        self._board()
        self.screen.line()
        result.show(self.screen, self.words, self.table, self.path)

    def _leave(self, status: int) -> int:
        keep(self.table, self.path)
        result.point_back(self.screen, self.words, self.path)
        return status
