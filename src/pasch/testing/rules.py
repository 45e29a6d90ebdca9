"""The rules pages of a game, as far as laws read them."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from pasch.catalogue import package_of

ITEM = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* ")
OURS = "◆"  # marks a ruling of ours where the rulebook is silent


class Rule(NamedTuple):
    number: str
    ours: bool


@cache
def page(game: str, language: str) -> tuple[Rule, ...]:
    """The rules of `rules.<language>.md` in their order; an item may go over several lines."""
    text = files(package_of(game)).joinpath(f"rules.{language}.md").read_text("utf-8")
    rules: list[Rule] = []
    inside = False
    for line in text.splitlines():
        start = ITEM.match(line)
        if start:
            rules.append(Rule(start[1], ours=False))
        inside = bool(start) or (inside and line.startswith(" "))
        if inside and line.rstrip().endswith(OURS):
            rules[-1] = Rule(rules[-1].number, ours=True)
    return tuple(rules)


def numbers(game: str) -> frozenset[str]:
    return frozenset(rule.number for rule in page(game, "de"))
