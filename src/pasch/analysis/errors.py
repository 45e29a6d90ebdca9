"""What the analysis refuses."""

from __future__ import annotations

from pasch.engine.errors import PaschError


class NotOver(PaschError):
    """Only a finished match can be reviewed."""

    code = "not_over"


class NothingToAnalyse(PaschError):
    """The position or the game has no chances that are computed here."""

    code = "nothing_to_analyse"


class MissingPart(PaschError):
    """An optional package is not installed; `facts["name"]` names it."""

    code = "missing_part"
