"""For `pasch bench server`: the same game for boardgame.io, measured beside ours."""

from __future__ import annotations

from pathlib import Path
from typing import Final

BOARDGAMEIO: Final = Path(__file__).parent / "boardgameio"
