"""Secrets of a server, and tries at the deal of the day: the same in every kind of database."""

from __future__ import annotations

import asyncio

import pytest
from kit.loop import in_loop
from storage.lab import Lab

from pasch.storage.store import Conflict, Try

DEAL = "2026-11-18/x"


@in_loop
async def test_a_secret_is_made_once(lab: Lab) -> None:
    async with lab.opened() as store:
        assert await store.secret("days", "first") == "first"
        assert await store.secret("days", "second") == "first"
        assert await store.secret("other", "third") == "third"
    async with lab.opened() as store:
        assert await store.secrets() == {"days": "first", "other": "third"}


@in_loop
async def test_many_who_ask_first_get_the_same_secret(lab: Lab) -> None:
    async with lab.opened() as one, lab.opened() as other:
        asked = [store.secret("days", str(n)) for n in range(5) for store in (one, other)]
        assert len(set(await asyncio.gather(*asked))) == 1


@in_loop
async def test_a_device_enters_a_deal_once(lab: Lab) -> None:
    first = Try(DEAL, "device", "a", b'{"name":"\xc3\xa4"}')
    async with lab.opened() as store:
        await store.create("a", b"{}", False, 1)
        await store.enter(first)
        with pytest.raises(Conflict):
            await store.enter(first._replace(body=b"{}"))
        with pytest.raises(Conflict):  # there is no such table
            await store.enter(first._replace(device="other", table="b"))
        await store.enter(first._replace(device="other"))
        await store.enter(first._replace(deal="2026-11-19/x"))
        assert await store.tries(DEAL, "device") == [first]
        assert len(await store.tries(DEAL)) == 2
        assert await store.tries("2026-11-20/x") == []
        changed = first._replace(body=b"[]")
        await store.write_try(changed)
        await store.write_try(changed._replace(device="unknown"))
        assert await store.tries(DEAL, "device") == [changed]
        assert await store.tries(DEAL, "other") == [first._replace(device="other")]


@in_loop
async def test_tries_go_with_their_table(lab: Lab) -> None:
    async with lab.opened() as store:
        await store.create("a", b"{}", False, 1)
        await store.enter(Try(DEAL, "device", "a", b"{}"))
        await store.mark_old(2, 1)
        assert await store.forget(2, 1) == 1
        assert await store.tries(DEAL) == []


@in_loop
async def test_they_are_in_a_dump_and_put_in_again(lab: Lab) -> None:
    entered = Try(DEAL, "device", "a", b"{}")
    async with lab.opened() as store:
        await store.create("a", b"{}", False, 1)
        await store.enter(entered)
        await store.keep_secrets({"days": "mine"})
        kept = [each async for each in store.dump()]
        assert [each.tries for each in kept] == [(entered,)]
        await store.fill(kept, replace=True, secrets={"days": "restored", "other": "too"})
        assert [each async for each in store.dump()] == kept
        assert await store.secrets() == {"days": "restored", "other": "too"}
