"""Several people, several devices, and lines that break."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect
from server.processes import Process
from web.house import SEEN, WIDE, House, my_turn, play, until, version

# Plays on, always the last choice, until the device is to be passed on.
TO_THE_CURTAIN = """() => {
  if (document.querySelector(".curtain")) return true;
  [...document.querySelectorAll(".tray .choices button")].pop()?.click();
}"""

# Whether there are places to touch on the board, and whether the list is to be seen.
PLACES_AND_LIST = """() => {
  const list = document.querySelector(".tray .choices");
  return list && [!!document.querySelector(".board .spot"), list.checkVisibility()];
}"""


def test_two_browsers_and_a_bot(house: House) -> None:
    anna = house.guest()
    anna.click("#mal_anders .ways button:has-text('Mit Freunden')")
    anna.fill("#my-name", "Anna")
    anna.click("dialog button.main")
    link = anna.input_value(".link")
    assert link == anna.url
    ben = house.guest(link.removeprefix(house.address), name="Ben", language="en", size=WIDE)
    ben.click("button:has-text('Sit down')")
    expect(ben.locator(".seats")).to_contain_text("Ben")
    expect(anna.locator(".seats")).to_contain_text("Ben")
    anna.click("button:has-text('Mit Bots auffüllen')")
    for guest in (anna, ben):
        guest.wait_for_selector(".board > *")
    moved = {"anna": 0, "ben": 0}
    for _ in until(anna):
        for name, guest in (("anna", anna), ("ben", ben)):
            if guest.locator(".asks.mine").count():
                moved[name] += play(guest, 1)
        if min(moved.values()) >= 3:
            break
    assert min(moved.values()) >= 3
    expect(ben.locator(".players")).to_contain_text("Anna")
    anna.click("[aria-label='Etwas sagen']")
    anna.click("dialog button:has-text('Gut gespielt!')")
    expect(ben.locator(".bubble")).to_have_text("Well played!")
    ben.context.close()
    expect(anna.locator(".player.away")).to_contain_text("Ben")


def test_hot_seat_with_curtain(house: House) -> None:
    page = house.guest()
    page.click("#nichts_als_aerger button:has-text('An einem Gerät')")
    page.fill("#person-0", "Anna")
    page.fill("#person-1", "Carla")
    page.click("dialog button.main")
    handed = []
    page.wait_for_function(
        TO_THE_CURTAIN
    )  # as long as nobody holds a card, there is nothing to hide
    for _ in range(3):
        assert page.locator(".board, .tray, .tale").count() == 0  # nothing is to be seen
        name = page.locator(".curtain h1").inner_text().removeprefix("Gib das Gerät an ")
        handed.append(name)
        page.click(f"button:has-text('Ich bin {name}')")
        expect(page.locator(".player.me")).to_contain_text(name)
        page.wait_for_function(TO_THE_CURTAIN)
    assert handed[:2] in (["Anna", "Carla"], ["Carla", "Anna"])
    assert handed[2] == handed[0]


def test_without_secrets_there_is_no_curtain(house: House) -> None:
    page = house.guest()
    page.click("#mal_anders button:has-text('An einem Gerät')")
    page.click("dialog button.main")
    mine: set[str] = set()
    while len(mine) < 2:  # both get their turn
        my_turn(page)
        mine.add(page.locator(".player.me").inner_text().split("\n")[0])
        before = version(page)
        play(page, 1)
        page.wait_for_function(f"() => {SEEN} > {before}")
        assert page.locator(".curtain").count() == 0


def test_a_phone_as_the_hand_of_a_shared_screen(house: House) -> None:
    screen = house.guest(size=WIDE)
    screen.click("#nichts_als_aerger button:has-text('An einem Gerät')")
    screen.click("dialog button.main")
    for _ in until(screen):  # until Gast has the device: nobody gives away the cards of others
        screen.wait_for_function(TO_THE_CURTAIN)
        # It may be gone by now: a window closes by itself.
        screen.evaluate("document.querySelector('.curtain .main')?.click()")
        if screen.locator(".player.me:has-text('Gast')").count():
            break
    screen.click("[aria-label='Menü']")
    expect(screen.locator("button:has-text('aufs Handy')")).to_have_count(1)
    screen.click("button:has-text('Hand von Gast aufs Handy')")
    seat = "JSON.parse(localStorage['pasch.tables'])[location.pathname.slice(3)].seats[0]"
    token = screen.evaluate(f"{seat}.token")
    assert screen.locator("dialog .code").is_visible()
    screen.click("button:has-text('hier nicht mehr zeigen')")
    path = screen.url.removeprefix(house.address)
    phone = house.guest(f"{path}/hand#0.{token}")
    expect(phone.locator(".player.me")).to_contain_text("Gast")
    assert phone.url.endswith("/hand")  # the secret is gone from the address
    assert not phone.locator(".board").is_visible()
    assert phone.locator(".tray").is_visible()


def test_a_hand_lists_what_lies_on_the_board(house: House) -> None:
    page = house.against_bots("nichts_als_aerger")
    token = page.evaluate(
        "Object.values(JSON.parse(localStorage['pasch.tables']))[0].seats[0].token"
    )
    path = page.url.removeprefix(house.address)
    phone = house.guest(f"{path}/hand#0.{token}", as_list=False)
    seen = set()
    for _ in until(phone):
        if not (found := phone.evaluate(PLACES_AND_LIST)):
            continue
        places, listed = found
        assert listed == places
        seen.add(listed)
        if len(seen) == 2:
            break
        play(phone, 1)
    assert seen == {False, True}  # a card to be played, a piece to be moved


def test_the_story_from_the_beginning(house: House) -> None:
    page = house.against_bots("nichts_als_aerger", level=1)
    while version(page) < 150:  # more than are told again by themselves
        play(page, 5)
        my_turn(page)
    page.reload()
    page.wait_for_selector(".board > *")
    page.keyboard.press("s")
    first = page.locator(".tale li").first
    expect(first).not_to_contain_text("beginnt")
    page.click("button:has-text('Von Anfang an')")
    expect(first).to_contain_text("beginnt")
    assert page.locator(".tale li").last.is_visible()  # and the end stays in sight


def test_reload_and_second_tab(house: House) -> None:
    page = house.against_bots("mal_anders")
    play(page, 2)
    my_turn(page)
    asked = page.locator(".asks p").inner_text()
    page.reload()
    my_turn(page)
    assert page.locator(".asks p").inner_text() == asked
    second = page.context.new_page()
    second.goto(page.url)
    my_turn(second)
    play(second, 1)
    page.bring_to_front()  # a tab in the background waits with what it has to show
    my_turn(page)
    page.goto(house.address)
    expect(page.locator(".running")).to_contain_text("mal anders")


def test_who_was_away_sees_what_happened(house: House) -> None:
    page = house.against_bots("mal_anders")
    play(page, 3)
    my_turn(page)
    table = page.url
    page.goto(house.address + "/about")
    page.evaluate("""() => {
      const tables = JSON.parse(localStorage["pasch.tables"]);
      for (const table of Object.values(tables)) table.seen = 3;
      localStorage["pasch.tables"] = JSON.stringify(tables);
      localStorage["pasch.settings"] = JSON.stringify({ motion: "normal", language: "de" });
    }""")
    page.goto(table)
    expect(page.locator(".banner")).to_contain_text("während du weg warst")
    page.click(".banner button")
    my_turn(page)


def test_a_server_that_dies_in_mid_game(house: House, word: Path, tmp_path: Path) -> None:
    with Process("--data", str(tmp_path), "--pace", "0.01", luck=word) as server:
        house = House(house.devices, server)
        page = house.against_bots("mal_anders")
        play(page, 2)
        my_turn(page)
        seen = version(page)
        server.kill()
        expect(page.locator(".banner")).to_contain_text("Gerade keine Verbindung")
        page.locator(".tray .choices button").first.click()  # into the void
        server.start()
        expect(page.locator(".banner")).to_have_count(0)
        my_turn(page)
        assert version(page) > seen  # the move was made, once it could be
        play(page, 1)


def test_pause_and_take_back(house: House) -> None:
    page = house.guest()
    page.click("#mal_anders button:has-text('An einem Gerät')")
    page.click("dialog button.main")
    my_turn(page)
    page.keyboard.press("p")
    expect(page.locator(".asks")).to_contain_text("Pause")
    page.click("button:has-text('Weiter')")
    for _ in range(20):  # until a move after which nothing was thrown
        play(page, 1)
        page.wait_for_timeout(60)
        if page.locator("[aria-label='Zug zurücknehmen']").count():
            break
    before = version(page)
    page.click("[aria-label='Zug zurücknehmen']")
    page.wait_for_function(f"() => {SEEN} > {before}")
    my_turn(page)


def test_play_again_and_look_back(house: House) -> None:
    page = house.against_bots("simpsons", {"bank": 40}, seats=2, level=1, name="Anna", size=WIDE)
    play(page)
    page.click("dialog a:has-text('noch einmal ansehen')")
    page.click("button:has-text('Würfel nachprüfen')")
    expect(page.locator(".verdict.good")).to_contain_text("Stimmt: Alle")
    page.locator("input[type=range]").press("End")
    told = page.locator(".told .now").inner_text()
    assert told == page.locator(".asks").inner_text()
    with page.expect_download() as saving:
        page.click("button:has-text('als Datei speichern')")
    assert saving.value.suggested_filename.endswith(".pasch")
    share_a_picture(page, ".after")
    page.click("a:has-text('Zum Tisch')")
    share_a_picture(page, "dialog.over")
    first = page.url
    page.click("button:has-text('Noch einmal spielen')")
    page.wait_for_url(lambda url: url != first and "/t/" in url)
    page.wait_for_selector(".board > *, .seats")


def share_a_picture(page: Page, place: str) -> None:
    page.wait_for_selector(f"{place} svg.picture")
    with page.expect_download() as picture:
        page.click(f"{place} button:has-text('Bild teilen')")
    assert picture.value.path().read_bytes().startswith(b"\x89PNG")
