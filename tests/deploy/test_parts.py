"""The real parts of the tests are found: the ones from the registries, or those that are named."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import sync_playwright

from pasch.bench import browser, server_parts

ROOT = Path(__file__).parents[2]


@pytest.fixture
def tool() -> Any:
    spec = spec_from_file_location("fetching", ROOT / "tools/chromium.py")
    assert spec
    assert spec.loader
    found = module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


class Registry:
    """In place of npm: a browser in a package as it comes, and how often it was fetched."""

    def __init__(self, folder: Path) -> None:
        self.fetched = 0
        self.broken = False
        self._folder = folder

    def run(self, part: str, problem: str, folder: Path, *command: str) -> None:
        if "ci" in command:
            self.fetched += 1
            self._lay_out(folder / "node_modules/@sparticuz/chromium/bin")
        elif self.broken:
            raise KeyboardInterrupt
        else:
            subprocess.run(command, cwd=folder, check=True)

    def _lay_out(self, folder: Path) -> None:
        folder.mkdir(parents=True)
        (self._folder / "libnss3.so").write_text("library")
        (self._folder / "sans.ttf").write_text("font")
        for archive, name, within in (
            ("al2023", "libnss3.so", "lib/libnss3.so"),
            ("fonts", "sans.ttf", "fonts/sans.ttf"),
        ):
            with tarfile.open(folder / f"{archive}.tar", "w") as opened:
                opened.add(self._folder / name, within)
        (folder / "chromium").write_text("#!/bin/sh\n")
        script = """
            const { readFileSync, writeFileSync } = require("node:fs");
            const pack = require("node:zlib").brotliCompressSync;
            for (const name of ["chromium", "al2023.tar", "fonts.tar"])
              writeFileSync(`${name}.br`, pack(readFileSync(name)));
        """
        subprocess.run([_node(), "-e", script], cwd=folder, check=True)


def _node() -> str:
    spec = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec
    assert spec.loader
    hook = module_from_spec(spec)
    spec.loader.exec_module(hook)
    node: str = hook.node_and_npm(ROOT / "build/node")[0]
    return node


@pytest.fixture
def registry(tool: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Registry:
    found = Registry(tmp_path)
    monkeypatch.setattr(tool.hatch_build, "run", found.run)
    return found


def test_the_browser_is_unpacked_once(tool: Any, registry: Registry, tmp_path: Path) -> None:
    home = tmp_path / "venv"
    home.mkdir()
    (home / "chromium-100.0.0").mkdir()  # of last year
    made = tool.fetch(home)
    assert (home / "chromium").resolve() == made
    assert os.access(made / "chromium", os.X_OK)
    assert (made / "lib/libnss3.so").read_text() == "library"
    assert (made / "fonts/sans.ttf").read_text() == "font"
    assert f"<dir>{made}/fonts</dir>" in (made / "fonts.conf").read_text()
    tool.fetch(home)
    assert registry.fetched == 1
    assert sorted(path.name for path in home.iterdir()) == [
        "chromium", made.name, "chromium.lock",
    ]  # fmt: skip


def test_a_fetch_that_was_broken_off_leaves_nothing(
    tool: Any, registry: Registry, tmp_path: Path
) -> None:
    home = tmp_path / "venv"
    home.mkdir()
    registry.broken = True
    with pytest.raises(KeyboardInterrupt):
        tool.fetch(home)
    assert [path.name for path in home.iterdir()] == ["chromium.lock"]
    registry.broken = False
    assert (tool.fetch(home) / "chromium").exists()


def test_the_version_of_the_browser_is_exact() -> None:
    lock = json.loads((ROOT / "tools/chromium/package-lock.json").read_text())["packages"]
    wanted = json.loads((ROOT / "tools/chromium/package.json").read_text())["dependencies"]
    for name, version in wanted.items():
        assert lock[f"node_modules/{name}"]["version"] == version


def test_the_page_does_not_fetch_a_browser() -> None:
    """`make play` would wait for it."""
    assert "chromium" not in (ROOT / "web/package-lock.json").read_text()


def test_ci_installs_what_the_readme_says_is_needed() -> None:
    """What it installed beyond that, nobody who follows the README would have."""
    installed = re.findall(r"missing\+=\(([^)]*)\)", (ROOT / ".ci/run").read_text())
    named = re.search(r"`apt-get install ([^`]*)`", (ROOT / "README.md").read_text())
    assert named
    assert {package for line in installed for package in line.split()} == {
        *named[1].split(), "python3",
    }  # fmt: skip


def test_the_browser_draws_letters() -> None:
    """Without fonts there would be nothing but the background."""
    with sync_playwright() as driver:
        found = driver.chromium.launch(**browser.launch_options())
        page = found.new_page()
        page.set_content("<b style='font: 40px sans-serif'>Pasch</b>")
        wide = page.evaluate("() => document.querySelector('b').getBoundingClientRect().width")
        inked = page.screenshot()
        page.set_content("<b style='font: 40px sans-serif; opacity: 0'>Pasch</b>")
        assert wide > 60
        assert page.screenshot() != inked
        found.close()


def test_others_may_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PASCH_CHROMIUM", "/bin/true")
    monkeypatch.setenv("PASCH_REDIS", "true")
    assert browser.chromium() == ("/bin/true", {})
    assert server_parts.redis_program() == shutil.which("true")
    monkeypatch.setenv("PASCH_CHROMIUM", "/nowhere/chromium")
    monkeypatch.setenv("PASCH_REDIS", "/nowhere/redis")
    with pytest.raises(RuntimeError, match="PASCH_CHROMIUM names no program: /nowhere/chromium"):
        browser.chromium()
    with pytest.raises(RuntimeError, match="PASCH_REDIS names no program: /nowhere/redis"):
        server_parts.redis_program()


@pytest.mark.parametrize(
    ("platform", "machine", "command"),
    [
        ("linux", "x86_64", "make tools"),
        ("linux", "aarch64", "sudo apt-get install chromium"),
        ("darwin", "arm64", "brew install --cask chromium"),
    ],
)
def test_what_is_missing_is_told_with_the_command_that_helps(
    platform: str, machine: str, command: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(browser, "machine", lambda: machine)
    monkeypatch.setattr(browser, "FETCHED", tmp_path)
    monkeypatch.setattr(server_parts, "find_spec", lambda name: None)
    monkeypatch.setenv("PATH", str(tmp_path))
    for name in ("PASCH_CHROMIUM", "PASCH_REDIS"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(RuntimeError, match=f"no Chromium here; this helps: {command}$"):
        browser.chromium()
    with pytest.raises(RuntimeError, match="no Redis here; this helps: "):
        server_parts.redis_program()


def test_where_the_pinned_one_does_not_run_the_installed_one_is_used(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("PASCH_CHROMIUM", raising=False)
    monkeypatch.setattr(browser, "FETCHED", tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    installed = tmp_path / "google-chrome"
    installed.write_text("#!/bin/sh\n")
    installed.chmod(0o755)
    assert browser.chromium() == (str(installed), {})


def test_a_postgresql_in_a_closed_folder_is_copied(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Root's own folder is such a one, and PostgreSQL refuses to be root."""
    run, copy = subprocess.run, tmp_path / "copy"

    def closed(command: list[str], **more: Any) -> Any:
        if copy not in Path(command[0]).parents:
            raise PermissionError(command[0])
        return run(command, **more)

    monkeypatch.setattr(subprocess, "run", closed)
    binaries = server_parts._postgres_binaries(None, copy)
    assert copy in binaries.parents
    assert run([binaries / "postgres", "--version"], capture_output=True).returncode == 0
    assert run([binaries / "psql", "--version"], capture_output=True).returncode == 0
