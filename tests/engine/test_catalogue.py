"""Games are found by their folders; public names are there and explained."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import pasch
from pasch import Game, PaschError, UnknownGame

SOURCE = Path(__file__).parents[2] / "src" / "pasch"
Definition = ast.ClassDef | ast.FunctionDef


def test_every_folder_is_a_game_of_that_name() -> None:
    assert pasch.catalogue() == sorted(pasch.catalogue())
    for id in pasch.catalogue():
        assert isinstance(pasch.load(id), Game)
        assert pasch.load(id).id == id


@pytest.mark.parametrize("id", ["chess", "", "mal_anders.state", "__init__", "../games"])
def test_an_unknown_game_is_named_with_those_that_are_known(id: str) -> None:
    with pytest.raises(UnknownGame, match=r"games: .*mal_anders") as caught:
        pasch.load(id)
    assert caught.value.facts["name"] == id


def test_public_names_exist_and_are_listed_once() -> None:
    assert len(set(pasch.__all__)) == len(pasch.__all__)
    assert all(hasattr(pasch, name) for name in pasch.__all__)


def described(node: Definition) -> Iterator[tuple[str, bool]]:
    """A definition and its public methods, each with whether it has a docstring."""
    yield node.name, bool(ast.get_docstring(node))
    if isinstance(node, ast.ClassDef):
        for inner in node.body:
            if isinstance(inner, ast.FunctionDef) and not inner.name.startswith("_"):
                yield f"{node.name}.{inner.name}", bool(ast.get_docstring(inner))


def test_public_names_and_their_methods_are_documented() -> None:
    """In the source: compiled code carries no docstrings."""
    modules = [
        ast.parse(file.read_text("utf-8"))
        for file in (*SOURCE.glob("*.py"), *SOURCE.glob("engine/*.py"))
    ]
    public = [
        node
        for module in modules
        for node in module.body
        if isinstance(node, Definition) and node.name in pasch.__all__
    ]
    assert {node.name for node in public} == {name for name in pasch.__all__ if not name.isupper()}
    undocumented = [name for node in public for name, has in described(node) if not has]
    assert not undocumented


def test_error_codes_are_distinct() -> None:
    kinds = PaschError.__subclasses__()
    assert len({kind.code for kind in kinds} | {PaschError.code}) == len(kinds) + 1


def test_an_error_keeps_its_facts() -> None:
    facts = {"name": "chess"}
    error = UnknownGame("no", facts)
    facts.clear()
    assert error.facts == {"name": "chess"}
    assert PaschError("no").facts == {}
