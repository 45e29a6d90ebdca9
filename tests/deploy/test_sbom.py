"""What Pasch is made of: all of it is told, with its licence, and nothing that may not go out."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import pasch

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tools import sbom  # noqa: E402


def test_every_package_of_the_lock_files_is_told_once() -> None:
    told = {(part.kind, part.name, part.version) for part in sbom.parts()}
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    wanted = re.findall(r"^([\w.-]+)(?:\[\S+\])?==([^ ;\\]+)", lock, re.MULTILINE)
    assert {("pypi", sbom._plain(name), version) for name, version in wanted} == {
        part for part in told if part[0] == "pypi"
    }
    for lock_of_a_page in sbom.PAGES:
        packages = json.loads((ROOT / lock_of_a_page).read_text(encoding="utf-8"))["packages"]
        for path, package in packages.items():
            name = path.rpartition("node_modules/")[2]
            assert not path or ("npm", name, package["version"]) in told, path


def test_what_runs_is_told_apart_from_what_builds_and_tests() -> None:
    scopes = {part.name: part.scope for part in sbom.parts()}
    for name in ("starlette", "uvloop", "anyio", "preact"):
        assert scopes[name] == "required", name
    assert scopes["numpy"] == "optional"
    for name in ("pytest", "mypy", "ruff", "typescript", "esbuild"):
        assert scopes[name] == "excluded", name


def test_all_that_goes_out_may() -> None:
    found = sbom.parts()
    assert not sbom.forbidden(found)
    gone = [part for part in found if part.scope != "excluded"]
    assert len(gone) > 15
    assert all(part.licence != sbom.UNKNOWN for part in gone)


@pytest.mark.parametrize(
    ("licence", "may"),
    [
        ("MIT", True),
        ("MIT OR GPL-3.0-only", True),
        ("Apache-2.0 AND BSD-2-Clause", True),
        ("MIT AND GPL-3.0-only", False),
        ("AGPL-3.0-only", False),
        ("unknown", False),
    ],
)
def test_what_may_go_out(licence: str, may: bool) -> None:
    part = sbom.Part("pypi", "x", "1", licence, "required")
    assert (sbom.forbidden([part]) == []) == may
    assert not sbom.forbidden([part._replace(scope="excluded")])


def test_the_document_is_whole_and_the_same_every_time(tmp_path: Path) -> None:
    file = tmp_path / "folder" / "pasch.cdx.json"
    subprocess.run(
        [sys.executable, "tools/sbom.py", "sbom", str(file)], cwd=ROOT, check=True, timeout=60
    )
    whole = json.loads(file.read_text(encoding="utf-8"))
    assert whole == sbom.bill()
    assert (whole["bomFormat"], whole["specVersion"]) == ("CycloneDX", "1.6")
    assert re.fullmatch(r"urn:uuid:[0-9a-f-]{36}", whole["serialNumber"])
    main = whole["metadata"]["component"]
    assert (main["name"], main["version"]) == ("pasch", pasch.__version__)
    refs = [component["bom-ref"] for component in whole["components"]]
    assert len(set(refs)) == len(refs)
    for component in whole["components"]:
        assert re.fullmatch(r"pkg:(pypi|npm)/[\w./%-]+@[\w.+-]+", component["purl"])
        assert component["scope"] in {"required", "optional", "excluded"}
    for dependency in whole["dependencies"]:
        assert {dependency["ref"], *dependency["dependsOn"]} <= {main["bom-ref"], *refs}
    assert "://" not in file.read_text(encoding="utf-8"), "no registry is named"


def test_the_commands_are_there() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in ("sbom", "licences"):
        assert re.search(rf"^{target}: .*## ", makefile, re.MULTILINE)
    done = subprocess.run(
        [sys.executable, "tools/sbom.py", "licences"],
        cwd=ROOT, capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert re.search(r"^required +npm +preact \S+: MIT$", done.stdout, re.MULTILINE)


def test_security_names_the_version_that_is_looked_after() -> None:
    page = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    newest = ".".join(pasch.__version__.split(".")[:2])
    assert f"| {newest} | yes |" in page
