"""Games from outside: found by their entry point, looked at before they are listed."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from shutil import copytree, rmtree

import pytest
from kit.compiled import COMPILED

import pasch
from pasch.catalogue import LeftOutGame, add, at_fault, find, left_out, load, outside, package_of
from pasch.new_game.command import NameTaken, named
from pasch.rules import rules
from pasch.speech import Speaker

CUPS = Path(__file__).parents[1] / "terminal" / "toys" / "cups"
Install = Callable[..., None]


def forget() -> None:
    for cached in (outside, load, package_of, rules):
        cached.cache_clear()


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Put the toy `cups` into a package of its own, as pip would, with some of it exchanged."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def put(package: str, *changes: tuple[str, str], id: str = "cups", without: str = "") -> None:
        folder = tmp_path / package
        copytree(CUPS, folder, ignore=lambda *_: {without, "__pycache__"})
        source = folder / "__init__.py"
        text = source.read_text("utf-8").replace('id="cups"', f'id="{id}"')
        for old, new in changes:
            assert old in text
            text = text.replace(old, new)
        source.write_text(text, "utf-8")
        info = tmp_path / f"{package}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[pasch.games]\n{id} = {package}\n")
        forget()

    yield put
    forget()
    for name in [name for name in sys.modules if name.startswith("stranger")]:
        del sys.modules[name]


def reasons() -> dict[str, str]:
    return {left.distribution: left.reason for left in left_out()}


def test_an_installed_game_is_in_the_catalogue_with_words_and_rules(install: Install) -> None:
    install("stranger")
    assert "cups" in pasch.catalogue()
    assert pasch.load("cups").package == "stranger"
    assert Speaker("en", "cups").key("title")
    assert rules("cups", "de").sections
    assert not reasons()


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ([("package=__name__,", "package=__name__,\n    contract=99,")], "contract 99"),
        ([("package=__name__,", "package=__name__,\n    contract=0,")], "contract 0"),
        ([("from __future__ import annotations", "raise RuntimeError('boom')")], "boom"),
        ([("from __future__ import annotations", "raise SystemExit(3)")], "SystemExit"),
        ([("GAME = Game(", "OTHER = Game(")], "no Game"),
        ([("package=__name__,", "")], "package"),
        ([('id="cups"', 'id="cup"')], "'cup'"),
        ([("seats=range(2, 3)", "seats=range(0)")], "seats is range(0, 0)"),
        ([("seats=range(2, 3)", "seats=range(0, 3)")], "seats is range(0, 3)"),
        # Compiled, the constructor itself refuses it.
        ([("seats=range(2, 3)", "seats=[2]")], "range object" if COMPILED else "seats is [2]"),
        ([("start=start", "start=lambda setup: 1 / 0")], "ZeroDivisionError"),
        (
            [
                ("seats=range(2, 3)", "seats=range(2, 9)"),
                ("start=start", "start=lambda setup: start(setup) if setup.seats < 8 else 1 / 0"),
            ],
            "ZeroDivisionError",
        ),
        ([("position=position", "position=lambda state: {'it': {1}}")], "not JSON"),
        (
            [("from __future__ import annotations", r"raise RuntimeError('one\ntwo' * 200)")],
            "RuntimeError: one two",
        ),
    ],
)
def test_one_that_cannot_be_played_is_named_and_left_out(
    install: Install, changes: list[tuple[str, str]], said: str
) -> None:
    install("stranger", *changes)
    assert said in reasons()["stranger"]
    assert len(reasons()["stranger"].splitlines()) == 1
    assert len(reasons()["stranger"]) <= 300
    assert "cups" not in pasch.catalogue()
    assert pasch.load("mal_anders").id == "mal_anders"


@pytest.mark.parametrize("page", ["de.ftl", "en.ftl", "rules.de.md", "rules.en.md"])
def test_one_without_its_words_or_rules_is_left_out(install: Install, page: str) -> None:
    install("stranger", without=page)
    assert reasons()["stranger"] == f"missing in stranger: {page}"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("title =", "name =", "no words in en.ftl for title"),
        ("tagline =", "slogan =", "no words in en.ftl for tagline"),
        ("minutes =", "hours =", "no words in en.ftl for minutes"),
        ("option-least =", "option-most =", "no words in en.ftl for option-least"),
        ("option-least-about =", "about =", "no words in en.ftl for option-least-about"),
        ("tagline =", "tagline = {", "not understood"),
        ("tagline =", "tagline = \udcff", "UnicodeDecodeError"),
    ],
)
def test_one_that_cannot_even_be_listed_is_left_out(
    install: Install, tmp_path: Path, old: str, new: str, said: str
) -> None:
    install("stranger")
    words = tmp_path / "stranger" / "en.ftl"
    text = words.read_text("utf-8").replace(old, new)
    words.write_bytes(text.encode("utf-8", "surrogateescape"))
    forget()
    assert said in reasons()["stranger"]


def test_one_that_is_still_being_written_is_taken_in(install: Install, tmp_path: Path) -> None:
    install("stranger")
    rmtree(tmp_path / "stranger-1.0.dist-info")
    forget()
    assert package_of("cups") != "stranger"  # nobody knows it yet
    game = import_module("stranger").GAME
    assert add(game) == ""
    assert add(game) == ""
    assert (package_of("cups"), load("cups")) == ("stranger", game)


def test_whoever_asks_for_it_is_told_why(install: Install) -> None:
    install("stranger", ("package=__name__,", "package=__name__,\n    contract=99,"))
    with pytest.raises(LeftOutGame) as caught:
        find("Cups")
    with pytest.raises(NameTaken):  # nobody should begin another one of this name
        named("cups")
    for language in ("de", "en"):
        assert "contract 99" in Speaker(language).error(caught.value)


def test_an_id_that_is_taken_stays_with_who_had_it(install: Install) -> None:
    install("stranger", id="simpsons")
    assert reasons()["stranger"] == "the id 'simpsons' is taken"
    assert pasch.load("simpsons").package == "pasch.games.simpsons"


def test_two_with_one_id_do_not_disturb_the_first(install: Install) -> None:
    install("stranger_a")
    install("stranger_b")
    assert pasch.load("cups").package == "stranger_a"
    assert reasons() == {"stranger_b": "the id 'cups' is taken"}


@pytest.mark.parametrize("id", ["My-Game", "MyGame", "käse"])
def test_an_id_must_be_one(install: Install, id: str) -> None:
    install("stranger", id=id)
    assert "is no id" in reasons()["stranger"]


def test_a_fault_is_that_of_its_own_game_and_of_none_whose_name_begins_alike(
    install: Install,
) -> None:
    install("stranger", id="cups")
    install("stranger_too", ("start=start", "start=lambda setup: start(setup)"), id="more_cups")
    with pytest.raises(AttributeError) as caught:
        pasch.load("more_cups")._start(None)  # type: ignore[arg-type]
    assert at_fault(caught.value) == ["more_cups"]


def test_a_game_under_test_takes_no_id_that_another_one_has() -> None:
    ours = load("mal_anders")
    assert add(ours) == "the id 'mal_anders' is taken"
    assert load("mal_anders") is ours
    assert "mal_anders" not in outside().games
