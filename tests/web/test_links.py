"""Links that carry the secret of a seat: none is lost by opening one, and each can be undone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect
from web.house import House, my_turn, play

SEATS = "Object.values(JSON.parse(localStorage['pasch.tables']))[0].seats"


def seated(house: House, *names: str, game: str = "simpsons") -> dict[str, Any]:
    """A table in play: its id, the host's secret, and those of its seats."""
    server = house.server
    table: dict[str, Any] = server.post("/api/tables", {"game": game, "seats": len(names)})
    path = f"/api/tables/{table['id']}"
    seats = [
        {**server.post(f"{path}/seats/{seat}", {"name": name}), "name": name}
        for seat, name in enumerate(names)
    ]
    server.post(f"{path}/start", token=table["host"])
    return {**table, "game": game, "seats": seats, "seen": -1, "at": 0}


def sits(house: House, table: dict[str, Any], *seats: int, host: bool = False) -> Page:
    """A device that plays some of the seats."""
    mine = {**table, "seats": [table["seats"][seat] for seat in seats]}
    mine["host"] = table["host"] if host else ""
    page = house.guest(f"/t/{table['id']}", tables={table["id"]: mine})
    page.wait_for_selector(".board > *, .curtain")
    return page


def opens(house: House, page: Page, table: dict[str, Any], seat: int, token: str) -> None:
    page.goto(house.nowhere)  # to change what is after the # alone would load nothing
    page.goto(f"{house.address}/t/{table['id']}/hand#{seat}.{token}")


def test_a_wrong_link_takes_no_seat_away(house: House) -> None:
    table = seated(house, "Anna", "Ben")
    page = sits(house, table, 0)
    before = page.evaluate(SEATS)
    opens(house, page, table, 0, "x" * 32)
    expect(page.locator("h1")).to_have_text("Dieser Link öffnet keinen Platz")
    assert page.evaluate(SEATS) == before
    page.click("button:has-text('Zum Tisch')")
    expect(page.locator(".player.me")).to_contain_text("Anna")
    assert page.evaluate(SEATS) == before
    assert "#" not in page.url


def test_a_second_seat_is_taken_only_by_somebody_who_says_so(house: House) -> None:
    table = seated(house, "Anna", "Ben")
    page = sits(house, table, 0)
    before = page.evaluate(SEATS)
    for answer in ("Nein, alles so lassen", "Ja, Ben hier spielen"):
        opens(house, page, table, 1, table["seats"][1]["token"])
        expect(page.locator("h1")).to_have_text("Ben auf diesem Gerät spielen?")
        expect(page.locator(".scene p")).to_contain_text("schon Anna")
        assert page.evaluate(SEATS) == before
        page.click(f"button:has-text('{answer}')")
        page.wait_for_selector(".players, .curtain")
        assert "#" not in page.url
    assert sorted(held["seat"] for held in page.evaluate(SEATS)) == [0, 1]


def test_a_server_that_is_away_costs_no_secret(house: House) -> None:
    table = seated(house, "Anna", "Ben")
    page = house.guest()
    page.route("**/api/tables/*/seat?*", lambda route: route.abort())
    opens(house, page, table, 0, table["seats"][0]["token"])
    expect(page.locator("h1")).to_have_text("Gerade keine Verbindung")
    assert page.url.endswith(table["seats"][0]["token"])  # still there to be tried again
    page.unroute_all()
    page.click("button:has-text('Noch einmal versuchen')")
    expect(page.locator(".player.me")).to_contain_text("Anna")


def test_a_hand_on_a_phone_is_taken_back(house: House) -> None:
    table = seated(house, "Anna", "Ben", game="mal_anders")
    screen = sits(house, table, 0, 1)
    screen.click("[aria-label='Menü']")
    screen.click("button:has-text('Hand von Anna aufs Handy')")
    screen.click("button:has-text('hier nicht mehr zeigen')")
    phone = house.guest(f"/t/{table['id']}/hand#0.{table['seats'][0]['token']}")
    expect(phone.locator(".player.me")).to_contain_text("Anna")
    screen.click("[aria-label='Menü']")
    screen.click("button:has-text('Anna wieder hier spielen')")
    expect(phone.locator(".player.me")).to_have_count(0)
    phone.goto(f"{house.address}/t/{table['id']}")
    expect(phone.locator(".banner")).to_contain_text("kann den Platz von Anna nicht mehr spielen")
    tokens = {held["seat"]: held["token"] for held in screen.evaluate(SEATS)}
    assert tokens[0] != table["seats"][0]["token"]
    for _ in range(2):
        my_turn(screen)
        play(screen, 1)


def test_a_lost_device(house: House) -> None:
    table = seated(house, "Anna", "Ben", "Carla")
    anna, lost, carla = (
        sits(house, table, 0, host=True),
        sits(house, table, 1),
        sits(house, table, 2),
    )
    anna.click("[aria-label='Menü']")
    anna.click("button:has-text('Neuer Link für Ben')")
    anna.click("button:has-text('Neuen Link machen')")
    link = anna.input_value("dialog .link")
    expect(carla.locator(".banner")).to_contain_text("Ben: Dieser Platz hat vom Gastgeber")
    expect(lost.locator(".banner")).to_contain_text("der Gastgeber kann dir einen neuen Link geben")
    expect(lost.locator(".player.me")).to_have_count(0)
    assert anna.locator(".banner").count() == 0
    ben = house.guest(link.removeprefix(house.address))
    expect(ben.locator(".player.me")).to_contain_text("Ben")
    assert ben.locator(".board").is_visible()
    assert "#" not in ben.url
    carla.click("button:has-text('Verstanden')")
    expect(carla.locator(".banner")).to_have_count(0)
    carla.reload()
    carla.wait_for_selector(".board > *")
    assert carla.locator(".banner").count() == 0
