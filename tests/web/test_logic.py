"""What the page thinks, without a browser: the tests of web/tests, run by node itself."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from web.house import WEB, looking

TESTS = sorted(path.name for path in (WEB / "tests").glob("*.test.ts"))


@pytest.fixture(scope="module")
def bundles(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All of them at once: to start esbuild takes longer than most of them do."""
    folder = tmp_path_factory.mktemp("logic")
    looking().esbuild(
        entryPoints=[f"tests/{name}" for name in TESTS],
        format="esm",
        platform="node",
        jsx="automatic",
        jsxImportSource="preact",
        loader={".css": "empty"},
        outdir=str(folder),
        outExtension={".js": ".mjs"},
    )
    return folder


@pytest.mark.parametrize("name", TESTS)
def test_logic(name: str, bundles: Path) -> None:
    bundle = bundles / Path(name).with_suffix(".mjs")
    ran = subprocess.run(
        [looking().node(), "--test", "--test-reporter=tap", str(bundle)],
        cwd=WEB,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout
    assert "# fail 0" in ran.stdout
    assert "# pass 0" not in ran.stdout
