"""Which game servers are measured with: the one that boardgame.io's server plays beside ours."""

from __future__ import annotations

import json
from pathlib import Path

PEER = Path(__file__).parent / "boardgameio"
GAME: str = json.loads((PEER / "package.json").read_text("utf-8"))["pasch"]["game"]
