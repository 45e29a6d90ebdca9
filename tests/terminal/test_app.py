"""The app: what is typed, clicked, refused, hidden and kept."""

from __future__ import annotations

import asyncio
from io import StringIO
from pathlib import Path

import pytest
from terminal.app_desk import AppDesk, new_table, played_on
from terminal.scripted import logged
from textual.widgets import Input, Static

import pasch
from pasch.console.console import Console
from pasch.console.refusals import Unwritable
from pasch.console.screen import Screen
from pasch.speech import Speaker
from pasch.terminal.app.choice_list import ChoiceList
from pasch.terminal.app.menu import MenuApp, SetupScreen
from pasch.terminal.app.pages import Page
from pasch.terminal.app.table_screen import TableScreen
from pasch.terminal.choices import Offered
from pasch.terminal.dice import on_the_table
from pasch.terminal.seating import Plan


def race(folder: Path, names: str = "Anna", size: tuple[int, int] = (80, 24)) -> AppDesk:
    """Anna has a move to choose."""
    table = played_on(new_table("mal_anders", names, None if names == "Anna" else "0"), 60)
    return AppDesk(table, folder / "x.pasch", "en", size)


def hidden_hands(cups: str, folder: Path) -> AppDesk:
    return AppDesk(new_table(cups, "Anna,Ben", "0"), folder / "x.pasch", "en", (80, 24))


def test_a_choice_may_be_typed_as_it_is_written(tmp_path: Path) -> None:
    desk = race(tmp_path)

    async def play(desk: AppDesk) -> None:
        before = len(desk.match.flow.table.log)
        offer = desk.table.query_one(ChoiceList).shown[0]
        await desk.answer(*offer.notation, "enter")
        assert desk.match.flow.table.log[before].action == offer.action

    desk.play(play)


def test_the_list_narrows_while_one_types_and_tab_completes(tmp_path: Path) -> None:
    desk = race(tmp_path)

    async def play(desk: AppDesk) -> None:
        choices = desk.table.query_one(ChoiceList)
        whole = list(choices.shown)
        await desk.pilot.press(*str(len(whole)))
        await desk.until(lambda: len(choices.shown) == 1)
        await desk.pilot.press("tab")
        await desk.until(lambda: desk.table.query_one(Input).value == whole[-1].notation)
        await desk.pilot.press("escape")
        await desk.until(lambda: choices.shown == whole)

    desk.play(play)


def test_enter_takes_the_only_choice_that_is_left_and_no_other(tmp_path: Path) -> None:
    """While several fit what was typed, none of them is marked."""
    desk = race(tmp_path)

    some = [Offered(7, "a1", "alpha"), Offered(8, "a2", "beta"), Offered(9, "b", "gamma")]

    async def play(desk: AppDesk) -> None:
        choices = desk.table.query_one(ChoiceList)
        choices.offer(some, None)
        for typed, fitting, marked in (
            ("a", [7, 8, 9], None),
            ("a2", [8], 8),
            ("", [7, 8, 9], None),
            ("GAM", [9], 9),
            ("a1x", [7, 8, 9], None),  # nothing fits: all of them again
        ):
            choices.narrow(typed)
            assert [offer.action for offer in choices.shown] == fitting
            assert (choices.marked and choices.marked.action) == marked

    desk.play(play)


def test_a_word_on_the_board_is_clicked_to_find_its_choices(tmp_path: Path) -> None:
    desk = race(tmp_path)

    async def play(desk: AppDesk) -> None:
        await desk.until(lambda: desk.table.query_one("#board").size.height > 2)
        await desk.pilot.click("#board", offset=(2, 1))
        await desk.until(lambda: desk.table.query_one(Input).value == "A")

    desk.play(play)


def test_what_cannot_be_is_refused_with_its_reason_and_asked_again(tmp_path: Path) -> None:
    desk = race(tmp_path)

    async def play(desk: AppDesk) -> None:
        before = len(desk.match.flow.table.log)
        await desk.pilot.press("enter")
        await desk.until(lambda: "Please pick a line" in desk.line("#notice"))
        await desk.pilot.press(*"abc", "enter")
        await desk.until(lambda: "“abc”" in desk.line("#notice"))
        assert desk.table.question is not None
        assert len(desk.match.flow.table.log) == before

    desk.play(play)


@pytest.mark.parametrize(
    ("key", "said"),
    [("f1", "To choose"), ("f4", "MA-1"), ("f5", "Anna rolls"), ("f6", "The dice show"),
     ("f2", "Good choices"), ("f3", "%")],
)  # fmt: skip
def test_keys_open_pages_that_escape_closes(key: str, said: str, tmp_path: Path) -> None:
    desk = race(tmp_path)

    async def play(desk: AppDesk) -> None:
        await desk.pilot.press(key)
        await desk.until(lambda: isinstance(desk.app.screen, Page))
        page = desk.app.screen
        assert isinstance(page, Page)
        assert said in page.text.plain
        await desk.pilot.press("escape")
        await desk.until(lambda: isinstance(desk.app.screen, TableScreen))
        assert desk.table.question is not None

    desk.play(play)


def test_typed_commands_are_those_of_the_lines(tmp_path: Path) -> None:
    desk = race(tmp_path)

    async def play(desk: AppDesk) -> None:
        await desk.pilot.press("question_mark", *"21", "enter")
        await desk.until(lambda: isinstance(desk.app.screen, Page))
        assert "MA-21" in desk.app.screen.text.plain  # type: ignore[attr-defined]

    desk.play(play)


