"""For authors of games: the laws that every game keeps, golden transcripts, counts of the tree.

    python -m pasch.testing my_game --tests tests

prints a line for each law; `cases` gives the same suite to pytest, a part for each test, and
`pasch.testing.plugin` makes a fixture of it.
"""

from pasch.testing.breach import Breach, Broken
from pasch.testing.suite import Case, Result, cases, check

__all__ = ["Breach", "Broken", "Case", "Result", "cases", "check"]
