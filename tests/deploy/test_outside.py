"""Pasch as others install it: typed from outside, light, and for every system."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
from doctest import DocTestParser
from importlib import metadata
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

import pasch

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/library.md"
SERVER = ("asyncpg", "httptools", "msgspec", "prometheus_client", "redis", "segno", "starlette",
          "structlog", "uvicorn", "uvloop", "websockets")  # fmt: skip
HEAVY = (*SERVER, "numpy", "polars", "distributed")


def hatch_build() -> Any:
    spec = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def elsewhere(folder: Path, *command: str) -> str:
    """Run where nothing of the repository is in reach."""
    plain = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [sys.executable, *command], cwd=folder, capture_output=True, text=True,
        env={**plain, "MYPYPATH": "", "MYPY_CACHE_DIR": str(folder / "cache")},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_programs_of_the_docs_are_strictly_typed_from_outside(tmp_path: Path) -> None:
    found = re.search(r"```python\n(import copy\n.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found
    (tmp_path / "program.py").write_text(found[1])
    example = (ROOT / "docs/examples/table_bot.py").read_text("utf-8")
    (tmp_path / "table_bot.py").write_text(example)
    wrong = "import pasch\n\nseats: str = pasch.load('mal_anders').seats\npasch.nothing_like_it\n"
    (tmp_path / "wrong.py").write_text(wrong)
    told = elsewhere(tmp_path, "-m", "mypy", "--strict", "program.py", "table_bot.py")
    assert "no issues found in 2 source files" in told
    with pytest.raises(AssertionError, match="Incompatible types in assignment") as caught:
        elsewhere(tmp_path, "-m", "mypy", "--strict", "wrong.py")
    assert 'has no attribute "nothing_like_it"' in str(caught.value)
    assert elsewhere(tmp_path, "program.py").splitlines()[1:] == [
        "1/6",
        "True <MalAnders: nature is to act>",
        "bad_setup 2–4",
        "True",
        "10 True",
    ]


PAGES = ("README.md", *(f"docs/{name}.md" for name in (
    "analysis", "bots", "client", "dataset", "engine", "environments", "library", "questions",
    "simulate", "tutorial",
)))  # fmt: skip
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def programs(text: str) -> tuple[str, str]:
    """What a page shows as a session, and what it shows as a program; each goes on from block to
    block.  A session's refusals are no program, and neither is what imports nothing."""
    examples = [each for each in DocTestParser().get_examples(text) if not each.exc_msg]
    blocks = [block for block in BLOCK.findall(text) if ">>>" not in block]
    whole = "".join(blocks) if blocks and "import" in blocks[0] else ""
    return "".join(each.source for each in examples), whole


def test_every_program_of_the_docs_is_strictly_typed_from_outside(tmp_path: Path) -> None:
    made = []
    for page in PAGES:
        name = Path(page).stem.lower()
        text = (ROOT / page).read_text("utf-8")
        for kind, source in zip(("session", "program"), programs(text), strict=True):
            if source:
                (tmp_path / f"{name}_{kind}.py").write_text(source)
                made.append(f"{name}_{kind}.py")
    for example in sorted((ROOT / "docs/examples").glob("*.py")):
        (tmp_path / example.name).write_text(example.read_text("utf-8"))
        made.append(example.name)
    assert {"dataset_session.py", "questions_program.py", "sixes.py", "tutorial_session.py",
            "client_program.py", "table_bot.py"} <= {*made}  # fmt: skip
    # OpenSpiel has no types
    (tmp_path / "mypy.ini").write_text("[mypy-pyspiel.*]\nignore_missing_imports = True\n")
    told = elsewhere(tmp_path, "-m", "mypy", "--strict", "--config-file", "mypy.ini", *made)
    assert f"no issues found in {len(made)} source files" in told


WITHOUT = """
import sys
class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {heavy!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Nothing())
from pasch.cli import main
sys.exit(main({arguments!r}))
"""


