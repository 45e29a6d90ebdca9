"""What the devices do for the dice: they add numbers, watch, and say what they have seen."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect
from server.processes import Process
from web.house import Devices, House, play, until

from pasch import fair

# What this device knows of the dice of the table it shows.
OWN = "JSON.parse(localStorage['pasch.dice'] ?? '{}')[location.pathname.split('/')[2]]"


def own(page: Page) -> Any:
    return page.evaluate(OWN)


def info(house: House, page: Page) -> Any:
    status, body = house.server.call("GET", f"/api/tables/{page.url.split('/')[4]}")
    assert status == 200
    return json.loads(body)


def alone(house: House, game: str = "simpsons") -> Page:
    """Against bots, from the page of all games."""
    page = house.guest(name="Anna")
    page.click(f"#{game} .ways button:has-text('Gegen Bots')")
    page.wait_for_selector(".board > *")
    return page


def test_two_devices_pledge_open_and_find_their_numbers(house: House) -> None:
    anna = house.guest(name="Anna")
    anna.click("#mal_anders .ways button:has-text('Mit Freunden')")
    anna.click("dialog button.main")
    anna.wait_for_selector(".link")
    ben = house.guest(anna.url.removeprefix(house.address), name="Ben", language="en")
    ben.click("button:has-text('Sit down')")
    expect(anna.locator(".seats")).to_contain_text("Ben")
    before = info(house, anna)
    assert before["pledges"][:2] == [
        fair.pledge(before["id"], seat, own(page)["numbers"][str(seat)])
        for seat, page in enumerate((anna, ben))
    ]
    assert before["seeds"] == [""] * len(before["seats"])  # nobody knows a number but its device
    anna.click("button:has-text('Mit Bots auffüllen')")
    for page in (anna, ben):
        page.wait_for_selector(".board > *")
    after = info(house, anna)
    for seat, page in enumerate((anna, ben)):
        kept = own(page)
        assert after["seeds"][seat] == kept["numbers"][str(seat)]
        assert (kept["seal"], kept["pledges"]) == (after["commitment"], after["pledges"])
        assert (kept["used"], kept["doubts"]) == (after["seeds"], [])
    assert after["left_out"] == []
    for _ in until(anna):
        if anna.locator(".asks.mine").count():
            break
        if ben.locator(".asks.mine").count():
            play(ben, 1)
    anna.click("[aria-label='Menü']")
    anna.click("button:has-text('Faire Würfel')")
    expect(anna.locator(".dice-line")).to_contain_text("deine Zahl ist dabei")
    for number in after["seeds"]:
        expect(anna.locator(".numbers")).to_contain_text(number)


def test_the_end_is_checked_by_itself_and_another_game_begins_by_itself(house: House) -> None:
    page = alone(house)
    play(page)
    throws = own(page)["fell"]
    assert throws
    expect(page.locator("dialog .dice-line")).to_contain_text("mit deiner Zahl und dem Siegel")
    assert own(page)["checked"] > 0
    assert page.locator(".dice-warning").count() == 0
    first = page.url
    page.click("dialog button:has-text('Noch einmal')")
    page.wait_for_url(lambda url: url != first)
    page.wait_for_selector(".board > *")  # nobody has to start it
    again = info(house, page)
    assert own(page)["numbers"]["0"] == again["seeds"][0]
    assert own(page)["seal"] == again["commitment"]


def test_a_device_that_shares_has_a_number_for_each_seat(house: House) -> None:
    page = house.guest()
    page.click("#mal_anders button:has-text('An einem Gerät')")
    page.fill("#person-0", "Anna")
    page.fill("#person-1", "Carla")
    page.click("dialog button.main")
    page.wait_for_selector(".board > *")
    told = info(house, page)
    people = [seat for seat, one in enumerate(told["seats"]) if one["kind"] == "human"]
    assert len(people) == 2
    assert {seat: told["seeds"][seat] for seat in people} == {
        int(seat): number for seat, number in own(page)["numbers"].items()
    }


def test_who_sat_down_without_a_pledge_makes_one_by_themselves(house: House) -> None:
    """Such as at a table whose people play again, or with a secret that came by a link."""
    table = house.server.post("/api/tables", {"game": "mal_anders", "seats": 2, "bots": [1]})
    path = f"/t/{table['id']}"
    seat = house.server.post(f"/api/tables/{table['id']}/seats/0", {"name": "Anna"})
    held = {"game": "mal_anders", "seats": [{**seat, "name": "Anna"}], "seen": -1, "at": 0, **table}
    page = house.guest(path, tables={table["id"]: held})
    page.wait_for_function(f"() => {OWN}?.pledged.length")
    page.click(".start button")
    page.wait_for_selector(".board > *")
    assert info(house, page)["seeds"][0] == own(page)["numbers"]["0"]


def test_the_operator_replaces_a_number_and_the_device_says_so(
    devices: Devices, tmp_path: Path, word: Path
) -> None:
    """The attack: after seal, pledges and start another number is written into the database, one
    with which the dice fall as the operator likes.  The warning stays, whatever comes."""
    word.write_text("attack")
    patient = ("--pace", "0.01", "--opening", "1000")
    with Process("--data", str(tmp_path), *patient, luck=word) as server:
        house = House(devices, server)
        page = alone(house)
        assert own(page)["doubts"] == []
        server.kill()
        _replace_number(tmp_path / "tables.sqlite")
        server.start()
        expect(page.locator(".dice-warning")).to_contain_text("Mit den Würfeln stimmt etwas nicht!")
        assert {"changed", "number"} <= set(own(page)["doubts"])
        page.reload()
        expect(page.locator(".dice-warning")).to_contain_text("nach dem Beginn geändert")
        devices.give_back(house.nowhere)


def _replace_number(store: Path) -> None:
    with closing(sqlite3.connect(store)) as db, db:
        [(body,)] = db.execute("SELECT body FROM tables")
        document = json.loads(body)
        assert document["seats"][0]["seed"]
        document["seats"][0]["seed"] = "f" * 32
        db.execute(
            "UPDATE tables SET body = ?, revision = revision + 1", (json.dumps(document).encode(),)
        )
