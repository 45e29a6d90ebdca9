"""The deck: which cards are in the box.  Whoever owns another box corrects it here.

A card's kind is its place in this table; kind + 61 is the number of its rule.  The last column
says whether its text is documented, or only its name, the rest being reconstructed.
"""

from __future__ import annotations

from typing import Final

from pasch.games.nichts_als_aerger.cards.aetsch import Aetsch
from pasch.games.nichts_als_aerger.cards.bombe import Bombe
from pasch.games.nichts_als_aerger.cards.champion import Champion
from pasch.games.nichts_als_aerger.cards.denkste import Denkste
from pasch.games.nichts_als_aerger.cards.diaet import Diaet
from pasch.games.nichts_als_aerger.cards.die_chance import DieChance
from pasch.games.nichts_als_aerger.cards.duell import Duell
from pasch.games.nichts_als_aerger.cards.farbenkoenig import Farbenkoenig
from pasch.games.nichts_als_aerger.cards.geburtstag import Geburtstag
from pasch.games.nichts_als_aerger.cards.geisterfahrer import Geisterfahrer
from pasch.games.nichts_als_aerger.cards.gesetz import Gesetz
from pasch.games.nichts_als_aerger.cards.gib import Gib
from pasch.games.nichts_als_aerger.cards.grosser_start import GrosserStart
from pasch.games.nichts_als_aerger.cards.grossmut import Grossmut
from pasch.games.nichts_als_aerger.cards.hypnose import Hypnose
from pasch.games.nichts_als_aerger.cards.karate import Karate
from pasch.games.nichts_als_aerger.cards.knobelrunde import Knobelrunde
from pasch.games.nichts_als_aerger.cards.marathon import Marathon
from pasch.games.nichts_als_aerger.cards.nimm import Nimm
from pasch.games.nichts_als_aerger.cards.platztausch import Platztausch
from pasch.games.nichts_als_aerger.cards.polonaise import Polonaise
from pasch.games.nichts_als_aerger.cards.prophezeiung import Prophezeiung
from pasch.games.nichts_als_aerger.cards.schneckenbonus import Schneckenbonus
from pasch.games.nichts_als_aerger.cards.siebenmeilenstiefel import Siebenmeilenstiefel
from pasch.games.nichts_als_aerger.cards.trio import Trio
from pasch.games.nichts_als_aerger.cards.wuerfel_menue import WuerfelMenue
from pasch.games.nichts_als_aerger.rules.card import IN_TURN, JEDERZEIT, SOFORT, Card, Deck
from pasch.games.nichts_als_aerger.rules.excess import Excess
from pasch.games.nichts_als_aerger.rules.turn import Turn

TEXT: Final = True  # documented
NAME: Final = False  # reconstructed

CARDS: Final[list[Card]] = [
    Champion("champion", 61, 1, SOFORT, TEXT),
    Diaet("diaet", 62, 1, SOFORT, TEXT),
    DieChance("die_chance", 63, 1, SOFORT, TEXT),
    Gesetz("gesetz", 64, 1, SOFORT, TEXT),
    Gib("gib", 65, 1, SOFORT, TEXT),
    Grossmut("grossmut", 66, 1, SOFORT, TEXT),
    Knobelrunde("knobelrunde", 67, 1, SOFORT, TEXT),
    Nimm("nimm", 68, 1, SOFORT, TEXT),
    Denkste("denkste", 69, 4, JEDERZEIT, TEXT),
    Aetsch("aetsch", 70, 2, JEDERZEIT, TEXT),
    Karate("karate", 71, 3, JEDERZEIT, NAME),
    Bombe("bombe", 72, 3, IN_TURN, TEXT),
    Duell("duell", 73, 3, IN_TURN, NAME),
    Hypnose("hypnose", 74, 2, IN_TURN, TEXT),
    Polonaise("polonaise", 75, 2, IN_TURN, TEXT),
    Schneckenbonus("schneckenbonus", 76, 1, IN_TURN, TEXT),
    Siebenmeilenstiefel("siebenmeilenstiefel", 77, 4, IN_TURN, NAME),
    Marathon("marathon", 78, 3, IN_TURN, NAME),
    Trio("trio", 79, 1, IN_TURN, NAME),
    Geburtstag("geburtstag", 80, 2, IN_TURN, NAME),
    Prophezeiung("prophezeiung", 81, 3, IN_TURN, NAME),
    WuerfelMenue("wuerfel_menue", 82, 3, IN_TURN, NAME),
    Geisterfahrer("geisterfahrer", 83, 3, IN_TURN, NAME),
    Platztausch("platztausch", 84, 3, IN_TURN, TEXT),
    GrosserStart("grosser_start", 85, 1, IN_TURN, TEXT),
    Farbenkoenig("farbenkoenig", 86, 1, IN_TURN, NAME),
]
NAMES: Final = [card.id for card in CARDS]
LATE: Final = [NAMES.index(id) for id in ("nimm", "gib", "gesetz")]  # NA-4
NOT_FROM_FIVE_ON: Final = [NAMES.index("trio")]  # NA-2
DECK: Final = Deck([*CARDS, Turn(), Excess()], LATE, NOT_FROM_FIVE_ON)
