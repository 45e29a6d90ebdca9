"""What the terminal refuses besides the engine: like its errors, each with a stable code."""

from __future__ import annotations

from pasch.engine.errors import PaschError


class UnknownRule(PaschError):
    code = "unknown_rule"


class NothingToResume(PaschError):
    code = "nothing_to_resume"


class FileExists(PaschError):
    """A new match never takes the place of an old one."""

    code = "file_exists"


class Ambiguous(PaschError):
    """What was typed fits several choices."""

    code = "ambiguous_move"
