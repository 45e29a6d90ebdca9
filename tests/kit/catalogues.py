"""Word catalogues as data: which keys there are, and which places each has."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


def true_minus(said: str) -> str:
    """What Project Fluent says, with the minus sign that is ours; theirs is a hyphen."""
    return re.sub(r"(?<!\w)-(?=\d)", "−", said)


class _Places(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.included: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.included.add(node.id.name)


@cache
def places(package: str, language: str) -> dict[str, frozenset[str]]:
    """The places of every message of a catalogue and of the messages that it includes.

    A broken or doubled entry is an error.
    """
    text = files(package).joinpath(f"{language}.ftl").read_text("utf-8")
    found: dict[str, _Places] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{package} {language}: {entry.content!r}"
        if isinstance(entry, ast.Message):
            key = entry.id.name
            assert key not in found, f"{package} {language}: {key} stands there twice"
            found[key] = _Places()
            found[key].visit(entry)
    return {key: frozenset(_names(key, found)) for key in found}


def _names(key: str, found: dict[str, _Places]) -> set[str]:
    return found[key].names.union(*(_names(other, found) for other in found[key].included))
