"""How much hypothesis tries, and whether the Pasch under test is the one that is meant.

`--hypothesis-profile=thorough` searches, the default repeats the same few, `brief` fewer.
"""

import gc
import os
import signal
from collections.abc import Iterator

import pytest
import structlog
from hypothesis import Phase, settings
from kit.compiled import COMPILED
from kit.no_skips import pytest_make_collect_report, pytest_runtest_makereport

import pasch

__all__ = ["pytest_make_collect_report", "pytest_runtest_makereport"]  # hooks

# A seed does not get simpler by being smaller: shrinking would only replay whole matches.
PHASES = (Phase.explicit, Phase.reuse, Phase.generate)

settings.register_profile(
    "steady", max_examples=2, derandomize=True, deadline=None, database=None, phases=PHASES
)
settings.register_profile("brief", settings.get_profile("steady"), max_examples=1)
settings.register_profile("thorough", max_examples=100, deadline=None, phases=PHASES)
settings.load_profile("steady")


def pytest_configure() -> None:
    """Compiled tests that quietly run interpreted, or the other way round, would prove nothing."""
    expected = os.environ.get("PASCH_EXPECT")
    found = "compiled" if COMPILED else "interpreted"
    if expected not in (None, found):
        pytest.exit(f"expected Pasch {expected}, found it {found}: {pasch.__file__}", 3)
    # A shell that runs us in the background has Ctrl-C ignored, and so would all that we start.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish() -> None:
    """What was loaded stays: to look for garbage in it again and again takes a tenth of all."""
    gc.freeze()
    gc.set_threshold(100_000, 20, 20)


@pytest.fixture(autouse=True)
def _log_to_nobody_else() -> Iterator[None]:
    """A server that ran in this process must not leave its log, which writes to a closed file."""
    yield
    structlog.reset_defaults()
