"""One device that goes from hand to hand: nobody finds there what only another one saw."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect
from web.house import WIDE, House
from web.windows import COVERS, NEXT_FRAME, WINDOWS

from pasch.server.messages import Step, Steps

OPTIONS = {"wonderful_world": {"open_hands": False}}
NAMES = ("Anna", "Ben", "Carla")
STOPS = 4

# Whatever stands in the page, seen or not, and who has the device at that moment: "" behind the
# curtain.  What a person has seen so far is in `seen`, by name.
WATCH = """() => {
  const seen = (window.seen = { "": [] });
  const holder = () =>
    document.querySelector(".curtain") ? "" : document.querySelector(".player.me .name")?.innerText;
  const texts = (root) => {
    const found = [];
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = root; node; node = walk.nextNode()) {
      if (node.nodeType === Node.TEXT_NODE) found.push(node.data);
      for (const { value } of node.attributes ?? []) found.push(value);
    }
    return found;
  };
  let last = null;
  const note = (nodes) => {
    const now = holder();
    if (now === undefined) return;
    if (now !== last) nodes = [document.documentElement];
    last = now;
    const mine = (seen[now] ??= []);
    for (const node of nodes) for (const text of texts(node)) if (text.length > 8) mine.push(text);
    mine.push(document.title);
  };
  new MutationObserver((changes) =>
    note(changes.flatMap(({ type, target, addedNodes }) =>
      type === "childList" ? [...addedNodes] : [target])),
  ).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  note([]);
}"""

# Plays for all of them, with other choices in other rounds, and stops with the device in a hand
# or behind the curtain.
PLAY = """([most, veiled]) => new Promise((resolve, reject) => {
  let moves = 0;
  const end = Date.now() + 60000;
  const look = () => {
    const curtain = document.querySelector(".curtain .main");
    const found = document.querySelectorAll(".tray .choices button");
    if (document.querySelector("dialog.over[open]")) return resolve(moves);
    if (moves >= most && (veiled ? curtain : found.length)) return resolve(moves);
    if (Date.now() > end) return reject(new Error(document.body.innerText));
    if (curtain) curtain.click();
    else if (found.length) {
      found[(5 * moves) % found.length].click();
      moves += 1;
    }
    setTimeout(look, 1);
  };
  look();
})"""


def at_one_device(
    house: House, game: str, patience: int = 1200, **more: Any
) -> tuple[Page, list[str]]:
    """The three of them, with a story that is always to be seen; and the secrets of their seats."""
    server = house.server
    wanted = {"game": game, "seats": 3, "options": OPTIONS.get(game, {}), "window_ms": patience}
    table = server.post("/api/tables", wanted)
    path = f"/api/tables/{table['id']}"
    seats = [
        {**server.post(f"{path}/seats/{seat}", {"name": name}), "name": name}
        for seat, name in enumerate(NAMES)
    ]
    server.post(f"{path}/start", token=table["host"])
    held = {"game": game, "seats": seats, "seen": -1, "at": 0, **table}
    page = house.guest(f"/t/{table['id']}", size=WIDE, tables={table["id"]: held}, **more)
    page.wait_for_selector(".board > *, .curtain")
    return page, [seat["token"] for seat in seats]


def told(house: House, page: Page, token: str, language: str) -> list[Step]:
    """All that a seat was told, by the server itself."""
    table = page.url.rpartition("/")[2]
    found: list[Step] = []
    while True:
        after = found[-1].v if found else -1
        path = f"/api/tables/{table}/steps?after={after}&language={language}"
        status, body = house.server.call("GET", path, None, token)
        assert status == 200
        steps = msgspec.json.decode(body, type=Steps)
        found += steps.steps
        if not steps.steps or found[-1].v == steps.v:
            return found


def secrets(house: House, page: Page, tokens: list[str]) -> dict[str, set[str]]:
    """By name, the sentences that others heard and this one never did."""
    heard: dict[str, set[str]] = {"": set()}
    hidden: set[str] = set()
    for name, token in zip(NAMES, tokens, strict=True):
        steps = [step for spoken in ("de", "en") for step in told(house, page, token, spoken)]
        heard[name] = {sentence for step in steps for sentence in step.story}
        own = {sentence for step in steps if step.only for sentence in step.story}
        hidden |= own
        heard[""] |= heard[name] - own  # everybody heard that
    return {name: hidden - mine for name, mine in heard.items()}


def change_language(page: Page) -> None:
    """In another tab of the same device."""
    other = page.context.new_page()
    other.goto(page.url.rpartition("/t/")[0] + "/health")
    other.evaluate("""() => {
      const settings = JSON.parse(localStorage["pasch.settings"]);
      settings.language = settings.language === "de" ? "en" : "de";
      localStorage["pasch.settings"] = JSON.stringify(settings);
    }""")
    other.close()


def expect_nothing_but_the_curtain(page: Page) -> None:
    assert page.locator(".board, .tray, .tale, dialog, .players").count() == 0
    said = page.locator("#voice p").all_text_contents()
    assert said == [page.locator(".curtain h1").inner_text()]


@pytest.mark.parametrize(
    ("game", "turns"), [("nichts_als_aerger", 60), ("simpsons", 60), ("wonderful_world", 20)]
)
def test_nothing_of_another_seat_survives_a_hand_over(house: House, game: str, turns: int) -> None:
    page, tokens = at_one_device(house, game)
    seen: dict[str, set[str]] = {name: set() for name in ("", *NAMES)}
    for stop in range(STOPS):
        page.evaluate(WATCH)
        veiled = stop % 2 == 0
        page.evaluate(PLAY, [turns // STOPS, veiled])
        if page.locator("dialog.over").count():
            break  # a short game
        if veiled:
            expect_nothing_but_the_curtain(page)
            change_language(page)
            title = "Pass to " if page.evaluate("document.documentElement.lang") == "en" else "Gib "
            expect(page.locator(".curtain h1")).to_contain_text(title)
            page.evaluate(PLAY, [1, False])
        for name, texts in page.evaluate("window.seen").items():
            seen[name] |= set(texts)
        page.reload()  # in somebody's hands
        page.wait_for_selector(".curtain")
    for name, forbidden in secrets(house, page, tokens).items():
        assert forbidden, name
        leaked = {text for text in seen[name] if any(one in text for one in forbidden)}
        assert not leaked, (name, leaked)
    assert all(seen.values())


# Plays on until there is a call while whoever has the device holds a card.
TO_A_CALL = """() => new Promise((resolve, reject) => {
  let moves = 0, held = false;
  const end = Date.now() + 60000;
  const look = () => {
    if (Date.now() > end) return reject(new Error(document.body.innerText));
    const curtain = document.querySelector(".curtain .main");
    const call = document.querySelector(".window.call");
    const found = document.querySelectorAll(".tray .choices button");
    if (call && held) return resolve();
    if (curtain) curtain.click();
    else if (call) call.querySelector(".main").click();
    else if (found.length) {
      held = document.querySelector(".player.me .name") !== null && window.holds();
      found[(5 * moves++) % found.length].click();
    }
    setTimeout(look, 1);
  };
  look();
})"""
HOLDS = """() => { window.holds = () => document.querySelector(".tale")?.innerText
  .includes(`${document.querySelector(".player.me .name").innerText} zieht eine Karte:`); }"""


def test_while_anybody_may_come_to_answer_no_hand_is_to_be_seen(house: House) -> None:
    """At an open call the device may lie in any hands."""
    page, _ = at_one_device(house, "nichts_als_aerger", patience=0)  # calls that wait
    page.evaluate(HOLDS)
    page.evaluate(TO_A_CALL)
    expect(page.locator(".window.call")).to_be_visible()
    for window in WINDOWS[:9]:
        page.set_viewport_size({"width": window.width, "height": window.height})
        page.evaluate(NEXT_FRAME)
        assert page.evaluate(COVERS) <= 0, window  # neither a field nor the piles
    name = page.locator(".player.me .name").inner_text()
    expect(page.locator(".na-hand")).to_have_count(0)
    expect(page.locator(".tale")).not_to_contain_text(f"{name} zieht eine Karte:")
    page.keyboard.press("h")
    expect(page.locator("dialog")).to_have_count(0)
    with page.expect_response("**/description*") as answer:
        page.keyboard.press("c")
    assert answer.value.json()["holds"] is False
