"""What is compiled is there: a source that was renamed would quietly be interpreted."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest
from kit.compiled import COMPILED

import pasch

ROOT = Path(__file__).parents[2]
_spec = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
assert _spec
assert _spec.loader
hook = module_from_spec(_spec)
_spec.loader.exec_module(hook)
PATTERNS = (*hook.RULES, *hook.WORDS, *hook.SERVER)


@pytest.mark.parametrize("pattern", PATTERNS)
def test_every_pattern_finds_something(pattern: str) -> None:
    assert hook._found(ROOT / "src", [pattern])


def test_all_of_it_is_compiled_or_nothing() -> None:
    installed = Path(pasch.__file__).parents[1]
    for path in hook._found(installed, PATTERNS):
        assert bool(list(path.parent.glob(f"{path.stem}.*.so"))) == COMPILED, path
