"""The board in the terminal."""

import pytest
from games.simpsons.arrange import NAMES, Spot, at, simpsons, started

from pasch import HIDDEN
from pasch.console.screen import columns
from pasch.games.simpsons import GAME
from pasch.games.simpsons.terminal import draw
from pasch.speech import Speaker

pytestmark = pytest.mark.long


def drawn(spot: Spot, language: str = "en") -> list[str]:
    return draw(simpsons(spot), Speaker(language, GAME.id, NAMES[: len(spot.chips)]))


def test_a_throw_in_the_middle() -> None:
    spot = at(13, 10, 4, bank=123, used="children", dice=3).play("bart 1c +2 -4")
    assert drawn(spot.throw("lisa joker")) == [
        "Family album",
        "  Homer              Homer                            1 to 3 dice",
        "  Marge              Marge                            1 to 3 dice",
        "▸ Bart               Bart                             1 to 3 dice  chosen",
        "  Lisa               Lisa                             1 to 3 dice",
        "  Maggie             Maggie                           1 to 3 dice",
        "× The Kids           Bart, Lisa, Maggie               3 to 6 dice  done",
        "  Why You Little…!   Homer, 3\xa0×\xa0Bart                  4 to 8 dice",
        "  The Whole Family   Homer, Marge, Bart, Lisa, Maggie 5 to 8 dice",
        "",
        "■ blue chip: 5, ● red chip: 1",
        "▸ Ralf                13 = 2 ■ + 3 ●      rolls, 1\xa0chip for it",
        "  Heike               10 = 1 ■ + 5 ●      2\xa0chips for it",
        "  Anke                 4 = 4 ●            4\xa0chips against it",
        "  Bank               123",
        "",
        "In the cup: 3 dice",
        "[ Lisa ] [Joker ] [      ]",
    ]


def test_a_hidden_bet_is_not_drawn() -> None:
    state = simpsons(started().play("bart 1c 1d")).copy()
    state.apply(HIDDEN)
    lines = drawn(Spot(state), "de")
    assert "  Heike               10 = 1 ■ + 5 ●      verdeckt gesetzt" in lines
    assert "▸ Anke                10 = 1 ■ + 5 ●" in lines
    assert lines[-1] == "Im Becher: ein Würfel"


def test_the_end_has_no_cup_and_nobody_rolls() -> None:
    over = at(2, 10, 10, bank=20).play("bart 2c 1d +3 -4").throw("lisa")
    assert drawn(over)[-4:] == [
        "  Ralf                 0 = 0 ●",
        "  Heike               10 = 1 ■ + 5 ●",
        "  Anke                10 = 1 ■ + 5 ●",
        "  Bank                22",
    ]


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_widest_board_fits(language: str) -> None:
    spot = at(180, 100, 100, 100, bank=20, used="family", dice=3).play("bart 5c +5 -5 -5")
    lines = draw(
        simpsons(spot.throw("maggie maggie")),
        Speaker(language, GAME.id, ["Maximiliane Charlotte"] * 4),
    )
    assert max(map(columns, lines)) <= 80
