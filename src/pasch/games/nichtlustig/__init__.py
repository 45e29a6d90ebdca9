"""Seven dice, 25 cards to win, and a Death for whoever wins none."""

from pasch.engine.game import Game
from pasch.games.nichtlustig.events import tell
from pasch.games.nichtlustig.notation import parse, write
from pasch.games.nichtlustig.position import OPTIONS, SEATS, position, start
from pasch.games.nichtlustig.reading import from_position
from pasch.games.nichtlustig.reasons import why
from pasch.games.nichtlustig.state import ACTIONS
from pasch.games.nichtlustig.words import ask, offer

GAME = Game(
    id="nichtlustig",
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
    facts={
        "phase": "hidden",
        "aside": "text",
        "rolled": "hidden",
        "deaths": "cards",
        "specials": "cards",
        "scored": "cards",
        "unscored": "cards",
        "worth.dice": "hidden",
        "professors": "hidden",
    },
)
