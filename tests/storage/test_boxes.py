"""Sealed boxes: the same in every kind of database."""

from __future__ import annotations

import pytest
from kit.loop import in_loop
from storage.lab import Lab

from pasch.storage.store import Conflict, Slot

MINE = Slot("b" * 32, "1" * 32, "me", b"\x00first", 1000)
THEIRS = Slot("b" * 32, "2" * 32, "they", b"other", 2000)


@in_loop
async def test_only_its_owner_changes_a_slot_or_takes_it_out(lab: Lab) -> None:
    async with lab.opened() as store:
        await store.put_in(THEIRS, 2)
        await store.put_in(MINE, 2)
        changed = MINE._replace(body=b"second", until=1500)
        await store.put_in(changed, 2)
        with pytest.raises(Conflict):
            await store.put_in(MINE._replace(owner="they"), 2)
        assert await store.look_into(MINE.box) == [changed, THEIRS]
        assert await store.look_into("c" * 32) == []
        assert not await store.take_out(MINE.box, MINE.slot, "they")
        assert await store.take_out(MINE.box, MINE.slot, "me")
        assert not await store.take_out(MINE.box, MINE.slot, "me")
        assert await store.look_into(MINE.box) == [THEIRS]


@in_loop
async def test_a_box_holds_so_many_and_no_more(lab: Lab) -> None:
    async with lab.opened() as store:
        await store.put_in(MINE, 1)
        await store.put_in(MINE, 1)  # in its own place
        with pytest.raises(Conflict):
            await store.put_in(THEIRS, 1)
        await store.put_in(THEIRS._replace(box="c" * 32), 1)


@in_loop
async def test_what_was_kept_long_enough_is_let_go(lab: Lab) -> None:
    async with lab.opened() as store:
        await store.put_in(MINE, 9)
        await store.put_in(THEIRS, 9)
        assert await store.clear_boxes(999) == 0
        assert await store.clear_boxes(1000) == 1
        assert await store.look_into(MINE.box) == [THEIRS]
