"""The deal of the day: the same for everybody, sealed until the day is over, ranked by play."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from kit.servers import Postgres
from server.house import AT_ONCE, Guest, House, house, in_time, until
from storage.lab import store_at

import pasch
from pasch import fair
from pasch.engine.state import CHANCE
from pasch.match import loads
from pasch.server import table_document
from pasch.server.app import Settings
from pasch.server.days import Deal, Standing, featured, rank_of
from pasch.server.messages import Choice, Events, TryTable
from pasch.storage.store import Conflict, Try

DAY = date(2026, 11, 18)
GAMES = pasch.catalogue()
DEVICES = [f"secret of device {number}".ljust(32, ".") for number in range(4)]
Pick = Callable[[Sequence[Choice]], int]


class Wall:
    """A clock that stands still until it is set."""

    def __init__(self, day: date = DAY, hour: int = 12) -> None:
        self.set(day, hour)

    def set(self, day: date, hour: int = 12) -> None:
        self.now = datetime(day.year, day.month, day.day, hour, tzinfo=UTC).timestamp()

    def __call__(self) -> float:
        return self.now


def settings(wall: Wall, **more: Any) -> Settings:
    return AT_ONCE._replace(wall=wall, measuring=2_000, **more)


async def begin(
    served: House, game: str, device: str = DEVICES[0], name: str = "Anna", day: date = DAY
) -> TryTable:
    path = f"/api/days/{day.isoformat()}/{game}"
    return TryTable(**await served.ok("POST", path, {"name": name}, device))


async def results(served: House, game: str, device: str = "", day: date = DAY) -> Any:
    return await served.ok("GET", f"/api/days/{day.isoformat()}/{game}", None, device)


def at_random(seed: int) -> Pick:
    random = Random(seed)
    return lambda offered: random.choice(offered).action


async def play(served: House, begun: TryTable, pick: Pick, most: int = 10_000) -> Guest:
    """So many choices, or until the game is over; what was heard is kept."""
    guest = await served.visit(begun.id, begun.token)
    await guest.hear(Events)
    while most:
        await guest.settle_until(lambda: guest.choices or (guest.events and guest.events.places))
        if not guest.choices:
            return guest
        (asked,) = guest.choices.values()
        guest.choices.clear()
        await guest.move(0, pick(asked.choices), asked.v)
        most -= 1
    return guest


async def log_of(served: House, begun: TryTable) -> list[tuple[int, int]]:
    """What counts: when a secret choice was made before its turn makes no difference."""
    match = (await served.live(begun.id)).match
    assert match
    return [(actor, action) for actor, action in match.table.log]


async def ranked(served: House, game: str, device: str, day: date = DAY) -> Any:
    """The results once that of the device is among them."""

    async def done() -> bool:
        found = await results(served, game, device, day)
        return bool(found["mine"]["state"] == "ranked")

    await until(done)
    return await results(served, game, device, day)


def throws(log: Sequence[tuple[int, int]]) -> list[int]:
    return [action for actor, action in log if actor == CHANCE]


@pytest.mark.parametrize("game", GAMES)
@in_time
async def test_equal_play_has_equal_luck_and_equal_answers(game: str, tmp_path: Path) -> None:
    async with house(tmp_path, settings(Wall())) as served:
        logs = []
        for device in DEVICES[:2]:
            begun = await begin(served, game, device)
            await play(served, begun, at_random(7))
            logs.append(await log_of(served, begun))
        assert logs[0] == logs[1]
        assert len(logs[0]) > 20


@pytest.mark.parametrize("game", GAMES)
@in_time
async def test_the_nth_throw_is_the_same_however_one_plays(game: str, tmp_path: Path) -> None:
    """Of the same chance: which dice or cards there are depends on what was played before."""
    async with house(tmp_path, settings(Wall())) as served:
        found = []
        for device, seed in zip(DEVICES, (1, 2), strict=False):
            begun = await begin(served, game, device)
            await play(served, begun, at_random(seed))
            match = (await served.live(begun.id)).match
            assert match
            state = match.game.start(match.table.setup)
            drawn = []
            for record in match.table.log:
                if record.actor == CHANCE:
                    chance = state.chance()
                    drawn.append((chance.outcomes, chance.weights, record.action))
                state.apply(record.action)
            found.append((drawn, await log_of(served, begun)))
        (one, log), (other, different) = found
        assert log != different
        alike = [(a, b) for a, b in zip(one, other, strict=False) if a[:2] == b[:2]]
        assert len(alike) > 5
        assert all(a == b for a, b in alike)


@in_time
async def test_another_day_another_game_and_another_server_have_other_luck(tmp_path: Path) -> None:
    wall = Wall()
    seals: set[str] = set()
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        async with house(tmp_path / folder, settings(wall)) as served:
            for day in (DAY, DAY + timedelta(2)):
                wall.set(day)
                told = await served.ok("GET", "/api/days")
                assert told["date"] == day.isoformat()
                for game in told["games"]:
                    seals |= {game["seal"], game["next_seal"]}
    assert len(seals) == 2 * 2 * 2 * len(GAMES)


@in_time
async def test_the_seal_is_shown_a_day_before_and_the_secret_a_day_after(tmp_path: Path) -> None:
    wall = Wall(DAY - timedelta(1))
    async with house(tmp_path, settings(wall)) as served:
        (before,) = [
            game["next_seal"]
            for game in (await served.ok("GET", "/api/days"))["games"]
            if game["id"] == "mal_anders"
        ]
        tomorrow = f"/api/days/{DAY.isoformat()}/mal_anders"
        assert (await served.call("GET", tomorrow)).code == "no_such_day"
        wall.set(DAY)
        told = await results(served, "mal_anders")
        assert (told["seal"], told["seed"]) == (before, "")
        wall.set(DAY, 23)
        wall.now += 3599.9
        assert (await results(served, "mal_anders"))["seed"] == ""
        wall.now += 0.1
        seed = (await results(served, "mal_anders"))["seed"]
        assert fair.commit(bytes.fromhex(seed)) == before


def test_all_games_come_in_turn() -> None:
    week = [featured(DAY + timedelta(days)) for days in range(len(GAMES))]
    assert sorted(week) == sorted(GAMES)
    assert featured(DAY) == featured(DAY + timedelta(len(GAMES)))


async def everything_of(served: House, begun: TryTable, device: str) -> list[bytes]:
    """All that the server tells of a table, whoever asks."""
    path = f"/api/tables/{begun.id}"
    found: list[bytes] = []
    for token in ("", begun.token):
        for name in ("", "/match", "/steps", "/throws", "/result", "/seat", "/odds", "/hints"):
            answer = await served.call("GET", path + name, None, token)
            found.append(answer.body)
        guest = await served.visit(begun.id, *([token] if token else []))
        await guest.settle()
        found += guest.heard
    for method, name, body in (
        ("POST", "/review", None),
        ("POST", "/branches", {"v": 1}),
        ("POST", "/again", None),
        ("POST", "/start", None),
        ("GET", "/review", None),
    ):
        found.append((await served.call(method, path + name, body, begun.token)).body)
    found.append((await served.call("GET", "/api/days")).body)
    found.append((await served.call("GET", "/metrics")).body)
    for token in ("", device):
        day = f"/api/days/{DAY.isoformat()}/mal_anders"
        found.append((await served.call("GET", day, None, token)).body)
    return found


@in_time
async def test_the_secret_is_never_told_before_the_day_is_over(tmp_path: Path) -> None:
    wall = Wall()
    async with house(tmp_path, settings(wall, review_seconds=0.5)) as served:
        begun = await begin(served, "mal_anders")
        document = (await served.live(begun.id)).document
        kept = await served.app.tables.store.secrets()
        secrets = [document.secret.encode(), kept["days"].encode()]
        assert (
            document.secret
            == fair.deal_secret(bytes.fromhex(kept["days"]), DAY.isoformat(), "mal_anders").hex()
        )
        told = await everything_of(served, begun, DEVICES[0])
        guest = await play(served, begun, at_random(3))
        await ranked(served, "mal_anders", DEVICES[0])
        review = f"/api/tables/{begun.id}/review"
        await served.ok("POST", review, None, begun.token)

        async def reviewed() -> bool:
            return bool((await served.ok("GET", review))["review"])

        await until(reviewed)
        told += guest.heard + await everything_of(served, begun, DEVICES[0])
        for text in told:
            assert not any(secret in text for secret in secrets)
        file = await served.ok("GET", f"/api/tables/{begun.id}/match")
        assert file["extra"]["proof"]["seed"] == ""
        info = await served.ok("GET", f"/api/tables/{begun.id}")
        assert (info["status"], info["seed"], info["day"]["sealed"]) == ("over", "", True)
        branch = await served.call("POST", f"/api/tables/{begun.id}/branches", {"v": 1})
        assert branch.code == "sealed"

        wall.set(DAY + timedelta(1))
        info = await served.ok("GET", f"/api/tables/{begun.id}")
        assert (info["seed"], info["day"]["sealed"]) == (document.secret, False)
        assert (
            await served.call("POST", f"/api/tables/{begun.id}/branches", {"v": 1})
        ).status == 201
        told = await everything_of(served, begun, DEVICES[0])
        assert not any(kept["days"].encode() in text for text in told)


@pytest.mark.parametrize("game", GAMES)
@in_time
async def test_a_finished_match_can_be_verified_the_next_day(game: str, tmp_path: Path) -> None:
    wall = Wall()
    async with house(tmp_path, settings(wall)) as served:
        seal = (await results(served, game))["seal"]
        begun = await begin(served, game)
        await play(served, begun, at_random(5))
        path = f"/api/tables/{begun.id}/match"

        async def found() -> fair.Finding:
            table = loads((await served.call("GET", path)).body.decode())
            proof = fair.read_proof(table.extra["proof"], table.setup.seats)
            return fair.verify(table.game, table.setup, table.log, proof, seal=seal)

        assert (await found()).reason is fair.Reason.NO_SEED
        wall.set(DAY + timedelta(1))
        verdict = await found()
        assert (verdict.verdict, verdict.reason) == (fair.Verdict.TRUE, fair.Reason.NONE)
        assert verdict.checked == len(throws(await log_of(served, begun)))


@in_time
async def test_the_first_try_of_a_device_counts_and_no_other(tmp_path: Path) -> None:
    async with house(tmp_path, settings(Wall())) as served:
        first = await begin(served, "mal_anders")
        assert first.ranked
        again = await begin(served, "mal_anders")
        assert again == first  # it is not over: nobody may try it out beside it
        await play(served, first, at_random(1))
        told = await ranked(served, "mal_anders", DEVICES[0])
        second = await begin(served, "mal_anders", name="Anna again")
        assert not second.ranked
        assert second.id != first.id
        await play(served, second, at_random(2))
        other = await begin(served, "mal_anders", DEVICES[1], name="Ben")
        assert other.ranked
        await play(served, other, at_random(1))
        told = await ranked(served, "mal_anders", DEVICES[1])
        assert [(each["name"], each["mine"]) for each in told["results"]] == [
            ("Anna", False),
            ("Ben", True),
        ]
        anna, ben = told["results"]
        assert anna["rank"] == ben["rank"] == 1  # equal play is worth the same
        assert anna["play"] == ben["play"]
        assert told["count"] == 2


@in_time
async def test_a_deal_of_yesterday_is_played_but_not_ranked(tmp_path: Path) -> None:
    wall = Wall(DAY + timedelta(1))
    async with house(tmp_path, settings(wall)) as served:
        begun = await begin(served, "mal_anders")
        assert not begun.ranked
        await play(served, begun, at_random(1))
        told = await results(served, "mal_anders", DEVICES[0])
        assert (told["results"], told["mine"]) == ([], None)
        assert told["seed"] == (await served.live(begun.id)).document.secret
        for day in (DAY - timedelta(9), DAY + timedelta(2)):
            path = f"/api/days/{day.isoformat()}/mal_anders"
            refused = await served.call("POST", path, {"name": "Anna"}, DEVICES[0])
            assert refused.code == "no_such_day"


@in_time
async def test_what_is_not_over_by_midnight_is_played_on_and_not_ranked(tmp_path: Path) -> None:
    wall = Wall()
    async with house(tmp_path, settings(wall)) as served:
        begun = await begin(served, "mal_anders")
        guest = await play(served, begun, at_random(1), most=3)
        assert (await results(served, "mal_anders", DEVICES[0]))["mine"]["state"] == "playing"
        await guest.socket.close()
        wall.set(DAY + timedelta(1), 0)
        assert (await results(served, "mal_anders", DEVICES[0]))["mine"]["state"] == "late"
        await play(served, begun, at_random(1))
        told = await results(served, "mal_anders", DEVICES[0])
        assert (told["mine"]["state"], told["results"], told["measuring"]) == ("late", [], 0)


@in_time
async def test_whoever_stands_up_is_not_ranked(tmp_path: Path) -> None:
    async with house(tmp_path, settings(Wall())) as served:
        begun = await begin(served, "mal_anders")
        guest = await play(served, begun, at_random(1), most=3)
        await served.ok("DELETE", f"/api/tables/{begun.id}/seats/0", None, begun.token)
        await guest.settle_until(lambda: guest.events and guest.events.places)

        async def left() -> bool:
            return bool(
                (await results(served, "mal_anders", DEVICES[0]))["mine"]["state"] == "left"
            )

        await until(left)
        assert (await results(served, "mal_anders"))["results"] == []
        assert not (await begin(served, "mal_anders")).ranked


@in_time
async def test_there_are_no_hints_and_nothing_is_taken_back(tmp_path: Path) -> None:
    async with house(tmp_path, settings(Wall())) as served:
        begun = await begin(served, "mal_anders")
        guest = await play(served, begun, at_random(1), most=1)
        await guest.settle_until(lambda: guest.choices)
        assert guest.events
        assert guest.events.undo == -1
        code = await guest.refused(t="take_back", seat=0, at=guest.version, key="x")
        assert code == "nothing_to_take_back"
        for name in ("odds", "hints"):
            path = f"/api/tables/{begun.id}/{name}"
            assert (await served.call("GET", path, None, begun.token)).code == "no_hints"


@in_time
async def test_nobody_else_sits_down_or_starts_anything(tmp_path: Path) -> None:
    async with house(tmp_path, settings(Wall())) as served:
        begun = await begin(served, "mal_anders")
        path = f"/api/tables/{begun.id}"
        sat = await served.call("POST", f"{path}/seats/1", {"name": "Eve"})
        assert sat.code == "already_started"
        assert (await served.call("POST", f"{path}/start", None, begun.token)).status == 409
        assert await served.ok("GET", "/api/tables") == []


@in_time
async def test_whoever_plays_again_gets_a_table_of_their_own(tmp_path: Path) -> None:
    async with house(tmp_path, settings(Wall())) as served:
        found = []
        for device in DEVICES[:2]:
            begun = await begin(served, "mal_anders", device)
            await play(served, begun, at_random(1))
            made = await served.ok("POST", f"/api/tables/{begun.id}/again", None, begun.token)
            info = await served.ok("GET", f"/api/tables/{made['id']}")
            assert info["day"] is None
            found.append((made["id"], info["commitment"]))
        assert len({id for id, _ in found}) == len({seal for _, seal in found}) == 2


@in_time
async def test_a_server_that_comes_back_goes_on_where_it_was(tmp_path: Path) -> None:
    wall = Wall()
    async with house(tmp_path, settings(wall)) as served:
        begun = await begin(served, "simpsons")
        await play(served, begun, at_random(4), most=2)
        seals = await served.ok("GET", "/api/days")
        whole = await begin(served, "simpsons", DEVICES[1])
        await play(served, whole, at_random(4))
        log = await log_of(served, whole)
    async with house(tmp_path, settings(wall)) as served:
        assert await served.ok("GET", "/api/days") == seals
        assert await begin(served, "simpsons") == begun
        before = await log_of(served, begun)
        assert before == log[: len(before)]
        mine = [action for actor, action in log if actor == 0]
        made = sum(actor == 0 for actor, _ in before)
        assert 0 < made < len(mine)
        rest = iter(mine[made:])
        await play(served, begun, lambda offered: next(rest))
        assert await log_of(served, begun) == log
        told = await ranked(served, "simpsons", DEVICES[0])
        assert [each["mine"] for each in told["results"] if each["rank"] == 1] != []


@in_time
async def test_what_was_not_measured_before_a_restart_is_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wall = Wall()
    async with house(tmp_path, settings(wall)) as served:
        served.app.tables.ended = lambda table: None  # as if it were killed at that moment
        begun = await begin(served, "mal_anders")
        await play(served, begun, at_random(1))
        store = served.app.tables.store
        (entered,) = await store.tries(fair.deal_name(DAY.isoformat(), "mal_anders"))
        assert b"ended" not in entered.body
    async with house(tmp_path, settings(wall)) as served:
        told = await ranked(served, "mal_anders", DEVICES[0])
        assert len(told["results"]) == 1


@in_time
async def test_equal_matches_are_worth_the_same_wherever_they_are_measured(tmp_path: Path) -> None:
    figures = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        async with house(tmp_path / name, settings(Wall())) as served:
            secret = await served.app.tables.store.secret("days", "07" * 32)
            assert secret == "07" * 32
            begun = await begin(served, "nichtlustig", name=name)
            await play(served, begun, at_random(1))
            (told,) = (await ranked(served, "nichtlustig", DEVICES[0]))["results"]
            figures.append((told["play"], told["place"], told["points"]))
    assert figures[0] == figures[1]


@in_time
async def test_servers_on_one_database_have_one_secret(postgres: Postgres) -> None:
    postgres.sql("CREATE SCHEMA days")
    address = f"{postgres.address}&search_path=days"
    wall = Wall()
    async with (
        house(store_at(address), settings(wall)) as one,
        house(store_at(address), settings(wall)) as other,
    ):
        first, second = await asyncio.gather(
            one.ok("GET", "/api/days"), other.ok("GET", "/api/days")
        )
        assert first == second
        begun = await begin(one, "mal_anders")
        assert await begin(other, "mal_anders") == begun  # and know of each other's tries
        await play(other, begun, at_random(1))
        told = await ranked(one, "mal_anders", DEVICES[0])
        assert [each["name"] for each in told["results"]] == ["Anna"]


@in_time
async def test_a_device_that_asks_twice_at_once_has_one_try(tmp_path: Path) -> None:
    async with house(tmp_path, settings(Wall())) as served:
        path = f"/api/days/{DAY.isoformat()}/mal_anders"
        answers = await asyncio.gather(
            *(served.call("POST", path, {"name": "Anna"}, DEVICES[0]) for _ in range(5))
        )
        ids = {answer.data["id"] for answer in answers if answer.status == 201}
        assert len(ids) == 1
        assert {answer.code for answer in answers if answer.status != 201} <= {"busy"}


@in_time
async def test_bad_input_is_refused_by_name(tmp_path: Path) -> None:
    async with house(tmp_path, settings(Wall())) as served:
        day = DAY.isoformat()
        for path, name, token, code in (
            (f"{day}/chess", "Anna", DEVICES[0], "no_such_game"),
            ("2026-11-31/mal_anders", "Anna", DEVICES[0], "no_such_day"),
            ("20261118/mal_anders", "Anna", DEVICES[0], "no_such_day"),
            ("today/mal_anders", "Anna", DEVICES[0], "no_such_day"),
            (f"{day}/mal_anders", "Anna", "short", "bad_token"),
            (f"{day}/mal_anders", "Anna", "x" * 65, "bad_token"),
            (f"{day}/mal_anders", "Anna", "", "bad_token"),
            (f"{day}/mal_anders", "", DEVICES[0], "bad_request"),
            (f"{day}/mal_anders", "x" * 25, DEVICES[0], "bad_request"),
        ):
            answer = await served.call("POST", f"/api/days/{path}", {"name": name}, token)
            assert answer.code == code, (path, name, token)
        for device, name, kept in ((0, " a\u202e\n b ", "a b"), (1, "\x00", "?")):
            begun = await begin(served, "mal_anders", DEVICES[device], name)
            document = (await served.live(begun.id)).document
            assert document.seats[0].name == kept


@in_time
async def test_tries_are_forgotten_with_their_tables(tmp_path: Path) -> None:
    async with house(tmp_path, settings(Wall())) as served:
        begun = await begin(served, "mal_anders")
        store = served.app.tables.store
        deal = fair.deal_name(DAY.isoformat(), "mal_anders")
        assert [each.table for each in await store.tries(deal)] == [begun.id]
        with pytest.raises(Conflict):
            await store.enter(Try(deal, table_document.digest(DEVICES[0]), begun.id, b"{}"))
        far = 10**15
        await store.mark_old(far, 1)
        assert await store.forget(far, 1)
        assert await store.tries(deal) == []


def test_ties_are_broken_by_the_result() -> None:
    better = [
        Standing("a", 1, 1, 9, play=(0.023, 0.01)),
        Standing("b", 1, 1, 7, play=(0.024, 0.01)),  # the same in whole points
        Standing("c", 1, 2, 9, play=(0.02, 0.01)),
        Standing("d", 1, 1, 99, play=(0.014, 0.01)),
    ]
    assert sorted(better, key=rank_of) == better


def test_the_person_sits_first_among_bots() -> None:
    for game in GAMES:
        deal = Deal(DAY, game, bytes(32))
        document = deal.table("Anna", "token", ranked=True)
        kinds = [(seat.kind, seat.level) for seat in document.seats]
        assert kinds == [("human", 0)] + [("bot", 2)] * (deal.seats - 1)
        rules = pasch.load(game)
        assert (
            rules.setup(pasch.Setup(deal.seats))._replace(version=rules.version) == document.setup
        )
