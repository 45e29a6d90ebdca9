"""The old race around the board, with 52 cards that spoil it."""

from pasch.engine.game import Game
from pasch.games.nichts_als_aerger.events import tell
from pasch.games.nichts_als_aerger.notation import parse, write
from pasch.games.nichts_als_aerger.offers import ask, offer
from pasch.games.nichts_als_aerger.position import FORMER, OPTIONS, SEATS, position, start
from pasch.games.nichts_als_aerger.reading import from_position
from pasch.games.nichts_als_aerger.reasons import why
from pasch.games.nichts_als_aerger.routine import routine
from pasch.games.nichts_als_aerger.rules.actions import ACTIONS
from pasch.games.nichts_als_aerger.windows import window

GAME = Game(
    id="nichts_als_aerger",
    package=__name__,
    version=2,  # 1: NA-55 for every roll; NA-79 Trio in the deck of teams for points too
    former=tuple(FORMER),
    seats=SEATS,
    options=OPTIONS,
    actions=ACTIONS,
    start=start,
    write=write,
    parse=parse,
    tell=tell,
    ask=ask,
    offer=offer,
    why=why,
    position=position,
    from_position=from_position,
    facts={"colour": "hidden", "chosen": "hidden", "first_pile": "hidden", "plays": "hidden"},
    window=window,
    routine=routine,
)
