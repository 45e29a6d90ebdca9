"""The board in a real browser, from the installed package, at a real server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from arrange import GAME, at, shown
from playwright.sync_api import Page, expect
from server.processes import Process
from web.house import PHONE, WIDE, Devices, House

from pasch.testing.laws.pictures import pictures_of_the_rules_could_happen
from web import house as houses

LOW = (640, 360)
# Touches the pieces on the board: the foremost that may move, and every third time another one.
TOUCHES = """
() => new Promise((resolve, reject) => {
  let moves = 0;
  const end = Date.now() + 90000;
  const look = () => {
    if (document.querySelector("dialog.over[open]")) return resolve(moves);
    if (Date.now() > end) return reject(new Error(`not over after ${moves} moves`));
    const found = document.querySelectorAll(".board .spot");
    if (found.length) {
      const spot = found[moves % 3 ? found.length - 1 : 0];
      const box = spot.getBoundingClientRect();
      const [clientX, clientY] = [box.x + box.width / 2, box.y + box.height / 2];
      spot.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX, clientY }));
      moves += 1;
    }
    setTimeout(look, 4);
  };
  look();
})
"""
# How long the page waits for what happened, as the board says it.
BEAT = """
async ([before, position, happened]) => {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const address = loaded.find((name) => name.endsWith("/board.js"));
  const kit = { throwTime: () => 500, together: () => () => [{}, () => undefined] };
  const board = (await import(address)).default(kit);
  return [board.beat(before, position, happened), board.tells(before, position, happened)];
}
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    houses.build()
    word = tmp_path_factory.mktemp("luck") / "word"
    word.write_text("classic")
    data = str(tmp_path_factory.mktemp("data"))
    with (
        houses.browser() as browser,
        Process("--data", data, "--pace", "0.01", luck=word) as server,
    ):
        yield House(Devices(browser), server)


@pytest.fixture(autouse=True)
def _nothing_failed(house: House) -> Iterator[None]:
    yield
    complaints = [*house.devices.complaints]
    house.devices.give_back(house.nowhere)
    assert complaints == []


def sit(house: House, seats: int, **more: object) -> Page:
    page = house.against_bots("classic", seats=seats, as_list=False, **more)  # type: ignore[arg-type]
    page.wait_for_selector(".board .spot")
    return page


def test_a_match_is_played_to_its_end_by_touching_pieces(house: House) -> None:
    page = sit(house, 2, options={"exact_home": False, "six_again": False}, level=1)
    assert page.evaluate(TOUCHES) > 20
    expect(page.locator(".board-fault")).to_have_count(0)
    expect(page.locator("dialog.over svg.picture")).to_contain_text("im Haus")


def test_it_has_a_finale_of_its_own(house: House) -> None:
    page = sit(house, 2, options={"exact_home": False, "six_again": False}, level=1)
    page.evaluate(TOUCHES)
    expect(page.locator(".finale svg.mc .mc-pawn").first).to_be_attached()


@pytest.mark.parametrize(("size", "seats"), [(PHONE, 4), (LOW, 3), (WIDE, 2)])
def test_it_fits_every_screen(house: House, size: tuple[int, int], seats: int) -> None:
    # By hand: what plays itself would be gone before it is measured.
    page = sit(house, seats, size=size, theme="dark" if size == LOW else "light", byHand=True)
    expect(page.locator(".board-fault")).to_have_count(0)
    expect(page.locator(".board .mc-pawn")).to_have_count(4 * seats)
    board = page.locator(".board svg.mc").bounding_box()
    use = page.locator(".mc-use").first.bounding_box()
    spot = page.locator(".board .spot").first.bounding_box()
    assert board
    assert use
    assert spot
    assert min(board["width"], board["height"]) >= 320
    for box in (board, use):
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= size[0]
        assert box["y"] + box["height"] <= size[1]
    assert min(spot["width"], spot["height"]) >= 40  # a finger's width
    assert min(use["width"], use["height"]) >= 40


def test_it_is_played_by_keyboard_and_told_to_a_screen_reader(house: House) -> None:
    page = sit(house, 3, language="en", name="Ada", byHand=True)
    spoken = page.locator(".board svg.mc").get_attribute("aria-label")
    assert spoken
    assert spoken.startswith("Ada: ")
    first = page.locator(".board .spot[tabindex='0']")
    expect(first).to_have_count(1)  # one stop of the Tab key
    assert first.get_attribute("aria-label") == "bring a piece onto A"
    first.focus()
    expect(page.locator(".mc-lit.strong")).to_have_count(1)  # the way is shown
    page.keyboard.press("Enter")
    expect(page.locator(".unseen", has_text="bring a piece onto A")).to_have_count(0)


def test_pieces_walk_field_by_field_and_throws_wait_for_them(house: House) -> None:
    page = sit(house, 2)
    before, walked = shown(at("3", "17", die=5)), shown(at("8", "17", turn=1))
    moved = [{"actor": 0, "notation": "3-8"}]
    assert page.evaluate(BEAT, [before, walked, moved]) == [5 * 170, 0]
    thrown = [*moved, {"actor": -1, "notation": "d4"}]
    assert page.evaluate(BEAT, [before, walked, thrown]) == [5 * 170 + 500, 5 * 170 + 500]
    entered = shown(at("A 3", "17"))
    in_with_six = [{"actor": 0, "notation": "A"}]
    assert page.evaluate(BEAT, [shown(at("3", "17", die=6)), entered, in_with_six]) == [420, 0]
    hit = [{"actor": 0, "notation": "34-37"}]
    both = [shown(at("34", "17", die=3)), shown(at("37", "", turn=1)), hit]
    assert page.evaluate(BEAT, both) == [3 * 170 + 450, 0]


def test_the_pictures_of_the_rules_could_happen() -> None:
    pictures_of_the_rules_could_happen(GAME)


def test_the_rules_have_pictures_of_the_board(house: House) -> None:
    page = house.guest("/rules/classic")
    page.click("button:has-text('Alles aufklappen')")
    expect(page.locator("figure.game-classic svg.mc")).to_have_count(7)


def test_newcomers_are_shown_around(house: House) -> None:
    page = house.against_bots("classic", as_list=False, newcomer=True, byHand=True)
    expect(page.locator(".tour .tour-aim")).to_contain_text("Bring alle vier Figuren")
    expect(page.locator(".tour-ring").first).to_be_visible()