def test_a_move_is_taken_back_at_the_pause(tmp_path: Path) -> None:
    desk = race(tmp_path, "Anna,Ben")

    async def play(desk: AppDesk) -> None:
        before = logged(desk.match.flow.table)
        asked = await desk.answer("1", "enter")
        while asked is not None and asked.text != "Go on?":
            asked = await desk.answer("1", "enter")
        await desk.answer("f7")
        await desk.until(lambda: "Taken back" in "".join(desk.table.told))
        kept = logged(desk.match.flow.table)
        assert kept[: len(before)] == before
        assert kept == logged(pasch.open(tmp_path / "x.pasch"))

    desk.play(play)


def test_behind_the_curtain_nothing_of_a_hand_is_left(cups: str, tmp_path: Path) -> None:
    desk = hidden_hands(cups, tmp_path)

    async def play(desk: AppDesk) -> None:
        assert "Now it is Anna’s turn" in desk.line("#question")
        assert "sees a" not in desk.text
        await desk.pilot.press("f5")  # the story is nobody's business now
        await desk.pilot.press("f2")
        await desk.answer("enter")
        assert "Anna sees a" in " ".join(desk.table.told)
        asked = await desk.answer(">", "5", "enter")
        while asked is not None and "Ben’s turn" not in asked.text:
            asked = await desk.answer("enter")
        await desk.pilot.pause()
        assert isinstance(desk.app.screen, TableScreen)
        assert "sees a" not in desk.text
        assert "Dice" not in desk.text
        assert desk.table.view is None
        assert desk.table.told == []

    desk.play(play)


def test_a_window_that_is_too_small_says_so_and_shows_all_again(tmp_path: Path) -> None:
    desk = race(tmp_path, size=(59, 30))

    async def play(desk: AppDesk) -> None:
        await desk.until(lambda: "too small: 59 × 30" in " ".join(desk.text.split()))
        assert len(" ".join(desk.text.split())) < 100  # and nothing else
        await desk.pilot.resize_terminal(60, 30)
        await desk.until(lambda: "┌────" in desk.text)

    desk.play(play)


@pytest.mark.parametrize(("key", "status"), [("ctrl+c", 130), ("ctrl+q", 0)])
def test_whoever_leaves_can_come_back(key: str, status: int, tmp_path: Path) -> None:
    desk = race(tmp_path)

    async def play(desk: AppDesk) -> None:
        await desk.answer("1", "enter")
        await desk.pilot.press(key)
        await desk.until(lambda: desk.app.return_value is not None)

    desk.play(play)
    assert desk.app.return_value == status
    kept = pasch.open(tmp_path / "x.pasch")
    assert logged(kept) == logged(desk.match.flow.table)
    again = AppDesk(kept, tmp_path / "x.pasch", "en", (80, 24))

    async def look(desk: AppDesk) -> None:
        assert desk.table.question is not None

    again.play(look)


def test_a_full_disk_ends_it_with_its_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = race(tmp_path)

    def full(*_: object) -> None:
        raise Unwritable(tmp_path, OSError(28, "No space left on device"))

    async def play(desk: AppDesk) -> None:
        monkeypatch.setattr("pasch.terminal.match_flow.keep", full)
        await desk.answer("1", "enter")

    with pytest.raises(Unwritable, match="No space left"):
        desk.play(play)


def test_a_game_without_a_drawing_has_the_generic_board(cups: str, tmp_path: Path) -> None:
    table = new_table(cups, "Anna", "2:1")
    desk = AppDesk(table, tmp_path / "x.pasch", "en", (80, 24))

    async def look(desk: AppDesk) -> None:
        await desk.until(lambda: "Claim" in desk.text)

    desk.play(look)


def test_a_picture_on_a_die_is_among_the_dice(tmp_path: Path) -> None:
    game = pasch.load("nichtlustig")
    table = played_on(new_table("nichtlustig", "Anna,Ben", "0"), 1)
    while table.game.position(table.state)["dice"].count(0) == 0:
        played_on(table, len(table.log) + 1)
        table.play(0, table.state.legal()[0])
        played_on(table, len(table.log))
    words = Speaker("en", game.id, ["Anna", "Ben"])
    shown = on_the_table(game, table.state, words)
    assert len(shown) == 7
    assert "✶" in shown


def test_the_menu_leads_to_a_match(home: Path) -> None:
    """The arrow keys pick a game; what cannot be is refused on the page."""
    app = MenuApp(Console("en", StringIO(), Screen(StringIO()), StringIO()))

    async def play() -> None:
        async with app.run_test(size=(80, 40)) as pilot:
            await pilot.press("down", "enter")
            while not isinstance(app.screen, SetupScreen):
                await asyncio.sleep(0.01)
            setup = app.screen
            while not setup.query("#seats"):
                await asyncio.sleep(0.01)
            setup.query_one("#names", Input).value = "Anna, Ben"
            setup.query_one("#seats", Input).value = "9"
            await pilot.press("enter")
            while not str(setup.query_one("#refusal", Static).render()):
                await asyncio.sleep(0.01)
            setup.query_one("#seats", Input).value = "3"
            await pilot.press("enter")
            while app.return_value is None:
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(play(), 120))
    assert isinstance(app.return_value, Plan)
    assert app.return_value.game.id == pasch.catalogue()[1]
    assert app.return_value.setup.seats == 3
    assert app.return_value.names[:2] == ["Anna", "Ben"]
