"""Which game servers are measured with: the one that boardgame.io's server plays beside ours."""

from __future__ import annotations

from pasch.bench.peer import ported

GAME, PEER = ported()
