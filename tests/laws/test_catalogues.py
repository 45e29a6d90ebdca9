"""German and English have the same keys with the same places, and what every game needs."""

import pytest
from kit.catalogues import places

import pasch
from pasch import Game
from pasch.speech import LANGUAGES

GAMES = [pasch.load(id) for id in pasch.catalogue()]
COMMON = "pasch.words"
PACKAGES = [COMMON, *(f"pasch.games.{game.id}" for game in GAMES)]


@pytest.mark.parametrize("package", PACKAGES)
def test_all_languages_have_the_same_keys_with_the_same_places(package: str) -> None:
    german, *others = (places(package, language) for language in LANGUAGES)
    for other in others:
        assert german.keys() == other.keys()
        assert german == other


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_has_a_title_and_describes_its_options(game: Game) -> None:
    keys = places(f"pasch.games.{game.id}", "de").keys()
    assert {"title", "tagline", "minutes"} <= keys
    for option in game.options:
        assert {f"option-{option.name}", f"option-{option.name}-about"} <= keys


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_takes_no_common_key(game: Game) -> None:
    """The common words come first: a game's own of the same name would never be said."""
    common = places(COMMON, "de").keys()
    assert not common & places(f"pasch.games.{game.id}", "de").keys()
