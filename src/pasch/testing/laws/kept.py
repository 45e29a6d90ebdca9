"""What is kept beside the tests of a game: golden transcripts, counts of the tree, its tests."""

from __future__ import annotations

import re
from pathlib import Path

from pasch import Game
from pasch.speech import LANGUAGES
from pasch.testing import golden, perft
from pasch.testing.rules import numbers, page

NAMED = re.compile(r"^def test_([A-Z]+)(\d+)_", re.MULTILINE)
WRITE = "`--write` writes them"


def golden_matches_are_told_as_before(game: Game, tests: Path) -> None:
    """Replayed from their own notation, to the byte, and one at least for every seat count."""
    seats = set()
    for file in sorted((tests / golden.FOLDER).glob("*.txt")):
        text = file.read_text("utf-8")
        fresh = golden.again(game, text)
        pairs = zip(text.splitlines(), fresh.splitlines(), strict=False)
        for number, (was, now) in enumerate(pairs, 1):
            assert was == now, f"{file.name}, line {number}: {was!r} is now {now!r}"
        assert text == fresh, f"{file.name} ends otherwise"
        seats.add(int(text.split("seats\t")[1].split("\n")[0]))
    missing = [str(count) for count in game.seats if count not in seats]
    assert not missing, f"no golden match of {', '.join(missing)} seats; {WRITE}"


def the_tree_counts_as_before(game: Game, tests: Path) -> None:
    file = tests / perft.FILE
    assert file.is_file(), f"there is no {perft.FILE}; {WRITE}"
    blocks = perft.read(file.read_text("utf-8"))
    for block in blocks:
        now = list(perft.count(perft.opened(game, block.start), len(block.rows)))
        assert len(now) == len(block.rows), f"{block.start} ends after {len(now)} rows"
        for was, found in zip(block.rows, now, strict=True):
            assert was == found, f"{block.start}: `{was}` is now `{found}`"
    assert any(row.ended for block in blocks for row in block.rows), "no count reaches an end"


def every_rule_has_a_test(game: Game, tests: Path) -> None:
    """Named by it: test_ZW2_the_second_throw_counts."""
    files = "\n".join(file.read_text("utf-8") for file in tests.rglob("test_*.py"))
    tested = {f"{letters}-{number}" for letters, number in NAMED.findall(files)}
    untested = [rule.number for rule in page(game.id, LANGUAGES[0]) if rule.number not in tested]
    assert not untested, f"rules without a test: {', '.join(untested)}"
    unknown = sorted(tested - numbers(game.id))
    assert not unknown, f"tests for rules that are not on the page: {', '.join(unknown)}"
