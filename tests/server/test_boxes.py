"""Sealed boxes over HTTP: for those who know their names, within limits."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path

import pytest
from server.house import house, in_time

from pasch.server import boxes_api

BOX, SLOT, OTHER = "ab" * 16, "01" * 16, "02" * 16
ME, THEY = "m" * 24, "t" * 24
DAY = 24 * 3600 * 1000


def sealed(text: bytes, days: int = 1) -> dict[str, object]:
    return {"body": b64encode(text).decode(), "days": days}


@in_time
async def test_what_one_leaves_another_finds_until_it_is_taken_out(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        assert await served.ok("GET", f"/api/boxes/{BOX}") == []
        await served.ok("PUT", f"/api/boxes/{BOX}/{SLOT}", sealed(b"\xff1"), ME)
        await served.ok("PUT", f"/api/boxes/{BOX}/{SLOT}", sealed(b"\xff2", 180), ME)
        (found,) = await served.ok("GET", f"/api/boxes/{BOX}")
        assert (found["slot"], found["body"]) == (SLOT, b64encode(b"\xff2").decode())
        await served.ok("PUT", f"/api/boxes/{BOX}/{OTHER}", sealed(b"3"), THEY)
        others = await served.ok("GET", f"/api/boxes/{BOX}")
        assert 178 * DAY < others[0]["until"] - others[1]["until"] < 180 * DAY
        await served.ok("DELETE", f"/api/boxes/{BOX}/{SLOT}", None, THEY)  # not theirs: it stays
        assert len(await served.ok("GET", f"/api/boxes/{BOX}")) == 2
        await served.ok("DELETE", f"/api/boxes/{BOX}/{SLOT}", None, ME)
        assert [each["slot"] for each in await served.ok("GET", f"/api/boxes/{BOX}")] == [OTHER]


@in_time
async def test_what_is_over_is_not_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = boxes_api._now()
    async with house(tmp_path) as served:
        await served.ok("PUT", f"/api/boxes/{BOX}/{SLOT}", sealed(b"1"), ME)
        monkeypatch.setattr(boxes_api, "_now", lambda: now + DAY - 60_000)
        assert await served.ok("GET", f"/api/boxes/{BOX}")
        monkeypatch.setattr(boxes_api, "_now", lambda: now + DAY + 60_000)
        assert not await served.ok("GET", f"/api/boxes/{BOX}")


@pytest.mark.parametrize(
    ("box", "slot", "body", "token", "code"),
    [
        ("AB" * 16, SLOT, sealed(b"1"), ME, "no_such_box"),
        (BOX + "0", SLOT, sealed(b"1"), ME, "no_such_box"),
        (BOX, "x", sealed(b"1"), ME, "no_such_box"),
        (BOX, SLOT, sealed(b"1"), "short", "bad_token"),
        (BOX, SLOT, sealed(b"1"), "", "bad_token"),
        (BOX, SLOT, {"body": "no base64!", "days": 1}, ME, "bad_request"),
        (BOX, SLOT, {"body": "ä", "days": 1}, ME, "bad_request"),
        (BOX, SLOT, sealed(b"1", 0), ME, "bad_request"),
        (BOX, SLOT, sealed(b"1", 181), ME, "bad_request"),
        (BOX, SLOT, sealed(b"1"), THEY, "box_full"),  # it is somebody else's
        (BOX, OTHER, sealed(bytes(boxes_api.SLOT_BYTES + 1)), ME, "too_big"),
    ],
)
@in_time
async def test_what_cannot_be_is_refused_and_changes_nothing(
    box: str, slot: str, body: object, token: str, code: str, tmp_path: Path
) -> None:
    async with house(tmp_path) as served:
        await served.ok("PUT", f"/api/boxes/{BOX}/{SLOT}", sealed(b"kept"), ME)
        answer = await served.call("PUT", f"/api/boxes/{box}/{slot}", body, token)
        assert answer.code == code
        (found,) = await served.ok("GET", f"/api/boxes/{BOX}")
        assert found["body"] == b64encode(b"kept").decode()


@in_time
async def test_a_slot_takes_what_it_promises(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        most = bytes(boxes_api.SLOT_BYTES)
        await served.ok("PUT", f"/api/boxes/{BOX}/{SLOT}", sealed(most), ME)
        (found,) = await served.ok("GET", f"/api/boxes/{BOX}")
        assert found["body"] == b64encode(most).decode()


@in_time
async def test_a_club_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boxes_api, "SLOTS", 2)
    async with house(tmp_path) as served:
        for number in (1, 2):
            await served.ok("PUT", f"/api/boxes/{BOX}/{number:032x}", sealed(b"1"), ME)
        answer = await served.call("PUT", f"/api/boxes/{BOX}/{3:032x}", sealed(b"1"), ME)
        assert answer.code == "box_full"
