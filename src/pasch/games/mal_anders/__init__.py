"""A quick race with four dice that are used two by two."""

from pasch.engine.game import Game
from pasch.games.mal_anders.position import OPTIONS, SEATS, from_position, position, start
from pasch.games.mal_anders.state import ACTIONS
from pasch.games.mal_anders.words import ask, offer, parse, tell, why, write

GAME = Game(
    id="mal_anders",
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
    facts={"colour": "hidden", "rest": "text"},
)
