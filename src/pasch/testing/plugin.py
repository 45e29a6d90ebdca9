"""For pytest: `pytest_plugins = ["pasch.testing.plugin"]` in conftest.py, and then

    GAME = "my_game"

    def test_laws(pasch_case: Case) -> None:
        pasch_case.check()

runs the whole suite, a test for each setup.  What is kept (golden transcripts, tree counts) is
looked for beside the test; `SEEDS` in the module plays more matches.  Without the plug-in,
`@pytest.mark.parametrize("case", cases("my_game", Path(__file__).parent), ids=str)` does the same.
"""

from __future__ import annotations

import pytest

from pasch.testing.suite import SEEDS, cases

FIXTURE = "pasch_case"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if FIXTURE not in metafunc.fixturenames:
        return
    game = getattr(metafunc.module, "GAME", None)
    if game is None:
        raise pytest.UsageError(
            f"{metafunc.module.__name__}: {FIXTURE} needs GAME, a game or its id"
        )
    folder = metafunc.definition.path.parent
    seeds = getattr(metafunc.module, "SEEDS", SEEDS)
    metafunc.parametrize(FIXTURE, cases(game, folder, seeds), ids=str)
