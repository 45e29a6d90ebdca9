"""Every rule has a number, the same on both pages, in the code and in the name of a test."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

import pasch
from pasch.testing.rules import numbers, page

GAMES = Path(__file__).parent
NAMED = re.compile(r"^def test_([A-Z]+)(\d+)_", re.MULTILINE)
MENTIONED = re.compile(r"\b[A-Z]{2}-\d+\b")


@pytest.mark.parametrize("id", pasch.catalogue())
def test_both_pages_have_the_same_rules_and_marks_in_the_same_order(id: str) -> None:
    german, english = page(id, "de"), page(id, "en")
    assert german
    assert german == english


@pytest.mark.parametrize("id", pasch.catalogue())
def test_a_number_stands_once_and_all_share_their_letters(id: str) -> None:
    written = [rule.number for rule in page(id, "de")]
    assert len(set(written)) == len(written)
    assert len({number.split("-")[0] for number in written}) == 1


@pytest.mark.parametrize("id", pasch.catalogue())
def test_every_rule_has_a_test(id: str) -> None:
    tests = "\n".join(file.read_text("utf-8") for file in (GAMES / id).rglob("test_*.py"))
    tested = {f"{letters}-{number}" for letters, number in NAMED.findall(tests)}
    untested = [rule.number for rule in page(id, "de") if rule.number not in tested]
    assert not untested, f"rules of {id} without a test: {', '.join(untested)}"
    unknown = sorted(tested - numbers(id))
    assert not unknown, f"tests of {id} for rules that are not on its page: {', '.join(unknown)}"


@pytest.mark.parametrize("id", pasch.catalogue())
def test_every_number_in_the_source_is_on_the_page(id: str) -> None:
    sources = [file for file in files(f"pasch.games.{id}").iterdir() if file.is_file()]
    letters = tuple({page(other, "de")[0].number[:3] for other in pasch.catalogue()})
    for source in sources:
        if source.name.endswith((".py", ".ftl", ".toml", ".md")):
            mentioned = MENTIONED.findall(source.read_text("utf-8"))  # a robot is no rule: NF-700
            unknown = {each for each in mentioned if each.startswith(letters)} - numbers(id)
            assert not unknown, f"{source.name} mentions {', '.join(sorted(unknown))}"
