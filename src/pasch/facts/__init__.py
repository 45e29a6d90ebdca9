"""The facts of a position, for boards that know no game: the page's and the terminal's.

`shape` finds out once what the fields of a game's positions are (dice, cards, one entry per seat),
`about` adds their names in a language, and `facts` lists those of one position; `describe` says
them in sentences.  The page gets `about` from the server and lists them by the same rules
(web/src/generic/facts.ts).
"""

from pasch.facts.describing import describe
from pasch.facts.listing import Fact, Facts, facts
from pasch.facts.naming import About, about, label, name_of
from pasch.facts.shape import Shape, shape
from pasch.facts.wording import Wording

__all__ = [
    "About", "Fact", "Facts", "Shape", "Wording", "about", "describe", "facts", "label", "name_of",
    "shape",
]  # fmt: skip
