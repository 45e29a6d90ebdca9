"""A position in words: of every game, in every language, from every seat."""

from __future__ import annotations

import pytest

from pasch import Rng, Setup, catalogue, load
from pasch.engine.game import Game
from pasch.engine.state import CHANCE, OVER, State
from pasch.facts import describe
from pasch.facts.describing import TOPICS
from pasch.parts import BrokenPart
from pasch.speech import LANGUAGES, Speaker

NAMES = ["Anna", "Bo", "Cem"]


def played(game: Game, actions: int) -> State:
    state = game.start(Setup(3))
    rng = Rng(5)
    for _ in range(actions):
        if state.actor() == OVER:
            break
        if state.actor() == CHANCE:
            state.apply(state.chance().sample(rng))
        else:
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
    return state


@pytest.mark.parametrize("id", catalogue())
@pytest.mark.parametrize("actions", [0, 1, 60, 400])
def test_something_is_said_of_every_topic(id: str, actions: int) -> None:
    game = load(id)
    state = played(game, actions)
    for language in LANGUAGES:
        for seat in (-1, 0, 2):
            told = describe(game, state, seat, Speaker(language, id, NAMES, seat))
            assert tuple(told) == TOPICS
            assert all(told.values())


def test_a_race_is_told_in_one_count_of_the_fields() -> None:
    game = load("mal_anders")
    state = played(game, 90)
    told = [describe(game, state, seat, Speaker("en", "mal_anders", NAMES, seat))["where"]
            for seat in (0, 2)]  # fmt: skip
    assert told[0].startswith("Anna: on 2; ")
    assert "Cem: on A, 2 behind you" in told[0]
    assert told[1].startswith("Cem: on 12")
    assert "Anna: on 14, 2 ahead of you" in told[1]


def test_the_hand_is_one_s_own() -> None:
    game = load("nichts_als_aerger")
    state = played(game, 90)
    words = Speaker("de", game.id, NAMES, 0)
    assert describe(game, state, 0, words)["hand"] == "Anna: Hand Geisterfahrer."
    assert describe(game, state, -1, words)["hand"] == "Du hast keine Karten."


def test_a_part_without_its_function_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from pasch.games.mal_anders import describe as part

    monkeypatch.delattr(part, "describe")
    game = load("mal_anders")
    with pytest.raises(BrokenPart, match="describe"):
        describe(game, game.start(Setup(2)), 0, Speaker("en", game.id, NAMES[:2], 0))
