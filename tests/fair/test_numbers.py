"""`pasch verify` and the seats' numbers: pledged, left out, a bot's, and one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fair.matches import SEED, played, save
from fair.test_verify import verdict

from pasch import fair
from pasch.fair import Finding, Proof, Reason, Verdict
from pasch.match import Table

Output = pytest.CaptureFixture[str]
ANNA, BEN, CARLA = "0a" * 16, "1b" * 16, "2c" * 16
BOT = fair.bot_number(SEED, "tisch", 1)


def proof(*seats: str, pledges: tuple[str, ...] = (ANNA, ""), **more: Any) -> dict[str, Any]:
    """Of seats that pledged those numbers and opened these."""
    found = Proof(
        "tisch", fair.commit(SEED), seats, SEED.hex(), fair.PLEDGED,
        tuple(one and fair.pledge("tisch", seat, one) for seat, one in enumerate(pledges)),
    )  # fmt: skip
    return {**found._asdict(), **more}


def match(*seats: str, **more: Any) -> Table:
    table = played(seats=seats)
    table.extra["proof"] = proof(*seats, **more)
    return table


@pytest.fixture(scope="module")
def true() -> Table:
    return match(ANNA, BOT)


def said(table: Table, capsys: Output, path: Path, status: int, *more: str) -> tuple[str, str]:
    return verdict(save(table, path / "a.pasch"), capsys, status, *more)


def test_ones_own_number_and_seal(true: Table, tmp_path: Path, capsys: Output) -> None:
    seal = fair.commit(SEED)
    german, english = said(true, capsys, tmp_path, 0, "--mine", f" {ANNA} ", "--seal", seal.upper())
    assert "Würfe" in german
    assert english.startswith("Genuine: all")
    assert seal not in english  # there is nothing left to compare
    assert ANNA not in english


def test_without_them_they_are_shown_to_compare(
    true: Table, tmp_path: Path, capsys: Output
) -> None:
    _, english = said(true, capsys, tmp_path, 0)
    assert f"Anna: {ANNA}" in english
    assert english.endswith(fair.commit(SEED))


def test_a_number_that_was_not_used(true: Table, tmp_path: Path, capsys: Output) -> None:
    german, english = said(true, capsys, tmp_path, 1, "--mine", ANNA, "--mine", CARLA)
    assert german.startswith("Verändert: Deine Zahl ist nicht")
    assert english.startswith("Altered: your number is not")


def test_another_seal_than_before(true: Table, tmp_path: Path, capsys: Output) -> None:
    german, english = said(true, capsys, tmp_path, 1, "--seal", "0" * 64)
    assert german.startswith("Verändert: Das Siegel")
    assert english.startswith("Altered: the seal in the file")


def test_a_number_that_was_not_pledged(tmp_path: Path, capsys: Output) -> None:
    german, english = said(match(CARLA, BOT), capsys, tmp_path, 1)
    assert german.startswith("Verändert: Die Zahl von Anna")
    assert english.startswith("Altered: Anna’s number")


def test_a_bots_number_that_somebody_chose(tmp_path: Path, capsys: Output) -> None:
    german, english = said(match(ANNA, CARLA), capsys, tmp_path, 1)
    assert german.startswith("Verändert: Die Zahl des Bots Ben")
    assert english.startswith("Altered: the number of the bot Ben")


def test_a_seat_that_was_left_out(tmp_path: Path, capsys: Output) -> None:
    table = match(ANNA, "", pledges=(ANNA, BEN))
    german, english = said(table, capsys, tmp_path, 0, "--mine", ANNA)
    assert "Ohne die Zahl von Ben" in german
    assert "Without Ben’s number" in english
    german, english = said(table, capsys, tmp_path, 3, "--mine", BEN)
    assert "aber ohne deine Zahl" in german
    assert "but without your number" in english


def test_an_altered_throw_weighs_more_than_a_number_left_out(
    tmp_path: Path, capsys: Output
) -> None:
    table = played(seats=(ANNA, ""), cheat_at=0)
    table.extra["proof"] = proof(ANNA, "", pledges=(ANNA, BEN))
    said(table, capsys, tmp_path, 1, "--mine", BEN)


def test_a_match_of_an_older_pasch(tmp_path: Path, capsys: Output) -> None:
    german, english = said(played(), capsys, tmp_path, 0, "--mine", "5f1c")
    assert "noch offen lagen" in german
    assert "lay open" in english


def test_pledges_are_checked_before_the_secret_is_shown() -> None:
    def found(*seats: str, mine: tuple[str, ...] = ()) -> Finding:
        kept = fair.read_proof(proof(*seats, seed=""), 2)
        return fair.verify_numbers(kept, mine)

    assert found(ANNA, BOT).reason is Reason.NO_SEED
    assert found(CARLA, BOT) == Finding(Verdict.ALTERED, Reason.PLEDGE, seat=0)
    assert found(ANNA, BOT, mine=(CARLA,)).reason is Reason.MINE


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("version", {"version": 4}),
        ("version", {"version": 0}),
        ("version", {"version": "2"}),
        ("version", {"version": True}),
        ("version", {"version": None}),
        ("pledges", {"pledges": ["0" * 64]}),
        ("pledges", {"pledges": ["0" * 63, ""]}),
        ("pledges", {"pledges": [None, ""]}),
        ("pledges", {"pledges": None}),
        ("pledges", {"pledges": "ab"}),
    ],
)
def test_malformed(
    field: str, change: dict[str, Any], true: Table, tmp_path: Path, capsys: Output
) -> None:
    kept = {**proof(ANNA, BOT), **change}
    with pytest.raises(fair.BadProof) as refused:
        fair.read_proof(kept, 2)
    assert refused.value.facts == {"field": field}
    path = save(true, tmp_path / "a.pasch", extra={"proof": kept})
    german, english = verdict(path, capsys, 2)
    assert "beschädigt" in german
    assert "is damaged" in english
