"""Word catalogues as data: which keys there are, and which places each has."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class _Places(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def places(package: str, language: str) -> dict[str, frozenset[str]]:
    """The places of every message of a catalogue; a broken or doubled entry is an error."""
    text = files(package).joinpath(f"{language}.ftl").read_text("utf-8")
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{package} {language}: {entry.content!r}"
        if isinstance(entry, ast.Message):
            key = entry.id.name
            assert key not in found, f"{package} {language}: {key} stands there twice"
            visitor = _Places()
            visitor.visit(entry)
            found[key] = frozenset(visitor.names)
    return found
