"""What people do that nobody wanted: a friendly sentence and a way on, in their language."""

from __future__ import annotations

import json

from playwright.sync_api import Browser, Route, expect
from web.house import House, my_turn, play


def test_unknown_link(house: House) -> None:
    page = house.guest("/t/thisIsNoTable", language="en")
    expect(page.locator("h1")).to_have_text("There is no such table")
    page.click("text=To the games")
    expect(page.locator("h1")).to_have_text("What shall we play?")
    for path, title in (
        ("/m/thisIsNoTable", "There is no such table"),
        ("/rules/chess", "There is no such game here"),
        ("/somewhere/else", "There is nothing here"),
    ):
        page.goto(house.address + path)
        expect(page.locator("h1")).to_have_text(title)


def test_a_game_that_cannot_go_on(house: House, browser: Browser) -> None:
    page = browser.new_page(locale="en-GB")  # of its own: what is routed here stays so
    page.route_web_socket("**/live/damaged", lambda socket: socket.close(code=4011))
    page.route_web_socket("**/live/old", lambda socket: socket.close(code=4009))
    page.route("**/api/tables/damaged?*", lambda route: _refuse(route, "broken_log"))
    page.route("**/api/tables/damaged/match*", lambda route: _refuse(route, "not_host"))
    for path, title in (
        ("/t/old", "This game is too old"),
        ("/t/damaged", "This game is damaged"),
        ("/m/damaged", "This game is damaged"),
    ):
        page.goto(house.address + path)
        expect(page.locator("h1")).to_have_text(title)
    page.click("text=Save the game")
    expect(page.locator(".scene p")).to_have_text("That is why: not_host")
    page.close()


def _refuse(route: Route, code: str) -> None:
    route.fulfill(status=409, json={"code": code, "text": f"That is why: {code}"})


def test_links_that_are_no_words(house: House) -> None:
    """Whatever stands where a table's id should: names that every object has, half a letter."""
    page = house.guest(language="en")
    odd = ("%", "%E0%A4%A", "__proto__", "constructor", "toString", "a%2Fb", "%00", "é", "x" * 300)
    for path in [f"/t/{id}" for id in odd] + ["/t/%/hand", "/m/%", "/m/__proto__"]:
        page.goto(house.address + path)
        expect(page.locator("h1")).to_have_text("There is no such table")
    page.goto(house.address + "/rules/simpsons#%")
    expect(page.locator("h1")).to_contain_text("Rules of")
    assert page.evaluate("localStorage['pasch.tables']") == "{}"  # nothing was remembered of them


def test_a_device_that_remembers_nonsense(house: House) -> None:
    game = house.against_bots("mal_anders")
    table, tables = game.url, game.evaluate("JSON.parse(localStorage['pasch.tables'])")
    ((id, good),) = tables.items()
    nonsense: list[object] = [None, 5, "x", [], [1], {id: None}, {id: 7}, {id: {"seats": "x"}}]
    nonsense += [{id: {**good, "seats": [None, {"seat": "0"}]}, "__proto__": {"game": 5}, "b": []}]
    page = house.guest()
    for kept in nonsense:
        for name in ("tables", "settings", "name", "list", "plan.mal_anders", "keys", "eyes"):
            page.evaluate("([name, kept]) => localStorage[name] = kept",
                          [f"pasch.{name}", json.dumps(kept)])  # fmt: skip
        page.goto(house.address)
        page.wait_for_selector("#mal_anders .ways button")
        page.goto(table)
        page.wait_for_selector(".board > *")
    page.evaluate("localStorage['pasch.tables'] = '{'")
    page.evaluate(
        "localStorage['pasch.settings'] = JSON.stringify({ language: 'xx', text: 'big' })"
    )
    page.goto(table)
    expect(page.locator(".asks")).to_contain_text("Du schaust zu")


def test_full_table(house: House) -> None:
    anna = house.guest(name="Anna")
    anna.click("#mal_anders button:has-text('Mit Freunden')")
    anna.click("dialog label:has-text('2')")
    anna.click("dialog button.main")
    anna.wait_for_selector(".seats")
    ben = house.guest(anna.url.removeprefix(house.address), name="Ben")
    carla = house.guest(anna.url.removeprefix(house.address), name="Carla")
    carla.wait_for_selector(".come")
    ben.click("button:has-text('Hinsetzen')")
    expect(carla.locator(".note")).to_contain_text("Alle Plätze sind schon besetzt")
    anna.click("button:has-text('Spiel beginnen')")
    carla.wait_for_selector(".board > *")  # and watches
    assert carla.locator(".player.me").count() == 0


def test_an_old_tab_after_the_game_moved_on(house: House) -> None:
    page = house.against_bots("mal_anders")
    my_turn(page)
    old = page.evaluate("Object.values(JSON.parse(localStorage['pasch.tables']))[0]")
    other = 1 + int(page.locator(".tray .choices button").first.get_attribute("data-action") or 0)
    play(page, 2)
    my_turn(page)
    code = page.evaluate(
        """([id, token, at, action]) => new Promise((resolve) => {
          const socket = new WebSocket(`ws://${location.host}/live/${id}`);
          socket.onopen = () => {
            socket.send(JSON.stringify({ t: "hello", tokens: [token], language: "de", after: at }));
            socket.send(JSON.stringify({ t: "move", seat: 0, at, action, key: "old" }));
          };
          socket.onmessage = (event) => {
            const said = JSON.parse(event.data);
            if (said.key === "old") resolve(said.code ?? said.t);
          };
        })""",
        [old["id"], old["seats"][0]["token"], old["seen"], other],
    )
    assert code == "stale"
    my_turn(page)  # the page is not disturbed


def test_names_that_are_too_long_or_markup(house: House) -> None:
    page = house.guest()
    page.click("#mal_anders button:has-text('Mit Freunden')")
    page.fill("#my-name", "<img src=x onerror=alert(1)>" + "x" * 500)
    page.click("dialog button.main")
    page.wait_for_selector(".seats")
    name = page.locator(".who b").first.inner_text()
    assert name == "<img src=x onerror=alert"
    assert page.locator(".seats img").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_token_of_another_seat(house: House) -> None:
    page = house.against_bots("nichts_als_aerger")
    path = page.url.removeprefix(house.address)
    thief = house.guest(f"{path}/hand#1.{'x' * 32}")
    expect(thief.locator("h1")).to_have_text("Dieser Link öffnet keinen Platz")
    thief.click("button:has-text('Zum Tisch')")
    thief.wait_for_selector(".players")
    thief.wait_for_selector(".asks small:has-text('Du schaust zu')")
    assert thief.locator(".asks.mine").count() == 0
    assert thief.locator(".player.me").count() == 0


def test_a_server_that_is_not_there(house: House) -> None:
    page = house.guest()
    page.wait_for_selector(".card h2")
    page.route("**/api/**", lambda route: route.abort())
    page.click("#mal_anders button.main")
    expect(page.locator("#mal_anders .bad")).to_have_text(
        "Der Server ist gerade nicht zu erreichen."
    )
