"""A test that is skipped, for want of a part or of anything else, makes the run fail."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parents[1]
FILES = {
    "test_some.py": """
import pytest
def test_passes(): pass
def test_skipped_by_itself(): pytest.skip("no Redis here")
@pytest.mark.skipif(True, reason="no Redis here")
def test_skipped_by_a_mark(): pass
@pytest.fixture
def redis(): pytest.skip("no Redis here")
def test_skipped_by_a_fixture(redis): pass
@pytest.mark.xfail(strict=True)
def test_known_to_fail(): assert False
""",
    "test_whole_file.py": """
import pytest
pytest.skip("no browser here", allow_module_level=True)
""",
}


def test_a_skipped_test_fails(tmp_path: Path) -> None:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "kit.no_skips", "-c", os.devnull,
         "--rootdir", str(tmp_path), "--continue-on-collection-errors", str(tmp_path)],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(TESTS), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
    )  # fmt: skip
    assert done.returncode == 1
    assert "1 failed, 1 passed, 1 xfailed, 3 errors" in done.stdout
    for name in ("itself", "a_mark", "a_fixture", "whole_file.py"):
        assert f"{name}: no test may be skipped" in done.stdout
    assert "no Redis here" in done.stdout
    assert "no browser here" in done.stdout
