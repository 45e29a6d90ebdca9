"""A match at this device: what its flow tells and asks, on the screen of a table."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial

from pasch.console.screen import Screen as Lines
from pasch.engine.table import ONLOOKER
from pasch.facts import describe
from pasch.terminal import dice, table_commands, windows
from pasch.terminal.app.question import IN_PUBLIC, Question, among
from pasch.terminal.app.table_screen import TableScreen
from pasch.terminal.choices import Offered, offered
from pasch.terminal.inputs import Command, meaning
from pasch.terminal.match_flow import Flow, MatchFlow
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
from pasch.terminal.result import standings

RECENT = 12  # events told again on return
PACE = 0.8  # seconds that each thing others do stays before the next
GO_ON = -1


class LocalMatch:
    """`pace` is how long others' moves are shown; a key hurries them."""

    def __init__(self, flow: MatchFlow, screen: TableScreen, pace: float = PACE) -> None:
        self.flow = flow
        self.screen = screen
        self.words = flow.words
        self.pace = pace

    async def run(self) -> None:
        """Until the match is over and seen."""
        self._welcome()
        run = self.flow.run()
        moment = await asyncio.to_thread(_after, run, None)
        while moment is not None:
            answer = await self._handle(moment)
            moment = await asyncio.to_thread(_after, run, answer)
        await self._result()

    def advise(self, lines: Lines, word: Command) -> None:
        view = self.screen.view or self.flow.story.view
        table_commands.carry_out(lines, self.flow, view, word)

    async def _handle(self, moment: Moment) -> Answer:
        match moment:
            case Told():
                await self._tell(moment)
            case Decide():
                return await self._decide(moment)
            case Pause():
                return await self._pause(moment)
            case CallAll():
                return await self._call(moment.seats)
            case Curtain():
                await self._curtain(moment.actor)
            case Refused():
                self.screen.notice(self.words.error(moment.error))
            case StandIn():
                self.screen.tell([self.words.key("terminal-stand-in", level=moment.level)])
            case TakenBack():
                self._show([])
                self.screen.tell([self.words.key("terminal-taken-back", move=moment.move)])
            case _:
                self.screen.wipe()
        return None

    def _welcome(self) -> None:
        names = self.words.key("terminal-players-are", names=self.words.listed(self.flow.names))
        before = list(self.flow.story_of(self.flow.seat).news())[-RECENT:]
        self.screen.tell([names, *(" ".join(event.sentences) for event in before)])
        self._show([])

    def _show(self, thrown: list[str], rolls: bool = False) -> None:
        view = self.flow.story.view
        self.screen.show_board(view, self._hand())
        faces = dice.on_the_table(self.flow.game, view, self.words, thrown)
        self.screen.show_dice(faces, rolls)

    def _hand(self) -> str:
        """What whoever the screen belongs to holds, in words, if others do not see it."""
        flow = self.flow
        if flow.story.view.key() == flow.table.view(ONLOOKER).key():
            return ""
        told = describe(flow.game, flow.story.view, flow.seat, self.words)["hand"]
        return "" if told == self.words.key("describe-no-hand") else told

    async def _tell(self, news: Told) -> None:
        only = [self.words.key("terminal-forced")] if news.forced else []
        self.screen.tell([" ".join([*event.sentences, *only]) for event in news.events])
        thrown = [written for event in news.events for written in event.notation]
        self._show(thrown, rolls=True)
        if news.events and self.pace and self.flow.table.state.actor() not in self.flow.people:
            self.screen.hurried.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.screen.hurried.wait(), self.pace)

    async def _decide(self, asked: Decide) -> int:
        view, game = self.flow.story.view, self.flow.game
        offers = offered(game, view, self.words)
        self.screen.show_turn(self.words.key("terminal-turn", seat=asked.actor))
        self._show_again()
        window = asked.window
        passing = [n for n, offer in enumerate(offers)
                   if window is not None and offer.action == window.passing]  # fmt: skip
        prompt = "app-prompt" if window is None else "terminal-prompt-window"
        return await self.screen.ask(
            Question(
                text=self.words.say(game.ask(view)),
                prompt=self.words.key(prompt),
                offers=offers,
                read=lambda text: meaning(game, view, text, self.words),
                marked=passing[0] if passing else 0 if len(offers) == 1 else None,
                undo=UNDO,
            )
        )

    def _show_again(self) -> None:
        """Whoever takes the device finds the board as they know it."""
        if self.screen.view is None or self.screen.view.key() != self.flow.story.view.key():
            self._show([])

    async def _pause(self, asked: Pause) -> Answer:
        offers = [
            Offered(GO_ON, "", self.words.key("app-cover" if asked.covers else "app-go-on")),
            Offered(UNDO, "", self.words.key("app-take-back")),
        ]
        self.screen.show_turn("")
        enter = self.words.key("app-enter")
        text = self.words.key("app-pause")
        answer = await self.screen.ask(
            Question(text, enter, offers, partial(among, offers), 0, undo=UNDO)
        )
        return UNDO if answer == UNDO else None

    async def _call(self, seats: list[int]) -> int:
        self._show_again()
        names = self.flow.names
        offers = [Offered(windows.NOBODY, "", self.words.key("app-nobody"))]
        offers += [Offered(seat, "", names[seat]) for seat in seats]

        self.screen.show_turn("")
        return await self.screen.ask(
            Question(
                self.words.key("app-call"),
                self.words.key("app-enter"),
                offers,
                partial(among, offers),
                0,
                IN_PUBLIC,
            )
        )

    async def _curtain(self, actor: int) -> None:
        """The screen was wiped; nothing but the next player's name is on it."""
        ready = self.words.key("app-ready", seat=actor)
        text = self.words.key("app-curtain", seat=actor)
        offers = [Offered(GO_ON, "", ready)]
        await self.screen.ask(Question(text, "", offers, partial(among, offers), 0, frozenset()))

    async def _result(self) -> None:
        self._show([])
        self.screen.show_turn(self.words.key("terminal-over"))
        places = self.flow.table.state.places()
        lines = [f"{indent}{text}" for indent, text in standings(places, self.words)]
        text = "\n".join([self.words.key("terminal-over"), *lines])
        offers = [Offered(GO_ON, "", self.words.key("app-done"))]
        await self.screen.ask(
            Question(text, self.words.key("app-enter"), offers, partial(among, offers), 0)
        )


def _after(run: Flow, answer: Answer) -> Moment | None:
    """What comes next; bots think here, away from the screen."""
    try:
        return run.send(answer)
    except StopIteration:
        return None
