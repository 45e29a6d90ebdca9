"""What a release is made of: sources that build anywhere, and a page for the index."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
HOME = "https://code.example/pasch"


def run(*command: str | Path, cwd: Path, **more: str) -> str:
    """Without what the sources of the repository would add."""
    plain = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [str(each) for each in command], cwd=cwd, capture_output=True, text=True,
        env={**plain, "PIP_DISABLE_PIP_VERSION_CHECK": "1", **more},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources as they are given to others."""
    folder = tmp_path_factory.mktemp("release")
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder, cwd=ROOT)
    (archive,) = folder.glob("pasch-*.tar.gz")
    assert archive.stat().st_size < 10_000_000
    shutil.unpack_archive(archive, folder)  # our own; Python 3.11.2 knows no filter yet
    (found,) = (path for path in folder.iterdir() if path.is_dir())
    return found


def test_the_sources_are_whole_and_nothing_else(unpacked: Path) -> None:
    for name in ("pyproject.toml", "hatch_build.py", "LICENSE", "README.md", "web/build.mjs",
                 "web/package-lock.json", "src/pasch/py.typed", "PKG-INFO"):  # fmt: skip
        assert (unpacked / name).is_file(), name
    for path in unpacked.rglob("*"):
        parts = path.relative_to(unpacked).parts
        assert not {"node_modules", "__pycache__", ".venv", ".git"} & {*parts}, path
        assert path.suffix not in (".so", ".pyd", ".pyc"), path
    assert not (unpacked / "src/pasch/web").exists()  # it is built


def test_a_pure_wheel_from_the_sources_runs_in_a_new_environment(
    unpacked: Path, tmp_path: Path
) -> None:
    run(sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--no-index",
        "--wheel-dir", tmp_path, unpacked, cwd=tmp_path,
        PASCH_INTERPRETED="1", PASCH_PAGE="none")  # fmt: skip
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "pasch/py.typed" in names
    assert "pasch/words/de.ftl" in names
    assert {name.partition("/")[0].partition("-")[0] for name in names} == {"pasch"}
    new = tmp_path / "new"
    run(sys.executable, "-m", "venv", "--without-pip", new, cwd=tmp_path)
    run(sys.executable, "-m", "pip", "--python", new / "bin/python", "install", "--no-deps",
        "--no-index", wheel, cwd=tmp_path)  # fmt: skip
    needed = find_spec("mypy_extensions")  # its one dependency, without the network
    assert needed
    assert needed.origin
    (packages,) = new.glob("lib/python*/site-packages")
    shutil.copy(needed.origin, packages)
    command = new / "bin/pasch"
    assert "(interpreted)" in run(command, "--version", cwd=tmp_path)
    assert "mal_anders" in run(command, "games", cwd=tmp_path)
    run(command, "simulate", "mal_anders", "--games", "4", "--folder", "found", cwd=tmp_path)
    assert (tmp_path / "found/games.csv").read_text().count("\n") == 5


def hatch_build() -> Any:
    spec = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_with_a_home_the_index_has_addresses_links_and_pictures(tmp_path: Path) -> None:
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    changed = project.replace('home = ""', f'home = "{HOME}/"')
    assert changed != project
    (tmp_path / "pyproject.toml").write_text(changed, "utf-8")
    shutil.copy(ROOT / "README.md", tmp_path)
    found: dict[str, Any] = {}
    hook = hatch_build().PaschMetadata(str(tmp_path), {})
    hook.update(found)
    assert found["urls"]["Homepage"] == HOME
    assert found["urls"]["Changelog"] == f"{HOME}/blob/HEAD/CHANGELOG.md"
    text = found["readme"]["text"]
    assert f"![Five games on five phones]({HOME}/raw/HEAD/docs/pictures/web-games.webp)" in text
    assert f"[figures]({HOME}/blob/HEAD/bench/results.md)" in text
    assert "](docs" not in text


def test_without_a_home_nothing_is_made_up() -> None:
    home = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["pasch"]["home"]
    found: dict[str, Any] = {}
    hatch_build().PaschMetadata(str(ROOT), {}).update(found)
    assert bool(found["urls"]) == bool(home)


def test_compiled_wheels_are_for_every_system() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wheels = settings["tool"]["cibuildwheel"]
    for line in settings["project"]["classifiers"]:
        version = line.rpartition(" :: ")[2]
        if line.startswith("Programming Language :: Python :: 3.") and version[2:].isdigit():
            assert f"cp{version.replace('.', '')}-*" in wheels["build"].split()
    assert wheels["macos"]["archs"] == ["arm64", "x86_64"]
    assert "win_amd64" not in wheels["skip"]
