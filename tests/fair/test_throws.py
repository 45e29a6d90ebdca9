"""What is thrown: by the published vectors, by a second implementation, and evenly."""

from __future__ import annotations

import hmac
import json
from collections import Counter
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fair import mistakes, plain

from pasch import fair
from pasch.engine.chance import Chance, die

HERE = Path(__file__).parent
PUBLISHED: dict[str, list[dict[str, Any]]] = json.loads(
    (HERE / "vectors.json").read_text(encoding="utf-8")
)
VECTORS = PUBLISHED["throws"]
PAGE = HERE.parents[1] / "docs" / "fair-dice.md"


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["name"]))
def test_a_published_vector(vector: dict[str, Any]) -> None:
    seed = bytes.fromhex(vector["seed"])
    weights, outcomes = [int(weight) for weight in vector["weights"]], vector["outcomes"]
    table, seats, number = vector["table"], vector["seats"], vector["number"]
    assert fair.commit(seed) == vector["commitment"]
    chance = Chance(tuple(weights), tuple(outcomes))
    assert fair.throw(seed, table, seats, number, chance) == vector["outcome"]
    outcome, digests, rejected = plain.throw(seed, table, seats, number, weights, outcomes)
    assert outcome == vector["outcome"]
    assert [digest.hex() for digest in digests] == vector["digests"]
    assert rejected == vector["rejected"]


@pytest.mark.parametrize("size", [0, 1, 32, 63, 64, 65, 200])
def test_the_throws_come_from_the_hmac_of_the_standard_library(size: int) -> None:
    seed, span = Random(size).randbytes(size), Chance((1 << 60, 1 << 60))
    throws = fair.Throws(seed, "table", ("a", "ä", ""))
    for number in range(20):
        message = f"table\na\nä\n\n{number}\n0".encode()
        word = int.from_bytes(hmac.new(seed, message, "sha256").digest()[:8], "big")
        assert throws.outcome(number, span) == word % (1 << 61) >> 60


def test_the_vectors_hold_every_kind_of_rejection() -> None:
    assert {0, 1, 3, 4, 6, 8} == {vector["rejected"] for vector in VECTORS}
    assert {1, 2, 3} == {len(vector["digests"]) for vector in VECTORS}


@pytest.mark.parametrize("mistake", mistakes.MISTAKES)
def test_a_checker_that_is_wrong_fails_a_vector(mistake: str) -> None:
    assert [*mistakes.caught(mistakes.MISTAKES[mistake], VECTORS)]


def test_what_the_mistakes_are_made_from_is_right() -> None:
    assert not [*mistakes.caught(mistakes.RIGHT, VECTORS)]


def test_every_vector_with_a_rejection_fails_who_rejects_nothing() -> None:
    rejected = [vector["name"] for vector in VECTORS if vector["rejected"]]
    assert [*mistakes.caught(mistakes.MISTAKES["no rejection"], VECTORS)] == rejected


def test_published_pledges() -> None:
    vectors = PUBLISHED["pledges"]
    for one in vectors:
        assert fair.pledge(one["table"], one["seat"], one["number"]) == one["pledge"]
        lines = f"pasch pledge\n{one['table']}\n{one['seat']}\n{one['number']}"
        assert sha256(lines.encode()).hexdigest() == one["pledge"]
    for name, wrong in mistakes.PLEDGE_MISTAKES.items():
        told = [wrong(one["table"], one["seat"], one["number"]) for one in vectors]
        assert told != [one["pledge"] for one in vectors], name


def test_published_numbers_of_bots() -> None:
    vectors = PUBLISHED["bots"]
    for one in vectors:
        seed = bytes.fromhex(one["seed"])
        assert fair.bot_number(seed, one["table"], one["seat"]) == one["number"]
        lines = f"pasch bot\n{one['table']}\n{one['seat']}".encode()
        assert plain.hmac_sha256(seed, lines).hex() == one["number"]
    for name, wrong in mistakes.BOT_MISTAKES.items():
        told = [wrong(bytes.fromhex(one["seed"]), one["table"], one["seat"]) for one in vectors]
        assert told != [one["number"] for one in vectors], name


def test_the_page_shows_the_vectors_as_they_are() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for vector in VECTORS:
        cells = [
            vector["name"],
            f"`{vector['commitment'][:8]}…`",
            ", ".join(f"`{_short(seed)}`" if seed else "(none)" for seed in vector["seats"]),
            str(vector["number"]),
            str(vector["rejected"]),
            f"**{vector['outcome']}**",
        ]
        assert f"| {' | '.join(cells)} |" in page
    for one in PUBLISHED["pledges"]:
        assert f"| {one['seat']} | `{one['number']}` | `{one['pledge']}` |" in page
    for one in PUBLISHED["bots"]:
        assert f"| `{one['seed'][:8]}…` | {one['seat']} | `{one['number']}` |" in page


def _short(number: str) -> str:
    return number if len(number) <= 8 else f"{number[:8]}…"


def test_two_implementations_agree() -> None:
    random = Random(9)
    for _ in range(300):
        seed = random.randbytes(fair.SEED_BYTES)
        weights = tuple(random.randint(1, random.choice((1, 9, 2**31, 2**61))) for _ in range(7))
        outcomes = tuple(random.sample(range(200), 7))
        seats = [random.randbytes(4).hex() for _ in range(random.randrange(5))]
        number = random.randrange(1000)
        expected, _, _ = plain.throw(seed, "t", seats, number, weights, outcomes)
        assert (
            fair.throw(seed, "t", seats, number, Chance(tuple(weights), tuple(outcomes)))
            == expected
        )


def test_every_face_comes_equally_often() -> None:
    faces = Counter(fair.throw(bytes(32), "t", ("a",), number, die(6)) for number in range(6000))
    assert sorted(faces) == [0, 1, 2, 3, 4, 5]
    assert sum((count - 1000) ** 2 / 1000 for count in faces.values()) < 20.5  # chance: 1 in 1000


def test_every_part_changes_the_throws() -> None:
    def throws(seed: bytes = bytes(32), table: str = "t", seats: tuple[str, ...] = ("a", "b"),
               first: int = 0) -> list[int]:  # fmt: skip
        return [fair.throw(seed, table, seats, first + n, die(6)) for n in range(20)]

    usual = throws()
    assert throws() == usual
    for other in (
        throws(seed=bytes(31) + b"\1"),
        throws(table="u"),
        throws(seats=("a", "c")),
        throws(seats=("b", "a")),
        throws(first=20),
    ):
        assert other != usual


def test_weights_beyond_64_bits_are_refused() -> None:
    with pytest.raises(ValueError, match="64 bits"):
        fair.throw(bytes(32), "t", (), 0, Chance((2**64, 1)))
