"""What once was wrong between a person and the game, each with its test."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect
from web.house import SEEN, House, my_turn, play, version

SEATS = "Object.values(JSON.parse(localStorage['pasch.tables']))[0].seats"
# A place where two things can be done; touched until the board asks which.
TWO = """() => {
  const spots = [...document.querySelectorAll(".board .spot")];
  return spots.find((one) => one.ariaLabel.includes(";"));
}"""
ASKS = f"""() => {{
  if (document.querySelector("dialog[open] .choices")) return true;
  ({TWO})()?.dispatchEvent(new MouseEvent("click", {{ bubbles: true }}));
}}"""


def test_a_host_without_a_name_sits_as_a_guest(house: House) -> None:
    page = house.guest()
    page.click("#mal_anders .ways button:has-text('Mit Freunden')")
    page.click("dialog button.main")
    expect(page.locator(".seats li").first).to_contain_text("Gast")
    assert page.evaluate(f"{SEATS}[0].seat") == 0
    friend = house.guest(page.url.removeprefix(house.address), name="Ben")
    friend.click("button:has-text('Hinsetzen')")
    expect(page.locator(".seats li").nth(1)).to_contain_text("Ben")


def test_every_page_can_be_loaded_again(house: House) -> None:
    page = house.guest()
    page.click("a[href='/about']")
    expect(page.locator("h1")).to_have_text("Über Pasch")
    answer = page.reload()
    assert answer is not None
    assert answer.status == 200
    expect(page.locator("h1")).to_have_text("Über Pasch")


def test_a_secret_that_opens_no_seat_is_told_in_the_lobby(house: House) -> None:
    table: dict[str, Any] = house.server.post("/api/tables", {"game": "mal_anders", "seats": 2})
    held = {"seat": 0, "token": "x" * 32, "name": "Anna"}
    kept = {
        "game": "mal_anders",
        "seats": [held],
        "seen": -1,
        "at": 0,
        "id": table["id"],
        "host": "",
    }
    page = house.guest(f"/t/{table['id']}", tables={table["id"]: kept})
    expect(page.locator(".note")).to_contain_text("öffnet hier keinen Platz")
    assert page.locator("text=Du sitzt.").count() == 0
    page.click("button:has-text('Hinsetzen')")  # there is a way on
    expect(page.locator(".note")).to_have_text(
        "Du sitzt. Es geht los, sobald der Gastgeber beginnt."
    )


def ask_which(house: House) -> Page:
    page = house.against_bots("mal_anders")
    for _ in range(40):
        my_turn(page)
        if page.evaluate(f"({TWO})() !== undefined"):
            page.wait_for_function(ASKS)
            return page
        before = version(page)
        play(page, 1)
        page.wait_for_function(f"() => {SEEN} > {before}")
    raise AssertionError("never two at one place")


def test_which_one_starts_on_the_first(house: House) -> None:
    page = ask_which(house)
    expect(page.locator("dialog .choices button").first).to_be_focused()


def test_which_one_takes_its_number(house: House) -> None:
    page = ask_which(house)
    before = version(page)
    page.keyboard.press("2")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.wait_for_function(f"() => {SEEN} > {before}")


def test_the_end_lists_the_players_by_place(house: House) -> None:
    page = house.against_bots("simpsons", seats=3, level=1, name="Anna")
    play(page)
    rows = page.locator("dialog.over ol[aria-label='Ergebnis'] li").all_inner_texts()
    assert len(rows) == 3
    assert rows[0].startswith("1. Platz: ")
    assert all("Chip" in row for row in rows)
    chips = [int(row.split()[-2]) for row in rows]
    assert chips == sorted(chips, reverse=True)
    assert any("Anna" in row for row in rows)


def test_a_bot_stands_in_only_where_somebody_stays(house: House) -> None:
    page = house.against_bots("mal_anders")
    page.click("[aria-label='Menü']")
    expect(page.locator(".menu li").last).to_contain_text("Das Spiel ruht, bis du zurückkommst.")


def test_a_bot_stands_in_for_whoever_leaves_others(house: House) -> None:
    anna = house.guest(name="Anna")
    anna.click("#mal_anders .ways button:has-text('Mit Freunden')")
    anna.click("dialog button.main")
    expect(anna.locator(".seats li").first).to_contain_text("Anna")
    ben = house.guest(anna.url.removeprefix(house.address), name="Ben")
    ben.click("button:has-text('Hinsetzen')")
    expect(anna.locator(".seats")).to_contain_text("Ben")
    anna.click("button:has-text('Mit Bots auffüllen')")
    anna.wait_for_selector(".board > *")
    anna.click("[aria-label='Menü']")
    expect(anna.locator(".menu li").last).to_contain_text("Ein Bot springt für dich ein")


def test_a_window_that_lags_behind_does_not_say_whose_turn_it_was(house: House) -> None:
    """The second window waits while nobody looks at it; what it says must not be of before."""
    page = house.against_bots("mal_anders", motion="normal")
    my_turn(page)
    other = page.context.new_page()
    other.goto(page.url)
    my_turn(other)
    other.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    play(page, 1)
    expect(other.locator(".asks.mine")).to_have_count(0)
    expect(other.locator(".asks p")).not_to_contain_text("Gast ist am Zug")
