"""What commands refuse besides the engine: like its errors, each with a stable code."""

from __future__ import annotations

import errno
import os

from pasch.engine.errors import PaschError


class BadArguments(PaschError):
    code = "bad_arguments"


class Unwritable(PaschError):
    """`facts["problem"]` is the name of the system's error, such as ENOSPC; `option` names another
    place."""

    code = "unwritable"

    def __init__(
        self, path: str | os.PathLike[str], error: OSError, option: str = "--file"
    ) -> None:
        problem = errno.errorcode.get(error.errno or 0, "")
        reason = error.strerror or ""
        super().__init__(
            f"cannot write {os.fspath(path)}: {reason}",
            {"file": os.fspath(path), "problem": problem, "reason": reason, "option": option},
        )
