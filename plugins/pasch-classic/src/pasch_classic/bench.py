"""For `pasch bench peers`: with these options it is OpenSpiel's game of this name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pasch.engine.setup import Setting

OPENSPIEL: Final = "maedn"
OPTIONS: Final[Mapping[str, Setting]] = {"three_tries": False, "jump_home": True}
