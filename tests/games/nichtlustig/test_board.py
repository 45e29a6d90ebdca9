"""The table as the terminal draws it."""

import pytest
from games.nichtlustig.arrange import GAME, at, stopped

from pasch import Setup
from pasch.console.screen import WIDTH, columns
from pasch.games.nichtlustig.state import Nichtlustig
from pasch.games.nichtlustig.terminal import draw
from pasch.speech import LANGUAGES, Speaker
from pasch.testing.matches import walk

pytestmark = pytest.mark.long

BOARD = """\
Riebmann   R1           R2           R3 Maxim…    R4           R5
Yeti       Y1           Y2           Y3           Y4 Ada ✓     Y5
Lemming    L1           L2 Ada ✝3    L3           L4           L5
Professor  P1 Ada ✓     P2           P3           P4           P5
Dinosaur   D24          D25          D26          D27 Maxi… ✓  D28
R3: in the middle   R3 name: unscored   ✓: scored   ✝4: covered by Death 4
In the middle: ✝1 ✝2 ✝4 ✝5 · UFO, Clown, NF-700, Killer Virus

▸ Ada             1\xa0point   Duck · ✝3 on L2 · Professor: 1 die
  Maximiliane    4\xa0points   Time Machine · Poodle face up (−1)

  1         2         3         4         5         6         7
  black     black     red       red       white     white     pink
  [3]       [3]       Clown     2         [2]       1         5
Roll 2 · sum 11 · [ ] = set aside
These dice would win: R3
=125 sets dice 1, 2 and 5 aside, =0 none, a full stop stops with these dice."""


def lines(state: Nichtlustig, language: str = "en") -> list[str]:
    names = ["Ada", "Maximiliane", "東京東京東京東京東京", "D"]
    return draw(state, Speaker(language, "nichtlustig", names))


def test_the_owner_of_a_dinosaur_can_be_read_among_bots() -> None:
    names = ["Anna", "Bot Ada", "Bot Bela"]
    state = at("R1 | - ", "- | D24 D27", "- | D28 P5 L1", dice="33*2215", throws=2, aside="125")
    drawn = draw(state, Speaker("de", "nichtlustig", names))
    dinosaurs = next(line for line in drawn if line.startswith("Dino"))
    assert dinosaurs.split() == ["Dino", "D24", "Ada", "✓", "D25", "D26", "D27", "Ada", "✓",
                                 "D28", "Bela", "✓"]  # fmt: skip


def test_everything_is_on_the_table() -> None:
    state = at(
        "- | Y4 L2 P1 | T3>L2 | duck",
        "R3 | D27 | T* | time-machine",
        dice="33*2215",
        throws=2,
        aside="125",
    )
    assert "\n".join(line.rstrip() for line in lines(state)) == BOARD


def test_dice_that_would_win_nothing() -> None:
    assert "These dice would win no target card." in lines(at("", "", dice="1234125"))


def test_dice_that_lie_for_good_are_not_called_aside() -> None:
    drawn = lines(stopped("", "", dice="1134125"))
    assert drawn[-1] == "Final dice · sum 12"
    assert "[" not in drawn[-2]


def test_nothing_left_in_the_middle() -> None:
    state = at("- | - | T* T1 T2 T3 T4 T5", "- | - | - | duck ufo clown nf700 time-machine virus")
    assert "In the middle: no Death · no special card" in lines(state)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_moment_of_a_match_fits_the_screen(language: str, seats: int) -> None:
    for table in walk(GAME, Setup(seats), seed=seats):
        assert isinstance(table.state, Nichtlustig)
        for line in lines(table.state, language) if len(table.log) % 7 == 0 else ():
            assert columns(line.rstrip()) <= WIDTH, line
