"""A few hundred of the games that `python tests/openspiel.py` plays by the thousand."""

import openspiel
import pytest


@pytest.mark.parametrize("table", openspiel.TABLES, ids=str)
def test_it_agrees_with_openspiel_step_by_step(table: openspiel.Table) -> None:
    assert openspiel.agree(table, 75, 7, every=9) > 75 * 100
