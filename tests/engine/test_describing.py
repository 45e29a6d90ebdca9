"""A position in words: of every game, in every language, from every seat."""

from __future__ import annotations

import pytest
from games.wonderful_world.setting import rolling

from pasch import Rng, Setup, Table, catalogue, load
from pasch.engine.game import Game
from pasch.engine.state import CHANCE, OVER, State
from pasch.facts import Fact, Wording, describe
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
    assert "Cem: on A (2 behind you)" in told[0]
    assert told[1].startswith("Cem: on 12")
    assert "Anna: on 14 (2 ahead of you)" in told[1]


def test_the_hand_is_one_s_own() -> None:
    game = load("nichts_als_aerger")
    state = played(game, 90)
    words = Speaker("de", game.id, NAMES, 0)
    assert describe(game, state, 0, words)["hand"] == "Anna hat auf der Hand: Geisterfahrer."
    assert describe(game, state, -1, words)["hand"] == "Du hast keine Karten."


def test_a_part_without_its_function_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from pasch.games.mal_anders import describe as part

    monkeypatch.delattr(part, "describe")
    game = load("mal_anders")
    with pytest.raises(BrokenPart, match="describe"):
        describe(game, game.start(Setup(2)), 0, Speaker("en", game.id, NAMES[:2], 0))


def told(id: str, seat: int, actions: int, seats: int = 3, **options: bool) -> dict[str, str]:
    """As Anna (or nobody) hears it after so many actions, the last choice each time."""
    game, rng = load(id), Rng(4)
    table = Table(game, Setup(seats, options))
    for _ in range(actions):
        if table.state.actor() == CHANCE:
            table.roll(rng)
        else:
            table.play(table.state.actor(), table.state.legal()[-1])
    speaker = Speaker("en", id, NAMES[:seats], seat)
    return describe(game, table.view(seat), seat, speaker)


def test_grey_men_have_names_for_the_ear() -> None:
    heard = told("wonderful_world", 0, 60)
    assert heard["hand"] == "Anna holds the 1 with the clock and the 6 with the clock."
    assert "Arrow 1: nobody." in heard["where"]
    assert (
        "Arrow 3, sum 9, from the outside: the 6 with the umbrella and the 3 with the newspaper."
        in heard["where"]
    )
    assert f"{heard['hand']} Bo holds the 3 with the clock" in heard["where"]
    assert heard["score"].startswith("Driven away: 1 of 30. In the pile: 14 grey men")
    hidden = told("wonderful_world", 0, 60, open_hands=False)
    assert "Bo holds 2 face-down cards." in hidden["where"]
    assert told("wonderful_world", -1, 60)["hand"] == "You have no cards."


def test_the_liberation_is_told_by_piles_and_dice() -> None:
    state = rolling("1b 4c", dice_of="2 1").state
    words = Speaker("en", "wonderful_world", NAMES[:2], 0)
    heard = describe(load("wonderful_world"), state, 0, words)
    assert heard["where"].startswith(
        "Arrow 1, from the top: the 4 with the hat and the 1 with the briefcase."
    )
    assert heard["hand"] == "Anna has 2 dice."
    assert heard["where"].endswith("Bo has one die.")


def test_cards_of_nichtlustig_have_names_for_the_ear() -> None:
    heard = told("nichtlustig", 0, 60)
    assert heard["hand"] == "Anna, unscored: Lemming 4 5. Anna, special cards: Duck."
    assert "In the middle: Riebmann 2 3 4 5, Yeti 1 2 3 4 5, Lemming 1 3, " in heard["where"]
    assert "Bo: Death 1 lies face up." in heard["where"]
    assert "Cem, scored: Lemming 2." in heard["where"]
    assert heard["score"].startswith("Anna: 2\N{NO-BREAK SPACE}points.")
    assert told("nichtlustig", -1, 60)["hand"] == "You have no cards."
    assert told("nichtlustig", 1, 0)["where"].endswith(
        "Bo: nothing yet. Cem: nothing yet. Anna: nothing yet."
    )


def test_a_negative_value_has_a_true_minus_sign() -> None:
    wording = Wording(Speaker("de"), {})
    assert wording.said(Fact("points", "score", -3), mine=True) == "−3"
