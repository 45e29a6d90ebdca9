"""`pasch play LINK`: the terminal app at the table of a real server."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pexpect
import pytest
from server.hands import DENKSTE, GAME, USABLE, USELESS, table
from server.house import House, Party, house, in_time, until
from server.test_client import made, started
from server.test_open_windows import FOR_AGES
from textual.pilot import Pilot
from textual.widgets import Input, Static

import pasch
from pasch import client
from pasch.cli import main
from pasch.client.dice import Dice
from pasch.client.tables import Link
from pasch.games.nichts_als_aerger.rules.actions import PASS
from pasch.server.messages import Events, OpenWindow
from pasch.speech import Speaker
from pasch.terminal import held_seats
from pasch.terminal.app.app import TableApp
from pasch.terminal.app.join import _seat
from pasch.terminal.app.joined_match import JoinedMatch
from pasch.terminal.app.question import Question
from pasch.terminal.app.table_screen import TableScreen

SOURCE = str(Path(pasch.__file__).parents[1])
LEFT = re.compile(r"· +(10:00|[89]:[0-5]\d)$")
NOWHERE = "http://127.0.0.1:9/t/h2C5oEo8"
Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))


@pytest.mark.parametrize("game", ["simpsons", "wonderful_world"])
@in_time
async def test_a_whole_game_at_a_servers_table(game: str, tmp_path: Path) -> None:
    """One with secret bets, one with hidden hands; keys and mouse are tried at our own tables."""
    async with house(tmp_path) as served:
        table = await made(served, game, 2, bots=[1])
        seat, found = await _seat(str(table.link), "Anna", "en")
        screen = TableScreen(found, Speaker("en", game, ["", ""], seat.seat))
        app = TableApp(screen, JoinedMatch(seat, found, screen), screen.words)
        app.animation_level = "none"
        async with app.run_test(size=(80, 30)):
            await started(table, 1)
            answered = None
            while app.return_value is None and app.failed is None:
                await asyncio.sleep(0.002)
                question = screen.question
                if question is not None and question is not answered:
                    answered = question
                    assert {offer.words for offer in question.offers}
                    screen.answer(question.offers[0].action)
        assert app.failed is None
        assert seat.events is not None
        assert seat.events.places
        assert any("Anna" in sentence for sentence in screen.told)


@in_time
async def test_a_move_is_taken_back_at_the_server(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        table = await made(served, "simpsons", 2, bots=[1], first=0)
        seat, found = await _seat(str(table.link), "Anna", "en")
        screen = TableScreen(found, Speaker("en", "simpsons", ["", ""], seat.seat))
        app = TableApp(screen, JoinedMatch(seat, found, screen), screen.words)
        app.animation_level = "none"

        async def asked(other_than: Question | None = None) -> Question:
            while screen.question is None or screen.question is other_than:
                await asyncio.sleep(0.002)
            return screen.question

        async with app.run_test(size=(80, 30)) as pilot:
            await started(table, 1)
            first = await asked()
            screen.answer(first.offers[0].action)
            second = await asked(first)
            assert second.offers != first.offers
            await pilot.press("f7")
            again = await asked(second)
            assert again.offers == first.offers


@in_time
async def test_a_window_is_asked_to_wait_once(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[dict[str, object]] = []
    seat = client.Seat(Link("http://x", "y"), 0, "secret", Dice("y", 0), "en")

    async def send(message: dict[str, object]) -> None:
        sent.append(message)

    monkeypatch.setattr(seat, "_send", send)
    game = pasch.load("simpsons")
    screen = TableScreen(game, Speaker("en", "simpsons", ["Ann", "Bo"], 0))
    choices = client.Choices(4, 0, "?", [client.Choice(1, "pass", "no")], True, 1)
    question = JoinedMatch(seat, game, screen)._question(choices)
    assert question.touched is not None
    question.touched()
    question.touched()
    await asyncio.sleep(0)
    assert sent == [{"t": "think", "seat": 0, "at": 4}]


@asynccontextmanager
async def joined(
    served: House, party: Party, seat: int
) -> AsyncIterator[tuple[TableScreen, Pilot[int]]]:
    """The app of somebody who sits at this table already."""
    link = Link(f"http://127.0.0.1:{served.port}", party.id)
    mine = await client.join(link, "", token=party.tokens[seat])
    screen = TableScreen(GAME, Speaker("en", GAME.id, [""] * 3, seat))
    app = TableApp(screen, JoinedMatch(mine, GAME, screen), screen.words)
    app.animation_level = "none"
    async with app.run_test(size=(100, 40)) as pilot:
        yield screen, pilot
        assert app.failed is None


async def offered(screen: TableScreen, *actions: int) -> Question:
    """As soon as just these may be chosen."""

    def is_asked() -> bool:
        found = screen.question
        return found is not None and {each.action for each in found.offers} == {*actions}

    await until(is_asked)
    assert screen.question
    return screen.question


def title(screen: TableScreen) -> str:
    return str(screen.query_one("#title", Static).render())


@in_time
async def test_a_window_waits_for_whoever_types_and_what_was_typed_stays(tmp_path: Path) -> None:
    """The server tells everybody that somebody thinks: that is no new question."""
    async with house(tmp_path) as served:
        party = await table(served, "t", USELESS, USABLE, USELESS, window_ms=FOR_AGES)
        async with joined(served, party, 1) as (screen, pilot):
            other = await party.guest(2)
            question = await offered(screen, PASS, DENKSTE)
            assert question.offers[question.marked or 0].action == PASS
            await pilot.press("d")
            await other.hear(OpenWindow, lambda window: window.thinking == [1])
            await pilot.press(*"enkste")
            assert screen.query_one("#typed", Input).value == "denkste"
            await pilot.press("enter")
            told = await other.hear(Events, lambda found: found.events)
            assert (told.events[-1].actor, told.events[-1].action) == (1, DENKSTE)


@in_time
async def test_what_was_asked_in_a_window_goes_with_it(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party = await table(served, "t", USELESS, USABLE, USELESS, window_ms=1000)
        async with joined(served, party, 1) as (screen, _):
            await offered(screen, PASS, DENKSTE)
            await until(lambda: screen.question is None)


@in_time
async def test_the_time_for_a_move_runs_before_ones_eyes(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        table = await made(served, "simpsons", 2, bots=[1], first=0, move_seconds=600)
        seat, found = await _seat(str(table.link), "Anna", "en")
        screen = TableScreen(found, Speaker("en", "simpsons", ["", ""], seat.seat))
        app = TableApp(screen, JoinedMatch(seat, found, screen), screen.words)
        async with app.run_test(size=(80, 30)):
            await started(table, 1)
            await until(lambda: LEFT.search(title(screen)))
            first = title(screen)
            await until(lambda: title(screen) != first)
            assert LEFT.search(title(screen)), title(screen)


@in_time
async def test_when_the_time_for_a_move_is_over_the_next_question_is_put(tmp_path: Path) -> None:
    """Nobody answers: another one moves for them, and the screen goes on with the game."""
    async with house(tmp_path) as served:
        party = await table(served, "t", USELESS, USABLE, USELESS, window_ms=1000, move_seconds=5)
        async with joined(served, party, 0) as (screen, _):
            await until(lambda: screen.question is not None)
            first = screen.question
            told = len(screen.told)
            await until(lambda: screen.question is not first)
            await until(lambda: len(screen.told) > told)


@in_time
async def test_whoever_comes_back_has_the_same_seat(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        table = await made(served, "mal_anders", 2)
        first, _ = await _seat(str(table.link), "Anna", "en")
        held_seats.keep(str(first.link), first.token)
        again, _ = await _seat(str(table.link), "Anna", "en")
        assert (again.seat, again.token) == (first.seat, first.token)
        secret = tmp_path / "home/pasch/seats.json"
        assert secret.stat().st_mode & 0o777 == 0o600


@in_time
async def test_a_full_table_is_refused_in_one_line(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        table = await made(served, "mal_anders", 2, bots=[0, 1])
        with pytest.raises(client.Refused, match="all seats are taken"):
            await _seat(str(table.link), "Anna", "en")


def test_lines_say_that_it_needs_the_app(capsys: Capture) -> None:
    assert main(["play", NOWHERE, "--plain", "--language", "en"]) == 2
    assert capsys.readouterr().err.startswith(f"pasch: {NOWHERE}: a table on a server is played")


@pytest.mark.parametrize(
    ("link", "said"), [(NOWHERE, "127.0.0.1"), ("http://127.0.0.1:9/x", "no link to a table")]
)
def test_a_wrong_link_or_a_server_that_is_away_is_one_line(
    link: str, said: str, tmp_path: Path
) -> None:
    environ = {**os.environ, "PYTHONPATH": SOURCE, "TERM": "xterm", "XDG_DATA_HOME": str(tmp_path),
               "PASCH_PLAIN": "", "ACCESSIBLE": ""}  # fmt: skip
    command = [sys.executable, "-m", "pasch", "play", link, "--names", "Anna", "--language", "en"]
    child = pexpect.spawn(command[0], command[1:], env=environ, encoding="utf-8", timeout=60)
    child.expect(pexpect.EOF)
    child.close()
    shown = str(child.before)
    assert said in shown
    assert shown.startswith("pasch: ")
    assert shown.count("\n") == 1
    assert child.exitstatus == 2
