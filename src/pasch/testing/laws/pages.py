"""What stands beside the code: the words and the rules page, in every language."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from importlib.resources import files

from pasch import Game
from pasch.catalogue import package_of
from pasch.plugin_check import PAGE_CONTRACT, fault
from pasch.speech import FIRST, LANGUAGES
from pasch.testing.catalogues import places
from pasch.testing.rules import numbers, page

COMMON = "pasch.words"
BOARD_SOURCES = ("index.tsx", "index.ts", "index.jsx")
CONTRACT = re.compile(r"\bcontract\s*=\s*(\d+)")
SOURCES = (".py", ".ftl", ".toml", ".md")


def the_catalogue_takes_it(game: Game) -> None:
    """As it would if the game were somebody else's: its id, contract, pages, titles, a start."""
    reason = fault(game.id, game, set())
    assert not reason, reason


def languages_have_the_same_words(game: Game) -> None:
    """The same messages with the same places."""
    first, *others = FIRST
    words = places(package_of(game.id), first)
    for other in others:
        also = places(package_of(game.id), other)
        for has, lacks, missing in (
            (first, other, words.keys() - also.keys()),
            (other, first, also.keys() - words.keys()),
        ):
            assert not missing, f"in {has}.ftl and not in {lacks}.ftl: {', '.join(sorted(missing))}"
        for key, names in words.items():
            assert names == also[key], f"{key} has other places in {first}.ftl and {other}.ftl"


def no_common_word_is_taken(game: Game) -> None:
    """The common words come first: a game's own of the same name would never be said."""
    taken = places(COMMON, LANGUAGES[0]).keys() & places(package_of(game.id), LANGUAGES[0]).keys()
    assert not taken, f"Pasch itself says {', '.join(sorted(taken))}: choose another key"


def rules_have_the_same_numbers(game: Game) -> None:
    """In German and English, in the same order, with the same marks; each once."""
    first, *others = FIRST
    rules = page(game.id, first)
    assert rules, f"rules.{first}.md has no rules: `- **AB-1** …`"
    for other in others:
        differ = {*rules} ^ {*page(game.id, other)}
        names = ", ".join(sorted({rule.number for rule in differ})) or "their order"
        same = rules == page(game.id, other)
        assert same, f"rules.{first}.md and rules.{other}.md differ: {names}"
    written = [rule.number for rule in rules]
    twice = sorted({number for number in written if written.count(number) > 1})
    assert not twice, f"twice on the page: {', '.join(twice)}"
    letters = sorted({number.split("-")[0] for number in written})
    assert len(letters) == 1, f"rules of one game share their letters: {', '.join(letters)}"


def the_board_fits_the_page(game: Game) -> None:
    """Of a game from outside, if it has one; ours are built into the page, which checks them."""
    folder = files(package_of(game.id)).joinpath("web")
    if package_of(game.id).startswith("pasch.games.") or not folder.is_dir():
        return
    files_there = {each.name: each for each in folder.iterdir() if each.is_file()}
    source = next((name for name in BOARD_SOURCES if name in files_there), "")
    assert "board.js" in files_there or not source, f"web/{source} is not built: pasch build-board"
    if "board.js" in files_there:
        said = CONTRACT.search(files_there["board.js"].read_text("utf-8"))
        assert said, f"web/board.js does not say: export const contract = {PAGE_CONTRACT};"
        fits = int(said[1]) == PAGE_CONTRACT
        assert fits, f"web/board.js was made for contract {said[1]}, this page has {PAGE_CONTRACT}"
    if "art.svg" in files_there:
        try:
            ElementTree.fromstring(files_there["art.svg"].read_text("utf-8"))
        except ElementTree.ParseError as error:
            raise AssertionError(f"web/art.svg cannot be read: {error}") from None


def sources_mention_rules_of_the_page(game: Game) -> None:
    letters = page(game.id, LANGUAGES[0])[0].number.split("-")[0]
    mentioned = re.compile(rf"\b{letters}-\d+\b")
    for source in files(package_of(game.id)).iterdir():
        if source.is_file() and source.name.endswith(SOURCES):
            unknown = {*mentioned.findall(source.read_text("utf-8"))} - numbers(game.id)
            assert not unknown, f"{source.name} mentions {', '.join(sorted(unknown))}"
