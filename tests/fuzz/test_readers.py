"""Almost good input: never anything but the documented errors.

A few hundred changes for each reader here, the same in every run; `make fuzz` tries as many as
FUZZ says, new ones each time, and keeps what breaks something in corpus/, to be tried for ever.
"""

from __future__ import annotations

import os
import traceback
from pathlib import Path
from random import Random

import pytest
from fuzz.targets import CORPUS, TARGETS, corpus
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

EXAMPLES = int(os.environ.get("FUZZ", "0"))
FEW = 150
READERS = [name for name in TARGETS if name not in ("message", "body")]


@pytest.mark.parametrize("name", READERS)
def test_good_input_is_taken(name: str) -> None:
    target = TARGETS[name]
    assert all(target.feed(seed) for seed in target.seeds())


@pytest.mark.parametrize("name", READERS)
@given(random=st.randoms(use_true_random=False))
@settings(
    max_examples=EXAMPLES or FEW, derandomize=not EXAMPLES, database=None, deadline=None,
    phases=(Phase.generate, Phase.shrink), suppress_health_check=list(HealthCheck),
)  # fmt: skip
def test_changed_input_is_refused_as_documented(name: str, random: Random) -> None:
    target = TARGETS[name]
    data = target.change(random.choice(target.seeds()), random)
    if random.random() < 0.5:
        data = target.change(data, random)
    try:
        target.feed(data)
    except BaseException as error:
        if EXAMPLES:
            _keep(name, data, error)
        raise AssertionError(f"{name}: {data[:500]!r}") from error


@pytest.mark.parametrize(
    "path", [path for name in READERS for path in corpus(name)], ids=lambda path: path.name
)
def test_what_once_broke_something(path: Path) -> None:
    TARGETS[path.parent.name].feed(path.read_bytes())


def _keep(name: str, data: bytes, error: BaseException) -> None:
    """One for each place where something broke, the smallest found."""
    at = traceback.extract_tb(error.__traceback__)[-1]
    path = CORPUS / name / f"{type(error).__name__}-{Path(at.filename).stem}-{at.name}"
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or len(path.read_bytes()) > len(data):
        path.write_bytes(data)
