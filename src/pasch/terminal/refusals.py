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


class NotUnderstood(PaschError):
    """What was typed is neither a choice nor a command."""

    code = "not_understood"


class NeedsApp(PaschError):
    """A server's table is played in the app, which cannot be shown here."""

    code = "needs_app"


class OwnBotUnnamed(PaschError):
    """A match file names a bot from outside; only who plays on may say that its code runs."""

    code = "own_bot_unnamed"


class NoLessons(PaschError):
    """A game that nobody has written lessons for."""

    code = "no_lessons"


class NoPuzzles(PaschError):
    """A game that nobody has made puzzles for."""

    code = "no_puzzles"
