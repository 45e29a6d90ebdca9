"""A match at the terminal, line by line."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from shlex import quote

from pasch.engine.errors import NothingToTakeBack, PaschError
from pasch.engine.rng import Rng
from pasch.engine.state import CHANCE
from pasch.match import Table
from pasch.speech import Speaker
from pasch.terminal import boards
from pasch.terminal.console import Console, EndOfInput
from pasch.terminal.inputs import Word, meaning, wish
from pasch.terminal.refusals import UnknownRule, Unwritable
from pasch.terminal.retelling import show
from pasch.terminal.rulesbook import book
from pasch.terminal.saves import keep
from pasch.terminal.screen import clean, columns
from pasch.terminal.seating import bots_of, seed_of
from pasch.terminal.story import Story, Told

ONLOOKER = -1
BOTS_STREAM = 1 << 31  # record n draws from stream n, a bot's choice of it from this many on
RECENT = 6  # events told again on return
LOGGED = 20  # events in the log unless more are asked for
HELP = ("choose", "rule", "words", "undo", "quit")


class Leave(Exception):
    """The player wants to stop for now."""


class Plain:
    """One match, one terminal, any number of people and bots before it.

    `seat` is the person the screen belongs to now: nobody else's view is ever drawn.
    """

    def __init__(self, table: Table, path: Path, console: Console) -> None:
        self.table = table
        self.game = table.game
        self.path = path
        self.console = console
        self.screen = console.screen
        self.names = [clean(name) for name in table.names]
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
        number = len(self.table.log)
        if actor == CHANCE:
            self.table.roll(Rng(self.seed, number))
        else:
            rng = Rng(self.seed, BOTS_STREAM + number)
            self.table.play(actor, self.bots[actor].choose(self.table.view(actor), rng))
        self._happened()

    def _happened(self) -> None:
        keep(self.table, self.path)  # before anybody hears of it
        self._tell(self.story.news())

    def _last_was_a_person(self) -> bool:
        return self.table.can_take_back() and self.table.log[-1].actor in self.people

    def _pause(self) -> bool:
        """Before dice fall or cards turn, a move may still be taken back; whether it stands."""
        while True:
            text = self.console.ask(self.words.key("terminal-pause"))
            if not text:
                return True
            found = wish(text)
            if found and found.wish == "undo":
                self._take_back()
                return False
            if found:
                self._grant(found)

    def _hand_over(self, actor: int) -> bool:
        """Give the screen to `actor`, behind a curtain if he knows what others do not."""
        before = self.seat
        if actor == before:
            return True
        hidden = self.table.seen_by(actor) != self.table.seen_by(before)
        if hidden and before != ONLOOKER:
            if self._last_was_a_person():
                if not self._pause():
                    return False
            else:
                self.console.ask(self.words.key("terminal-cover"))
        if hidden:
            self.screen.clear()
            self.console.ask(self.words.key("terminal-curtain", seat=actor))
        self.seat = actor
        self.story = self._story(actor, len(self.table.log))
        if hidden:
            self._tell(self._since_last_turn(actor))
        return True

    def _since_last_turn(self, seat: int) -> list[Told]:
        acted = [n for n, record in enumerate(self.table.log, start=1) if record.actor == seat]
        since = acted[-1] if acted else 0
        return [told for told in self._story(seat).news() if told.number > since]

    def _decide(self, actor: int) -> None:
        self._show_choice()
        while True:
            text = self.console.ask(self.words.key("terminal-prompt"))
            if not text and len(self.story.view.legal()) > 1:
                self.screen.text(self.words.key("terminal-nothing-said"), "  ")
                continue
            try:
                meant = meaning(self.game, self.story.view, text)
                if not isinstance(meant, Word):
                    self.table.play(actor, meant)
                    self._happened()
                    return
                if meant.wish == "undo":
                    self._take_back()
                    return
                self._grant(meant)
            except Unwritable:
                raise
            except PaschError as error:
                self._refuse(error)

    def _show_choice(self) -> None:
        view = self.story.view
        self.screen.heading(self.words.key("terminal-turn", seat=self.seat))
        self._board()
        self.screen.line()
        self.screen.text(self.words.say(self.game.ask(view)), style="strong")
        legal = view.legal()
        notation = [self.game.write(view, action) for action in legal]
        wide = max(map(columns, notation))
        self.screen.listing([
            f"  {number:2}) {written:{wide}}  {self.words.say(self.game.offer(view, action))}"
            for number, (action, written) in enumerate(zip(legal, notation, strict=True), start=1)
        ])  # fmt: skip

    def _board(self) -> None:
        lines = boards.draw(self.game, self.story.view, self.words)
        self.screen.drawing(lines, boards.paints(self.game))

    def _grant(self, word: Word) -> None:
        """A wish that changes nothing on the table."""
        if word.wish == "quit":
            raise Leave
        if word.wish == "help":
            for line in HELP:
                self.screen.text(self.words.key(f"terminal-help-{line}"), "  ")
        elif word.wish == "board":
            self._board()
        elif word.wish == "log":
            count = int(word.about) if word.about.isdecimal() else LOGGED
            for told in list(self._story(self.seat).news())[-count:]:
                show(self.screen, told)
        else:
            self._rules(word)

    def _rules(self, word: Word) -> None:
        page = book(self.game.id, self.words.language)
        section = int(word.about) if word.about.isdecimal() else 0
        if not word.about:
            page.show_contents(self.screen)
        elif word.wish == "rules" and 0 < section < len(page.sections):
            page.show_section(self.screen, section)
        else:
            try:
                page.show_rule(self.screen, word.about)
            except UnknownRule as error:
                self._refuse(error)

    def _refuse(self, error: PaschError) -> None:
        self.screen.text(self.words.error(error), "  ")

    def _take_back(self) -> None:
        """The last move: if it was this seat's, or if this seat knows no more than its player."""
        record = self.table.log[-1]
        foreign = self.table.seen_by(record.actor) != self.table.seen_by(self.seat)
        if not self._last_was_a_person() or (record.actor != self.seat and foreign):
            raise NothingToTakeBack("the last move was not this seat's")
        self.table.take_back()
        keep(self.table, self.path)
        self.story = self._story(self.seat, len(self.table.log))
        written = self.game.write(self.story.view, record.action)
        self.screen.text(self.words.key("terminal-taken-back", move=written), "  ")

    def _story(self, seat: int, since: int = 0) -> Story:
        return Story(self.table, seat, self.words, since)

    def _tell(self, news: Iterable[Told]) -> None:
        for told in news:
            self.screen.text(" ".join(told.sentences), "  ")

    def _welcome(self) -> None:
        self.screen.heading(self.words.key("title"))
        self.screen.text(self.words.key("terminal-players-are", names=", ".join(self.names)))
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
                self.screen.text(", ".join(names), f"  {place}. ")
        self._point_to("terminal-kept", "pasch replay")

    def _leave(self, status: int) -> int:
        keep(self.table, self.path)
        self._point_to("terminal-left", "pasch play --resume")
        return status

    def _point_to(self, key: str, command: str) -> None:
        self.screen.text(self.words.key(key))
        self.screen.line(f"  {command} {quote(str(self.path))}")  # in one line, to be copied
