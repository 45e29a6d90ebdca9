"""`python -m pasch.testing GAME --write --tests FOLDER`: goldens and tree counts anew."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from pathlib import Path

from pasch import load
from pasch.testing import golden, perft


def main() -> int:
    parser = ArgumentParser(prog="python -m pasch.testing", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--write", action="store_true", required=True)
    parser.add_argument("--tests", type=Path, default=Path("tests"))
    options = parser.parse_args()
    game = load(options.game)
    golden.write(game, options.tests)
    perft.write(game, options.tests)
    return 0


if __name__ == "__main__":
    sys.exit(main())
