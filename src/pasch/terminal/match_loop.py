"""A match at the terminal, line by line."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from shlex import quote

from pasch.console.console import Console, EndOfInput
from pasch.console.screen import columns
from pasch.engine.errors import NothingToTakeBack, PaschError
from pasch.engine.rng import Rng
from pasch.engine.state import CHANCE
from pasch.match import Table
from pasch.speech import Speaker
from pasch.terminal import board, table_commands
from pasch.terminal.inputs import Command, command, meaning
from pasch.terminal.saves import keep
from pasch.terminal.seating import bots_of, names_of, seed_of
from pasch.terminal.story import Story, StoryEvent

ONLOOKER = -1
BOTS_STREAM = 1 << 31  # record n draws from stream n, a bot's choice of it from this many on
RECENT = 6  # events told again on return
LISTED = 60  # choices; of more, the first few and the last are shown as samples
SAMPLES = 5


class Leave(Exception):
    """The player wants to stop for now."""


class MatchLoop:
    """One match, one terminal, any number of people and bots before it.

    `seat` is the person the screen belongs to now: nobody else's view is ever drawn.
    """

    def __init__(self, table: Table, path: Path, console: Console) -> None:
        self.table = table
        self.game = table.game
        self.path = path
        self.console = console
        self.screen = console.screen
        self.names = names_of(table, console.speaker)
        self.words = Speaker(console.language, self.game.id, self.names)
        self.seed = seed_of(table, str(path))
        self.bots = bots_of(table, str(path))
        self.people = [seat for seat in range(table.setup.seats) if seat not in self.bots]
        self.seat = self.people[0] if len(self.people) == 1 else ONLOOKER
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
            if self._hand_over(actor):
                self._decide(actor)
            return
        if self._last_was_a_person() and not self._pause():
            return
        if actor == CHANCE:
            while self.table.state.actor() == CHANCE:  # a whole throw is kept and told at once
                self.table.roll(Rng(self.seed, len(self.table.log)))
        else:
            rng = Rng(self.seed, BOTS_STREAM + len(self.table.log))
            self.table.play(actor, self.bots[actor].choose(self.table.view(actor), rng))
        self._happened()

    def _happened(self) -> None:
        keep(self.table, self.path)  # before anybody hears of it
        self._tell(self.story.news())

    def _last_was_a_person(self) -> bool:
        return self.table.can_take_back() and self.table.log[-1].actor in self.people

    def _pause(self, key: str = "terminal-pause") -> bool:
        """Before dice fall or cards turn, a move may still be taken back; whether it stands."""
        while text := self.console.ask(self.words.key(key)):
            found = command(text)
            if found and found.name != "undo":
                self._carry_out(found)
            elif found and self._take_back():
                return False
        return True

    def _hand_over(self, actor: int) -> bool:
        """Give the screen to `actor`, behind a curtain if they know what others do not."""
        if actor == self.seat:
            return True
        hidden = self._knows_otherwise(actor)
        if hidden and self.seat != ONLOOKER:
            prompt = "terminal-pause" if self._last_was_a_person() else "terminal-cover"
            if not self._pause(prompt):
                return False
        if hidden:
            self._curtain(actor)
        self.seat = actor
        self.story = self._story(actor, len(self.table.log))
        if hidden:
            self._tell(self._since_last_turn(actor))
        return True

    def _curtain(self, actor: int) -> None:
        """The screen is nobody's: it shows nothing until the next player takes it."""
        self.screen.clear()
        while text := self.console.ask(self.words.key("terminal-curtain", seat=actor)):
            found = command(text)
            if found and found.name == "quit":
                raise Leave

    def _since_last_turn(self, seat: int) -> list[StoryEvent]:
        acted = [n for n, record in enumerate(self.table.log, start=1) if record.actor == seat]
        return list(self._story(seat, acted[-1] if acted else 0).news())

    def _decide(self, actor: int) -> None:
        self._show_choice()
        while True:
            text = self.console.ask(self.words.key("terminal-prompt"))
            if not text and len(self.story.view.legal()) > 1:
                self.screen.text(self.words.key("terminal-nothing-said"), "  ")
                continue
            try:
                meant = meaning(self.game, self.story.view, text)
            except PaschError as error:
                self._refuse(error)
                continue
            if not isinstance(meant, Command):
                self.table.play(actor, meant)
                self._happened()
                return
            if meant.name != "undo":
                self._carry_out(meant)
            elif self._take_back():
                return

    def _show_choice(self) -> None:
        view = self.story.view
        self.screen.heading(self.words.key("terminal-turn", seat=self.seat))
        self._board()
        self.screen.line()
        self.screen.text(self.words.say(self.game.ask(view)), style="strong")
        legal = view.legal()
        notation = [self.game.write(view, action) for action in legal]
        wide = max(map(columns, notation))
        digits = max(2, len(str(len(legal))))
        entries = [
            f"  {number:{digits}}) {written:{wide}}  "
            f"{self.words.say(self.game.offer(view, action))}"
            for number, (action, written) in enumerate(zip(legal, notation, strict=True), start=1)
            if len(legal) <= LISTED or number <= SAMPLES or number == len(legal)
        ]
        if len(entries) < len(legal):
            entries.insert(-1, "   …")
            entries.append(self.words.key("terminal-many", count=len(legal)))
        self.screen.listing(entries)

    def _board(self) -> None:
        lines = board.draw(self.game, self.story.view, self.words)
        self.screen.drawing(lines, board.paints(self.game))

    def _carry_out(self, word: Command) -> None:
        """A command that changes nothing on the table."""
        if word.name == "quit":
            raise Leave
        if word.name == "help":
            table_commands.help(self.screen, self.words)
        elif word.name == "board":
            self._board()
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
        keep(self.table, self.path)
        self.story = self._story(self.seat, len(self.table.log))
        written = self.game.write(self.story.view, record.action)
        self.screen.text(self.words.key("terminal-taken-back", move=written), "  ")
        return True

    def _knows_otherwise(self, seat: int) -> bool:
        """Whether this seat must not see the screen as it is now."""
        return self.table.seen_by(seat) != self.table.seen_by(self.seat)

    def _story(self, seat: int, since: int = 0) -> Story:
        return Story(self.table, seat, self.words, since)

    def _tell(self, news: Iterable[StoryEvent]) -> None:
        for event in news:
            self.screen.text(" ".join(event.sentences), "  ")

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