def without_extras(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """As if only Pasch itself were installed."""
    code = WITHOUT.format(heavy=HEAVY, arguments=[*arguments, "--language", "en"])
    path = os.pathsep.join(filter(None, sys.path))
    return subprocess.run(
        [sys.executable, "-c", code], cwd=folder, capture_output=True, text=True, input="q\n",
        env={**os.environ, "PYTHONPATH": path, "XDG_DATA_HOME": str(folder)},
    )  # fmt: skip


@pytest.mark.parametrize(
    "arguments",
    [
        ["games"],
        ["rules", "mal_anders"],
        ["play", "mal_anders"],
        ["odds", "mal_anders"],
        ["league", "mal_anders", "--games", "1", "--budget", "1"],
        ["simulate", "mal_anders", "--games", "4", "--folder", "found"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_the_core_needs_no_extra(arguments: list[str], tmp_path: Path) -> None:
    done = without_extras(tmp_path, *arguments)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("arguments", [["serve"], ["doctor"], ["--no-browser"]], ids=str)
def test_what_needs_the_server_says_the_one_command_that_helps(
    arguments: list[str], tmp_path: Path
) -> None:
    done = without_extras(tmp_path, *arguments)
    assert done.returncode == 2
    assert done.stderr.startswith("pasch: This needs ")
    assert done.stderr.endswith("; install it with: pip install 'pasch[server]'\n")
    assert done.stderr.count("\n") == 1


def test_nothing_heavy_is_needed_or_imported() -> None:
    needs = [Requirement(line) for line in metadata.requires("pasch") or ()]
    core = [each.name for each in needs if not each.marker or each.marker.evaluate({"extra": ""})]
    assert core == ["mypy-extensions"]
    server = {each.name.replace("-", "_"): each for each in needs
              if each.marker and each.marker.evaluate({"extra": "server"})}  # fmt: skip
    assert set(SERVER) <= set(server)
    uvloop = server["uvloop"].marker
    assert uvloop
    assert not uvloop.evaluate({"extra": "server", "sys_platform": "win32"})


def test_what_is_lazy_is_there_and_the_rest_is_not(tmp_path: Path) -> None:
    code = (
        "import sys, pasch\n"
        "assert not [name for name in sys.modules if name.startswith('pasch.bots')]\n"
        "pasch.bots.load, pasch.analysis.odds.odds, pasch.research, pasch.client.join\n"
        "assert 'bots' in dir(pasch)\n"
    )
    path = os.pathsep.join(filter(None, sys.path))
    environment = {**os.environ, "PYTHONPATH": path}
    subprocess.run([sys.executable, "-c", code], check=True, env=environment)
    for module in (pasch, pasch.analysis):
        with pytest.raises(AttributeError, match="nothing_like_it"):
            getattr(module, "nothing_like_it")  # noqa: B009


# What only some systems have.
MODULES = {"fcntl", "grp", "msvcrt", "pty", "pwd", "resource", "termios", "tty", "uvloop"}
NAMES = {"SIGALRM", "SIGHUP", "SIGKILL", "fork", "getuid", "killpg", "nice", "pthread_kill",
         "sched_getaffinity", "sched_setaffinity", "setitimer"}  # fmt: skip


def unguarded(tree: ast.AST, path: str) -> list[str]:
    """Uses of these in no function and under no `if` that asks for the system."""
    found = []

    def look(node: ast.AST, guarded: bool) -> None:
        if isinstance(node, (ast.If, ast.FunctionDef, ast.IfExp)):
            tests = [node.test] if isinstance(node, (ast.If, ast.IfExp)) else node.body
            guarded = guarded or any("sys.platform" in ast.unparse(each) for each in tests)
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [each.name for each in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        elif isinstance(node, ast.Attribute):
            names = [node.attr]
        if not guarded and set(names) & (MODULES | NAMES):
            found.append(f"{path}:{getattr(node, 'lineno', 0)}: {', '.join(names)}")
        for child in ast.iter_child_nodes(node):
            look(child, guarded)

    look(tree, False)
    return found


def test_no_system_is_shut_out_by_what_it_does_not_have() -> None:
    """`pasch bench` measures on Linux only."""
    found = []
    for path in sorted((ROOT / "src/pasch").rglob("*.py")):
        if "bench" not in path.relative_to(ROOT).parts:
            found += unguarded(ast.parse(path.read_text("utf-8")), str(path.relative_to(ROOT)))
    assert not found
    assert unguarded(ast.parse("import fcntl"), "x")
    assert unguarded(ast.parse("def f():\n    os.nice(3)"), "x")


def test_the_readme_of_an_index_leads_nowhere_that_is_not_there() -> None:
    text = hatch_build().readme_for_an_index((ROOT / "README.md").read_text("utf-8"))
    assert "](docs" not in text
    assert not re.findall(r"!?\[[^\]]*\]\((?!https?:|#)[^)]*\)", text)
    assert "| `mal_anders` | 2–4 |" in text
    assert "\n\n\n" not in text
    described = metadata.metadata("pasch").json["description"]
    assert isinstance(described, str)
    assert described.startswith("# Pasch")
    assert "](docs" not in described


def test_the_metadata_is_whole() -> None:
    found = metadata.metadata("pasch")
    assert found["License-Expression"] == "MIT"
    assert found["Requires-Python"] == ">=3.11"
    assert len(found["Summary"]) > 20
    assert "Typing :: Typed" in found.get_all("Classifier", [])
    assert found["Keywords"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert {*project["optional-dependencies"]} <= {*found.get_all("Provides-Extra", [])}
