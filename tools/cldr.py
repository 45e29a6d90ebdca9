"""Writes src/pasch/cldr.py: how languages count and write numbers, from the CLDR data of Babel.

    python tools/cldr.py

Babel itself is 30 MB and slow to come; we need its answers for whole numbers alone, which fit on a
few pages.  A test says when Babel knows better.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from textwrap import wrap
from typing import NamedTuple

from babel import Locale, localedata
from babel.numbers import get_decimal_symbol, get_group_symbol

OUT = Path(__file__).parents[1] / "src/pasch/cldr.py"
CATEGORIES = ("zero", "one", "two", "few", "many")  # and "other", which is all the rest
_RELATION = re.compile(r"([nivwftce])(?: mod (\d+))? (in|not in) ([\d., ]+)")
GROUP = 3  # digits of the last group
_LATIN = re.compile(r"^[a-z]{2,3}$")


class Numbers(NamedTuple):
    """The sign between groups of digits, that before decimals, and how digits are grouped."""

    group: str
    decimal: str
    second: int  # digits of all groups but the last, which has three


def condition(rule: str) -> str:
    """A rule of CLDR as Python, for a whole number n >= 0; empty if it is never true."""
    ways = [_all(way.split(" and ")) for way in rule.split(" or ")]
    return " or ".join(way for way in ways if way)


def _all(relations: list[str]) -> str:
    found: list[str] = []
    for relation in relations:
        match = _RELATION.fullmatch(relation.strip())
        assert match, relation
        operand, modulo, sign, values = match.groups()
        if operand in "ni":
            found.append(_relation(f"n % {modulo}" if modulo else "n", sign, values))
        elif _holds(values) != (sign == "in"):  # a whole number has no decimals: all of them are 0
            return ""
    text = " and ".join(found) or "True"
    return f"({text})" if len(found) > 1 else text


def _spans(values: str) -> list[tuple[int, int]]:
    ends = [span.strip().split("..") for span in values.split(",")]
    return [(int(span[0]), int(span[-1])) for span in ends]


def _holds(values: str) -> bool:
    return any(low <= 0 <= high for low, high in _spans(values))


def _relation(term: str, sign: str, values: str) -> str:
    spans = _spans(values)
    single = [low for low, high in spans if low == high]
    found = [f"{low} <= {term} <= {high}" for low, high in spans if low != high]
    if len(single) == 1:
        found.append(f"{term} == {single[0]}")
    elif single:
        found.append(f"{term} in {tuple(single)}")
    if sign == "in":
        return found[0] if len(found) == 1 else f"({' or '.join(found)})"
    if single and len(found) == 1:
        return found[0].replace(" == ", " != ").replace(" in ", " not in ")
    return f"not ({' or '.join(found)})"


def counting(locale: Locale) -> tuple[tuple[str, str], ...]:
    rules = locale.plural_form.rules
    found = ((name, condition(rules[name])) for name in CATEGORIES if name in rules)
    return tuple((name, rule) for name, rule in found if rule)


def numbers(locale: Locale) -> Numbers:
    _, second = locale.decimal_formats[None].grouping
    return Numbers(get_group_symbol(locale), get_decimal_symbol(locale), second)


def written() -> str:
    counts: dict[tuple[tuple[str, str], ...], list[str]] = {}
    figures: dict[Numbers, list[str]] = {}
    for name in sorted(filter(_LATIN.match, localedata.locale_identifiers())):
        locale = Locale.parse(name)
        counts.setdefault(counting(locale), []).append(name)
        if locale.decimal_formats[None].grouping[0] == GROUP:  # all but Toki Pona
            figures.setdefault(numbers(locale), []).append(name)
    lines = [
        '"""How languages count, and write numbers.  Made by tools/cldr.py."""',
        "",
        "from __future__ import annotations",
        "",
        "from collections.abc import Callable",
        "from typing import Final",
        "",
    ]
    for place, rules in enumerate(counts):
        lines += ["", f"def _count{place}(n: int) -> str:"]
        for name, rule in rules:
            lines += [f"    if {rule}:", f'        return "{name}"']
        lines += ['    return "other"', ""]
    lines += ["", "_COUNTING: Final[tuple[tuple[str, Callable[[int], str]], ...]] = ("]
    lines += [
        f"    ({_text(names)}, _count{place})," for place, names in enumerate(counts.values())
    ]
    lines += [
        ")",
        "# The sign between groups of digits, that before decimals, and the size of all groups",
    ]
    lines += ["# but the last, which has three digits."]
    lines += ["_WRITING: Final[tuple[tuple[str, tuple[str, str, int]], ...]] = ("]
    lines += [f"    ({_text(names)}, {tuple(figure)!a})," for figure, names in figures.items()]
    lines += [")", ""]
    for name, kind, table in (
        ("PLURALS", "Callable[[int], str]", "_COUNTING"),
        ("NUMBERS", "tuple[str, str, int]", "_WRITING"),
    ):
        lines += [f"{name}: Final[dict[str, {kind}]] = {{"]
        lines += [f"    each: value for names, value in {table} for each in names.split()", "}"]
    return "\n".join([*lines, ""])


def _text(names: list[str]) -> str:
    """As a text over several lines."""
    lines = wrap(" ".join(names), 80)
    return "\n        ".join(f'"{line} "' for line in lines[:-1]) + f' "{lines[-1]}"'


if __name__ == "__main__":
    OUT.write_text(written(), encoding="utf-8")
    subprocess.run([sys.executable, "-m", "ruff", "format", "-q", str(OUT)], check=True)
