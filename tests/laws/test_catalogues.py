"""The laws of what stands beside the rules: words in all languages, pages, parts."""

import pytest
from kit import catalogues as by_fluent

import pasch
from pasch import Setup
from pasch.catalogue import package_of
from pasch.speech import LANGUAGES
from pasch.testing.catalogues import places
from pasch.testing.laws import GAME_LAWS, PART_LAWS, GameLaw, Law

COMMON = "pasch.words"
PACKAGES = [COMMON, *(package_of(id) for id in pasch.catalogue())]


@pytest.mark.parametrize("law", GAME_LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("id", pasch.catalogue())
def test_a_game_keeps_the_laws_of_games(id: str, law: GameLaw) -> None:
    law(pasch.load(id))


@pytest.mark.parametrize("law", PART_LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("id", pasch.catalogue())
def test_the_parts_of_a_game_work(id: str, law: Law) -> None:
    game = pasch.load(id)
    law(game, game.setup(Setup(game.seats[0])), 0)


def test_the_common_words_are_the_same_in_all_languages() -> None:
    german, *others = (places(COMMON, language) for language in LANGUAGES)
    assert all(other == german for other in others)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_messages_and_places_are_those_that_fluent_finds(package: str, language: str) -> None:
    assert places(package, language) == by_fluent.places(package, language)
