"""Run the code of docs/questions.md as it stands there, and put what it finds back into the page.

python docs/pictures/questions.py [--games 4000] [--folder build/questions]
"""

from __future__ import annotations

import argparse
import os
import re
from pathlib import Path
from typing import Any

import polars as pl

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/questions.md"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def answers(page: str, games: int, folder: Path, pictures: Path) -> dict[str, Any]:
    """All names of the code, after it was run with so many games."""
    names: dict[str, Any] = {}
    for number, block in enumerate(BLOCK.findall(page)):
        exec(compile(block, str(PAGE), "exec"), names)
        if number == 0:
            names.update(GAMES=games, FOLDER=folder, PICTURES=pictures)
    return names


def filled(page: str, names: dict[str, Any]) -> str:
    """The page with the tables that were found."""
    return re.sub(
        r"<!-- (\w+) -->\n.*?<!-- end -->",
        lambda found: f"<!-- {found[1]} -->\n{table(names[found[1]])}<!-- end -->",
        page,
        flags=re.DOTALL,
    )


def table(rows: pl.DataFrame) -> str:
    """In Markdown; shares in percent with their interval."""
    columns = [name for name in rows.columns if name != "half"]
    lines = [columns, ["---:" if rows[name].dtype.is_numeric() else "---" for name in columns]]
    for row in rows.iter_rows(named=True):
        told = {**row, "won": f"{row['won']:.1%} ± {row['half']:.1%}", "of": f"{row['of']:,}"}
        lines.append([str(told[name]) for name in columns])
    return "\n" + "".join(f"| {' | '.join(line)} |\n" for line in lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--folder", type=Path, default=ROOT / "build/questions")
    options = parser.parse_args()
    os.chdir(ROOT)
    page = PAGE.read_text("utf-8")
    names = answers(page, options.games, options.folder, PAGE.parent / "pictures")
    PAGE.write_text(filled(page, names), "utf-8")


if __name__ == "__main__":
    main()
