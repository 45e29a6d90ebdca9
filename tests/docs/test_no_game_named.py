"""Adding a game touches its own folder alone, because no code outside of it names a game.

Examples may: comments, docstrings, documentation and tests are not looked at.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pasch.catalogue import catalogue
from pasch.speech import LANGUAGES, Speaker

ROOT = Path(__file__).parents[2]
FOLDERS = ("src", "web")
CODE = (".css", ".ftl", ".html", ".js", ".json", ".mjs", ".py", ".svg", ".toml", ".ts", ".tsx")
APART = ("src/pasch/games/", "web/node_modules/", "web/tests/", "src/pasch/web/")
COMMENT = re.compile(r"/\*.*?\*/|(?<![:\w])//[^\n]*|<!--.*?-->|^#[^\n]*", re.DOTALL | re.MULTILINE)


def names() -> Iterator[str]:
    """A game's id and title, and what class or file names are made of."""
    for id in catalogue():
        yield id
        yield id.replace("_", "-")
        yield id.replace("_", "")
        for language in LANGUAGES:
            yield Speaker(language, id).key("title").casefold()


def code(path: Path) -> str:
    """What the machine reads of it."""
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        return ast.unparse(_Undocumented().visit(ast.parse(text)))
    return COMMENT.sub("", text)


class _Undocumented(ast.NodeTransformer):
    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            return ast.copy_location(ast.Pass(), node)
        return node


def named(root: Path) -> list[str]:
    wanted = re.compile("|".join(sorted({re.escape(name) for name in names()})))
    found = []
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*")):
            place = path.relative_to(root).as_posix()
            if path.suffix not in CODE or place.startswith(APART) or not path.is_file():
                continue
            if not wanted.search(path.read_text("utf-8").casefold()):
                continue  # nearly all of them
            hits = sorted(set(wanted.findall(code(path).casefold())))
            found += [f"{place}: {hit}" for hit in hits]
    return found


def test_no_code_outside_a_games_folder_names_it() -> None:
    assert not named(ROOT)


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("src/pasch/bots/levels.py", 'LEVELS = {"simpsons": 4}\n'),
        ("src/pasch/server/http.py", "from pasch.games.mal_anders.state import MalAnders\n"),
        ("src/pasch/words/web.en.ftl", "value-nichts_als_aerger-end-win = First home\n"),
        ("web/src/games/all.ts", 'import { Board } from "./wonderful-world/board";\n'),
        ("web/src/style/page.css", ".nichtlustig { color: red }\n"),
        ("src/pasch/bench/peer/package.json", '{ "game": "mal_anders" }\n'),
    ],
)
def test_it_would_be_found(tmp_path: Path, place: str, line: str) -> None:
    path = tmp_path / place
    path.parent.mkdir(parents=True)
    path.write_text(line)
    assert [hit.split(":")[0] for hit in named(tmp_path)][:1] == [place]


def test_an_example_is_none(tmp_path: Path) -> None:
    path = tmp_path / "src/pasch/bots.py"
    path.parent.mkdir(parents=True)
    path.write_text('"""\n>>> load("simpsons")\n"""\nx = 1  # as in simpsons\n')
    page = tmp_path / "web/src/page.tsx"
    page.parent.mkdir(parents=True)
    page.write_text("/** As in simpsons. */\nconst x = 1; // nichtlustig\n")
    assert not named(tmp_path)
