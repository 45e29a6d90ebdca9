"""The laws of Pasch, for every seat count and every house rule, its transcripts and tree counts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from arrange import GAME

from pasch import Setup
from pasch.speech import LANGUAGES, Speaker
from pasch.testing.golden import again
from pasch.testing.laws import LAWS
from pasch.testing.perft import Block, count, opened, read
from pasch.testing.rules import numbers, page
from pasch.testing.setups import defaults, label, variations

HERE = Path(__file__).parent
SETUPS = [*defaults(GAME), *variations(GAME)]
GOLDEN = sorted((HERE / "golden").glob("*.txt"))
BLOCKS = read((HERE / "tree.perft").read_text("utf-8"))
NAMED = re.compile(r"^def test_MC(\d+)_", re.MULTILINE)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: label(GAME, setup))
def test_laws(setup: Setup) -> None:
    for law in LAWS:
        law(GAME, setup, 2026)


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_golden_match_is_told_as_before(file: Path) -> None:
    text = file.read_text("utf-8")
    assert again(GAME, text).splitlines() == text.splitlines()


def test_there_is_a_golden_match_for_every_seat_count_and_every_house_rule() -> None:
    names = " ".join(file.stem for file in GOLDEN)
    assert {name[0] for name in names.split()} == {str(seats) for seats in GAME.seats}
    assert [option.name for option in GAME.options if option.name not in names] == []


@pytest.mark.parametrize("block", BLOCKS, ids=range(len(BLOCKS)))
def test_the_tree_counts_as_before(block: Block) -> None:
    assert list(count(opened(GAME, block.start), len(block.rows))) == block.rows


def test_both_pages_have_the_same_rules_and_each_has_a_test() -> None:
    assert page(GAME.id, "de") == page(GAME.id, "en")
    tests = "".join(file.read_text("utf-8") for file in HERE.glob("test_*.py"))
    assert {f"MC-{number}" for number in NAMED.findall(tests)} == numbers(GAME.id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_house_rule_is_described(language: str) -> None:
    speaker = Speaker(language, GAME.id)
    for option in GAME.options:
        assert speaker.key(f"option-{option.name}")
        assert speaker.key(f"option-{option.name}-about")
