"""The board in the terminal."""

from __future__ import annotations

import pytest
from games.wonderful_world.setting import PLAYERS, Play, at, fresh, rolling

from pasch.engine.rng import Rng
from pasch.engine.state import OVER, steps
from pasch.games.wonderful_world.terminal import draw
from pasch.speech import Speaker

pytestmark = pytest.mark.long


def board(play: Play, language: str = "en") -> str:
    return "\n".join(draw(play.state, Speaker(language, "wonderful_world", PLAYERS)))


def test_part_one() -> None:
    play = at("3a 4c 1b | 5b | 6a 2c", "2a 2d ?? | 6b 5c 4f", "1c 1d", 6, turn=1, open_hands=False)
    assert board(play, "de") == (
        "                               ╭──────────╮\n                         – ◄ 1 "
        "│          │ 4 ► –\n                         – ◄ 2 │   ERDE   │ 5 ► [5b] = "
        "5\n            8 = [1b] 4c 3a ◄ 3 │          │ 6 ► 6a [2c] = 8\n              "
        "                 ╰──────────╯\n  a Schirm · b Aktentasche · c Hut · d Uhr · "
        "e Zeitung · f Telefon\n\n  Stapel 7: 1 grauer Herr, 6 Landschaften  ·  "
        "vertrieben: 17\n  Anna            2a Schirm · 2d Uhr · ??\n▸ Ben             "
        "4f Telefon · 5c Hut · 6b Aktentasche"
    )


def test_a_throw_in_part_one() -> None:
    play = at("3a 4c 1b | 5b | 6a 2c", "2a", phase="choosing").does("x2", "d6")
    assert board(play).endswith("\n\n  Roll      6 + ?")
    assert board(play.does("d2")).endswith("\n\n  Roll      2 + 6 = 8")


def test_part_two() -> None:
    play = rolling("1b 5c | 2a 5d | 3a 4b 6c | 4a", "2 0 1")
    play.does("d5", "d6", "d1")
    assert board(play) == (
        "  arrow        1       2       3       4       5       6\n  top         [5c] "
        "   [5d]   ×[6c]×   [4a]     –       –\n  beneath      1b      2a      4b\n    "
        "                           3a\n\n  The liberation: 8 grey men to go  ·  "
        "driven away: 22\n▸ Anna            ■ ■\n  Ben\n  Cleo            ■\n\n  Roll     "
        " 1  5  6"
    )


def test_the_end() -> None:
    won = rolling("1b", "1").does("d1")
    assert "│  EARTH   │" in board(won)
    assert board(won).endswith("The Earth is free!")
    lost = rolling("1b", "1").does("d2")
    assert "[1b]" in board(lost)
    assert board(lost, "de").endswith("Die Erde bleibt grau.")
    stuck = at("4a 3b 5c 6e 1f | 3a 4f 5b 2c", "4b 4c").does("0")
    assert "4b briefcase · 4c hat" in board(stuck)
    assert board(stuck).endswith("The Earth stays grey.")


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("seats", [1, 4])
def test_it_fits_eighty_columns(seats: int, language: str) -> None:
    speaker = Speaker(language, "wonderful_world", ["Bartholomäus der Unermüdliche"] * seats)
    rng = Rng(4)
    for _ in range(5):
        state = fresh(seats).state
        while state.actor() != OVER:
            assert max(len(line) for line in draw(state, speaker)) <= 80
            possible = steps(state)
            state.apply(possible[int(rng.below(len(possible)))])
        assert max(len(line) for line in draw(state, speaker)) <= 80
