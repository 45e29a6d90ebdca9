"""A loud family album: bet on whether the dice make the portrait."""

from pasch.engine.game import Game
from pasch.games.simpsons.position import OPTIONS, SEATS, from_position, position, start
from pasch.games.simpsons.state import ACTIONS
from pasch.games.simpsons.words import ask, offer, parse, tell, why, write

GAME = Game(
    id="simpsons",
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
    facts={"phase": "hidden", "asked": "hidden", "faces": "dice"},
)
