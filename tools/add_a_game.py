"""`python tools/add_a_game.py`: put the templates' files into docs/add-a-game.md, as they are now.

A test tells when the page shows something else.
"""

from __future__ import annotations

import re
from pathlib import Path

from pasch.new_game.template import Names, files_of

PAGE = Path(__file__).parents[1] / "docs" / "add-a-game.md"
SHOWN = re.compile(r"<!-- file: (\S+) -->\n```(\w+)\n.*?```\n", re.DOTALL)


def page(text: str) -> str:
    """The page with every file that it shows as the template has it."""
    files = files_of(Names("zweimal", "Zweimal", "Zweimal"))

    def show(found: re.Match[str]) -> str:
        return f"<!-- file: {found[1]} -->\n```{found[2]}\n{files[found[1]]}```\n"

    return SHOWN.sub(show, text)


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
