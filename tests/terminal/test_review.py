"""`pasch review` to the letter, of figures that no luck has a part in."""

from __future__ import annotations

from io import StringIO

import pasch
from pasch.analysis.estimate import Estimate
from pasch.analysis.moments import Moment
from pasch.analysis.review import Player, Review, Step
from pasch.console.screen import Screen
from pasch.engine.message import Message
from pasch.speech import Speaker
from pasch.terminal.review import tell

GAME = pasch.load("mal_anders")
TABLE = pasch.Table(GAME, pasch.Setup(2, first=0), ["Anna", "Ben"])
VIEW = GAME.from_position(
    GAME.position(TABLE.state)
    | {"throws": 1, "dice": [2, 3, 4, 4]}
    | {"pieces": [{"colour": colour, "beside": 2, "on": on}
                  for colour, on in (("yellow", ["4", "12"]), ("red", ["21", "8"]))]}
)  # fmt: skip
NAMES = {GAME.write(VIEW, action): action for action in VIEW.legal()}
CHOSEN, BEST = NAMES["2+4:A"], NAMES["2+3:4-9"]


def step(
    number: int,
    actor: int,
    loss: float = 0.0,
    error: float = 0.0,
    change: float = 0.0,
    told: tuple[Message, ...] = (),
) -> Step:
    """Ben has whatever Anna has not."""
    moment = Moment(number - 1, number, actor, VIEW, VIEW, VIEW, CHOSEN, True, told)
    before, changes = (0.4, 0.6), (change, -change)
    return Step(
        moment,
        [Estimate(worth) for worth in before],
        [Estimate(worth, 0.02) for worth in changes],
        BEST,
        Estimate(loss, error),
    )


STEPS = [
    step(1, 0, loss=0.05),  # the fourth of Anna's mistakes, who is told three
    step(2, 0, loss=0.2),
    step(3, -1, change=0.35, told=(Message("throw", {"seat": 0, "a": 1, "b": 2, "c": 3, "d": 4}),)),
    step(4, 0, loss=0.1, change=-0.25),
    step(5, 1, loss=0.5, error=0.17),  # not beyond three of its errors
    step(6, 0, loss=0.3, error=0.01),
    step(7, 1, loss=0.04, error=0.001),
    step(8, 1, loss=0.0101, error=0.0001),  # surely, but too little to tell of
]
REVIEW = Review(
    STEPS,
    [
        Player(Estimate(0.4, 0.01), Estimate(0.72, 0.03), Estimate(-0.125, 0.02),
               Estimate(0.005, 0.001), 1.0, Estimate(0.65, 0.04)),
        Player(Estimate(0.6), Estimate(-0.6, 0.015), Estimate(0.0), Estimate(0.0), 0.0,
               Estimate(0.0)),
    ],
    [1.0, 0.0], 12, [2, 3], Message("players-2"),
)  # fmt: skip

TOLD = """
── mal anders: was that luck? ──────────────────────────────────────────────────

The chance of winning, from the first step to the last
  Anna   40% ▄▄▄▄▄▄▄▄█ 100%
  Ben    60% ▅▅▅▅▅▅▅▅▁ 0%

Anna, in percentage points of the chance of winning
  luck with dice and cards          +72.0 ± 3.0
  own moves, compared with a bot’s  −12.5 ± 2.0
  the others’ moves, likewise        +0.5 ± 0.1
  compared with the best moves      −65.0 ± 4.0

Ben, in percentage points of the chance of winning
  luck with dice and cards          −60.0 ± 1.5
  own moves, compared with a bot’s   +0.0 ± 0.0
  the others’ moves, likewise        +0.0 ± 0.0
  compared with the best moves       +0.0 ± 0.0

The turning points
    3  Anna rolls 1, 2, 3 and 4.
       Anna: 40% → 75% (± 2.0)
    4  Anna chooses: 2 + 4: bring a piece onto A (4 ahead of and 9 behind Ben).
       Anna: 40% → 15% (± 2.0)

Where Anna gave away the most
    6  Chosen: 2 + 4: bring a piece onto A (4 ahead of and 9 behind Ben).
       Better: 2 + 3: from 4 to 9, sending Ben’s piece back (11 behind Ben).
       That cost 30.0 percentage points (± 1.0).
    2  Chosen: 2 + 4: bring a piece onto A (4 ahead of and 9 behind Ben).
       Better: 2 + 3: from 4 to 9, sending Ben’s piece back (11 behind Ben).
       That cost 20.0 percentage points (± 0.0).
    4  Chosen: 2 + 4: bring a piece onto A (4 ahead of and 9 behind Ben).
       Better: 2 + 3: from 4 to 9, sending Ben’s piece back (11 behind Ben).
       That cost 10.0 percentage points (± 0.0).

Where Ben gave away the most
    7  Chosen: 2 + 4: bring a piece onto A (4 ahead of and 9 behind Ben).
       Better: 2 + 3: from 4 to 9, sending Ben’s piece back (11 behind Ben).
       That cost 4.0 percentage points (± 0.1).

Chances as they come true among casual players; for the curve every position was
played to its end 12 times. ± is the standard error.
"""


def shown(review: Review = REVIEW) -> str:
    out = StringIO()
    tell(TABLE, review, Screen(out), Speaker("en", "mal_anders", TABLE.names))
    return out.getvalue()


def test_a_review_is_told_from_the_chart_to_the_mistakes() -> None:
    """Of each the three worst mistakes, the worst first, and only what surely was one."""
    assert shown() == TOLD


def test_where_nothing_turned_and_nobody_erred_nothing_is_made_up() -> None:
    quiet = [each for each in STEPS if each.loss.least <= 0.01]
    told = shown(REVIEW._replace(steps=quiet, turning_points=[], measure=None))
    assert "gave away" not in told
    assert Speaker("en").key("review-no-turning-points") in told
    assert " → " not in told
