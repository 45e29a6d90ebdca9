"""Every rule has a number, the same on both pages, in the code and in the name of a test."""

from pathlib import Path

import pytest

import pasch
from pasch.testing.laws.kept import every_rule_has_a_test
from pasch.testing.laws.pages import rules_have_the_same_numbers, sources_mention_rules_of_the_page

FOLDER = Path(__file__).parent
GAMES = [id for id in pasch.catalogue() if (FOLDER / id).is_dir()]


@pytest.mark.parametrize("id", GAMES)
def test_both_pages_have_the_same_rules(id: str) -> None:
    rules_have_the_same_numbers(pasch.load(id))


@pytest.mark.parametrize("id", GAMES)
def test_every_rule_has_a_test(id: str) -> None:
    every_rule_has_a_test(pasch.load(id), FOLDER / id)


@pytest.mark.parametrize("id", GAMES)
def test_every_number_in_the_source_is_on_the_page(id: str) -> None:
    sources_mention_rules_of_the_page(pasch.load(id))
