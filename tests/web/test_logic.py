"""What the page thinks, without a browser: the tests of web/tests, run by node itself."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from web.house import WEB, looking

TESTS = sorted(path.name for path in (WEB / "tests").glob("*.test.ts"))


@pytest.mark.parametrize("name", TESTS)
def test_logic(name: str, tmp_path: Path) -> None:
    bundle = tmp_path / "test.mjs"
    looking().esbuild(
        entryPoints=[f"tests/{name}"],
        format="esm",
        platform="node",
        jsx="automatic",
        jsxImportSource="preact",
        loader={".css": "empty"},
        outfile=str(bundle),
    )
    ran = subprocess.run(
        [looking().node(), "--test", "--test-reporter=tap", str(bundle)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout
    assert "# fail 0" in ran.stdout
    assert "# pass 0" not in ran.stdout
