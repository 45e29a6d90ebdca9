"""Games are found by their folders; public names are there and explained."""

import inspect

import pytest

import pasch
from pasch import Game, PaschError, UnknownGame


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


@pytest.mark.parametrize("name", [name for name in pasch.__all__ if callable(getattr(pasch, name))])
def test_public_names_are_documented(name: str) -> None:
    found = getattr(pasch, name)
    assert (found.__doc__ or "").strip()


@pytest.mark.parametrize("name", ["Game", "State", "Table", "Rng", "Chance"])
def test_public_methods_are_documented(name: str) -> None:
    found = getattr(pasch, name)
    methods = [
        method
        for method, value in inspect.getmembers(found, callable)
        if not method.startswith("_")
    ]
    undocumented = [method for method in methods if not getattr(found, method).__doc__]
    assert methods
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
