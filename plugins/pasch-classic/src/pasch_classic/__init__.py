"""The race round the cross that everybody knows, with its house rules."""

from pasch.engine.game import Game

from .position import OPTIONS, SEATS, from_position, position, start
from .race import ACTIONS
from .words import ask, offer, parse, tell, why, write

GAME = Game(
    id="classic",
    package=__name__,
    version=1,
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
)
