"""Its parts for terminal, bots, hints and odds."""

from __future__ import annotations

import pytest
from arrange import GAME, at

from pasch import Setup
from pasch.analysis.hints import hints
from pasch.analysis.odds import odds
from pasch.bots.league import matches
from pasch.speech import LANGUAGES, Speaker
from pasch.terminal.board import draw
from pasch.testing.matches import moments

NAMES = ("Ada", "Ben", "Cleo", "Dora")


def test_the_board_shows_every_piece_where_the_player_to_act_counts_it() -> None:
    lines = draw(GAME, at("3 a", "20", die=4), Speaker("en", GAME.id, NAMES[:2]))
    assert "●3" in lines[4]  # the left arm
    assert "●a" in lines[5]
    assert "[4]" in lines[5]
    assert "■A" in lines[4]  # red's 20 is where yellow enters
    assert "waiting: ● ●" in "\n".join(lines)


def test_two_on_a_field_are_seen() -> None:
    assert any(
        "●●3" in line
        for line in draw(GAME, at("3 3", "", blockades=True), Speaker("en", GAME.id, NAMES[:2]))
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_board_never_exceeds_eighty_columns(seats: int, language: str) -> None:
    speaker = Speaker(language, GAME.id, ("A name of fourteen",) * seats)
    for _, state, _, _ in moments(GAME, Setup(seats), 3, 20):
        for line in draw(GAME, state, speaker):
            assert len(line) <= 80, line


def test_a_hint_says_why() -> None:
    nearly_home = at("15 30 c d", "38 b c d", die=3)
    found = hints(GAME, nearly_home, playouts=60, games=60, clock=False)
    speaker = Speaker("en", GAME.id, NAMES[:2])
    assert found[0].action == GAME.read(nearly_home, "15-18")
    assert any(speaker.say(each) == "sends Ben’s piece back" for each in found[0].why)


def test_odds_are_exact_where_one_die_decides() -> None:
    _, danger, entering = odds(GAME, at("25", "3"))  # red's 3 is two fields behind
    assert [float(line.worth) for line in danger.lines] == [pytest.approx(1 / 6)]
    assert float(entering.lines[1].worth) == pytest.approx(91 / 216)


def test_the_levels_are_in_order() -> None:
    """Fixed seeds, on the same dice with seats exchanged."""
    assert matches(GAME, (2, 1), 60, 2).rate > 0.6
    assert matches(GAME, (3, 2), 24, 2).rate > 0.5
