"""A seat at a server's table: what the server tells and asks, on the screen of a table."""

from __future__ import annotations

import asyncio
from functools import partial

from pasch.client import Choices, Disconnected, Events, Refused, Said, Seat, TableInfo
from pasch.console.screen import Screen as Lines
from pasch.engine.game import Game
from pasch.facts import describe
from pasch.speech import Speaker
from pasch.terminal import dice, table_commands
from pasch.terminal.app.question import Question, among
from pasch.terminal.app.table_screen import TableScreen
from pasch.terminal.choices import Offered
from pasch.terminal.inputs import Command
from pasch.terminal.moments import UNDO
from pasch.terminal.result import standings

DONE = -1


class JoinedMatch:
    """The server's words and choices are the truth; the board is drawn here, from its position."""

    def __init__(self, seat: Seat, game: Game, screen: TableScreen) -> None:
        self.seat = seat
        self.game = game
        self.screen = screen
        self.words = screen.words
        self._choices: Choices | None = None  # what is asked now
        self._asking: asyncio.Task[None] | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._thought = -1  # the window that was asked to wait

    async def run(self) -> None:
        """Until the game is over and seen."""
        async with self.seat:
            async for message in self.seat:
                match message:
                    case TableInfo():
                        self._show_table(message)
                    case Events():
                        self._show_events(message)
                    case Choices() if message.seat == self.seat.seat:
                        self._ask(message)
                    case Said():
                        self.screen.tell([f"{self.words.names[message.seat]}: {message.text}"])
            self._withdraw()
        await self._result()

    def _show_table(self, info: TableInfo) -> None:
        """Who sits there; before it begins, that everybody waits."""
        names = [
            seat.name or self.words.key("seat-name", number=number)
            for number, seat in enumerate(info.seats, start=1)
        ]
        self.words = Speaker(self.words.language, self.game.id, names, self.seat.seat)
        self.screen.words = self.words
        if info.status in ("open", "opening"):
            self.screen.show_turn(self.words.key("app-waiting"))
            self.screen.tell([self.words.key("terminal-players-are", names=self.words.listed(
                [seat.name for seat in info.seats if seat.kind != "open"]))])  # fmt: skip
        elif info.paused:
            self.screen.show_turn(self.words.key("app-paused"))

    def _show_events(self, events: Events) -> None:
        if self.seat.seat not in events.asked:
            self._withdraw()
        told = [" ".join(event.story) for event in events.events if event.story]
        self.screen.tell(told)
        view = self.seat.view()
        hand = describe(self.game, view, self.seat.seat, self.words)["hand"]
        self.screen.show_board(view, "" if hand == self.words.key("describe-no-hand") else hand)
        thrown = [event.notation for event in events.events]
        self.screen.show_dice(dice.on_the_table(self.game, view, self.words, thrown), rolls=True)
        asked = [self.words.names[seat] for seat in events.asked]
        turn = self.words.key("app-asked", names=self.words.listed(asked)) if asked else ""
        self.screen.show_turn(turn, events.seconds)

    def _ask(self, choices: Choices) -> None:
        """The same question again is none: whoever is about to answer it goes on typing."""
        before, self._choices = self._choices, choices
        if self.screen.question is not None and before and _same(before, choices):
            return
        self._withdraw()
        self._asking = asyncio.get_running_loop().create_task(self._answer())

    def _withdraw(self) -> None:
        """What was asked is past: a window closed, or somebody was faster."""
        if self._asking is not None and not self._asking.done():
            self._asking.cancel()
            self.screen.withdraw()
        self._asking = None

    async def _answer(self) -> None:
        """Ask until the server takes it."""
        while self._choices is not None:
            action = self._choices.routine
            if action < 0:
                action = await self.screen.ask(self._question(self._choices))
            try:
                if action == UNDO:
                    await self.seat.take_back()
                else:
                    await self.seat.move(self._choices, action)
                return
            except Refused as error:
                self.screen.notice(error.text)
                if error.reason == "stale":
                    await self.seat.sync()
                    return
            except Disconnected:  # said where the messages end
                return

    def _question(self, choices: Choices) -> Question:
        offers = [Offered(*each) for each in choices.choices]
        offers.sort(key=lambda offer: offer.action == choices.passing)
        marked = len(offers) - 1 if choices.window else 0 if len(offers) == 1 else None
        prompt = "terminal-prompt-window" if choices.window else "app-prompt"
        return Question(
            text=choices.words,
            prompt=self.words.key(prompt),
            offers=offers,
            read=partial(among, offers),
            marked=marked,
            undo=UNDO,
            touched=partial(self._think, choices) if choices.window else None,
        )

    def _think(self, choices: Choices) -> None:
        """A window waits for whoever begins to answer; the server hears of it once."""
        if choices.v != self._thought:
            self._thought = choices.v
            self._thinking = asyncio.get_running_loop().create_task(self.seat.think(choices))

    def advise(self, lines: Lines, word: Command) -> None:
        """As at one's own table, from what this seat knows."""
        view, seat = self.screen.view, self.seat.seat
        if word.name == "log":
            for sentence in self.screen.told:
                lines.text(sentence, "  ")
        elif word.name == "help" or view is None:
            table_commands.help(lines, self.words)
        elif word.name == "words":
            table_commands.describe(lines, self.words, self.game, view, seat)
        elif word.name in table_commands.ADVICE:
            allowed = self.seat.table is not None and self.seat.table.hints
            table_commands.advise(lines, self.words, self.game, view, seat, word.name, allowed)
        else:
            table_commands.rules(lines, self.words, self.game.id, word)

    async def _result(self) -> None:
        events = self.seat.events
        places = list(events.places) if events else []
        over = self.words.key("terminal-over")
        self.screen.show_turn(over)
        lines = [f"{indent}{text}" for indent, text in standings(places, self.words)]
        offers = [Offered(DONE, "", self.words.key("app-done"))]
        enter = self.words.key("app-enter")
        await self.screen.ask(
            Question("\n".join([over, *lines]), enter, offers, partial(among, offers), 0)
        )


def _same(one: Choices, other: Choices) -> bool:
    """The same choices; asked later, or no longer early, they stay what they are."""
    return one._replace(v=other.v, early=other.early) == other
