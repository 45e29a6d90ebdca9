"""A game from outside that fails while it is played: its table says so, and all others go on."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from kit.faulty import ID, fault, forget, install
from server.game import asked
from server.house import SECONDS, Guest, House, Party, house, in_time
from structlog.testing import capture_logs

import pasch
from pasch import Setup
from pasch.server import analysis_service, game_faults, workers
from pasch.server.game_faults import Watchdog
from pasch.server.messages import Choices, Done, Events, Refused

STAKE = 10  # the actions from here on are stakes


@pytest.fixture(autouse=True)
def _installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(analysis_service, "SECONDS", SECONDS)
    monkeypatch.setattr(workers, "THINKING_SECONDS", SECONDS)
    install(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))  # for the workers
    forget()
    yield
    forget()


async def claiming(served: House, **more: Any) -> tuple[Party, Guest, Choices]:
    """Both have chosen their stakes in secret; who is asked to claim, with both hands."""
    party = await served.begun(ID, first=0, **more)
    guest = await party.guest(*party.tokens)
    await guest.settle()
    while stakes := [each for each in guest.choices.values() if each.choices[0].action >= STAKE]:
        found = stakes[0]
        assert isinstance(await guest.move(found.seat, found.choices[0].action, found.v), Done)
        await guest.settle()
    (found,) = guest.choices.values()
    return party, guest, found


async def all_is_well(served: House) -> None:
    """Whatever happened to a table, another one is played on, and the server is in good health."""
    assert (await served.call("GET", "/health")).status == 200
    other = await served.begun()
    player, choices = await asked(await other.guests())
    done = await player.move(choices.seat, choices.choices[0].action, choices.v)
    assert isinstance(done, Done)


def named(logs: list[Any]) -> dict[str, Any]:
    """What the log says of it: one line, and nothing else that is wrong."""
    (line,) = (line for line in logs if line["log_level"] not in ("info", "debug"))
    assert (line["event"], line["game"]) == ("game failed", ID)
    assert "exc_info" not in line
    return dict(line)


@pytest.mark.parametrize(
    ("name", "said"),
    [("apply", "ZeroDivisionError: planted in apply"), ("exit", "GameExits: exit(3)")],
)
@in_time
async def test_a_move_that_fails_is_refused_and_another_one_can_be_made(
    name: str, said: str, tmp_path: Path
) -> None:
    async with house(tmp_path) as served:
        party, guest, found = await claiming(served)
        fault(tmp_path, name)
        with capture_logs() as logs:
            no = await guest.move(found.seat, found.choices[0].action, found.v)
            assert isinstance(no, Refused)
            assert (no.code, len(no.text) > 40) == ("broken_game", True)
            await all_is_well(served)
        line = named(logs)
        assert (line["table"], line["error"]) == (party.id, said)
        assert line["where"].startswith("__init__.py:")
        fault(tmp_path, "")
        done = await guest.move(found.seat, found.choices[0].action, found.v)
        assert isinstance(done, Done)


class Ticks:
    """A clock by which, whenever it ticks, a game is being asked: the same question, or another."""

    def __init__(self, dog: Watchdog, count: int, same: bool) -> None:
        self.dog, self.left, self.same = dog, count, same

    def wait(self, seconds: float) -> bool:
        self.left -= 1
        self.dog.depth = 1
        self.dog.calls += 0 if self.same and self.dog.calls else 1
        return self.left < 0


@pytest.mark.parametrize(
    ("count", "same", "interrupted"), [(6, True, 1), (5, True, 0), (100, False, 0)]
)
def test_only_one_call_that_takes_long_is_interrupted_not_many_short_ones(
    count: int, same: bool, interrupted: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[int] = []
    monkeypatch.setattr(signal, "pthread_kill", lambda thread, number: sent.append(number))
    dog = Watchdog()
    monkeypatch.setattr(dog, "_done", Ticks(dog, count, same))
    dog._look()
    assert sent == [signal.SIGALRM] * interrupted


@pytest.mark.parametrize("name", ["loop", "nature"])
@in_time
async def test_a_move_without_an_end_is_interrupted(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_faults, "TICK", 0.1)
    async with house(tmp_path) as served:
        _, guest, found = await claiming(served)
        fault(tmp_path, name)
        with capture_logs() as logs:
            no = await guest.move(found.seat, found.choices[0].action, found.v)
            assert isinstance(no, Refused)
            assert no.code == "broken_game"
            await all_is_well(served)
        named(logs)
        fault(tmp_path, "")
        done = await guest.move(found.seat, found.choices[0].action, found.v)
        assert isinstance(done, Done)


@pytest.mark.parametrize(
    "name",
    ["position", "tell", "words", "legal", "exit-position", "exit-telling", "exit-legal"],
)
@in_time
async def test_a_table_that_cannot_be_shown_says_so(name: str, tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party, guest, found = await claiming(served)
        onlooker = await party.guest()
        await onlooker.hear(Events)
        with capture_logs() as logs:
            fault(tmp_path, name)
            if name.endswith("legal"):
                await guest.say(t="sync", after=-1)
            else:
                await guest.say(t="move", seat=found.seat, action=found.choices[0].action,
                                at=found.v, key="k")  # fmt: skip
            assert await guest.closed() == (4012, "broken_game")
            assert await onlooker.closed() == (4012, "broken_game")
            answer = await served.call("GET", party.path)
            assert (answer.status, answer.code) == (409, "broken_game")
            assert await (await party.guest(0)).closed() == (4012, "broken_game")
            await all_is_well(served)
        assert named(logs)["table"] == party.id
    fault(tmp_path, "")
    async with house(tmp_path) as served:  # once the game is mended, the table is as it was
        guest = await party_at(served, party).guest(*party.tokens)
        found = await guest.hear(Choices)
        done = await guest.move(found.seat, found.choices[0].action, found.v)
        assert isinstance(done, Done)


def party_at(served: House, old: Party) -> Party:
    party = Party(served, old.id, old.host)
    party.tokens = old.tokens
    return party


@in_time
async def test_a_reason_without_words(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        _, guest, found = await claiming(served)
        fault(tmp_path, "reason")
        with capture_logs() as logs:
            no = await guest.move(found.seat, 0, found.v)
            assert isinstance(no, Refused)
            assert (no.code, len(no.text) > 20) == ("illegal_action", True)
        assert not [line for line in logs if line["log_level"] == "error"]


@pytest.mark.parametrize("name", ["apply", "exit"])
@in_time
async def test_a_table_that_is_read_while_its_game_fails(name: str, tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party, guest, found = await claiming(served)
        await guest.move(found.seat, found.choices[0].action, found.v)
    fault(tmp_path, name)
    async with house(tmp_path) as served:
        with capture_logs() as logs:
            for path in ("", "/steps", "/qr.svg"):
                answer = await served.call("GET", party.path + path)
                assert (answer.status, answer.code) == (409, "broken_game"), path
            await all_is_well(served)
        named(logs)
    fault(tmp_path, "")
    async with house(tmp_path) as served:
        assert (await served.call("GET", party.path)).status == 200


@pytest.mark.parametrize("name", ["position", "exit-position"])
@in_time
async def test_steps_that_cannot_be_shown(name: str, tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party, _, _ = await claiming(served)
        fault(tmp_path, name)
        with capture_logs() as logs:
            answer = await served.call("GET", f"{party.path}/steps")
            assert (answer.status, answer.code) == (409, "broken_game")
        named(logs)


@pytest.mark.parametrize(
    ("name", "said"), [("guide", "RuntimeError: planted in guide"), ("exit-guide", "SystemExit: 3")]
)
@in_time
async def test_a_bot_whose_guide_fails_moves_all_the_same(
    name: str, said: str, tmp_path: Path
) -> None:
    fault(tmp_path, name)
    async with house(tmp_path) as served:
        with capture_logs() as logs:
            party = await served.table(ID, 2, bots=[0, 1], level=2)
            onlooker = await party.guest()
            await served.ok("POST", f"{party.path}/start", None, party.host)
            await onlooker.hear(Events, lambda events: events.places)  # to the end
            await all_is_well(served)
        (line,) = (line for line in logs if line["event"] == "bot failed")
        assert (line["game"], line["error"]) == (ID, said)


@in_time
async def test_a_bot_whose_move_fails_stops_its_table(tmp_path: Path) -> None:
    fault(tmp_path, "apply")
    async with house(tmp_path) as served:
        with capture_logs() as logs:
            party = await served.table(ID, 2, bots=[0, 1])
            onlooker = await party.guest()
            await served.ok("POST", f"{party.path}/start", None, party.host)
            assert await onlooker.closed() == (4012, "broken_game")
            await all_is_well(served)
        (line,) = (line for line in logs if line["event"] == "game failed")
        assert line["table"] == party.id


@pytest.mark.parametrize("name", ["legal", "exit-legal"])
@in_time
async def test_hints_of_a_game_that_fails(name: str, tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        party, _, found = await claiming(served, hints=True)
        fault(tmp_path, name)
        with capture_logs() as logs:
            answer = await served.call("GET", f"{party.path}/odds", None, party.tokens[found.seat])
            assert (answer.status, answer.code) == (409, "broken_game")
            await all_is_well(served)
        named(logs)


def test_a_bot_that_thinks_without_an_end_is_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else it would keep the others' worker for itself."""
    pasch.bots.load(ID, 2)  # the time is for thinking, not for reading files
    monkeypatch.setattr(workers, "THINKING_SECONDS", 0.2)
    fault(tmp_path, "thinks")
    setup = pasch.load(ID).setup(Setup(2, first=0))
    seen = [(-1, 3), (-1, 3)]
    action, problem = workers.choose(ID, setup, seen, 2, 7)
    assert action is None
    assert problem


@in_time
async def test_a_game_without_a_title_is_missing_and_no_other(tmp_path: Path) -> None:
    for page in ("de.ftl", "en.ftl"):
        path = tmp_path / "faulty_game" / page
        path.write_text(path.read_text("utf-8").replace("title =", "titel ="), "utf-8")
    forget()
    async with house(tmp_path) as served:
        games = [game["id"] for game in await served.ok("GET", "/api/games")]
        assert ID not in games
        assert "mal_anders" in games
