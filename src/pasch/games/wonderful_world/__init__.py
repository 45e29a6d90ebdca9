"""Together against thirty grey men around the Earth."""

from pasch.engine.game import Game
from pasch.games.wonderful_world import actions
from pasch.games.wonderful_world.events import tell
from pasch.games.wonderful_world.position import OPTIONS, SEATS, from_position, position, start
from pasch.games.wonderful_world.words import ask, offer, parse, why, write

GAME = Game(
    id="wonderful_world",
    package=__name__,
    version=1,
    seats=SEATS,
    options=OPTIONS,
    actions=actions.COUNT,
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
        "first": "hidden",
        "rows": "cards",
        "beaten": "cards",
        "shown": "cards",
    },
)
